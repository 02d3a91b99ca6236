import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { wallClock } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Transaction } from '../../ledger/transactions/read.ts'
import type { Split } from '../../ledger/transactions/split.ts'
import { joinNotes, joinTags, transactionColumns, typeTexts } from '../../ledger/transactions/table-columns.ts'
import type { ExportedReceipt, ReceiptFile } from './receipts-read.ts'
import type { Cell, Column, Table } from './table.ts'
import { type TaxShare, taxSharesOf } from './tax-shares.ts'
import type { NamedTransaction, TransactionReading } from './transactions-read.ts'

export type PathOf = (file: ReceiptFile, transaction: Transaction) => string

/** Paths in the zip file, if the export includes files. */
const pathColumn: Column = { key: 'receipt_files', label: msg`Receipt files`, width: 40 }

/** The name of the account, if the organization has accounts. */
const accountColumn: Column = { key: 'account', label: msg`Account`, width: 18 }

/** @param timeZone the IANA time zone of `Created at` */
export function transactionTable(reading: TransactionReading, timeZone: string, pathOf?: PathOf): Table {
  const writing = { reading, clock: wallClock(timeZone), pathOf, stated: new Set<string>() }
  const further = [...(pathOf ? [pathColumn] : []), ...(reading.hasAccounts ? [accountColumn] : [])]
  async function* pages() {
    for await (const some of reading.pages) yield some.flatMap((each) => rowsOf(each, writing))
  }
  return {
    name: msg`Transactions`,
    columns: [...transactionColumns.slice(0, -1), ...further, ...transactionColumns.slice(-1)],
    pages: pages(),
  }
}

interface Writing {
  reading: TransactionReading
  clock: Intl.DateTimeFormat
  pathOf: PathOf | undefined
  /** The ids of the receipts whose amounts are in an earlier row. */
  stated: Set<string>
}

function rowsOf(
  each: NamedTransaction,
  { reading: { filter, hasAccounts }, clock, pathOf, stated }: Writing,
): Cell[][] {
  const { transaction, receipts } = each
  const { splits } = transaction
  const files = distinctFiles(receipts)
  const shared: SharedCells = {
    clock,
    fileNames: files.map(({ fileName }) => fileName).join('; '),
    paths: pathOf && files.map((file) => pathOf(file, transaction)).join('; '),
    accounts: hasAccounts ? [each.account?.name ?? null] : [],
  }
  const isMeant = ({ categoryId }: Split) => {
    if (!filter.categoryIds && !filter.uncategorised) return true
    return categoryId === null ? filter.uncategorised === true : (filter.categoryIds?.includes(categoryId) ?? false)
  }
  const unstated = receipts.filter(({ id }) => !stated.has(id))
  for (const { id } of unstated) stated.add(id)
  const shares = taxSharesOf(unstated, splits, Math.max(splits.findIndex(isMeant), 0))
  if (splits.length === 0) return [rowOf(each, transaction, null, shared, shares[0])]
  return splits.flatMap((split, index) =>
    isMeant(split)
      ? [rowOf(each, split, msg`${{ number: index + 1 }} of ${{ count: splits.length }}`, shared, shares[index])]
      : [],
  )
}

const distinctFiles = (receipts: readonly ExportedReceipt[]) => [
  ...new Map(receipts.map(({ file }) => [file.id, file])).values(),
]

/** The cells that the rows of a transaction share. */
interface SharedCells {
  clock: Intl.DateTimeFormat
  fileNames: string
  paths: string | undefined
  /** The name of the account, if the organization has accounts. */
  accounts: Cell[]
}

function rowOf(
  { transaction, categoryOf, tags, paidBy, createdBy, receipts }: NamedTransaction,
  what: Transaction | Split,
  location: Text | null,
  { clock, fileNames, paths, accounts }: SharedCells,
  share: TaxShare | undefined,
): Cell[] {
  const { type, date, description, payee, note, rate, reviewed, createdAt, version, id } = transaction
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
    fileNames,
    createdBy,
    { moment: clock.format(createdAt) },
    location,
    what === transaction ? null : what.note,
    payee,
    { decimal: String(version) },
    share ? signed(share.net, transaction) : null,
    share ? signed(share.tax, transaction) : null,
    ...receiptCells(receipts),
    ...(paths === undefined ? [] : [paths]),
    ...accounts,
    id,
  ]
}

/** A single value keeps its type, and several are separated by semicolons. */
function receiptCells(receipts: readonly ExportedReceipt[]): Cell[] {
  const cell = (valuesOf: (receipt: ExportedReceipt) => (string | null)[], typed: (value: string) => Cell): Cell => {
    const values = [...new Set(receipts.flatMap(valuesOf).filter((value) => value !== null))]
    return values.length === 1 ? typed(values[0] ?? '') : values.join('; ')
  }
  const asText = (value: string) => value
  const asDay = (day: string) => ({ day })
  return [
    cell(({ currency }) => [currency], asText),
    cell(
      ({ taxRates }) => taxRates,
      (decimal) => ({ decimal }),
    ),
    cell(({ vatId }) => [vatId], asText),
    cell(({ invoiceNumber }) => [invoiceNumber], asText),
    cell(({ dueDate }) => [dueDate], asDay),
    cell(({ paidOn }) => [paidOn], asDay),
  ]
}

export function signed({ minor, currency }: Money, { type }: Transaction): Money {
  return { minor: type === 'EXPENSE' ? -minor : minor, currency }
}
