import type { KeyDeed } from '../../../shared/overlays/ShortcutsDialog.tsx'

/** What the keys do over the rows of a file. */
export const rowKeys: readonly KeyDeed[] = [
  [['j', 'k'], 'Next and previous row'],
  [['→', '←'], 'Into a row’s controls, and back'],
  [['Home', 'End'], 'First and last loaded row'],
  [['x'], 'Take it, or skip it'],
  [['c'], 'Category'],
  [['o'], 'Show what it looks like, or hide it'],
  [['/'], 'Search'],
  [['?'], 'These keys'],
]
