import { type FormValues, isSameSplit, namesOf } from './form-values.ts'

/** What is decided together, when two have changed it: an amount with its currency, a category with its type. */
export const groups = {
  amount: ['amount', 'currency', 'rate', 'baseAmount'],
  category: ['type', 'categoryId', 'split'],
  description: ['description'],
  date: ['date'],
  note: ['note'],
  tags: ['tags'],
  paidBy: ['paidBy'],
  isReviewed: ['isReviewed'],
} as const satisfies Record<string, readonly (keyof FormValues)[]>

export type Group = keyof typeof groups

export interface Merged {
  /** What only one has changed is as they have changed it; what both have is mine. */
  values: FormValues
  /** What both have changed, and differently. */
  collisions: Group[]
}

/** What two have made of the same transaction at the same time. */
export function merge(base: FormValues, mine: FormValues, theirs: FormValues): Merged {
  const names = Object.keys(groups) as Group[]
  const collisions = names.filter(
    (group) => !isSame(group, base, mine) && !isSame(group, base, theirs) && !isSame(group, mine, theirs),
  )
  const taken = names.filter((group) => isSame(group, base, mine))
  return { values: taking(mine, theirs, taken), collisions }
}

/** One's own, with some of theirs. */
export function taking(mine: FormValues, theirs: FormValues, taken: readonly Group[]): FormValues {
  const fields = taken.flatMap((group): readonly (keyof FormValues)[] => groups[group])
  const values = { ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) }
  // Parts stay in proportion where the whole is another one now.
  const isOther = values.split && values.amount !== mine.amount && values.split.way === 'AMOUNTS'
  const isWhole = values.split?.rows.every(({ typed }) => typed !== '')
  return isOther && isWhole && values.split ? { ...values, split: { ...values.split, way: 'SHARES' } } : values
}

export function isSame(group: Group, a: FormValues, b: FormValues): boolean {
  if (group === 'tags') return namesOf(a.tags) === namesOf(b.tags)
  if (group === 'category') {
    return a.type === b.type && a.categoryId === b.categoryId && isSameSplit(weightsOf(a), weightsOf(b))
  }
  return groups[group].every((field) => a[field] === b[field])
}

const weightsOf = ({ split }: FormValues) =>
  split?.rows.map(({ typed, categoryId, note }) => ({ amount: typed, categoryId, note })) ?? null
