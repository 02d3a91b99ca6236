import { t } from '@lingui/core/macro'
import type { Shortcut } from '../../../shared/overlays/ShortcutsDialog.tsx'

export const importShortcuts = (): readonly Shortcut[] => [
  [['j', 'k'], t`Next and previous row`],
  [['→', '←'], t`Move into a row's controls and back`],
  [['Home', 'End'], t`First and last loaded row`],
  [['x'], t`Select or skip the row`],
  [['c'], t`Category`],
  [['o'], t`Show or hide details`],
  [['/'], t`Search`],
]
