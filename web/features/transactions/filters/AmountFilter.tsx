import { t } from '@lingui/core/macro'
import { useOrganization } from '../../../app/session/organization.tsx'
import { FilterPopover } from '../../../shared/filters/FilterPopover.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { lazyComponent } from '../../../shared/hooks/lazy-component.tsx'
import type { AmountFilterProps, AmountRange } from './AmountWindow.tsx'

const AmountWindow = lazyComponent(
  async () => (await import('./AmountWindow.tsx')).AmountWindow,
  ({ isOpen }) => isOpen,
)

export function AmountFilter({ min, max, onChange }: AmountFilterProps) {
  const { currency } = useOrganization()
  const locale = useLocale()
  return (
    <FilterPopover
      label={t`Amount`}
      value={formatAmounts({ min, max }, currency, locale)}
      onClear={() => onChange({ min: null, max: null })}
    >
      {(anchor) => <AmountWindow {...anchor} min={min} max={max} onChange={onChange} />}
    </FilterPopover>
  )
}

/** Returns "$5 or more", "Up to $20" or "$5–$20". Cents are shown only if they are not zero. */
export function formatAmounts({ min, max }: AmountRange, currency: string, locale: string): string | null {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  if (min && max)
    return min === max ? format.format(Number(min)) : `${format.format(Number(min))}–${format.format(Number(max))}`
  if (min) return t`${{ amount: format.format(Number(min)) }} or more`
  return max ? t`Up to ${{ amount: format.format(Number(max)) }}` : null
}
