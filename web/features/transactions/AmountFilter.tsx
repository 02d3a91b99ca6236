import { Button, Flex } from '@chakra-ui/react'
import { type SubmitEvent, useState } from 'react'
import { useOrganization } from '../../app/organization.tsx'
import { AmountInput } from '../../shared/AmountInput.tsx'
import { compareAmounts, isAmount } from '../../shared/decimals.ts'
import { FilterPopover } from '../../shared/FilterPopover.tsx'
import { FormField } from '../../shared/FormField.tsx'
import { useLocale } from '../../shared/locale.ts'

interface Range {
  min: string | null
  max: string | null
}

interface AmountFilterProps extends Range {
  onChange: (range: Range) => void
}

export function AmountFilter({ min, max, onChange }: AmountFilterProps) {
  const { currency } = useOrganization()
  const locale = useLocale()
  return (
    <FilterPopover
      label="Amount"
      value={wordsOfAmounts({ min, max }, currency, locale)}
      width="280px"
      onClear={() => onChange({ min: null, max: null })}
    >
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
    </FilterPopover>
  )
}

function RangeForm({ min, max, onChange }: AmountFilterProps) {
  const { currency } = useOrganization()
  const [refusal, setRefusal] = useState<string | null>(null)

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [least, most] = ['min', 'max'].map((name) => String(form.get(name) ?? '') || null)
    const isWrong = [least, most].some((amount) => amount && (!isAmount(amount) || amount.startsWith('-')))
    if (isWrong) return setRefusal('Write amounts as numbers.')
    if (least && most && compareAmounts(least, most) > 0) return setRefusal('The first amount is the smaller one.')
    onChange({ min: least ?? null, max: most ?? null })
  }

  return (
    <form onSubmit={apply} noValidate>
      <Flex direction="column" gap="12px">
        <FormField label="At least" error={refusal ?? undefined}>
          <AmountInput currency={currency} name="min" defaultValue={min ?? ''} />
        </FormField>
        <FormField label="At most">
          <AmountInput currency={currency} name="max" defaultValue={max ?? ''} />
        </FormField>
        <Button type="submit">Show</Button>
      </Flex>
    </form>
  )
}

/** "$5 or more", "up to $20", "$5–$20"; without cents where there are none. */
export function wordsOfAmounts({ min, max }: Range, currency: string, locale: string): string | null {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  if (min && max)
    return min === max ? format.format(Number(min)) : `${format.format(Number(min))}–${format.format(Number(max))}`
  if (min) return `${format.format(Number(min))} or more`
  return max ? `up to ${format.format(Number(max))}` : null
}
