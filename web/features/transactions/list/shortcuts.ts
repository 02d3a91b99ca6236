import { t } from '@lingui/core/macro'
import type { Shortcut } from '../../../shared/overlays/ShortcutsDialog.tsx'

export const transactionShortcuts = (): readonly Shortcut[] => [
  [['j', 'k'], t`Next and previous transaction`],
  [['→', '←'], t`Move into a row's controls and back`],
  [['Home', 'End'], t`First and last loaded transaction`],
  [['x'], t`Select`],
  [['Shift+x'], t`Select a range`],
  [['↵'], t`Open transaction`],
  [['e'], t`Edit`],
  [['c'], t`Set category`],
  [['t'], t`Set tags`],
  [['r'], t`Mark reviewed or undo review`],
  [['/'], t`Search`],
  [['Delete'], t`Delete selected`],
  [['Esc'], t`Clear selection or close transaction`],
]
