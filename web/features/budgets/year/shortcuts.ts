import { t } from '@lingui/core/macro'
import { modKey } from '../../../shared/hooks/keys.ts'
import type { Shortcut } from '../../../shared/overlays/ShortcutsDialog.tsx'

export const yearShortcuts = (): readonly Shortcut[] => [
  [['↑', '↓', '←', '→'], t`Move between budgets`],
  [['Home', 'End'], t`First and last month`],
  [['Shift+→'], t`Select several months`],
  [['↵', 'F2'], t`Change the budget`],
  [[`${modKey}+R`], t`Fill right`],
  [[`${modKey}+C`, `${modKey}+V`], t`Copy and paste budgets`],
  [['Delete'], t`Remove budgets`],
]
