import { t } from '@lingui/core/macro'
import { useAccountChoices } from '../../../app/accounts/account-choices.ts'
import type { BulkChangesInput } from '../../../generated.ts'
import type { MenuParts } from '../../../shared/overlays/menu-props.ts'
import type { DescribeChanged } from './bulk-changes.ts'
import { describeInAccount, describeWithoutAccount } from './bulk-labels.ts'

interface AccountItemsProps {
  Menu: MenuParts
  onChoose: (changes: BulkChangesInput, done: DescribeChanged) => void
}

/** The accounts to choose for the selected transactions. An organization without open accounts has no such items. */
export function AccountItems({ Menu, onChoose }: AccountItemsProps) {
  const accounts = useAccountChoices().filter(({ closedOn }) => closedOn === null)
  if (accounts.length === 0) return null
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel>{t`Account`}</Menu.ItemGroupLabel>
      {accounts.map(({ id, name }) => (
        <Menu.Item
          key={id}
          value={`account ${id}`}
          onSelect={() => onChoose({ accountId: id }, describeInAccount(name))}
        >
          {name}
        </Menu.Item>
      ))}
      <Menu.Item value="account none" onSelect={() => onChoose({ clearAccount: true }, describeWithoutAccount)}>
        {t`No account`}
      </Menu.Item>
    </Menu.ItemGroup>
  )
}
