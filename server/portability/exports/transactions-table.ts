import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { wallClock } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Transaction } from '../../ledger/transactions/read.ts'
import type { Split } from '../../ledger/transactions/split.ts'
import type { Cell, Column, Table } from './table.ts'
import type { NamedTransaction, ReceiptFile, TransactionReading } from './transactions-read.ts'

export type PathOf = (file: ReceiptFile, transaction: Transaction) => string

/**
 * The columns of a transaction export. The order is stable: new columns are added at the end, before `Id`.
 * - Amount, Base amount: negative for an expense.
 * - Rate: the exchange rate to the organization currency.
 * - Tags, Receipts: tag names and file names, separated by semicolons.
 * - Reviewed: yes if a user has reviewed the transaction.
 * - Created at: in the organization's time zone.
 * - Split: empty, or "1 of 3" for a split. A slash would be read as a date. The rows of a transaction share its id and
 * sum to its amount. If the filter has categories, only splits in those categories are included. The note of a split
 * follows the note of the transaction.
 * - Receipt files: paths in the zip file, if the export includes files.
 */
const transactionColumns: readonly Column[] = [
  { key: 'date', label: msg`Date`, width: 11 },
  { key: 'type', label: msg`Type`, width: 9 },
  { key: 'description', label: msg`Description`, width: 36 },
  { key: 'note', label: msg`Note`, width: 28 },
  { key: 'amount', label: msg`Amount`, width: 13 },
  { key: 'currency', label: msg`Currency`, width: 9 },
  { key: 'base_amount', label: msg`Base amount`, width: 13 },
  { key: 'base_currency', label: msg`Base currency`, width: 13 },
  { key: 'rate', label: msg`Rate`, width: 10 },
  { key: 'category', label: msg`Category`, width: 20 },
  { key: 'parent_category', label: msg`Parent category`, width: 20 },
  { key: 'tags', label: msg`Tags`, width: 18 },
  { key: 'paid_by', label: msg`Paid by`, width: 18 },
  { key: 'reviewed', label: msg`Reviewed`, width: 9 },
  { key: 'receipts', label: msg`Receipts`, width: 24 },
  { key: 'created_by', label: msg`Created by`, width: 18 },
  { key: 'created_at', label: msg`Created at`, width: 19 },
  { key: 'split', label: msg`Split`, width: 8 },
  { key: 'id', label: msg`Id`, width: 38 },
]

const pathColumn: Column = { key: 'receipt_files', label: msg`Receipt files`, width: 40 }

/** @param timeZone the IANA time zone of `Created at` */
export function transactionTable(reading: TransactionReading, timeZone: string, pathOf?: PathOf): Table {
  const clock = wallClock(timeZone)
  const columns = pathOf ? [...transactionColumns.slice(0, -1), pathColumn, ...transactionColumns.slice(-1)] : undefined
  async function* pages() {
    for await (const some of reading.pages) yield some.flatMap((each) => rowsOf(each, reading, clock, pathOf))
  }
  return { name: msg`Transactions`, columns: columns ?? transactionColumns, pages: pages() }
}

function rowsOf(
  each: NamedTransaction,
  { filter }: TransactionReading,
  clock: Intl.DateTimeFormat,
  pathOf: PathOf | undefined,
): Cell[][] {
  const { transaction } = each
  const { splits } = transaction
  const paths = pathOf && each.files.map((file) => pathOf(file, transaction)).join('; ')
  if (splits.length === 0) return [rowOf(each, transaction, null, clock, paths)]
  const isMeant = ({ categoryId }: Split) => {
    if (!filter.categoryIds && !filter.uncategorised) return true
    return categoryId === null ? filter.uncategorised === true : (filter.categoryIds?.includes(categoryId) ?? false)
  }
  return splits.flatMap((split, index) =>
    isMeant(split)
      ? [rowOf(each, split, msg`${{ number: index + 1 }} of ${{ count: splits.length }}`, clock, paths)]
      : [],
  )
}

function rowOf(
  { transaction, categoryOf, tags, paidBy, createdBy, files }: NamedTransaction,
  what: Transaction | Split,
  location: Text | null,
  clock: Intl.DateTimeFormat,
  paths: string | undefined,
): Cell[] {
  const { type, date, description, note, rate, reviewed, createdAt, id } = transaction
  const category = categoryOf('categoryId' in what ? what.categoryId : (what.category?.id ?? null))
  return [
    { day: date },
    type === 'EXPENSE' ? msg`Expense` : msg`Income`,
    description,
    what === transaction ? note : [note, what.note].filter((text) => text !== '').join(' – '),
    signed(what.amount, transaction),
    what.amount.currency,
    signed(what.baseAmount, transaction),
    what.baseAmount.currency,
    { decimal: rate },
    category?.name ?? null,
    category?.parent ?? null,
    tags.join('; '),
    paidBy,
    reviewed,
    files.map(({ fileName }) => fileName).join('; '),
    createdBy,
    { moment: clock.format(createdAt) },
    location,
    ...(paths === undefined ? [] : [paths]),
    id,
  ]
}

export function signed({ minor, currency }: Money, { type }: Transaction): Money {
  return { minor: type === 'EXPENSE' ? -minor : minor, currency }
}
