import type { CategoryType, MemberPart } from '../../generated.ts'
import { addMonths, type Month, today } from '../../shared/format/dates.ts'
import { isMonth, monthAt } from '../../shared/format/period.ts'

export const reportKinds = ['category', 'month', 'flow', 'tag', 'member'] as const
export type ReportKind = (typeof reportKinds)[number]

/** The number of months up to the selected one, its calendar year, or a custom range. */
export const spans = ['1', '3', '6', '12', 'year', 'custom'] as const
export type Span = (typeof spans)[number]

export interface ReportFilter {
  kind: ReportKind
  span: Span
  /** The last month, or null for the current one. A saved report with null moves on with time. */
  month: Month | null
  /** Inclusive, for the span 'custom' only. */
  from: Month | null
  to: Month | null
  type: CategoryType
  part: MemberPart
  isCompared: boolean
}

export interface Months {
  from: Month
  to: Month
}

/** Reads the filter from URL parameters and ignores invalid values. */
export function readReportFilter(search: URLSearchParams): ReportFilter {
  const [from, to] = [monthIn(search, 'from'), monthIn(search, 'to')]
  const isCustom = from !== null && to !== null && from <= to && addMonths(from, 119) >= to
  const months = search.get('months')
  return {
    kind: reportKinds.find((each) => each === search.get('by')) ?? 'category',
    span: isCustom ? 'custom' : (spans.find((each) => each === months && each !== 'custom') ?? '6'),
    month: isCustom ? null : monthIn(search, 'month'),
    from: isCustom ? from : null,
    to: isCustom ? to : null,
    type: search.get('type') === 'INCOME' ? 'INCOME' : 'EXPENSE',
    part: search.get('who') === 'recorded' ? 'RECORDED_BY' : 'PAID_BY',
    isCompared: search.get('compare') === 'yes',
  }
}

/** Returns the URL parameters of a filter without default values. */
export function writeReportFilter(filter: ReportFilter): URLSearchParams {
  const { kind, span, month, from, to, type, part, isCompared } = filter
  const entries = Object.entries({
    by: kind === 'category' ? null : kind,
    months: span === 'custom' || span === '6' ? null : span,
    month: span === 'custom' ? null : month,
    from: span === 'custom' ? from : null,
    to: span === 'custom' ? to : null,
    type: type === 'INCOME' ? type : null,
    who: part === 'RECORDED_BY' ? 'recorded' : null,
    compare: isCompared ? 'yes' : null,
  })
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** Returns the months of the report, both inclusive. */
export function monthsOf({ span, month, from, to }: ReportFilter, startDay: number, now = today()): Months {
  const last = month ?? monthAt(now, startDay)
  if (span === 'custom') return { from: from ?? last, to: to ?? last }
  if (span === 'year') return { from: `${last.slice(0, 4)}-01`, to: `${last.slice(0, 4)}-12` }
  return { from: addMonths(last, 1 - Number(span)), to: last }
}

function monthIn(search: URLSearchParams, name: string): Month | null {
  const month = search.get(name)
  return isMonth(month) ? month : null
}
