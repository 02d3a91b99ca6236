import type { Outcome } from './undo-result.ts'

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

export function countVisibleChanges(outcomes: readonly Outcome[]): number {
  const back = outcomes.filter(({ outcome }) => outcome === 'UNDONE' || outcome === 'READY')
  const kind = counted.find((each) => back.some((one) => one.kind === each))
  return kind === undefined ? back.length : back.filter((one) => one.kind === kind).length
}
