import { createHash, randomUUID } from 'node:crypto'
import type { Storage } from '../../../server/adapters/storage.ts'
import { receiveDocument } from '../../../server/intake/documents/write.ts'
import { claimUpload } from '../../../server/intake/uploads/uploads.ts'
import type { OperatorSettings, Tenant } from '../../../server/platform/tenancy/tenant.ts'
import { selfHosted } from '../../support/data/terms.ts'

export async function receive(
  storage: Storage,
  tenant: Tenant,
  contentType: string,
  bytes: Buffer,
  operatorSettings: OperatorSettings = selfHosted,
) {
  const storagePath = await storeFile(storage, tenant, contentType, bytes)
  return tenant.write(async (db) =>
    receiveDocument(db, tenant, operatorSettings, await claimUpload(db, tenant, storagePath)),
  )
}

export async function storeFile(storage: Storage, tenant: Tenant, contentType: string, bytes: Buffer): Promise<string> {
  const storagePath = `${tenant.organizationId}/2026/03/${randomUUID()}`
  await storage.putBytes(storagePath, bytes, contentType)
  await tenant.write((db) =>
    db
      .insertInto('uploads')
      .values({
        fileName: 'file',
        contentType,
        storagePath,
        state: 'uploaded',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
        expiresAt: new Date(Date.now() + 60_000),
      })
      .execute(),
  )
  return storagePath
}

export function creditsOf(tenant: Tenant): Promise<number> {
  return tenant.read(async (db) => {
    const rows = await db.selectFrom('aiUsage').select('credits').where('state', '<>', 'returned').execute()
    return rows.reduce((sum, { credits }) => sum + credits, 0)
  })
}
