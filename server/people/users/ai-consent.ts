import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { OperatorSettings, SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface AiConsent {
  host: string
  /** Null if the user has not answered for this host. */
  isAllowed: boolean | null
}

/** @returns null if the server uses no AI service outside the operator's network */
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

export async function allowsAi(db: ReadDb, userId: string, operatorSettings: OperatorSettings): Promise<boolean> {
  const consent = await readAiConsent(db, userId, operatorSettings)
  return consent === null || consent.isAllowed === true
}

/** @throws AppError CONFLICT when the AI service has changed since the user was asked */
export async function saveAiConsent(
  signedInUser: SignedInUser,
  operatorSettings: OperatorSettings,
  { host, isAllowed }: AiConsent,
): Promise<void> {
  if (host !== operatorSettings.externalAi)
    throw new AppError('CONFLICT', msg`The AI service has changed. Reload, then decide again.`)
  await signedInUser.write((db) =>
    db
      .updateTable('users')
      .set({ aiConsentHost: host, aiConsent: isAllowed })
      .where('id', '=', signedInUser.userId)
      .execute(),
  )
}
