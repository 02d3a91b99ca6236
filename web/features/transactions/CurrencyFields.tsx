import { Button, Grid, Input, NativeSelect } from '@chakra-ui/react'
import { useMemo } from 'react'
import { FormField } from '../../shared/FormField.tsx'
import { useLocale } from '../../shared/locale.ts'

interface CurrencyFieldsProps {
  /** The organization's. */
  base: string
  /** Null: the organization's. */
  currency: string | null
  rate: string
  errors: { currency?: string; rate?: string }
  onChange: (changes: { currency?: string | null; rate?: string }) => void
}

/** Opened for what was paid in another currency: which, and what one of it is in the organization's. */
export function CurrencyFields({ base, currency, rate, errors, onChange }: CurrencyFieldsProps) {
  const locale = useLocale()
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return Intl.supportedValuesOf('currency')
      .filter((code) => code !== base)
      .map((code) => ({ code, name: names.of(code) ?? code }))
  }, [locale, base])

  if (currency === null) {
    return (
      <Button
        variant="plain"
        colorPalette="accent"
        alignSelf="flex-start"
        mt="-8px"
        onClick={() => onChange({ currency: base === 'EUR' ? 'USD' : 'EUR' })}
      >
        Paid in another currency
      </Button>
    )
  }
  return (
    <Grid gap="16px" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
      <FormField
        label="Currency"
        error={errors.currency}
        aside={
          <Button
            variant="plain"
            colorPalette="accent"
            textStyle="label"
            onClick={() => onChange({ currency: null, rate: '' })}
          >
            Use {base}
          </Button>
        }
      >
        <NativeSelect.Root>
          <NativeSelect.Field value={currency} onChange={(event) => onChange({ currency: event.target.value })}>
            {currencies.map(({ code, name }) => (
              <option key={code} value={code}>
                {code} · {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
      <FormField label={`1 ${currency} in ${base}`} error={errors.rate}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          placeholder="1.08"
          value={rate}
          onChange={(event) => onChange({ rate: event.target.value })}
        />
      </FormField>
    </Grid>
  )
}
