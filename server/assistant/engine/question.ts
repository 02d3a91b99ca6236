import type { NamedCategory, TransactionType } from '../../language/categories.ts'

/** What the text engine makes of a sentence. Pure types: the figures are queried elsewhere. */

export interface EngineContext {
  /** The day of the person asking, yyyy-MM-dd. */
  today: string
  /** The organization's currency, ISO 4217. */
  currency: string
  /** 1 to 28: the day on which the organization's months begin. */
  monthStartDay: number
  categories: NamedCategory[]
  tags: string[]
  /** Descriptions that are in the ledger, for recognising names of shops. The most frequent ones suffice. */
  merchants?: string[]
  /** The question answered last in this session, for follow-ups such as "and last month?". */
  previous?: Question
}

export type Understanding =
  | { kind: 'drafts'; drafts: Draft[] }
  | { kind: 'question'; question: Question }
  | { kind: 'command'; command: PlanBudget }
  /** A pasted budget list: to be read by `readBudgetList`. */
  | { kind: 'budgetList'; text: string }
  | { kind: 'help' }
  | { kind: 'refuse'; reason: Refusal }
  | { kind: 'unknown'; reason: Obstacle; heard?: PartialUnderstanding }

/** Why something is not done: it would change the ledger, move money, reach into other books, or reveal a secret. */
export type Refusal = 'CHANGES_LEDGER' | 'MOVES_MONEY' | 'OTHER_BOOKS' | 'SECRET'

/**
 * Why a sentence came to nothing: not understood, about the future, an entry without an amount, with none but an amount or
 * with one too large, something that was not bought, a day that no calendar has, or a time that only the speaker knows.
 */
export type Obstacle =
  | 'NOT_UNDERSTOOD'
  | 'FUTURE'
  | 'NO_AMOUNT'
  | 'NO_DESCRIPTION'
  | 'TOO_LARGE'
  | 'NEGATED'
  | 'NO_SUCH_DAY'
  | 'UNTOLD_TIME'

/** Of a sentence that came to nothing: what was understood of it, and the words that were not. */
export interface PartialUnderstanding {
  understood: string[]
  missed: string[]
}

/** A dictated income or expense, to be staged for review. */
export interface Draft {
  type: TransactionType
  /** A positive decimal, such as "12.50". */
  amount: string
  /** ISO 4217, where the sentence names one; null: the organization's. */
  currency: string | null
  description: string
  /** Null where the words do not tell. */
  categoryId: string | null
  date: string
}

/** "Set my grocery budget to 400": a plan for one category and month, to be proposed, never written. */
export interface PlanBudget {
  name: 'PLAN_BUDGET'
  categoryId: string
  /** yyyy-MM */
  month: string
  /** A positive decimal. */
  amount: string
}

export type PeriodUnit = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR' | 'RANGE' | 'ALL'

/** Days, both included; null is open. A period still running ends today, and `wholeTo` is where it would end. */
export interface Period {
  from: string | null
  to: string | null
  wholeTo: string | null
  unit: PeriodUnit
  /** As it stands in a sentence: "in October 2026", "from November 1 to 20, 2026", "in total". */
  label: string
}

/** Which transactions are meant. Everything given must hold; an empty list or null asks nothing. */
export interface Filter {
  type: TransactionType | null
  /** Any of these. */
  categoryIds: string[]
  excludedCategoryIds: string[]
  /** Is a part of the description, letter case ignored. */
  text: string | null
  excludedText: string | null
  tag: string | null
  /** Decimals in the organization's currency, both included. */
  min: string | null
  max: string | null
  uncategorised: boolean
  period: Period
}

/** A sum that stands beside another, and how it is called. */
export interface Side {
  filter: Filter
  subject: string
}

interface Asked {
  filter: Filter
  /** What is asked about, as it stands in a sentence: "on food", "at Lidl", or "". */
  subject: string
  /** No period was given, so one was chosen: the answer says which. */
  periodAssumed: boolean
  /** Words that could not be used: the answer names them. */
  ignored: string[]
  /** Names that are none the organization uses: they were looked for in descriptions, and the answer says so. */
  guessed?: string[]
}

/** How much in all. `lessRefunds`: what came back is taken off. `apart`: several shops or tags, each for itself. */
export type TotalQuestion = Asked & { measure: 'total'; lessRefunds: boolean; apart: Side[] }

/** Income, expense and what is between them. */
export type NetQuestion = Asked & { measure: 'net' }

export type CountQuestion = Asked & { measure: 'count' }

/** What a day, a week, a month or a purchase costs. UNSAID: the sentence does not tell which. */
export type AverageQuestion = Asked & {
  measure: 'average'
  per: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | 'TRANSACTION' | 'UNSAID'
}

/** Rows. `ask`: to see them, whether there are any, or when the last one was. */
export type ListQuestion = Asked & { measure: 'list'; ask: 'ROWS' | 'WHETHER' | 'WHEN'; limit: number }

/** The largest or smallest rows, from the `nth` on, counted from 1. */
export type LargestQuestion = Asked & {
  measure: 'largest'
  order: 'LARGEST' | 'SMALLEST'
  nth: number
  limit: number
}

/** Sums by category, by description or by month, the largest first. */
export type GroupsQuestion = Asked & {
  measure: 'groups'
  by: 'CATEGORY' | 'DESCRIPTION' | 'MONTH'
  order: 'LARGEST' | 'SMALLEST'
  limit: number
}

/** One sum beside another. `whole`: the second period as a whole, where only the same days of it are compared. */
export type CompareQuestion = Asked & {
  measure: 'compare'
  /** DIFFERENCE: how the first stands to the second. WHICH: which of the two is more. SHARE: the first as a part of the second. */
  ask: 'DIFFERENCE' | 'WHICH' | 'SHARE'
  other: Side
  whole: Side | null
}

/** What is planned for a month (yyyy-MM), and what became of it. No category: all that are planned. */
export type BudgetQuestion = Asked & {
  measure: 'budget'
  ask: 'LEFT' | 'USED' | 'WITHIN' | 'OVER'
  month: string
}

export type Cadence = 'WEEK' | 'FORTNIGHT' | 'MONTH' | 'QUARTER' | 'YEAR'

/** Payments that come again. `ask`: all of them, or when the next is expected. `every`: of one rhythm alone. */
export type RecurringQuestion = Asked & { measure: 'recurring'; ask: 'LIST' | 'NEXT'; every: Cadence | null }

/** Payments that stand out from what their name or category usually costs. */
export type UnusualQuestion = Asked & { measure: 'unusual' }

/** What waits for review. */
export type PendingQuestion = Asked & { measure: 'pending' }

export type Question =
  | TotalQuestion
  | NetQuestion
  | CountQuestion
  | AverageQuestion
  | ListQuestion
  | LargestQuestion
  | GroupsQuestion
  | CompareQuestion
  | BudgetQuestion
  | RecurringQuestion
  | UnusualQuestion
  | PendingQuestion

export type Measure = Question['measure']
