import { msg } from '@lingui/core/runtime-macro'
import { languages, render, type Text } from '../../base/text.ts'
import type { CategoryType } from '../../platform/database/tables.ts'

/**
 * The columns of a table of transactions, which exports write and imports recognize in each language. The order is
 * stable: new columns are added at the end, before `Id`.
 * - Amount, Base amount: negative for an expense.
 * - Rate: the exchange rate to the organization currency.
 * - Tags, Receipts: tag names and file names, separated by semicolons. A tag with a semicolon is quoted.
 * - Reviewed: yes if a user has reviewed the transaction.
 * - Created at: in the organization's time zone.
 * - Split: empty, or "1 of 3" for a split. A slash would be read as a date. The rows of a transaction share its id and
 * sum to its amount. If the filter has categories, only splits in those categories are included.
 * - Note: for a split, its note follows the note of the transaction. Split note has the note of the split alone.
 * - Receipt net, Receipt tax: of the attached receipts, negative for an expense. A receipt is stated once in a file, so
 * that the columns can be summed. Splits share the amounts of a receipt with one tax rate.
 * - Tax rate %, Invoice number: of e-invoices. The values of several receipts are separated by semicolons.
 * - Payee: the clean name. Description has the text of the bank.
 * - Version: tells an import whether the transaction was changed after the export.
 */
export const transactionColumns = [
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
  { key: 'split_note', label: msg`Split note`, width: 20 },
  { key: 'payee', label: msg`Payee`, width: 24 },
  { key: 'version', label: msg`Version`, width: 8 },
  { key: 'receipt_net', label: msg`Receipt net`, width: 13 },
  { key: 'receipt_tax', label: msg`Receipt tax`, width: 13 },
  { key: 'receipt_currency', label: msg`Receipt currency`, width: 15 },
  { key: 'tax_rate', label: msg`Tax rate %`, width: 10 },
  { key: 'vat_id', label: msg`VAT ID`, width: 16 },
  { key: 'invoice_number', label: msg`Invoice number`, width: 18 },
  { key: 'due_date', label: msg`Due date`, width: 11 },
  { key: 'paid_on', label: msg`Paid on`, width: 11 },
  { key: 'id', label: msg`Id`, width: 38 },
] as const satisfies { key: string; label: Text; width: number }[]

export type TransactionColumn = (typeof transactionColumns)[number]['key']

export const typeTexts: Record<CategoryType, Text> = { EXPENSE: msg`Expense`, INCOME: msg`Income` }

const noteSeparator = ' – '

export const joinNotes = (note: string, splitNote: string): string =>
  [note, splitNote].filter((text) => text !== '').join(noteSeparator)

/** Returns the note of the transaction from the cells of a split. */
export function noteOfTransaction(joined: string, splitNote: string): string {
  if (joined === splitNote) return ''
  const end = noteSeparator + splitNote
  return splitNote !== '' && joined.endsWith(end) ? joined.slice(0, -end.length) : joined
}

export const joinTags = (names: readonly string[]): string =>
  names.map((name) => (/;|^"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ')

export function splitTags(cell: string): string[] {
  return Array.from(cell.matchAll(/\s*(?:"((?:[^"]|"")*)"(?=\s*(?:;|$))|([^;]*))(?:;|$)/g), ([, quoted, plain = '']) =>
    quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'),
  ).filter((name) => name !== '')
}

/** The words of the table in each language, in lower case. */
export interface TableWords {
  /** For each language, the column of a heading. */
  headings: Record<string, TransactionColumn>[]
  types: Record<string, CategoryType>
}

/** Computed in the process of the server, because the process that parses files loads no catalogs. */
export function tableWords(): TableWords {
  const word = (text: Text, language: (typeof languages)[number]) => render(text, language).toLowerCase()
  return {
    headings: languages.map((language) =>
      Object.fromEntries(transactionColumns.map(({ key, label }) => [word(label, language), key])),
    ),
    types: Object.fromEntries(
      languages.flatMap((language) =>
        (['EXPENSE', 'INCOME'] as const).map((type) => [word(typeTexts[type], language), type]),
      ),
    ),
  }
}
