import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { BudgetLineRowFragment } from '../../../generated.ts'
import { nameOfMonth } from '../../../shared/format/dates.ts'
import { signOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'

export function Carried({ line }: { line: BudgetLineRowFragment }) {
  const locale = useLocale()
  const { carried, carriedFrom } = line
  if (!carriedFrom) return null
  const amount = textOfMoney(carried.value, carried.currency, locale, 'never')
  const month = nameOfMonth(carriedFrom, locale)
  return (
    <Box textStyle="caption" color="fg.muted" whiteSpace="nowrap">
      {signOf(carried.value) > 0 ? t`${amount} carried from ${month}` : t`${amount} overspent in ${month}`}
    </Box>
  )
}
