import { sql } from 'kysely'
import { AppError } from '../base/errors.ts'
import { creditsAllowed } from '../people/billing/limits.ts'
import type { DocumentKind } from '../platform/database/tables.ts'
import type { OperatorSettings, Tenant } from '../platform/tenancy/tenant.ts'
import type { WriteDb } from '../platform/tenancy/tenant-transaction.ts'

/** One credit covers so many pages; each further 5 pages are 1 more (product, Plans). */
const pagesPerCredit = 5

/**
 * Joins a transaction: sets a credit aside for reading a document, unless one is set aside already. Two documents at once
 * can not take the same last credit, because the user's row is locked until the transaction ends. The same file again
 * within 24 hours is free.
 * @throws AppError NO_CREDITS when none is left this month
 */
export async function reserveCredit(
  db: WriteDb,
  tenant: Tenant,
  terms: OperatorSettings,
  { id, kind, sha256 }: { id: string; kind: DocumentKind; sha256: Buffer | null },
): Promise<void> {
  if (await isReserved(db, id)) return
  const isFree = await requireCredit(db, tenant, terms, sha256)
  await db
    .insertInto('aiUsage')
    .values({ documentId: id, kind: kind === 'VOICE' ? 'voice' : 'document', credits: isFree ? 0 : 1 })
    .execute()
}

/**
 * Joins a transaction: whether a file could be read now. Asked before it is kept, so that nothing is kept in vain.
 * @returns whether reading it is free
 * @throws AppError NO_CREDITS when it is not, and none is left this month
 */
export async function requireCredit(
  db: WriteDb,
  tenant: Tenant,
  terms: OperatorSettings,
  sha256: Buffer | null,
): Promise<boolean> {
  if (sha256 !== null && (await wasReadToday(db, sha256))) return true
  if ((await countCreditsLeft(db, tenant, terms)) > 0) return false
  throw new AppError(
    'NO_CREDITS',
    'No AI credits are left this month. They start again on the first of next month. Questions and entries by hand still work.',
  )
}

/**
 * Joins a transaction: the document was read, and costs what its pages cost, but never more than is left.
 * @returns what all its readings have cost
 */
export async function settleCredits(
  db: WriteDb,
  tenant: Tenant,
  terms: OperatorSettings,
  documentId: string,
  pages: number,
): Promise<number> {
  const left = await countCreditsLeft(db, tenant, terms)
  return settle(db, documentId, Math.max(0, Math.min(Math.ceil(pages / pagesPerCredit) - 1, left)))
}

/** Joins a transaction: the document was read, and costs what was set aside for it. @returns the same */
export function settleCredit(db: WriteDb, documentId: string): Promise<number> {
  return settle(db, documentId, 0)
}

async function settle(db: WriteDb, documentId: string, further: number): Promise<number> {
  const { sha256 } = await db
    .selectFrom('documents')
    .select('sha256')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  // The same file may have come twice before the first of them was read.
  const isFree = sha256 !== null && (await wasReadToday(db, sha256))
  await db
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
    .execute()
  const settled = await db
    .selectFrom('aiUsage')
    .select('credits')
    .where('documentId', '=', documentId)
    .where('state', '=', 'settled')
    .execute()
  return settled.reduce((total, { credits }) => total + credits, 0)
}

/** Joins a transaction: what failed or came out empty costs nothing. */
export async function returnCredits(db: WriteDb, documentId: string): Promise<void> {
  await db
    .updateTable('aiUsage')
    .set({ state: 'returned' })
    .where('documentId', '=', documentId)
    .where('state', '=', 'reserved')
    .execute()
}

/**
 * Joins a transaction: what was set aside for a file is given back where none of its documents is going to be read any
 * more.
 */
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

/** A lock that rows naming the user do not wait for: two documents that each wait for the other's would be a deadlock. */
async function countCreditsLeft(db: WriteDb, { userId }: Tenant, terms: OperatorSettings): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ used: number }>`select ai_credits_used(${userId}) as used`.execute(db)
  return (await creditsAllowed(db, userId, terms)) - (rows[0]?.used ?? 0)
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

/** What was free itself makes nothing free. */
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
