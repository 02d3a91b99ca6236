import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppLogin } from '../../../migrations/roles.ts'
import {
  findLastActiveSession,
  listMessages,
  readMessageChanges,
} from '../../../server/assistant/conversations/read.ts'
import { deleteMessage, sendMessage, startSession } from '../../../server/assistant/conversations/write.ts'
import { getDocument } from '../../../server/intake/documents/read.ts'
import { countPendingItems } from '../../../server/intake/documents/staged-items.ts'
import { createTransaction } from '../../../server/ledger/transactions/write.ts'
import { initializeProfile } from '../../../server/people/users/write.ts'
import { openPool } from '../../../server/platform/database/database.ts'
import type { Role } from '../../../server/platform/database/tables.ts'
import { createTenant, type Tenant } from '../../../server/platform/tenancy/tenant.ts'
import { beginTenantTransaction } from '../../../server/platform/tenancy/tenant-transaction.ts'
import { selfHosted } from '../../support/data/terms.ts'
import { type StartedDatabase, startDatabase } from '../../support/servers/database.ts'

let dataDir: string
let postgres: StartedDatabase
let pool: pg.Pool
let count = 0

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'purser-members-'))
  postgres = await startDatabase(dataDir)
  pool = openPool(await createAppLogin(postgres.url, 'a password'), 4)
})

afterAll(async () => {
  await pool?.end()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a Viewer can ask for figures but cannot record anything', async () => {
  const ada = await signUp()
  await createTransaction(ada, { type: 'EXPENSE', amount: '12.50', date: '2026-03-02', description: 'Lunch' })
  const victor = await join(ada, 'VIEWER')
  const { id } = await startSession(victor)

  const { assistantMessage } = await sendMessage(
    victor,
    { operatorSettings: selfHosted, model: null },
    {
      sessionId: id,
      text: 'How much did I spend this month?',
    },
  )
  expect(assistantMessage.content).toContain('$12.50')

  for (const text of ['spent 3 on coffee', 'Set my grocery budget to 400']) {
    const { assistantMessage: rejected } = await sendMessage(
      victor,
      { operatorSettings: selfHosted, model: null },
      { sessionId: id, text },
    )
    expect(rejected).toMatchObject({ role: 'ASSISTANT', documentId: null })
    expect(rejected.content).toContain('Your role in this organization lets you ask')
  }
  const file = { sessionId: id, storagePath: 'a/b', fileName: 'a.pdf', contentType: 'application/pdf' }
  await expect(sendMessage(victor, { operatorSettings: selfHosted, model: null }, file)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await countPendingItems(ada)).toBe(0)
})

test("a member cannot see another member's assistant sessions", async () => {
  const ada = await signUp()
  const ben = await join(ada, 'ADMIN')
  const { id: sessionId } = await startSession(ada)
  const { userMessage, assistantMessage } = await sendMessage(
    ada,
    { operatorSettings: selfHosted, model: null },
    { sessionId, text: 'spent 3 on coffee' },
  )

  expect(await findLastActiveSession(ben)).toBeUndefined()
  await expect(listMessages(ben, sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    sendMessage(ben, { operatorSettings: selfHosted, model: null }, { sessionId, text: 'help' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(deleteMessage(ben, userMessage.id, sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await countPendingItems(ben)).toBe(1)
  const documentId = assistantMessage.documentId ?? ''
  expect((await getDocument(ada, documentId)).title).toBe('spent 3 on coffee')
  expect((await getDocument(ben, documentId)).title).toBe('Typed entry')

  // All members can see the document, but only its author sees the message.
  const change = { kind: 'document', recordId: assistantMessage.documentId ?? '', action: 'UPDATED' as const }
  const changes = [{ ...change, number: 1n, batchId: '' }]
  expect((await readMessageChanges(ben, { cursor: '', changes })).messages).toEqual([])
  expect((await readMessageChanges(ada, { cursor: '', changes })).messages).toMatchObject([{ id: assistantMessage.id }])
})

async function signUp(): Promise<Tenant> {
  const { uid, organizationId } = await makeProfile()
  return createTenant(pool, { uid, organizationId, via: 'server' }, '2026-03-20', () => {})
}

async function join(host: Tenant, role: Role): Promise<Tenant> {
  const { uid, userId } = await makeProfile()
  await host.write((db) => db.insertInto('memberships').values({ userId, role }).execute())
  return createTenant(pool, { uid, organizationId: host.organizationId, via: 'server' }, '2026-03-20', () => {})
}

async function makeProfile() {
  count += 1
  const uid = `person-${count}`
  const tenantTransaction = await beginTenantTransaction(pool, 'read write', { uid, via: 'server' })
  const signedIn = {
    uid,
    email: `${uid}@example.test`,
    emailVerified: true,
    name: 'Ada Black',
    signedInAt: 0,
    expiresAt: 0,
  }
  const me = await initializeProfile(tenantTransaction.db, selfHosted, signedIn, 'Ada Black')
  await tenantTransaction.commit()
  return { uid, userId: me.id, organizationId: me.defaultPersonalOrganization?.id }
}
