import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import { addDays, dayOfMonth, daysInMonth } from '../../../language/days.ts'
import type { Period } from '../question.ts'
import { formatDay, formatDayRange, formatMonth, formatMonthRange } from './formats.ts'

type Days = Pick<Period, 'from' | 'to' | 'unit'>

/** The period as a part of a sentence: "in October 2026", "from November 1 to 20", "yesterday (August 11)". */
export function periodPhrase(period: Days, today: string): string {
  return render(phraseOf(period, today))
}

/** The period as a title: "October 2026", "November 1 to 20", "Yesterday (August 11)". */
export function periodTitle(period: Days, today: string): string {
  const title = titleOf(period, today)
  return typeof title === 'string' ? title : render(title)
}

export const isSamePeriod = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to

function phraseOf({ from, to, unit }: Days, today: string): Text {
  if (from === null) return to === null ? msg`in total` : msg`up to ${{ day: formatDay(to, today) }}`
  if (to === null) return msg`since ${{ day: formatDay(from, today) }}`
  if (from === to) {
    const day = formatDay(from, today)
    if (from === today) return msg`today (${{ day }})`
    return from === addDays(today, -1) ? msg`yesterday (${{ day }})` : msg`on ${{ day }}`
  }
  if (isYear({ from, to, unit })) return msg`in ${{ year: from.slice(0, 4) }}`
  if (!areMonths(from, to)) {
    const [firstDay, lastDay] = formatDayRange(from, to, today)
    return msg`from ${{ firstDay }} to ${{ lastDay }}`
  }
  if (from.slice(0, 7) === to.slice(0, 7)) return msg`in ${{ month: formatMonth(from) }}`
  const [firstMonth, lastMonth] = formatMonthRange(from, to)
  return msg`from ${{ firstMonth }} to ${{ lastMonth }}`
}

function titleOf({ from, to, unit }: Days, today: string): Text | string {
  if (from === null) return to === null ? msg`All time` : msg`Up to ${{ day: formatDay(to, today) }}`
  if (to === null) return msg`Since ${{ day: formatDay(from, today) }}`
  if (from === to) {
    const day = formatDay(from, today)
    if (from === today) return msg`Today (${{ day }})`
    return from === addDays(today, -1) ? msg`Yesterday (${{ day }})` : day
  }
  if (isYear({ from, to, unit })) return from.slice(0, 4)
  if (!areMonths(from, to)) {
    const [firstDay, lastDay] = formatDayRange(from, to, today)
    return msg`${{ firstDay }} to ${{ lastDay }}`
  }
  if (from.slice(0, 7) === to.slice(0, 7)) return formatMonth(from)
  const [firstMonth, lastMonth] = formatMonthRange(from, to)
  return msg`${{ firstMonth }} to ${{ lastMonth }}`
}

function isYear({ from, to, unit }: { from: string; to: string; unit: Days['unit'] }): boolean {
  const year = from.slice(0, 4)
  return unit === 'YEAR' && from === `${year}-01-01` && to === `${year}-12-31`
}

function areMonths(from: string, to: string): boolean {
  const month = to.slice(0, 7)
  return from.endsWith('-01') && to === dayOfMonth(month, daysInMonth(month))
}
