import { decimalOf } from '../../language/money.ts'
import type { ExportedReceipt } from './receipts-read.ts'
import { type TaxShare, taxSharesOf } from './tax-shares.ts'
import type { NamedTransaction, TransactionReading } from './transactions-read.ts'
import { type PathOf, signed } from './transactions-table.ts'

/**
 * Returns transactions for a JSON export, with amounts as decimal strings that are negative for expenses. A split
 * transaction is one object with all its `splits`, which sum to its amount. `receipts` have a `path` if the export
 * includes files, and the amounts that are printed on them.
 */
export async function* transactionObjects(reading: TransactionReading, pathOf?: PathOf): AsyncGenerator<object[]> {
  for await (const some of reading.pages) {
    yield some.map((each) => ({ ...objectOf(each, pathOf), ...(reading.hasAccounts && accountOf(each)) }))
  }
}

function accountOf({ account, transaction }: NamedTransaction): object {
  const { accountAmountMinor: minor } = transaction
  const amount = account && minor !== null ? signed({ minor, currency: account.currency }, transaction) : null
  return {
    account: account?.name ?? null,
    account_amount: amount && decimalOf(amount),
    account_currency: account?.currency ?? null,
  }
}

function objectOf(each: NamedTransaction, pathOf: PathOf | undefined): object {
  const { transaction, categoryOf, tags, paidBy, createdBy, receipts } = each
  const { id, date, type, description, payee, note, amount, baseAmount, rate, reviewed, createdAt, version } =
    transaction
  const inCategory = (categoryId: string | null) => {
    const category = categoryOf(categoryId)
    return { category: category?.name ?? null, parent_category: category?.parent ?? null }
  }
  const shares = receipts.every(({ taxRates }) => taxRates.length === 1)
    ? taxSharesOf(receipts, transaction.splits)
    : []
  const taxOf = (share: TaxShare | undefined) =>
    share && {
      receipt_net: decimalOf(signed(share.net, transaction)),
      receipt_tax: decimalOf(signed(share.tax, transaction)),
    }
  return {
    id,
    date,
    type,
    description,
    payee,
    note,
    amount: decimalOf(signed(amount, transaction)),
    currency: amount.currency,
    base_amount: decimalOf(signed(baseAmount, transaction)),
    base_currency: baseAmount.currency,
    rate,
    ...inCategory(transaction.category?.id ?? null),
    splits: transaction.splits.map((split, index) => ({
      amount: decimalOf(signed(split.amount, transaction)),
      base_amount: decimalOf(signed(split.baseAmount, transaction)),
      ...inCategory(split.categoryId),
      note: split.note,
      ...taxOf(shares[index]),
    })),
    tags,
    paid_by: paidBy,
    reviewed,
    receipts: receipts.map((receipt) => ({
      file_name: receipt.file.fileName,
      ...(pathOf && { path: pathOf(receipt.file, transaction) }),
      ...printedOn(receipt),
    })),
    created_by: createdBy,
    created_at: createdAt.toISOString(),
    version,
  }
}

function printedOn({ id, merchant, currency, total, net, tax, ...rest }: ExportedReceipt): object {
  return {
    id,
    merchant,
    currency,
    total: total && decimalOf(total),
    net: net && decimalOf(net),
    tax: tax && decimalOf(tax),
    tax_rates: rest.taxRates,
    vat_id: rest.vatId,
    invoice_number: rest.invoiceNumber,
    due_date: rest.dueDate,
    paid_on: rest.paidOn,
  }
}
