import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../base/errors.ts'
import { creditsAllowed } from '../people/billing/limits.ts'
import { countPackCredits, drawFromPacks, lockPacks, returnToPacks } from '../people/billing/packs.ts'
import type { DocumentKind } from '../platform/database/tables.ts'
import type { OperatorSettings, Tenant } from '../platform/tenancy/tenant.ts'
import type { WriteDb } from '../platform/tenancy/tenant-transaction.ts'

/** The pages that one credit covers. Each further credit covers the same number (product, Plans). */
const pagesPerCredit = 5

/**
 * Reserves a credit for a document unless one is already reserved. Locks the user's row, so that two documents cannot
 * take the same last credit. The same file is free again within 24 hours. The monthly allowance is used before packs.
 * @throws AppError NO_CREDITS if no credit is left this month
 */
export async function reserveCredit(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  { id, kind, sha256 }: { id: string; kind: DocumentKind; sha256: Buffer | null },
): Promise<void> {
  if (await isReserved(db, id)) return
  const source = await findCredit(db, tenant, operatorSettings, sha256)
  const usage = await db
    .insertInto('aiUsage')
    .values({ documentId: id, kind: kind === 'VOICE' ? 'voice' : 'document', credits: source === 'none' ? 0 : 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (source === 'pack') await drawFromPacks(db, usage.id, 1)
}

/**
 * Checks the credits before a file is stored.
 * @returns true if reading the file is free
 * @throws AppError NO_CREDITS if reading is not free and no credit is left this month
 */
export async function requireCredit(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  sha256: Buffer | null,
): Promise<boolean> {
  return (await findCredit(db, tenant, operatorSettings, sha256)) === 'none'
}

/** Returns where the next credit comes from, or 'none' if reading the file is free. */
async function findCredit(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  sha256: Buffer | null,
): Promise<'monthly' | 'pack' | 'none'> {
  if (sha256 !== null && (await wasReadToday(db, sha256))) return 'none'
  if ((await countMonthlyLeft(db, tenant, operatorSettings)) > 0) return 'monthly'
  await lockPacks(db)
  if ((await countPackCredits(db)) > 0) return 'pack'
  throw new AppError(
    'NO_CREDITS',
    msg`You have no AI credits left this month. They renew on the 1st. You can still ask questions and add transactions.`,
  )
}

/**
 * Charges a read document by its pages, up to the credits that are left.
 * @returns the total credits of all readings of the document
 */
export async function settleCredits(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  documentId: string,
  pages: number,
): Promise<number> {
  const further = Math.max(0, Math.ceil(pages / pagesPerCredit) - 1)
  const monthly = Math.min(further, await countMonthlyLeft(db, tenant, operatorSettings))
  if (monthly === further) return settle(db, documentId, further, 0)
  await lockPacks(db)
  const drawn = Math.min(further - monthly, await countPackCredits(db))
  return settle(db, documentId, monthly + drawn, drawn)
}

/**
 * Charges a read document the reserved credit.
 * @returns the total credits of all readings of the document
 */
export function settleCredit(db: WriteDb, documentId: string): Promise<number> {
  return settle(db, documentId, 0, 0)
}

/** @param drawn the part of the further credits that comes from packs */
async function settle(db: WriteDb, documentId: string, further: number, drawn: number): Promise<number> {
  const { sha256 } = await db
    .selectFrom('documents')
    .select('sha256')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const isFree = sha256 !== null && (await wasReadToday(db, sha256))
  const charged = await db
    .updateTable('aiUsage')
    .set((eb) => ({
      state: 'settled',
      credits: isFree
        ? 0
        : eb
            .case()
            .when('credits', '=', 0)
            .then(0)
            .else(eb('credits', '+', further))
            .end(),
    }))
    .where('documentId', '=', documentId)
    .where('state', '=', 'reserved')
    .returning(['id', 'credits'])
    .execute()
  for (const { id, credits } of charged) {
    if (credits === 0) await returnToPacks(db, [id])
    else if (drawn > 0) await drawFromPacks(db, id, drawn)
  }
  const settled = await db
    .selectFrom('aiUsage')
    .select('credits')
    .where('documentId', '=', documentId)
    .where('state', '=', 'settled')
    .execute()
  return settled.reduce((total, { credits }) => total + credits, 0)
}

/** Returns the reserved credits of a failed or empty reading. */
export async function returnCredits(db: WriteDb, documentId: string): Promise<void> {
  const returned = await db
    .updateTable('aiUsage')
    .set({ state: 'returned' })
    .where('documentId', '=', documentId)
    .where('state', '=', 'reserved')
    .returning('id')
    .execute()
  await returnToPacks(
    db,
    returned.map(({ id }) => id),
  )
}

/** Returns the reserved credits of a file if none of its documents is still to be read. */
export async function returnUnlessRead(db: WriteDb, fileId: string): Promise<void> {
  const atWork = await db
    .selectFrom('documents')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', fileId), eb('partOf', '=', fileId)]))
    .where('stage', 'in', ['RECEIVED', 'READING'])
    .where('state', '=', 'STAGING')
    .limit(1)
    .executeTakeFirst()
  if (!atWork) await returnCredits(db, fileId)
}

/** Inserts that reference the user do not wait for this lock, which prevents a deadlock between two documents. */
async function countMonthlyLeft(db: WriteDb, { userId }: Tenant, operatorSettings: OperatorSettings): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ used: number }>`select ai_credits_used(${userId}) as used`.execute(db)
  // A member who used more before a smaller plan has none left.
  return Math.max(0, (await creditsAllowed(db, userId, operatorSettings)) - (rows[0]?.used ?? 0))
}

async function isReserved(db: WriteDb, documentId: string): Promise<boolean> {
  const reserved = await db
    .selectFrom('aiUsage')
    .select('id')
    .where('documentId', '=', documentId)
    .where('state', '=', 'reserved')
    .limit(1)
    .executeTakeFirst()
  return reserved !== undefined
}

async function wasReadToday(db: WriteDb, sha256: Buffer): Promise<boolean> {
  const earlier = await db
    .selectFrom('aiUsage')
    .innerJoin('documents', 'documents.id', 'aiUsage.documentId')
    .select('aiUsage.id')
    .where('documents.sha256', '=', sha256)
    .where('aiUsage.state', '=', 'settled')
    .where('aiUsage.credits', '>', 0)
    .where('aiUsage.at', '>', sql<Date>`now() - interval '24 hours'`)
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}
