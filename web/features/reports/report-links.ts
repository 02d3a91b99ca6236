import type { ReportSheetFragment } from '../../generated.ts'
import { formatMonth } from '../../shared/format/dates.ts'
import { type ListOfTransactions, transactionsPath } from '../../shared/format/links.ts'
import { periodOf } from '../../shared/format/period.ts'
import type { Months } from './report-filter.ts'

type Which = Omit<ListOfTransactions, 'month' | 'from' | 'to'>

export function listOf({ from, to }: Months, startDay: number, which: Which = {}): string {
  if (from === to) return transactionsPath({ month: from, ...which })
  return transactionsPath({ from: periodOf(from, startDay).from, to: periodOf(to, startDay).to, ...which })
}

export function monthsBefore({ comparedFrom, comparedTo }: ReportSheetFragment): Months {
  return { from: comparedFrom, to: comparedTo }
}

/** Returns "November 2026" or "June – November 2026". */
export function formatMonths({ from, to }: Months, locale: string): string {
  if (from === to) return formatMonth(from, locale)
  const formatter = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return formatter
    .formatRange(new Date(`${from}-01T00:00:00Z`), new Date(`${to}-01T00:00:00Z`))
    .replace(/[\u2009\u202f]/g, ' ')
}
