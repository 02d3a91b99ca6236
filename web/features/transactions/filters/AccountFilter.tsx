import { plural, t } from '@lingui/core/macro'
import { useAccountChoices } from '../../../app/accounts/account-choices.ts'
import { MultiSelectFilter } from '../../../shared/filters/MultiSelectFilter.tsx'

interface AccountFilterProps {
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
}

const none = 'none'

export function AccountFilter({ chosen, onChange }: AccountFilterProps) {
  const accounts = useAccountChoices()
  return (
    <MultiSelectFilter
      label={t`Account`}
      valueText={formatAccounts(chosen, accounts)}
      choices={[{ value: none, label: t`No account` }, ...accounts.map(({ id, name }) => ({ value: id, label: name }))]}
      chosen={chosen.map((id) => id ?? none)}
      onChange={(values) => onChange(values.map((value) => (value === none ? null : value)))}
    />
  )
}

export function formatAccounts(
  chosen: readonly (string | null)[],
  accounts: readonly { id: string; name: string }[],
): string | null {
  const [first] = chosen
  if (first === undefined) return null
  if (first === null && chosen.length === 1) return t`No account`
  const only = chosen.length === 1 && accounts.find(({ id }) => id === first)
  if (only) return only.name
  const count = chosen.length
  return t`${plural(count, { one: '# account', other: '# accounts' })}`
}
