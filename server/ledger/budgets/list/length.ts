import { ReadingError } from '../../../base/reading-error.ts'
import { MAX_ROWS } from './rows.ts'

/** A list is reviewed manually. A longer one is not a budget list. */
const maxCharacters = 500_000

/** @throws ReadingError TOO_LARGE */
export function requireShortList(text: string): void {
  if (text.length > maxCharacters) throw tooLong()
  const rows = text.split('\n').filter((line) => line.trim() !== '').length
  if (rows <= MAX_ROWS) return
  const [has, limit] = [rows, MAX_ROWS].map((count) => count.toLocaleString('en'))
  throw new ReadingError('TOO_LARGE', `This list has ${has} rows. A budget has ${limit} at most: split the list.`)
}

export const tooLong = () => new ReadingError('TOO_LARGE', 'This list is too long to be a budget.')
