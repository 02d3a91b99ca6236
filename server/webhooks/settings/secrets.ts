import { sql } from 'kysely'
import { createWebhookSecret } from '../../adapters/webhook-signature.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

const purpose = 'webhook secret'

/**
 * Creates a secret, which only this call returns. The former secret stays valid for a day, so that the receiver can be
 * changed meanwhile; an older one ends now.
 */
export async function addSecret(db: WriteDb, signer: Signer, webhookId: string): Promise<string> {
  await db.deleteFrom('webhookSecrets').where('webhookId', '=', webhookId).where('endsAt', 'is not', null).execute()
  await db
    .updateTable('webhookSecrets')
    .set({ endsAt: sql`now() + interval '1 day'` })
    .where('webhookId', '=', webhookId)
    .execute()
  const secret = createWebhookSecret()
  await db
    .insertInto('webhookSecrets')
    .values({ webhookId, secret: signer.encryptText(purpose, secret) })
    .execute()
  return secret
}

/** Returns the valid secrets, the newest first. A secret of a key that the server no longer has is left out. */
export async function listSecrets(db: ReadDb, signer: Signer, webhookId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhookSecrets')
    .select('secret')
    .where('webhookId', '=', webhookId)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', sql<Date>`now()`)]))
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ secret }) => signer.decryptText(purpose, secret) ?? [])
}
