import { type FormValues, isSameSplit, namesOf } from './form-values.ts'

/** Fields that are merged as one unit, such as an amount with its currency. */
export const groups = {
  amount: ['amount', 'currency', 'rate', 'baseAmount'],
  category: ['type', 'categoryId', 'split'],
  description: ['description'],
  payee: ['payee'],
  date: ['date'],
  note: ['note'],
  tags: ['tags'],
  paidBy: ['paidBy'],
  account: ['accountId', 'accountAmount'],
  isReviewed: ['isReviewed'],
} as const satisfies Record<string, readonly (keyof FormValues)[]>

export type Group = keyof typeof groups

export interface Merged {
  values: FormValues
  collisions: Group[]
}

export function merge(base: FormValues, mine: FormValues, theirs: FormValues): Merged {
  const names = Object.keys(groups) as Group[]
  const collisions = names.filter(
    (group) => !isSame(group, base, mine) && !isSame(group, base, theirs) && !isSame(group, mine, theirs),
  )
  const changed = names.filter((group) => isSame(group, base, mine))
  return { values: taking(mine, theirs, changed), collisions }
}

/** Returns the user's values with some groups from the other version. */
export function taking(mine: FormValues, theirs: FormValues, changed: readonly Group[]): FormValues {
  const fields = changed.flatMap((group): readonly (keyof FormValues)[] => groups[group])
  const values = { ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) }
  // If the amount changed, the splits keep their proportions.
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
