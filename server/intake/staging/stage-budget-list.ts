import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'
import { render } from '../../base/text.ts'
import { pathSign } from '../../language/categories.ts'
import { monthOf } from '../../language/days.ts'
import { parseMoney } from '../../language/money.ts'
import { learnedCategories } from '../../ledger/budgets/learned-categories.ts'
import type { BudgetList, BudgetListLine, ListContext } from '../../ledger/budgets/list/budget-list.ts'
import { conversionOf } from '../../ledger/budgets/list/conversion.ts'
import { detectBudgetList } from '../../ledger/budgets/list/detect.ts'
import { requireShortList, tooLong } from '../../ledger/budgets/list/length.ts'
import { readBudgetListInSlices } from '../../ledger/budgets/list/list.ts'
import { categoryNameOf } from '../../ledger/budgets/list/names.ts'
import type { BudgetListOnPages, LocatedLine } from '../../ledger/budgets/list/read-pages.ts'
import { distinctNames } from '../../ledger/categories/paths.ts'
import { categories } from '../../ledger/categories/read.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Reading } from '../../reader/reading.ts'
import { settleCredit, settleCredits } from '../credits.ts'
import { type PageRegion, pageRegionOf } from '../documents/reading-fields.ts'
import { deleteUnreviewed, finish, keepReading } from './stage-receipt.ts'

/** A list is reviewed manually. A longer one is not a budget list. */
const maxItems = 2_000

/**
 * Stages a line for each name and month of a pasted budget list. The document must be locked.
 * @param text the text of a message, which is short enough to be parsed here
 * @throws ReadingError if the text has no budget lines
 */
export async function stagePastedList(
  db: WriteDb,
  tenant: Tenant,
  document: { id: string; fileName: string },
  text: string,
): Promise<void> {
  requireShortList(text)
  await stageBudgetList(db, tenant, document, await readBudgetListInSlices(text, await listContext(db, tenant)))
}

/**
 * Stages a line for each name and month of a budget list. The document must be locked.
 * @throws ReadingError if the list has no budget lines
 */
export async function stageBudgetList(
  db: WriteDb,
  tenant: Tenant,
  document: { id: string; fileName: string },
  list: Pick<BudgetList, 'lines' | 'currency'>,
): Promise<void> {
  await stageLines(db, tenant, document.id, list.lines, list.currency)
  const credits = await settleCredit(db, document.id)
  await finish(db, document.id, { stage: 'STAGED', failure: null, title: document.fileName, pageCount: 1, credits })
}

export async function budgetListOn(db: WriteDb, tenant: Tenant, reading: Reading): Promise<BudgetListOnPages | null> {
  return detectBudgetList(reading, await listContext(db, tenant))
}

export async function stageBudgetPages(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  file: { id: string; fileName: string; storagePath: string },
  reading: Reading,
  list: BudgetListOnPages,
): Promise<void> {
  const pageCount = reading.pages.length
  await stageLines(db, tenant, file.id, list.lines, list.currency)
  await keepReading(db, file.id, file.storagePath, reading, undefined)
  await db.deleteFrom('receipts').where('documentId', '=', file.id).execute()
  await finish(db, file.id, {
    kind: 'BUDGET_LIST',
    stage: 'STAGED',
    failure: null,
    title: file.fileName,
    pageCount,
    credits: await settleCredits(db, tenant, operatorSettings, file.id, pageCount),
  })
}

export async function listContext(db: ReadDb, { currency, today }: Tenant): Promise<ListContext> {
  const known = await categories(db).where('archivedAt', 'is', null).orderBy('position').execute()
  // Lists name a category that shares its name by its path, or leave it to the user.
  const names = distinctNames(known)
  const named = known.map((category) => {
    const name = names.get(category.id) ?? category.name
    return { ...category, name: name.includes(pathSign) ? name : category.name }
  })
  return { categories: named, currency, today }
}

type Line = BudgetListLine & Partial<Pick<LocatedLine, 'place' | 'legibility'>>

async function stageLines(db: WriteDb, tenant: Tenant, documentId: string, read: Line[], currency: string | null) {
  const lines = await withLearned(db, read)
  const items = lines.flatMap((line) => itemsOf(line, currency, tenant))
  if (items.length === 0) {
    throw new ReadingError('EMPTY', msg`No budgets found in this list. Each row needs a name and an amount.`)
  }
  if (items.length > maxItems) throw tooLong()
  await deleteUnreviewed(db, documentId)
  await db
    .insertInto('stagedItems')
    .values(
      items.map(({ place, ...item }, index) => ({
        ...item,
        documentId,
        position: index + 1,
        place: place && JSON.stringify(place),
      })),
    )
    .execute()
}

async function withLearned(db: WriteDb, lines: Line[]): Promise<Line[]> {
  const namesOf = ({ name }: Line) => [name, categoryNameOf(name)].map((each) => each.toLowerCase())
  const learned = await learnedCategories(db, lines.flatMap(namesOf))
  return lines.map((line) => {
    const known = namesOf(line).flatMap((name) => learned.get(name) ?? [])[0]
    if (!known || (known.type !== line.type && line.isTypeSaid)) return line
    return { ...line, type: known.type, categoryId: known.categoryId, confidence: 1 }
  })
}

function itemsOf(line: Line, currency: string | null, tenant: Tenant) {
  const { name, type, group, categoryId, confidence, place, legibility = 1 } = line
  const isForeign = currency !== null && currency !== tenant.currency
  const texts = [
    ...line.doubts,
    ...(isForeign ? [currencyDoubt(currency, tenant.currency)] : []),
    ...conversionOf(line.said, currency ?? tenant.currency),
  ]
  // A list without months is for the current month.
  const months = line.months.length > 0 ? line.months : [monthOf(tenant.today, tenant.monthStartDay)]
  const placed: PageRegion | null = place ? pageRegionOf(place) : null
  return months.map((month) => ({
    kind: 'BUDGET_LINE' as const,
    type,
    description: name.slice(0, 500),
    note: group ?? '',
    amountMinor: amountOf(line, tenant.currency),
    currency: tenant.currency,
    month: `${month}-01`,
    categoryId,
    proposedCategoryName: categoryId === null ? categoryNameOf(name).slice(0, 120) : null,
    confidence: Math.min(categoryId === null ? 0.5 : confidence, legibility),
    doubt: texts.map((text) => render(text)).join(' ') || null,
    place: placed,
  }))
}

const currencyDoubt = (currency: string, own: string) =>
  msg`The list is in ${{ currency }}, but your organization uses ${{ own }}.`

function amountOf({ amount }: BudgetListLine, currency: string): bigint {
  try {
    return parseMoney(amount, currency).minor
  } catch {
    return parseMoney(amount.split('.')[0] ?? '0', currency).minor
  }
}
