import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'
import { render, verbatim } from '../../base/text.ts'
import { isCurrency } from '../../language/money.ts'
import { categoriesByRules } from '../../ledger/rules/apply.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { settleCredit } from '../credits.ts'
import { undirectedConfidence } from '../documents/staged-items.ts'
import { suggestCategories } from '../documents/suggest-categories.ts'
import {
  type StatementEntry,
  type StatementFacts,
  skipRow,
  summaryOfSkipped,
} from '../imports/files/statement-entry.ts'
import { amountOf, undirected } from '../imports/stage-rows.ts'
import { plainName } from '../receipts/merchant-similarity.ts'
import { alreadyRecorded, findExistingEntries } from './existing-entries.ts'
import { setMessageNotice } from './message-notice.ts'
import { deleteUnreviewed, finish } from './stage-receipt.ts'

/**
 * Stages a row for each entry of a bank statement. The document must be locked. Equal rows are separate entries.
 * @param facts of the file; rows with invalid amounts are added to the skipped ones
 * @throws ReadingError EMPTY
 */
export async function stageStatement(
  db: WriteDb,
  tenant: Tenant,
  document: { id: string; fileName: string },
  { entries, facts }: { entries: readonly StatementEntry[]; facts: StatementFacts },
): Promise<void> {
  const items = entries.flatMap((entry, at) => itemOf(entry, at, tenant.currency, facts) ?? [])
  const skipped = summaryOfSkipped(facts)
  if (items.length === 0)
    throw new ReadingError('EMPTY', skipped === null ? msg`This statement has no entries.` : verbatim(skipped))
  const categoryIds = new Map<(typeof items)[number], string | null>()
  for (const type of ['EXPENSE', 'INCOME'] as const) {
    const ofType = items.filter((item) => item.type === type)
    const suggested = await suggestCategories(
      db,
      type,
      null,
      ofType.map(({ description }) => description),
    )
    const byRules = await categoriesByRules(
      db,
      ofType.map(({ amountMinor, description }) => ({ type, minor: amountMinor, description })),
    )
    for (const [index, item] of ofType.entries()) categoryIds.set(item, byRules[index] ?? suggested[index] ?? null)
  }
  const known = await findExistingEntries(db, items)
  await deleteUnreviewed(db, document.id)
  await db
    .insertInto('stagedItems')
    .values(
      items.map((item, index) => ({
        ...readingOf(item, known.has(item)),
        documentId: document.id,
        kind: 'STATEMENT_ROW' as const,
        position: index + 1,
        categoryId: categoryIds.get(item) ?? null,
      })),
    )
    .execute()
  await finish(db, document.id, {
    kind: 'STATEMENT',
    stage: 'STAGED',
    failure: null,
    title: document.fileName,
    pageCount: 1,
    credits: await settleCredit(db, document.id),
  })
  await setMessageNotice(db, document.id, skipped)
}

type Item = NonNullable<ReturnType<typeof itemOf>>

function itemOf(entry: StatementEntry, at: number, ownCurrency: string, facts: StatementFacts) {
  const { date, amount, currency: said, description, note, isDirected, bankId } = entry
  const currency = said !== null && isCurrency(said) ? said : ownCurrency
  const parsed = amountOf(amount, currency)
  if (!parsed) {
    const text = `${date} | ${description} | ${amount}`
    skipRow(facts, { row: entry.row ?? at + 1, problem: 'AMOUNT_TOO_LARGE', text })
    return null
  }
  const { minor } = parsed
  if (minor === 0n) return null
  const type: CategoryType = minor < 0n ? 'EXPENSE' : 'INCOME'
  return {
    type,
    description: wordsOf(description, note).slice(0, 500),
    amountMinor: minor < 0n ? -minor : minor,
    currency,
    date,
    isDirected,
    texts: [wordsOf(description, note), description].map(plainName),
    bankId,
  }
}

function readingOf({ type, description, amountMinor, currency, date, isDirected }: Item, isKnown: boolean) {
  const read = { type, description, amountMinor, currency, date }
  if (isKnown) return { ...read, confidence: alreadyRecorded.confidence, doubt: render(alreadyRecorded.doubt) }
  if (isDirected) return { ...read, confidence: 1, doubt: null }
  return { ...read, confidence: undirectedConfidence, doubt: render(undirected) }
}

/** The bank's text can already contain the other party. */
function wordsOf(description: string, note: string): string {
  if (note.toLowerCase().includes(description.toLowerCase())) return note
  return [description, note].filter((words) => words !== '').join(', ')
}
