import { ReadingError } from '../../../base/reading-error.ts'
import { MOST_ROWS } from './rows.ts'

/** A list is reviewed manually. A longer one is not a budget list. */
const mostCharacters = 500_000

/** @throws ReadingError TOO_LARGE */
export function requireShortList(text: string): void {
  if (text.length > mostCharacters) throw tooLong()
  const rows = text.split('\n').filter((line) => line.trim() !== '').length
  if (rows <= MOST_ROWS) return
  const [has, most] = [rows, MOST_ROWS].map((count) => count.toLocaleString('en'))
  throw new ReadingError('TOO_LARGE', `This list has ${has} rows. A budget has ${most} at most: split the list.`)
}

export const tooLong = () => new ReadingError('TOO_LARGE', 'This list is too long to be a budget.')
