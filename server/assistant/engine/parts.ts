import type { TransactionType } from '../../language/categories.ts'
import type { Concept } from './dictionary/concepts.ts'
import type { Period } from './question.ts'

/** Something asked about: categories, a shop, a tag. `name`: as an answer calls it; `lead`: the word before it. */
export interface Subject {
  categoryIds: string[]
  /** The income categories of the same name, where the word means some of both. */
  incomeIds: string[]
  text: string | null
  tag: string | null
  type: TransactionType | null
  name: string
  lead: 'on' | 'at' | 'for' | 'with' | 'from'
  excluded: boolean
  /** No name that is known: it is only looked for in descriptions. */
  isGuess?: boolean
  /** Stands beside what was named before: "clothes and shoes". */
  joined?: boolean
  /** The place of its first token. */
  at: number
}

export interface Bounds {
  min: string | null
  max: string | null
}

/** What the scan of a sentence found, before it is decided what is asked. */
export interface Parts {
  concepts: Set<Concept>
  periods: Period[]
  subjects: Subject[]
  bounds: Bounds | null
  /** "top 3", "last 5 purchases". */
  limit: number | null
  /** "second largest". */
  nth: number | null
  /** Joined by "or", "vs" or "than": two of something stand against each other. */
  opposed: boolean
  /** "In total", "so far": everything, where no period is given. */
  overall: boolean
  /** Words that mean nothing to the engine, in runs as they were typed. */
  unknown: { text: string; lead: string | null; at: number }[]
  /** Numbers that are no period, no limit and no rank, with the word before them. */
  numbers: { text: string; lead: string; at: number }[]
  /** Times that only the speaker knows: "since my birthday", "on Fridays". */
  untold: string[]
  /** How many words mean nothing to the engine. */
  strange: number
  /** Several are spoken of: "my largest expenses". */
  plural: boolean
  /** A period stands after "than" or "compared to", so that something else is set against it. */
  against: boolean
  /** Begins with "and", "what about" and the like. */
  continues: boolean
}
