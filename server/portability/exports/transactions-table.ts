import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { wallClock } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Transaction } from '../../ledger/transactions/read.ts'
import type { Split } from '../../ledger/transactions/split.ts'
import { joinNotes, joinTags, transactionColumns, typeTexts } from '../../ledger/transactions/table-columns.ts'
import type { Cell, Column, Table } from './table.ts'
import type { NamedTransaction, ReceiptFile, TransactionReading } from './transactions-read.ts'

export type PathOf = (file: ReceiptFile, transaction: Transaction) => string

/** Paths in the zip file, if the export includes files. */
const pathColumn: Column = { key: 'receipt_files', label: msg`Receipt files`, width: 40 }

/** The name of the account, if the organization has accounts. */
const accountColumn: Column = { key: 'account', label: msg`Account`, width: 18 }

/** @param timeZone the IANA time zone of `Created at` */
export function transactionTable(reading: TransactionReading, timeZone: string, pathOf?: PathOf): Table {
  const clock = wallClock(timeZone)
  const further = [...(pathOf ? [pathColumn] : []), ...(reading.hasAccounts ? [accountColumn] : [])]
  async function* pages() {
    for await (const some of reading.pages) yield some.flatMap((each) => rowsOf(each, reading, clock, pathOf))
  }
  return {
    name: msg`Transactions`,
    columns: [...transactionColumns.slice(0, -1), ...further, ...transactionColumns.slice(-1)],
    pages: pages(),
  }
}

function rowsOf(
  each: NamedTransaction,
  { filter, hasAccounts }: TransactionReading,
  clock: Intl.DateTimeFormat,
  pathOf: PathOf | undefined,
): Cell[][] {
  const { transaction } = each
  const { splits } = transaction
  const accounts = hasAccounts ? [each.account?.name ?? null] : []
  const paths = pathOf && each.files.map((file) => pathOf(file, transaction)).join('; ')
  if (splits.length === 0) return [rowOf(each, transaction, null, clock, paths, accounts)]
  const isMeant = ({ categoryId }: Split) => {
    if (!filter.categoryIds && !filter.uncategorised) return true
    return categoryId === null ? filter.uncategorised === true : (filter.categoryIds?.includes(categoryId) ?? false)
  }
  return splits.flatMap((split, index) =>
    isMeant(split)
      ? [rowOf(each, split, msg`${{ number: index + 1 }} of ${{ count: splits.length }}`, clock, paths, accounts)]
      : [],
  )
}

function rowOf(
  { transaction, categoryOf, tags, paidBy, createdBy, files }: NamedTransaction,
  what: Transaction | Split,
  location: Text | null,
  clock: Intl.DateTimeFormat,
  paths: string | undefined,
  accounts: Cell[],
): Cell[] {
  const { type, date, description, note, rate, reviewed, createdAt, version, id } = transaction
  const category = categoryOf('categoryId' in what ? what.categoryId : (what.category?.id ?? null))
  return [
    { day: date },
    typeTexts[type],
    description,
    what === transaction ? note : joinNotes(note, what.note),
    signed(what.amount, transaction),
    what.amount.currency,
    signed(what.baseAmount, transaction),
    what.baseAmount.currency,
    { decimal: rate },
    category?.name ?? null,
    category?.parent ?? null,
    joinTags(tags),
    paidBy,
    reviewed,
    files.map(({ fileName }) => fileName).join('; '),
    createdBy,
    { moment: clock.format(createdAt) },
    location,
    what === transaction ? null : what.note,
    { decimal: String(version) },
    ...(paths === undefined ? [] : [paths]),
    ...accounts,
    id,
  ]
}

export function signed({ minor, currency }: Money, { type }: Transaction): Money {
  return { minor: type === 'EXPENSE' ? -minor : minor, currency }
}
