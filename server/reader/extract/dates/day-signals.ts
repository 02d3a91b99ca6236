import { daysBetween } from '../../../language/days.ts'
import type { ReadingContext } from '../../reading.ts'

/** People photograph and upload most receipts within a week, so a day in the other order is then months away. */
const [recentDays, distantDays] = [7, 31]

/** True if the file was made on this day or the day after. */
export function isDayOfFile(day: string, { fileDate }: ReadingContext): boolean {
  const age = fileDate === undefined ? null : daysBetween(day, fileDate)
  return age === 0 || age === 1
}

/** True if the receipt was uploaded within a month. False if the day of the upload is unknown. */
export function isRecent(day: string, { today }: ReadingContext): boolean {
  const age = today === undefined ? -1 : daysBetween(day, today)
  return age >= 0 && age <= distantDays
}

/** Returns the one of two days that is close to the date of the file or else of the upload, if the other is not. */
export function closerDay(days: [string, string], { fileDate, today }: ReadingContext): string | undefined {
  for (const reference of [fileDate, today]) {
    const age = (day: string) => (reference === undefined ? Number.NaN : daysBetween(day, reference))
    const isClose = (day: string) => age(day) >= 0 && age(day) <= recentDays
    const isFar = (day: string) => age(day) < -1 || age(day) > distantDays
    const closer = days.find((day, at) => isClose(day) && isFar(days[1 - at] ?? day))
    if (closer) return closer
  }
  return undefined
}
