import { Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type SubmitEvent, useState } from 'react'
import { useOrganization } from '../../../app/session/organization.tsx'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import type { FilterAnchor } from '../../../shared/filters/FilterPopover.tsx'
import { FilterWindow } from '../../../shared/filters/FilterWindow.tsx'
import { compareAmounts, isAmount } from '../../../shared/format/decimals.ts'

export interface AmountRange {
  min: string | null
  max: string | null
}

export interface AmountFilterProps extends AmountRange {
  onChange: (range: AmountRange) => void
}

export function AmountWindow({ min, max, onChange, ...anchor }: AmountFilterProps & FilterAnchor) {
  return (
    <FilterWindow {...anchor} width="280px">
      {(close) => (
        <RangeForm
          min={min}
          max={max}
          onChange={(range) => {
            onChange(range)
            close()
          }}
        />
      )}
    </FilterWindow>
  )
}

function RangeForm({ min, max, onChange }: AmountFilterProps) {
  const { currency } = useOrganization()
  const [error, setError] = useState<string | null>(null)

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [minAmount, maxAmount] = ['min', 'max'].map((name) => String(form.get(name) ?? '') || null)
    const isWrong = [minAmount, maxAmount].some((amount) => amount && (!isAmount(amount) || amount.startsWith('-')))
    if (isWrong) return setError(t`Enter amounts as numbers.`)
    if (minAmount && maxAmount && compareAmounts(minAmount, maxAmount) > 0)
      return setError(t`The first amount must be the smaller one.`)
    onChange({ min: minAmount ?? null, max: maxAmount ?? null })
  }

  return (
    <form onSubmit={apply} noValidate>
      <Flex direction="column" gap="12px">
        <FormField label={t`At least`} error={error ?? undefined}>
          <AmountInput currency={currency} name="min" defaultValue={min ?? ''} />
        </FormField>
        <FormField label={t`At most`}>
          <AmountInput currency={currency} name="max" defaultValue={max ?? ''} />
        </FormField>
        <Button type="submit">{t`Show`}</Button>
      </Flex>
    </form>
  )
}
