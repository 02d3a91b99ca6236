import { NativeSelect } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { FormField } from './FormField.tsx'

const lifetimes = [7, 30, 90, 365] as const
const never = 'never'

/** In days. */
export const usualLifetime = 90

interface ExpirySelectProps {
  /** Null for a token that does not expire. */
  days: number | null
  onChange: (days: number | null) => void
}

export function ExpirySelect({ days, onChange }: ExpirySelectProps) {
  return (
    <FormField label={t`Expires`}>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={days ?? never}
          onChange={({ target }) => onChange(target.value === never ? null : Number(target.value))}
        >
          {lifetimes.map((each) => (
            <option key={each} value={each}>
              {plural(each, { one: 'In # day', other: 'In # days' })}
            </option>
          ))}
          <option value={never}>{t`Never`}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  )
}
