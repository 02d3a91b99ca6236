import { render } from '../../../base/text.ts'
import { isCurrency } from '../../../language/money.ts'
import { plainName } from '../../../language/names.ts'
import { maxTags } from '../../../ledger/validation.ts'
import type { LedgerFacts, StagedRow } from '../stage-rows.ts'
import { undirected } from '../stage-rows.ts'
import type { OwnFields } from './own-fields.ts'
import { resolveOwn } from './resolve-own.ts'

/** True if neither the file nor the currency says what the amount is in the organization currency. */
export function needsRate(own: OwnFields, base: string): boolean {
  const isOurs = own.baseCurrency === null || own.baseCurrency === base
  const isRated = isOurs && (own.rate !== null || own.parts.every(({ baseAmount }) => baseAmount !== null))
  return (own.currency ?? base) !== base && !isRated
}

/** Stages a row of our own export as a new transaction. Rows that are in the ledger are matched later. */
export function stagedOwnRow(
  own: OwnFields,
  ledger: LedgerFacts,
): StagedRow | 'NO_AMOUNT' | 'AMOUNT' | 'AMOUNT_TOO_LARGE' {
  if (own.currency !== null && !isCurrency(own.currency)) return 'AMOUNT'
  const currency = own.currency ?? ledger.currency
  const resolved = resolveOwn(own, null, { base: ledger.currency, known: ledger.rates.get(currency) ?? null })
  if (typeof resolved === 'string') return resolved
  const { type, date, description, note, amount, baseAmount, rate, parts, tags, reviewed, written } = resolved
  return {
    date,
    type,
    amountMinor: amount.minor,
    currency,
    baseAmountMinor: baseAmount,
    rate,
    description,
    note,
    account: null,
    bankId: own.id,
    categoryName: parts.length > 1 ? null : (parts[0]?.category ?? null),
    tags: tagNamesOf(tags ?? []),
    splits:
      parts.length > 1
        ? parts.map((part) => ({
            category_id: null,
            category_name: part.category ?? null,
            amount_minor: Number(part.amount),
            base_amount_minor: Number(part.baseAmount),
            note: part.note,
          }))
        : [],
    doubt: own.type === null ? render(undirected) : null,
    writtenAmount: written,
    reviewed: reviewed ?? null,
    own: { ...own, isRated: !needsRate(own, ledger.currency) },
    taken: rate !== null && own.type !== null && written === null,
  }
}

/** Returns names that tags can have. */
export function tagNamesOf(tags: readonly string[]): string[] {
  const names = tags.map((tag) => plainName(tag.replace(/^\s*#+/, '').slice(0, 60))).filter((name) => name !== '')
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].slice(0, maxTags)
}
