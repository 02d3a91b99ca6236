import type { TransactionType } from '../../language/categories.ts'
import type { Parts, Subject } from './parts.ts'
import type { Filter, Period } from './question.ts'

export function filterOf(parts: Parts, subjects: Subject[], period: Period, type: TransactionType | null): Filter {
  const meant = subjects.filter(({ excluded }) => !excluded)
  const excluded = subjects.filter(({ excluded }) => excluded)
  return {
    type,
    categoryIds: [...new Set(meant.flatMap((subject) => idsOf(subject, type)))],
    excludedCategoryIds: [...new Set(excluded.flatMap(({ categoryIds }) => categoryIds))],
    text: meant.find(({ text }) => text !== null)?.text ?? null,
    excludedText: excluded.find(({ text }) => text !== null)?.text ?? null,
    tag: meant.find(({ tag }) => tag !== null)?.tag ?? null,
    min: parts.bounds?.min ?? null,
    max: parts.bounds?.max ?? null,
    uncategorised: parts.concepts.has('UNCATEGORISED'),
    period,
  }
}

/** Returns EXPENSE unless the words say otherwise: an income category, "earned", or "transactions" for both. */
export function typeOf(parts: Parts): TransactionType | null {
  const { concepts } = parts
  const meant = parts.subjects.filter(
    ({ excluded, categoryIds, type }) => !excluded && (categoryIds.length > 0 || type !== null),
  )
  if (meant.length > 0 && meant.every(({ type }) => type === 'INCOME')) return 'INCOME'
  if (
    meant.some(({ type }) => type === 'EXPENSE') &&
    !(concepts.has('INCOME') && meant.some(({ incomeIds }) => incomeIds.length > 0))
  ) {
    return 'EXPENSE'
  }
  if (concepts.has('INCOME') && !concepts.has('EXPENSE')) return 'INCOME'
  if (concepts.has('EXPENSE')) return 'EXPENSE'
  // "Everything except rent" asks about expenses.
  const sparesExpense = parts.subjects.some(({ excluded, type }) => excluded && type === 'EXPENSE')
  const both = concepts.has('ANY_TYPE') && !sparesExpense
  return both || concepts.has('UNCATEGORISED') ? null : 'EXPENSE'
}

/** "on food", "at Lidl", "for #lisbon, not counting rent", "on eating out at Tesco", or "". */
export function subjectPhrase(subjects: Subject[], type: TransactionType | null): string {
  const meant = subjects.filter(({ excluded }) => !excluded)
  const categories = meant.filter(({ categoryIds }) => categoryIds.length > 0)
  const others = meant.filter(({ categoryIds }) => categoryIds.length === 0)
  const lead = type === 'INCOME' ? 'from' : 'on'
  const excluded = subjects.filter(({ excluded }) => excluded)
  return [
    categories.length > 0 ? `${lead} ${listed(categories.map(({ name }) => name))}` : '',
    ...others.slice(0, 1).map(({ name, lead: own }) => `${type === 'INCOME' && own !== 'for' ? 'from' : own} ${name}`),
    excluded.length > 0 ? `not counting ${listed(excluded.map(({ name }) => name))}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export function listed(names: string[], word = 'and'): string {
  const unique = [...new Set(names)]
  return unique.length < 2 ? (unique[0] ?? '') : `${unique.slice(0, -1).join(', ')} ${word} ${unique.at(-1)}`
}

function idsOf(subject: Subject, type: TransactionType | null): string[] {
  return type === 'INCOME' && subject.incomeIds.length > 0 ? subject.incomeIds : subject.categoryIds
}
