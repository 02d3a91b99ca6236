import { NativeSelect } from '@chakra-ui/react'
import { usePayersQuery } from '../../../generated.ts'
import { FormField } from '../../../shared/controls/FormField.tsx'

interface PaidByFieldProps {
  value: string | null
  onChange: (userId: string | null) => void
  error?: string | undefined
  kept?: { id: string; name: string } | null | undefined
}

/** Hidden in organizations with one member. */
export function PaidByField({ value, onChange, error, kept }: PaidByFieldProps) {
  const { data } = usePayersQuery({ fetchPolicy: 'cache-and-network' })
  const members = data?.members ?? []
  const isGone = kept && !members.some(({ id }) => id === kept.id)
  if (members.length < 2 && !isGone) return null
  return (
    <FormField label="Paid by" isOptional error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
          <option value="">Nobody said</option>
          {isGone && <option value={kept.id}>{kept.name}</option>}
          {members.map(({ id, name, isYou }) => (
            <option key={id} value={id}>
              {isYou ? `${name} (you)` : name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  )
}
