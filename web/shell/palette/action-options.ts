import { t } from '@lingui/core/macro'
import {
  ArrowLeftRight,
  Building2,
  ConciergeBell,
  FileUp,
  Keyboard,
  Landmark,
  LogOut,
  Map as MapIcon,
  Moon,
  Plus,
  Receipt,
  Sun,
  Tag,
  Undo2,
  UserPlus,
} from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useOrganizations } from '../../app/session/organization.tsx'
import { useSession } from '../../app/session/session.tsx'
import { useTour } from '../../app/session/tour.ts'
import { useTheme } from '../../app/theme/ThemeProvider.tsx'
import { useUndo } from '../../app/undo/undo.ts'
import type { Permission } from '../../generated.ts'
import type { PaletteOption } from './palette-option.ts'

/** Actions of the shell that a command can start. */
export interface ShellActions {
  onAssistant: (() => void) | null
  onReceipts: () => void
  onHelp: () => void
}

interface Action extends Omit<PaletteOption, 'id'> {
  id: string
  permission?: Permission
}

/** The actions that the user's role allows, the most useful first. */
export function useActionOptions(shell: ShellActions): readonly PaletteOption[] {
  const { active } = useOrganizations()
  const record = useRecordActions(shell)
  const account = useAccountActions(shell)
  return [...record, ...useOrganizationActions(), ...account]
    .filter(({ permission }) => !permission || active?.permissions.includes(permission))
    .map(({ permission: _, ...action }): PaletteOption => ({ ...action, id: `action:${action.id}` }))
}

function useRecordActions({ onAssistant, onReceipts }: ShellActions): Action[] {
  const navigate = useNavigate()
  const undoing = useUndo()
  const assistant: Action[] = onAssistant
    ? [
        {
          id: 'assistant',
          label: t`Open the assistant`,
          keywords: t`AI chat ask question`,
          icon: ConciergeBell,
          run: onAssistant,
        },
      ]
    : []
  return [
    {
      id: 'transaction',
      label: t`Add transaction`,
      keywords: t`new create expense income record`,
      icon: Plus,
      permission: 'TRANSACTIONS_WRITE',
      run: () => void navigate('/transactions/new'),
    },
    {
      id: 'receipts',
      label: t`Add receipts`,
      keywords: t`new upload photo scan document`,
      icon: Receipt,
      permission: 'TRANSACTIONS_WRITE',
      run: onReceipts,
    },
    {
      id: 'import',
      label: t`Import a bank file`,
      keywords: t`statement CSV OFX CAMT upload`,
      icon: FileUp,
      permission: 'TRANSACTIONS_WRITE',
      run: () => void navigate('/transactions/import'),
    },
    ...assistant,
    {
      id: 'category',
      label: t`Add category`,
      keywords: t`new create`,
      icon: Tag,
      permission: 'PLANS_WRITE',
      run: () => void navigate('/categories/new'),
    },
    {
      id: 'account',
      label: t`Add account`,
      keywords: t`new create bank card cash balance`,
      icon: Landmark,
      permission: 'PLANS_WRITE',
      run: () => void navigate('/accounts/new'),
    },
    {
      id: 'undo',
      label: t`Undo last change`,
      icon: Undo2,
      permission: 'TRANSACTIONS_WRITE',
      run: () => void undoing.runLast('undo'),
    },
  ]
}

function useOrganizationActions(): Action[] {
  const navigate = useNavigate()
  const { list, active, switchTo } = useOrganizations()
  const others = list.filter(({ id }) => id !== active?.id)
  return [
    {
      id: 'invite',
      label: t`Invite someone`,
      keywords: t`member people team add user`,
      icon: UserPlus,
      permission: 'MEMBERS_MANAGE',
      run: () => void navigate('/settings/members'),
    },
    ...others.map(
      ({ id, name }): Action => ({
        id: `organization:${id}`,
        label: t`Switch to ${name}`,
        keywords: t`organization change`,
        icon: ArrowLeftRight,
        run: () => void switchTo(id),
      }),
    ),
    {
      id: 'organization',
      label: t`Create organization`,
      keywords: t`new add`,
      icon: Building2,
      run: () => void navigate('/organizations/new'),
    },
  ]
}

function useAccountActions({ onHelp }: ShellActions): Action[] {
  const { shown, setTheme } = useTheme()
  const { logOut } = useSession()
  const tour = useTour()
  const isDark = shown === 'dark'
  return [
    {
      id: 'theme',
      label: isDark ? t`Use the light theme` : t`Use the dark theme`,
      keywords: t`toggle appearance mode light dark`,
      icon: isDark ? Sun : Moon,
      run: () => setTheme(isDark ? 'light' : 'dark'),
    },
    { id: 'help', label: t`Keyboard shortcuts`, keywords: t`help keys`, icon: Keyboard, run: onHelp },
    { id: 'tour', label: t`Take the tour`, keywords: t`help introduction setup`, icon: MapIcon, run: tour.open },
    { id: 'logout', label: t`Log out`, keywords: t`sign out`, icon: LogOut, run: () => void logOut() },
  ]
}
