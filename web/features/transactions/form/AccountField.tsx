import { Grid, NativeSelect } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useAccountChoices } from '../../../app/accounts/account-choices.ts'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import type { FormErrors, FormValues } from './form-values.ts'

interface AccountFieldProps {
  base: string
  values: FormValues
  errors: FormErrors
  onChange: (changes: Partial<FormValues>) => void
  /** The saved account, which may be closed. */
  current?: { id: string; name: string; currency: string } | null | undefined
}

/** The account and, if neither amount is in its currency, the amount in it. Hidden in organizations without accounts. */
export function AccountField({ base, values, errors, onChange, current }: AccountFieldProps) {
  const accounts = useAccountChoices().filter(({ id, closedOn }) => closedOn === null || id === current?.id)
  if (accounts.length === 0) return null
  const account = accounts.find(({ id }) => id === values.accountId)
  const isOther = account && account.currency !== base && account.currency !== (values.currency ?? base)
  return (
    <Grid gap="16px" templateColumns="repeat(auto-fit, minmax(min(100%, 160px), 1fr))">
      <FormField label={t`Account`} isOptional error={errors.accountId}>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={account?.id ?? ''}
            onChange={(event) => onChange({ accountId: event.target.value || null, accountAmount: '' })}
          >
            <option value="">{t`Not set`}</option>
            {accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
      {isOther && (
        <FormField label={t`In ${{ currency: account.currency }}`} error={errors.accountAmount}>
          <AmountInput
            currency={account.currency}
            value={values.accountAmount}
            onChange={(accountAmount) => onChange({ accountAmount })}
          />
        </FormField>
      )}
    </Grid>
  )
}
