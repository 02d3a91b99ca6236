import type { Language } from '../../base/text.ts'
import type { NamedCategory, TransactionType } from '../../language/categories.ts'

export interface EngineContext {
  /** Today's date for the user, yyyy-MM-dd. */
  today: string
  /** The organization currency, ISO 4217. */
  currency: string
  /** The user's first day of the week, 1 for Monday to 7 for Sunday. Monday by default. */
  weekStart?: number
  /** 1 to 28, the day on which the organization's months begin. */
  monthStartDay: number
  categories: NamedCategory[]
  tags: string[]
  /** Frequent descriptions in the ledger, for recognizing shops. */
  merchants?: string[]
  /** The members of the organization. Other people are strangers. */
  members?: Member[]
  /** The member who asks. */
  userId?: string
  previous?: Question
  /** The previous message, if it was an entry without an amount: "paid the plumber". */
  unfinished?: string
  /** The language of the reader, which decides about words of several languages. */
  language?: Language
  /** Whether the words were translated to English before the grammar reads them. */
  isTranslated?: boolean
  /** Whether 3/11 is March 11. By default, the currency decides. */
  monthFirst?: boolean
}

export interface Member {
  id: string
  name: string
}

/** The member who paid or received. */
export interface Payer extends Member {
  /** The payer asks. */
  isMe: boolean
}

export type Understanding =
  | { kind: 'drafts'; drafts: Draft[] }
  | { kind: 'question'; question: Question }
  | { kind: 'command'; command: PlanBudget }
  /** "Undo that": the last change of the conversation. */
  | { kind: 'undo' }
  /** A pasted budget list, which `readBudgetList` reads. */
  | { kind: 'budgetList'; text: string }
  | { kind: 'help' }
  | { kind: 'refuse'; reason: RejectionReason }
  /** Several members have the name. */
  | { kind: 'namesakes'; name: string; names: string[] }
  | { kind: 'unknown'; reason: Obstacle; heard?: PartialUnderstanding }

/** The request would change the ledger, move money, read other users' data, or reveal a secret. */
export type RejectionReason = 'CHANGES_LEDGER' | 'MOVES_MONEY' | 'OTHER_BOOKS' | 'SECRET'

export type Obstacle =
  | 'NOT_UNDERSTOOD'
  | 'FUTURE'
  | 'NO_AMOUNT'
  | 'NO_DESCRIPTION'
  | 'TOO_LARGE'
  | 'NEGATED'
  | 'NO_SUCH_DAY'
  | 'UNTOLD_TIME'

export interface PartialUnderstanding {
  understood: string[]
  missed: string[]
}

export interface Draft {
  type: TransactionType
  /** A positive decimal, such as "12.50". */
  amount: string
  /** ISO 4217; null for the organization currency. */
  currency: string | null
  description: string
  categoryId: string | null
  date: string
}

/** "Set my grocery budget to 400": a proposed budget for one category and month. */
export interface PlanBudget {
  name: 'PLAN_BUDGET'
  categoryId: string
  /** yyyy-MM */
  month: string
  /** A positive decimal. */
  amount: string
}

export type PeriodUnit = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR' | 'RANGE' | 'ALL'

/** An inclusive range of days; null means open. A current period ends today, and `wholeTo` is its full end. */
export interface Period {
  from: string | null
  to: string | null
  wholeTo: string | null
  unit: PeriodUnit
}

/** All conditions must hold. Empty lists and null match everything. */
export interface Filter {
  type: TransactionType | null
  categoryIds: string[]
  excludedCategoryIds: string[]
  /** A part of the description, ignoring case. */
  text: string | null
  excludedTexts: string[]
  tag: string | null
  excludedTags: string[]
  /** Inclusive decimals in the organization currency. */
  min: string | null
  max: string | null
  uncategorised: boolean
  /** The user id of the member who paid. */
  paidBy?: string
  period: Period
}

/** The subjects of a question, by name: categories, a shop, tag or word with its preposition, and exclusions. */
export interface Topic {
  categories: string[]
  other: { name: string; lead: 'on' | 'at' | 'for' | 'with' | 'from' } | null
  excluded: string[]
  payer?: Payer
}

export interface Side {
  filter: Filter
  subject: Topic
}

interface Asked {
  filter: Filter
  subject: Topic
  periodAssumed: boolean
  ignored: string[]
  guessed?: string[]
}

/** `lessRefunds` subtracts refunds. `apart` lists several shops or tags separately. */
export type TotalQuestion = Asked & { measure: 'total'; lessRefunds: boolean; apart: Side[] }

/** `against` is an earlier period with its own balance: "did I save more in October than in September?" */
export type NetQuestion = Asked & { measure: 'net'; against?: Period | undefined }

export type CountQuestion = Asked & { measure: 'count' }

export type AverageQuestion = Asked & {
  measure: 'average'
  per: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | 'TRANSACTION' | 'UNSAID'
}

/** `ask` selects the rows, their existence, or the date of the last one. */
export type ListQuestion = Asked & { measure: 'list'; ask: 'ROWS' | 'WHETHER' | 'WHEN'; limit: number }

/** The largest or smallest rows from `nth` on, counted from 1. */
export type LargestQuestion = Asked & {
  measure: 'largest'
  order: 'LARGEST' | 'SMALLEST'
  nth: number
  limit: number
}

export type GroupsQuestion = Asked & {
  measure: 'groups'
  by: 'CATEGORY' | 'DESCRIPTION' | 'MONTH'
  order: 'LARGEST' | 'SMALLEST'
  limit: number
}

/** `whole` is the complete second period, if only the same days of it are compared. */
export type CompareQuestion = Asked & {
  measure: 'compare'
  /**
   * DIFFERENCE compares the first with the second, WHICH returns the larger one, and SHARE is the first as a part of
   * the second.
   */
  ask: 'DIFFERENCE' | 'WHICH' | 'SHARE'
  other: Side
  whole: Side | null
}

/** The budgets of a month (yyyy-MM) and their spending. Without a category, all budgets. */
export type BudgetQuestion = Asked & {
  measure: 'budget'
  ask: 'LEFT' | 'USED' | 'WITHIN' | 'OVER'
  month: string
}

export type Cadence = 'WEEK' | 'FORTNIGHT' | 'MONTH' | 'QUARTER' | 'YEAR'

export type RecurringQuestion = Asked & { measure: 'recurring'; ask: 'LIST' | 'NEXT'; every: Cadence | null }

export type UnusualQuestion = Asked & { measure: 'unusual' }

/** "Who paid more, Ben or me?" Compares what members paid. */
export type PayersQuestion = Asked & { measure: 'payers'; payers: Payer[] }

/** Recurring transactions and unpaid receipts of a period that may lie ahead. LEFT is what remains after them. */
export type UpcomingQuestion = Asked & {
  measure: 'upcoming'
  ask: 'LIST' | 'LEFT'
  /** The month (yyyy-MM) whose budgets remain, and its days until today. */
  month: string
  monthPeriod: Period
}

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
  | PayersQuestion
  | UpcomingQuestion
  | PendingQuestion

export type Measure = Question['measure']
