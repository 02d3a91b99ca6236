import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/display/Amount.tsx'
import { isAmount, signOf, sizeOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import type { Fields } from './review-form.ts'
import { type Sums, sumsOf } from './review-sums.ts'

interface ItemSumsProps {
  /** Amounts of the included items. */
  amounts: readonly string[]
  fields: Fields
  discount: string | null
}

export function ItemSums({ amounts, fields, discount }: ItemSumsProps) {
  const { total, tax, currency } = fields
  const sums = sumsOf(amounts, { total, tax, discount })
  if (!isAmount(total)) return null

  return (
    <Box
      px={{ base: '16px', md: '20px' }}
      py="10px"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      textStyle="small"
      color="fg.muted"
    >
      {sums && (
        <SumLine label={t`Items`}>
          <Amount value={sums.items} currency={currency} />
        </SumLine>
      )}
      {sums?.spreadOf && (
        <SumLine label={spreadLabel(sums.spreadOf)}>
          <Amount value={sums.spread} currency={currency} />
        </SumLine>
      )}
      <Flex justify="space-between" align="center" minH="34px" gap="12px" textStyle="strong" color="fg">
        {sums ? <Verdict left={sums.left} currency={currency} /> : <span>{t`Total`}</span>}
        <Amount value={total} currency={currency} fontWeight="600" isFinal />
      </Flex>
    </Box>
  )
}

function SumLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex justify="space-between" align="center" minH="29px" gap="12px">
      <span>{label}</span>
      {children}
    </Flex>
  )
}

function spreadLabel(spreadOf: NonNullable<Sums['spreadOf']>): string {
  if (spreadOf === 'DISCOUNT') return t`Discount, spread across items`
  return spreadOf === 'TAX' ? t`Tax, spread across items` : t`Discount and tax, spread across items`
}

/**
 * Returns "Matches the total", "$0.06 short" or "$0.06 over". On approval, a difference is distributed over the
 * items.
 */
function Verdict({ left, currency }: { left: string; currency: string }) {
  const locale = useLocale()
  const sign = signOf(left)
  const Icon = sign === 0 ? CircleCheck : TriangleAlert
  const difference = textOfMoney(sizeOf(left), currency, locale)
  const text = sign === 0 ? t`Matches the total` : sign > 0 ? t`${difference} short` : t`${difference} over`
  return (
    <Flex as="span" align="center" gap="7px" color={sign === 0 ? 'income.fg' : 'warning.fg'} aria-live="polite">
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {text}
    </Flex>
  )
}
