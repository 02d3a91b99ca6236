import { currencyIn } from '../../../language/currencies.ts'
import { CURRENCY_CODES } from '../../../language/dictionary/currencies.ts'
import { plainWords } from '../../../language/letters.ts'
import type { Columns } from './columns.ts'
import { type Meaning, meaningsOf } from './headings.ts'
import type { Layout, Signs } from './layout.ts'
import type { Table } from './table.ts'

/** Apps whose exports contain more than bank statements, detected by their headings. */
export type Dialect = 'FIREFLY' | 'YNAB' | 'MINT' | 'MONARCH' | 'ACTUAL'

/** Facts about all entries, from the preamble or from how the entries are written. Computed again for each layout. */
export interface TableFacts extends Signs {
  /** ISO 4217, from a heading or the preamble. */
  unit: string | null
  account: string | null
  payer: number | null
  payee: number | null
  kindOfEntry: number | null
  kind: number | null
  dialect: Dialect | null
  /** Accounts named in the first rows. A payment to one of them is a transfer. */
  ownAccounts: ReadonlySet<string>
}

/** @param sample the first rows of the table, including those above the entries */
export function factsOf(sample: Table, { above, columns }: Layout, signs: Signs): TableFacts {
  const heading = above > 0 ? (sample[above - 1] ?? []) : []
  const preamble = sample.slice(0, Math.max(0, above - 1))
  const rows = sample.slice(above)
  const plain = heading.map(plainWords)
  const dialect = dialectOf(new Set(plain))
  const meaning = (wanted: Meaning['heading']) => {
    const at = heading.findIndex((cell) => meaningsOf(cell).some((each) => each.heading === wanted))
    return at < 0 ? null : at
  }
  const [payer, payee] = [meaning('PAYER'), meaning('PAYEE')]
  const areApart = payer !== null && payee !== null && payer !== payee
  const facts = preambleFacts(preamble)
  const kindAt = plain.findIndex((each) => kinds.has(each))
  return {
    ...signs,
    unit: currencyIn(heading[columns.amount ?? columns.debit ?? columns.credit ?? 0] ?? '', null) ?? facts.unit,
    account: facts.account,
    payer: areApart ? payer : null,
    payee: areApart ? payee : null,
    kindOfEntry: kindAt < 0 ? null : kindAt,
    kind: dialect === 'FIREFLY' ? plain.indexOf('type') : null,
    dialect,
    ownAccounts: dialect === 'ACTUAL' ? valuesIn(rows, columns) : new Set(),
  }
}

const kinds = new Set(
  'type, transaction type, umsatzart, umsatztyp, art, typ, rodzaj transakcji, typ operacji, tranzakcio tipusa, tipo, tipo de movimiento, type d operation, mutatiesoort, oznaceni operace, product, transaktionstyp, tapahtumalaji'.split(
    ', ',
  ),
)

function dialectOf(headings: ReadonlySet<string>): Dialect | null {
  const has = (...all: string[]) => all.every((each) => headings.has(each))
  if (has('source name', 'destination name', 'type')) return 'FIREFLY'
  if (has('outflow', 'inflow', 'payee')) return 'YNAB'
  if (has('original description', 'transaction type', 'account name')) return 'MINT'
  if (has('original statement', 'merchant', 'account')) return 'MONARCH'
  return has('split amount', 'payee') ? 'ACTUAL' : null
}

function valuesIn(rows: Table, { account }: Columns): Set<string> {
  return new Set(account === null ? [] : rows.map((cells) => cells[account] ?? '').filter((name) => name !== ''))
}

const iban = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/
const accountLabel =
  /^(?:own |bank )?(?:account(?: no| number| id)?|konto(?:nummer|nr)?|rekening(?:nummer)?|compte|numero de compte|cuenta|numero de cuenta|conto|rachunek|numer rachunku|szamlaszam|cislo uctu|ucet|tili|conta)\b/
const isCurrencyLabel = (label: string) =>
  meaningsOf(label.replace(/^account /i, '')).some(({ heading }) => heading === 'CURRENCY')

export function preambleFacts(preamble: Table): Pick<TableFacts, 'unit' | 'account'> {
  return { unit: currencyAbove(preamble), account: accountAbove(preamble) }
}

function accountAbove(preamble: Table): string | null {
  const found = preamble.flat().map((cell) => iban.exec(cell)?.[0])
  const number = found.find((each) => each !== undefined)
  const isLabel = (label: string) => accountLabel.test(plainWords(label))
  const facts = labelled(preamble, isLabel, (value) => /\d{4}/.test(value))
  return number?.replaceAll(' ', '') ?? /[\dA-Z*][\dA-Z*./ -]*\d{3}[\dA-Z*./-]*/.exec(facts ?? '')?.[0] ?? null
}

/** The currency beside its label, or else the only one beside a number: "Account: 12345678 EUR". */
function currencyAbove(preamble: Table): string | null {
  const code = labelled(preamble, isCurrencyLabel, (value) => CURRENCY_CODES.has(value.slice(0, 3)))
  if (code !== null) return code.slice(0, 3)
  const numbered = preamble.flat().filter((cell) => /\d/.test(cell))
  const found = new Set(numbered.map((cell) => currencyIn(cell, null)).filter((each) => each !== null))
  const [only = null] = found
  return found.size === 1 ? only : null
}

function labelled(
  preamble: Table,
  isLabel: (text: string) => boolean,
  isValue: (value: string) => boolean,
): string | null {
  for (const cells of preamble) {
    for (const [at, cell] of cells.entries()) {
      const colon = cell.search(/[:=]/)
      if (!isLabel(colon < 0 ? cell : cell.slice(0, colon))) continue
      const [value] = [cell.slice(colon + 1), ...cells.slice(at + 1)].map((each) => each.trim()).filter(isValue)
      if (value !== undefined) return value
    }
  }
  return null
}

/** A text from the table's headings that is the same for all files of a bank; null without headings. */
export function signatureOf(heading: readonly string[] | undefined): string | null {
  const text = heading?.map(plainWords).join('|') ?? ''
  return /\p{L}/u.test(text) ? text.slice(0, 1_000) : null
}
