import { t } from '@lingui/core/macro'
import { matchPath, useLocation } from 'react-router-dom'
import { yearShortcuts } from '../features/budgets/year/shortcuts.ts'
import { importShortcuts } from '../features/imports/rows/shortcuts.ts'
import { receiptShortcuts } from '../features/receipts/review/shortcuts.ts'
import { reviewShortcuts } from '../features/review/shortcuts.ts'
import { transactionShortcuts } from '../features/transactions/list/shortcuts.ts'
import { modKey } from '../shared/hooks/keys.ts'
import { type Shortcut, type ShortcutGroup, ShortcutsDialog } from '../shared/overlays/ShortcutsDialog.tsx'

interface ScreenGroup extends ShortcutGroup {
  path: string
}

/** Lists the keys of all screens. Those of the current screen come first. */
export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pathname } = useLocation()
  const screens = screenGroups()
  const here = screens.filter(({ path }) => matchPath(path, pathname))
  const others = screens.filter((each) => !here.includes(each))
  const groups = [...here, { title: t`Everywhere`, shortcuts: globalShortcuts() }, ...others]
  return <ShortcutsDialog groups={groups} isOpen={isOpen} onClose={onClose} />
}

const globalShortcuts = (): readonly Shortcut[] => [
  [[`${modKey}+K`], t`Find anything`],
  [['n'], t`New transaction`],
  [['?'], t`Keyboard shortcuts`],
  [[`${modKey}+Z`], t`Undo`],
  [[`${modKey}+Shift+Z`], t`Redo`],
  [['Esc'], t`Close a dialog or menu`],
  [[`${modKey}+↵`], t`Save a new transaction`],
  [['←', '→'], t`Previous and next month, in the month picker`],
  [['Shift+↵'], t`New line in a message to the assistant`],
]

const screenGroups = (): readonly ScreenGroup[] => [
  { path: '/transactions', title: t`Transactions`, shortcuts: transactionShortcuts() },
  { path: '/review', title: t`Review`, shortcuts: reviewShortcuts() },
  { path: '/receipts/:id/review', title: t`Receipt review`, shortcuts: receiptShortcuts() },
  { path: '/transactions/import/:id', title: t`Bank file preview`, shortcuts: importShortcuts() },
  { path: '/budgets/year', title: t`Annual budgets`, shortcuts: yearShortcuts() },
]
