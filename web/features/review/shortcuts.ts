import { t } from '@lingui/core/macro'
import { modKey } from '../../shared/hooks/keys.ts'
import type { Shortcut } from '../../shared/overlays/ShortcutsDialog.tsx'

export const reviewShortcuts = (): readonly Shortcut[] => [
  [['j', 'k'], t`Next and previous item`],
  [['a', `${modKey}+↵`], t`Approve`],
  [['d'], t`Discard`],
  [['m'], t`Merge with existing transaction`],
  [['e'], t`Edit`],
  [['↵'], t`Open document`],
]
