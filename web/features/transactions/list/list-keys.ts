import { modKey } from '../../../shared/hooks/keys.ts'
import type { KeyDeed } from '../../../shared/overlays/ShortcutsDialog.tsx'

/** What the keys do in the list of transactions. */
export const listKeys: readonly KeyDeed[] = [
  [['j', 'k'], 'Next and previous transaction'],
  [['→', '←'], 'Into a row’s controls, and back'],
  [['Home', 'End'], 'First and last loaded transaction'],
  [['x'], 'Select'],
  [['Shift', 'x'], 'Select all from the last one to here'],
  [['e'], 'Edit'],
  [['c'], 'Category, also of the selected'],
  [['t'], 'Tags, also of the selected'],
  [['r'], 'Reviewed, or not'],
  [['n'], 'New transaction'],
  [['/'], 'Search'],
  [['Delete'], 'Delete the selected'],
  [['Esc'], 'Select none'],
  [[modKey, 'Z'], 'Undo the last thing done'],
  [[modKey, 'Shift', 'Z'], 'Redo it'],
  [['?'], 'These keys'],
]
