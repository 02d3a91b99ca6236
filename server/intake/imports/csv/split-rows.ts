import { addDecimals } from '../../../language/decimals.ts'
import type { StatementEntry } from '../files/statement-entry.ts'

const maxParts = 50
const splitMark = /^[-–([*\s]*(?:split|multiple categories|aufgeteilt|splitbuchung|ventilé|dividid)/iu

/** A category cell such as "--Split--", with which other apps mark the whole of a split transaction. */
export const isSplitMark = (category: string): boolean => splitMark.test(category)

/**
 * Counts a split transaction once if a file has its parts beside the whole: the rows after it on the same day that sum to
 * its amount are its splits.
 */
export function splitRows(emit: (entry: StatementEntry) => void) {
  let whole: StatementEntry | null = null
  let parts: StatementEntry[] = []
  const flush = () => {
    for (const entry of whole ? [whole, ...parts] : []) emit(entry)
    whole = null
    parts = []
  }
  return {
    take(entry: StatementEntry, isWhole: boolean): void {
      if (isWhole || !whole || !isPartOf(entry, whole) || parts.length >= maxParts) {
        flush()
        if (isWhole) whole = entry
        else emit(entry)
        return
      }
      parts.push(entry)
      const sum = parts.reduce((total, { amount }) => addDecimals(total, amount), '0')
      if (parts.length < 2 || Number(addDecimals(sum, opposite(whole.amount))) !== 0) return
      emit({ ...whole, parts: parts.map(({ amount, categoryName, note }) => ({ amount, categoryName, note })) })
      whole = null
      parts = []
    },
    flush,
  }
}

const isPartOf = (entry: StatementEntry, whole: StatementEntry) =>
  entry.date === whole.date &&
  entry.account === whole.account &&
  entry.currency === whole.currency &&
  (entry.description === whole.description || entry.description === '')

const opposite = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)
