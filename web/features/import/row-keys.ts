import type { KeyDeed } from '../../shared/KeysSheet.tsx'

/** What the keys do over the rows of a file. */
export const rowKeys: readonly KeyDeed[] = [
  [['j', 'k'], 'Next and previous row'],
  [['→', '←'], 'To the controls of a row, and back'],
  [['Home', 'End'], 'First and last row that is loaded'],
  [['x'], 'Take it, or skip it'],
  [['c'], 'Category'],
  [['o'], 'Show what it looks like, or hide it'],
  [['/'], 'Search'],
  [['?'], 'These keys'],
]
