import { Box, Flex, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAccountChanges } from '../../app/accounts/account-changes.ts'
import { groupLabel } from '../../app/accounts/labels.ts'
import { usePermission } from '../../app/session/permissions.ts'
import type { AccountGroup, AccountRowFragment } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { useDeviceFlag } from '../../shared/hooks/device-flag.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { RowMenu, type RowMenuLabels } from '../../shared/overlays/RowMenu.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { AccountRow } from './AccountRow.tsx'

interface AccountGroupPanelProps {
  group: AccountGroup
  accounts: readonly AccountRowFragment[]
}

export function AccountGroupPanel({ group, accounts }: AccountGroupPanelProps) {
  return <AccountsPanel title={groupLabel(group)} storageKey={group} accounts={accounts} />
}

export function ClosedAccountsPanel({ accounts }: { accounts: readonly AccountRowFragment[] }) {
  return <AccountsPanel title={t`Closed`} storageKey="CLOSED" accounts={accounts} />
}

type Action = 'edit' | 'up' | 'down' | 'close' | 'reopen' | 'delete'

const labels = (): RowMenuLabels<Action> => ({
  edit: { label: t`Edit`, icon: Pencil },
  up: { label: t`Move up`, icon: ArrowUp },
  down: { label: t`Move down`, icon: ArrowDown },
  close: { label: t`Close account`, icon: Lock },
  reopen: { label: t`Open again`, icon: LockOpen },
  delete: { label: t`Delete`, icon: Trash2 },
})

interface AccountsPanelProps {
  title: string
  /** Identifies the group on this device, which stores whether it is collapsed. */
  storageKey: string
  accounts: readonly AccountRowFragment[]
}

function AccountsPanel({ title, storageKey, accounts }: AccountsPanelProps) {
  const [isCollapsed, setCollapsed] = useDeviceFlag(`accounts-collapsed:${storageKey}`)
  const [chosen, setChosen] = useState<{ action: Action; account: AccountRowFragment } | null>(null)
  const { remove } = useAccountChanges()
  if (accounts.length === 0) return null
  const Icon = isCollapsed ? ChevronRight : ChevronDown
  const label = isCollapsed ? t`Show ${title}` : t`Hide ${title}`
  const name = chosen?.account.name ?? ''
  return (
    <>
      <Panel
        title={title}
        note={String(accounts.length)}
        aside={
          <IconButton
            aria-label={label}
            aria-expanded={!isCollapsed}
            variant="ghost"
            colorPalette="gray"
            size="sm"
            _expanded={{ bg: 'transparent' }}
            onClick={() => setCollapsed(!isCollapsed)}
          >
            <Icon strokeWidth={1.75} />
          </IconButton>
        }
        isList
      >
        {!isCollapsed && (
          <Box as="ul" listStyleType="none">
            {accounts.map((account, at) => (
              <AccountRow key={account.id} account={account}>
                <Actions
                  account={account}
                  before={accounts[at - 1]}
                  after={accounts[at + 1]}
                  afterNext={accounts[at + 2]}
                  onChoose={(action) => setChosen({ action, account })}
                />
              </AccountRow>
            ))}
          </Box>
        )}
      </Panel>
      {chosen?.action === 'edit' && <AccountDialog account={chosen.account} onClose={() => setChosen(null)} />}
      <ConfirmDialog
        isOpen={chosen?.action === 'delete'}
        onClose={() => setChosen(null)}
        title={t`Delete the account ${name}?`}
        confirm={t`Delete`}
        pending={t`Deleting`}
        tone="over"
        onConfirm={() => chosen && remove(chosen.account)}
      >
        {t`This deletes its balances. Its transactions stay, without an account. You can undo it.`}
      </ConfirmDialog>
    </>
  )
}

interface ActionsProps {
  account: AccountRowFragment
  before: AccountRowFragment | undefined
  after: AccountRowFragment | undefined
  afterNext: AccountRowFragment | undefined
  onChoose: (action: Action) => void
}

function Actions({ account, before, after, afterNext, onChoose }: ActionsProps): ReactNode {
  const mayEdit = usePermission('PLANS_WRITE')
  const mayManage = usePermission('CATEGORIES_MANAGE')
  const { move, close, reopen } = useAccountChanges()
  const isOpen = account.closedOn === null
  const actions: Action[] = [
    ...(mayEdit ? (['edit'] as const) : []),
    ...(mayEdit && isOpen && before ? (['up'] as const) : []),
    ...(mayEdit && isOpen && after ? (['down'] as const) : []),
    ...(mayManage ? ([isOpen ? 'close' : 'reopen', 'delete'] as const) : []),
  ]
  const run = (action: Action): Promise<void> | undefined => {
    if (action === 'up') return move(account, before?.id ?? null)
    if (action === 'down') return move(account, afterNext?.id ?? null)
    if (action === 'close') return close(account)
    if (action === 'reopen') return reopen(account)
    onChoose(action)
    return undefined
  }
  return (
    <Flex minW="36px">
      <RowMenu
        name={account.name}
        labels={labels()}
        actions={actions}
        onChoose={(action) => void run(action)?.catch((error: unknown) => showToast.error(messageOf(error)))}
      />
    </Flex>
  )
}
