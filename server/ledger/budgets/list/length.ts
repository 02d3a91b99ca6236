import { msg, plural } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../../base/reading-error.ts'
import { MAX_ROWS } from './rows.ts'

/** A list is reviewed manually. A longer one is not a budget list. */
const maxCharacters = 500_000

/** @throws ReadingError TOO_LARGE */
export function requireShortList(text: string): void {
  if (text.length > maxCharacters) throw tooLong()
  const rows = text.split('\n').filter((line) => line.trim() !== '').length
  if (rows <= MAX_ROWS) return
  throw new ReadingError('TOO_LARGE', tooManyRows(rows))
}

const tooManyRows = (count: number) =>
  msg`${plural(
    { count },
    {
      one: 'This list has # row. The limit is 2,000. Split the list.',
      other: 'This list has # rows. The limit is 2,000. Split the list.',
    },
  )}`

export const tooLong = () => new ReadingError('TOO_LARGE', msg`This list is too long for a budget. Split the list.`)
