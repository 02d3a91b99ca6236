import { Button, Grid } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { AmountInput } from '../../../shared/controls/AmountInput.tsx'
import { CurrencySelect } from '../../../shared/controls/CurrencySelect.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { RateInput } from '../../../shared/controls/RateInput.tsx'
import { decimalsOf, isAmount, productOf, ratioOf } from '../../../shared/format/decimals.ts'
import { useLastRate } from '../../../shared/hooks/last-rate.ts'
import type { FormErrors, FormValues } from './form-values.ts'

interface CurrencyFieldsProps {
  base: string
  values: FormValues
  errors: FormErrors
  onChange: (changes: Partial<FormValues>) => void
}

/**
 * Fields for another currency. The exchange rate and the base amount determine each other. The last rate is the
 * default.
 */
export function CurrencyFields({ base, values, errors, onChange }: CurrencyFieldsProps) {
  const { amount, currency, rate, baseAmount } = values
  const lastRate = useLastRate(currency)

  if (currency === null) {
    return (
      <Button
        variant="plain"
        colorPalette="accent"
        alignSelf="flex-start"
        mt="-8px"
        onClick={() => onChange({ currency: base === 'EUR' ? 'USD' : 'EUR', rate: '', baseAmount: null })}
      >
        {t`Use another currency`}
      </Button>
    )
  }
  const follows = isAmount(amount) && isAmount(rate) ? productOf(amount, rate, decimalsOf(base)) : ''
  return (
    <Grid gap="16px" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' }}>
      <Grid gridColumn="span 2">
        <FormField
          label={t`Currency`}
          error={errors.currency}
          aside={
            <Button
              variant="plain"
              colorPalette="accent"
              textStyle="label"
              h="18px"
              onClick={() => onChange({ currency: null, rate: '', baseAmount: null })}
            >
              {t`Use ${base}`}
            </Button>
          }
        >
          <CurrencySelect
            value={currency}
            except={base}
            onChange={(chosen) => onChange({ currency: chosen, rate: '', baseAmount: null })}
          />
        </FormField>
      </Grid>
      <FormField
        label={t`1 ${currency} in ${base}`}
        error={errors.rate}
        help={
          lastRate &&
          lastRate !== rate && (
            <Button
              variant="plain"
              colorPalette="accent"
              textStyle="small"
              h="auto"
              onClick={() => onChange({ rate: lastRate, baseAmount: null })}
            >
              {t`Last rate: ${lastRate}`}
            </Button>
          )
        }
      >
        <RateInput value={rate} onChange={(typed) => onChange({ rate: typed, baseAmount: null })} />
      </FormField>
      <FormField label={t`In ${base}`} error={errors.baseAmount}>
        <AmountInput
          currency={base}
          value={baseAmount ?? follows}
          onChange={(typed) =>
            onChange({
              baseAmount: typed,
              ...(isAmount(typed) && isAmount(amount) && { rate: ratioOf(typed, amount, 12) ?? rate }),
            })
          }
        />
      </FormField>
    </Grid>
  )
}
