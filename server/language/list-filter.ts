import { isId } from '../base/json-shape.ts'
import { isDay, isMonth, periodOf } from './days.ts'

/** The filter of the list of transactions, as its URL and saved views state it. The server and the web app read it. */
export interface ListFilter {
  text: string
  /** 'yyyy-MM', also set if the given days are exactly one month. Days are 'yyyy-MM-dd'. */
  month: string | null
  from: string | null
  to: string | null
  type: 'EXPENSE' | 'INCOME' | null
  /** Ids. Null means no category. */
  categories: (string | null)[]
  min: string | null
  max: string | null
  /** Disables the correction of misspelled search text. */
  isExact: boolean
  /** Ids. Null means no tag. */
  tags: (string | null)[]
  /** The user id of a member, or 'none' for transactions without a payer. */
  /** Ids. Null means no account. */
  accounts: (string | null)[]
  paidBy: string | null
  recordedBy: string | null
  hasReceipt: boolean | null
  isReviewed: boolean | null
  isSplit: boolean | null
  isRecurring: boolean | null
}

/** Reads the filter from URL parameters and ignores invalid values. `startDay` is the day on which months begin. */
export function readListFilter(search: URLSearchParams, startDay: number): ListFilter {
  const day = (name: string) => valid(search.get(name), isDay)
  const month = valid(search.get('month'), isMonth)
  const [from, to] = [day('from'), day('to')]
  const named = from && periodOf(from.slice(0, 7), startDay)
  const isWholeMonth = named && named.from === from && named.to === to
  const type = search.get('type')
  const ids = (name: string) =>
    (search.get(name) ?? '')
      .split(',')
      .filter((each) => each === 'none' || isId(each))
      .map((each) => (each === 'none' ? null : each))
  const answer = (name: string) => ({ yes: true, no: false })[search.get(name) ?? ''] ?? null

  return {
    // PostgreSQL cannot store the NUL character, so no text contains it.
    text: (search.get('text') ?? '').replaceAll('\0', ''),
    month: month ?? (isWholeMonth ? from.slice(0, 7) : null),
    from: month || isWholeMonth ? null : from,
    to: month || isWholeMonth ? null : to,
    type: type === 'EXPENSE' || type === 'INCOME' ? type : null,
    categories: ids('category'),
    min: valid(search.get('min'), isPositive),
    max: valid(search.get('max'), isPositive),
    isExact: answer('exact') ?? false,
    tags: ids('tag'),
    accounts: ids('account'),
    paidBy: valid(search.get('paid'), (paid) => paid === 'none' || isId(paid)),
    recordedBy: valid(search.get('by'), (by) => by === 'none' || isId(by)),
    hasReceipt: answer('receipt'),
    isReviewed: answer('reviewed'),
    isSplit: answer('split'),
    isRecurring: answer('recurring'),
  }
}

export function writeListFilter(filter: ListFilter): URLSearchParams {
  const { text, month, from, to, type, categories, min, max, tags, accounts, paidBy, recordedBy } = filter
  const { isExact, hasReceipt, isReviewed, isSplit, isRecurring } = filter
  const ids = (chosen: readonly (string | null)[]) => chosen.map((each) => each ?? 'none').join(',')
  const answer = (is: boolean | null) => (is === null ? null : is ? 'yes' : 'no')
  const entries = Object.entries({
    text: text.trim(),
    exact: text.trim() && isExact ? 'yes' : null,
    month,
    from,
    to,
    type,
    category: ids(categories),
    min,
    max,
    tag: ids(tags),
    account: ids(accounts),
    paid: paidBy,
    by: recordedBy,
    receipt: answer(hasReceipt),
    reviewed: answer(isReviewed),
    split: answer(isSplit),
    recurring: answer(isRecurring),
  })
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** The part of the API's filter of transactions that a `ListFilter` can state. */
interface AskedFilter {
  from?: string
  to?: string
  type?: 'EXPENSE' | 'INCOME'
  categoryIds?: string[]
  uncategorised?: boolean
  text?: string
  exactText?: boolean
  min?: string
  max?: string
  tagIds?: string[]
  untagged?: boolean
  accountIds?: string[]
  withoutAccount?: boolean
  paidBy?: string
  paidByNobody?: boolean
  createdBy?: string
  createdByNobody?: boolean
  hasReceipt?: boolean
  isReviewed?: boolean
  isSplit?: boolean
  isRecurring?: boolean
}

/** Returns the filter in the API's format. Unset fields are omitted, so that equal filters have equal cache keys. */
export function serverFilter(filter: ListFilter, startDay: number): AskedFilter {
  const { text, month, type, categories, min, max, tags, accounts, paidBy, recordedBy } = filter
  const { isExact, hasReceipt, isReviewed, isSplit, isRecurring } = filter
  const { from, to } = month ? periodOf(month, startDay) : filter
  const [categoryIds, tagIds, accountIds] = [categories, tags, accounts].map((ids) =>
    ids.filter((each) => each !== null),
  )
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(type && { type }),
    ...(categoryIds?.length && { categoryIds }),
    ...(categories.includes(null) && { uncategorised: true }),
    ...(text.trim() && { text: text.trim(), ...(isExact && { exactText: true }) }),
    ...(min && { min }),
    ...(max && { max }),
    ...(tagIds?.length && { tagIds }),
    ...(tags.includes(null) && { untagged: true }),
    ...(accountIds?.length && { accountIds }),
    ...(accounts.includes(null) && { withoutAccount: true }),
    ...(paidBy && (paidBy === 'none' ? { paidByNobody: true } : { paidBy })),
    ...(recordedBy && (recordedBy === 'none' ? { createdByNobody: true } : { createdBy: recordedBy })),
    ...(hasReceipt !== null && { hasReceipt }),
    ...(isReviewed !== null && { isReviewed }),
    ...(isSplit !== null && { isSplit }),
    ...(isRecurring !== null && { isRecurring }),
  }
}

export const everything: ListFilter = {
  text: '',
  month: null,
  from: null,
  to: null,
  type: null,
  categories: [],
  min: null,
  max: null,
  isExact: false,
  tags: [],
  accounts: [],
  paidBy: null,
  recordedBy: null,
  hasReceipt: null,
  isReviewed: null,
  isSplit: null,
  isRecurring: null,
}

function isPositive(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text)
}

function valid(value: string | null, isValid: (value: string) => boolean): string | null {
  return value !== null && isValid(value) ? value : null
}
