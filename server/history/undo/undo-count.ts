import type { Outcome } from './undo-result.ts'

/** Of what one action changes together, what people count: of approved items the transactions, not what goes with them. */
const counted = [
  'transaction',
  'budget',
  'category',
  'tag',
  'recurrence',
  'rule',
  'staged_item',
  'receipt',
  'document',
  'receipt_link',
  'receipt_match',
]

/** How many records were put back, or could be, as people count them. */
export function countVisibleChanges(outcomes: readonly Outcome[]): number {
  const back = outcomes.filter(({ outcome }) => outcome === 'UNDONE' || outcome === 'READY')
  const kind = counted.find((each) => back.some((one) => one.kind === each))
  return kind === undefined ? back.length : back.filter((one) => one.kind === kind).length
}
