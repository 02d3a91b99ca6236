import type { CategoryType, TransactionFilter } from '../../generated.ts'
import { type Day, isDay, type Month } from '../../shared/dates.ts'
import { isAmount } from '../../shared/decimals.ts'
import { isId } from '../../shared/ids.ts'
import { isMonth, periodOf } from '../../shared/period.ts'

/** Which transactions a list shows, as its address says it. */
export interface ListFilter {
  text: string
  /** 'yyyy-MM'; also where the days given are just those of a month. */
  month: Month | null
  from: Day | null
  to: Day | null
  type: CategoryType | null
  /** Ids of categories; null stands for no category. */
  categories: (string | null)[]
  min: string | null
  max: string | null
  hasReceipt: boolean | null
}

/** What makes no sense in an address is left out. `startDay` is the day on which months begin. */
export function readListFilter(search: URLSearchParams, startDay: number): ListFilter {
  const day = (name: string) => valid(search.get(name), isDay)
  const month = valid(search.get('month'), isMonth)
  const [from, to] = [day('from'), day('to')]
  const named = from && periodOf(from.slice(0, 7), startDay)
  const isWholeMonth = named && named.from === from && named.to === to
  const type = search.get('type')
  const receipt = search.get('receipt')

  return {
    text: search.get('text') ?? '',
    month: month ?? (isWholeMonth ? from.slice(0, 7) : null),
    from: month || isWholeMonth ? null : from,
    to: month || isWholeMonth ? null : to,
    type: type === 'EXPENSE' || type === 'INCOME' ? type : null,
    categories: (search.get('category') ?? '')
      .split(',')
      .filter((each) => each === 'none' || isId(each))
      .map((each) => (each === 'none' ? null : each)),
    min: valid(search.get('min'), isPositive),
    max: valid(search.get('max'), isPositive),
    hasReceipt: receipt === 'yes' ? true : receipt === 'no' ? false : null,
  }
}

/** The filter as an address has it. */
export function writeListFilter(filter: ListFilter): URLSearchParams {
  const { text, month, from, to, type, categories, min, max, hasReceipt } = filter
  const entries = Object.entries({
    text: text.trim(),
    month,
    from,
    to,
    type,
    category: categories.map((each) => each ?? 'none').join(','),
    min,
    max,
    receipt: hasReceipt === null ? null : hasReceipt ? 'yes' : 'no',
  })
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** The filter as the server takes it. Only what is given is in it, so that equal filters are equal. */
export function serverFilter(filter: ListFilter, startDay: number): TransactionFilter {
  const { text, month, type, categories, min, max, hasReceipt } = filter
  const { from, to } = month ? periodOf(month, startDay) : filter
  const ids = categories.filter((each) => each !== null)
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(type && { type }),
    ...(ids.length > 0 && { categoryIds: ids }),
    ...(categories.includes(null) && { uncategorised: true }),
    ...(text.trim() && { text: text.trim() }),
    ...(min && { min }),
    ...(max && { max }),
    ...(hasReceipt !== null && { hasReceipt }),
  }
}

/** Nothing is filtered. */
export const everything: ListFilter = {
  text: '',
  month: null,
  from: null,
  to: null,
  type: null,
  categories: [],
  min: null,
  max: null,
  hasReceipt: null,
}

function isPositive(text: string): boolean {
  return isAmount(text) && !text.startsWith('-')
}

function valid(value: string | null, isValid: (value: string) => boolean): string | null {
  return value !== null && isValid(value) ? value : null
}
