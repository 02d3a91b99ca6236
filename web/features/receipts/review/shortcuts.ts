import { t } from '@lingui/core/macro'
import { modKey } from '../../../shared/hooks/keys.ts'
import type { Shortcut } from '../../../shared/overlays/ShortcutsDialog.tsx'

export const receiptShortcuts = (): readonly Shortcut[] => [
  [['↵'], t`Confirm the field and go to the next one to check`],
  [['Esc'], t`Leave the fields`],
  [['a', `${modKey}+↵`], t`Approve`],
  [['s'], t`Skip`],
  [['d'], t`Discard`],
]
