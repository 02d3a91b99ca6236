import { AppError } from '../../base/errors.ts'
import type { OperatorSettings, SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** A user's answer to whether their messages and documents may go to the operator's external AI service. */
export interface AiConsent {
  host: string
  /** Null: the user was not asked yet, or was asked about another host. */
  isAllowed: boolean | null
}

/** Joins a transaction. @returns null where there is no AI service outside of the operator's own network */
export async function readAiConsent(
  db: ReadDb,
  userId: string,
  { externalAi }: OperatorSettings,
): Promise<AiConsent | null> {
  if (!externalAi) return null
  const user = await db
    .selectFrom('users')
    .select(['aiConsentHost', 'aiConsent'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return { host: externalAi, isAllowed: user?.aiConsentHost === externalAi ? user.aiConsent : null }
}

/** Joins a transaction. A service inside of the operator's own network needs no consent. */
export async function allowsAi(db: ReadDb, userId: string, terms: OperatorSettings): Promise<boolean> {
  const consent = await readAiConsent(db, userId, terms)
  return consent === null || consent.isAllowed === true
}

/** @throws AppError CONFLICT when the service has changed since the user was asked */
export async function saveAiConsent(
  person: SignedInUser,
  terms: OperatorSettings,
  { host, isAllowed }: AiConsent,
): Promise<void> {
  if (host !== terms.externalAi)
    throw new AppError('CONFLICT', 'The AI service has changed. Reload, then decide again.')
  await person.write((db) =>
    db
      .updateTable('users')
      .set({ aiConsentHost: host, aiConsent: isAllowed })
      .where('id', '=', person.userId)
      .execute(),
  )
}
