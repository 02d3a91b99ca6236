import { msg } from '@lingui/core/runtime-macro'
import type { Segment } from '../../segment.ts'
import { confidenceOf, type Row } from '../page-text.ts'

export const hardToRead = msg`This looks handwritten or was hard to read. Compare it with the picture.`

/** Printed text usually has a higher confidence, even if it is faded. Handwriting seldom has. */
const minConfidence = 0.8
/** The limits for an amount that is written by hand into a printed line. */
const [surestHand, tallestPrint, steepestPrint] = [0.97, 1.35, 0.06]

/** Returns true if the characters may be handwritten: read with low confidence or unlike the surrounding print. */
export function isHardToRead(row: Row, from = 0, to = row.text.length): boolean {
  const confidence = confidenceOf(row, from, to)
  if (confidence < minConfidence) return true
  if (confidence > surestHand) return false
  const isWithin = ({ start, segment }: Row['pieces'][number]) => start < to && start + segment.text.length > from
  const own = row.pieces.filter(isWithin).map(({ segment }) => segment)
  const others = row.pieces.filter((piece) => !isWithin(piece)).map(({ segment }) => segment)
  return own.some((segment) => others.length > 0 && others.every((other) => isUnlike(segment, other)))
}

function isUnlike(written: Segment, printed: Segment): boolean {
  return written.height > tallestPrint * printed.height || Math.abs(written.angle - printed.angle) > steepestPrint
}
