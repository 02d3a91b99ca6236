import type { TransactionType } from '../../language/categories.ts'
import type { Concept } from './dictionary/concepts.ts'
import type { Period } from './question.ts'

/** A category, shop or tag in a question. `name` is used in the answer, and `lead` is the preposition. */
export interface Subject {
  categoryIds: string[]
  incomeIds: string[]
  text: string | null
  tag: string | null
  type: TransactionType | null
  /** The English word of the dictionary that named the categories. */
  word?: string
  name: string
  lead: 'on' | 'at' | 'for' | 'with' | 'from'
  excluded: boolean
  isGuess?: boolean
  joined?: boolean
  at: number
}

export interface Bounds {
  min: string | null
  max: string | null
}

export interface Parts {
  concepts: Set<Concept>
  periods: Period[]
  subjects: Subject[]
  bounds: Bounds | null
  limit: number | null
  nth: number | null
  opposed: boolean
  overall: boolean
  unknown: { text: string; lead: string | null; at: number }[]
  numbers: { text: string; lead: string; at: number }[]
  ambiguousTimes: string[]
  strange: number
  plural: boolean
  against: boolean
  continues: boolean
  /** "Only the food", "how much of that was at Tesco": narrows the previous question. */
  narrows: boolean
  /** "With the rent": takes back an exclusion. */
  includes: boolean
}
