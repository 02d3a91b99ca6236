import { type BudgetList, type BudgetListLine, readBudgetList } from '../budgets/list/list.ts'
import { categories } from '../categories/read.ts'
import { monthOf } from '../core/days.ts'
import type { WriteDb } from '../core/fence.ts'
import { parseMoney } from '../core/money.ts'
import type { Tenant } from '../core/tenant.ts'
import { ReadingError } from '../reader/reading-error.ts'
import { settleCredit } from './credits.ts'
import { finish, forgetUnreviewed } from './stage-receipt.ts'

/** A list is read at once and reviewed by hand: beyond this it is something else. */
const mostCharacters = 500_000
const mostItems = 1_000

/**
 * Joins a transaction: a locked document becomes a line for each name and month of a budget list, all waiting.
 * @throws ReadingError when it holds no such lines
 */
export async function stageBudgetList(
  db: WriteDb,
  tenant: Tenant,
  document: { id: string; fileName: string },
  text: string,
): Promise<void> {
  if (text.length > mostCharacters) throw new ReadingError('TOO_LARGE', 'This list is too long to be a budget.')
  const known = await categories(db).where('archivedAt', 'is', null).orderBy('position').execute()
  const list = readBudgetList(text, { categories: known, currency: tenant.currency, today: tenant.today })
  const items = itemsOf(list, tenant)
  if (items.length === 0) {
    throw new ReadingError('EMPTY', 'No budget was found in this list. Each row needs a name and an amount.')
  }
  if (items.length > mostItems) throw new ReadingError('TOO_LARGE', 'This list is too long to be a budget.')
  await forgetUnreviewed(db, document.id)
  await db
    .insertInto('stagedItems')
    .values(items.map((item, index) => ({ ...item, documentId: document.id, position: index + 1 })))
    .execute()
  await finish(db, document.id, {
    stage: 'STAGED',
    failure: null,
    title: document.fileName,
    pageCount: 1,
    credits: await settleCredit(db, document.id),
  })
}

function itemsOf({ lines, currency }: BudgetList, tenant: Tenant) {
  const isForeign = currency !== null && currency !== tenant.currency
  const currencyDoubt = isForeign ? `The list is in ${currency}, your books are in ${tenant.currency}.` : null
  return lines.flatMap((line) => {
    const { name, type, group, categoryId, confidence } = line
    // A list that names no month is meant for this one.
    const months = line.months.length > 0 ? line.months : [monthOf(tenant.today, tenant.monthStartDay)]
    return months.map((month) => ({
      kind: 'BUDGET_LINE' as const,
      type,
      description: name.slice(0, 500),
      note: group ?? '',
      amountMinor: amountOf(line, tenant.currency),
      currency: tenant.currency,
      month: `${month}-01`,
      categoryId,
      proposedCategoryName: categoryId === null ? name.slice(0, 120) : null,
      confidence: categoryId === null ? 0.5 : confidence,
      doubt: [line.doubt, currencyDoubt].filter(Boolean).join(' ') || null,
    }))
  })
}

/** A list in another currency may have decimals that the organization's has not. */
function amountOf({ amount }: BudgetListLine, currency: string): bigint {
  try {
    return parseMoney(amount, currency).minor
  } catch {
    return parseMoney(amount.split('.')[0] ?? '0', currency).minor
  }
}
