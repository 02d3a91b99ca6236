import type { TransactionType } from '../../language/categories.ts'
import type { Parts, Subject } from './parts.ts'
import type { Filter, Period, Topic } from './question.ts'

export function filterOf(parts: Parts, subjects: Subject[], period: Period, type: TransactionType | null): Filter {
  const meant = subjects.filter(({ excluded }) => !excluded)
  const excluded = subjects.filter(({ excluded }) => excluded)
  return {
    type,
    categoryIds: [...new Set(meant.flatMap((subject) => idsOf(subject, type)))],
    excludedCategoryIds: [...new Set(excluded.flatMap(({ categoryIds }) => categoryIds))],
    text: meant.find(({ text }) => text !== null)?.text ?? null,
    excludedTexts: namesIn(excluded.map(({ text }) => text)),
    tag: meant.find(({ tag }) => tag !== null)?.tag ?? null,
    excludedTags: namesIn(excluded.map(({ tag }) => tag)),
    min: parts.bounds?.min ?? null,
    max: parts.bounds?.max ?? null,
    uncategorised: parts.concepts.has('UNCATEGORISED'),
    period,
  }
}

const namesIn = (names: (string | null)[]): string[] => [...new Set(names.filter((name) => name !== null))]

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

export function topicOf(subjects: Subject[]): Topic {
  const meant = subjects.filter(({ excluded }) => !excluded)
  const other = meant.find(({ categoryIds }) => categoryIds.length === 0)
  return {
    categories: meant.filter(({ categoryIds }) => categoryIds.length > 0).map(({ name }) => name),
    other: other ? { name: other.name, lead: other.lead } : null,
    excluded: subjects.filter(({ excluded }) => excluded).map(({ name }) => name),
  }
}

function idsOf(subject: Subject, type: TransactionType | null): string[] {
  return type === 'INCOME' && subject.incomeIds.length > 0 ? subject.incomeIds : subject.categoryIds
}
