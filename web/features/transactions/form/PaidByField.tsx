import { NativeSelect } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { usePayersQuery } from '../../../generated.ts'
import { FormField } from '../../../shared/controls/FormField.tsx'

interface PaidByFieldProps {
  value: string | null
  onChange: (userId: string | null) => void
  error?: string | undefined
  currentPayer?: { id: string; name: string } | null | undefined
}

/** Hidden in organizations with one member. */
export function PaidByField({ value, onChange, error, currentPayer }: PaidByFieldProps) {
  const { data } = usePayersQuery({ fetchPolicy: 'cache-and-network' })
  const members = data?.members ?? []
  const isGone = currentPayer && !members.some(({ id }) => id === currentPayer.id)
  if (members.length < 2 && !isGone) return null
  return (
    <FormField label={t`Paid by`} isOptional error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
          <option value="">{t`Not set`}</option>
          {isGone && <option value={currentPayer.id}>{currentPayer.name}</option>}
          {members.map(({ id, name, isYou }) => (
            <option key={id} value={id}>
              {isYou ? t`${name} (you)` : name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  )
}
