import { NativeSelect } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { monthOf, today } from '../format/dates.ts'
import { useLocale } from '../format/locale.ts'
import { FormField } from './FormField.tsx'
import { formatMonthRange, ordinal } from './organization-choices.ts'
import { type SearchChoice, SearchSelect } from './SearchSelect.tsx'

interface Values {
  currency: string | null
  /** 1 to 28. */
  monthStartDay: number
  timeZone: string
}

interface OrganizationFieldsProps {
  values: Values
  errors: Record<string, string>
  currencies: readonly SearchChoice[]
  timeZones: readonly SearchChoice[]
  currencyNote?: string | null
  onChange: (changes: Partial<Values>) => void
}

const days = Array.from({ length: 28 }, (_, index) => index + 1)

export function OrganizationFields(props: OrganizationFieldsProps) {
  const { values, errors, currencies, timeZones, currencyNote = null, onChange } = props
  const locale = useLocale()
  return (
    <>
      <FormField
        label={t`Currency`}
        error={errors.currency}
        help={currencyNote ?? t`You can change the currency until you add transactions.`}
      >
        <SearchSelect
          choices={currencies}
          value={values.currency}
          onChange={(currency) => onChange({ currency })}
          placeholder={t`Choose a currency`}
          openLabel={t`Show currencies`}
          noneFound={t`No such currency`}
          isDisabled={currencyNote !== null}
        />
      </FormField>
      <FormField
        label={t`First day of the month`}
        error={errors.monthStartDay}
        help={formatMonthRange(values.monthStartDay, monthOf(today()), locale)}
      >
        <NativeSelect.Root>
          <NativeSelect.Field
            value={values.monthStartDay}
            onChange={(event) => onChange({ monthStartDay: Number(event.target.value) })}
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {ordinal(day)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
      <FormField label={t`Time zone`} error={errors.timeZone} help={t`Sets when emails and reminders are sent.`}>
        <SearchSelect
          choices={timeZones}
          value={values.timeZone}
          onChange={(timeZone) => timeZone && onChange({ timeZone })}
          placeholder={t`Choose a time zone`}
          openLabel={t`Show time zones`}
          noneFound={t`No such time zone`}
        />
      </FormField>
    </>
  )
}
