import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { BudgetLineRowFragment } from '../../../generated.ts'
import { signOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'

/** Shows the part of a budget that is not assigned to its subcategories, or the amount by which they exceed it. */
export function Unallocated({ line: { unallocated } }: { line: BudgetLineRowFragment }) {
  const locale = useLocale()
  if (!unallocated) return null
  const amount = textOfMoney(unallocated.value, unallocated.currency, locale, 'never')
  const sign = signOf(unallocated.value)
  return (
    <Box textStyle="caption" color={sign < 0 ? 'warning.fg' : 'fg.muted'} whiteSpace="nowrap">
      {sign < 0 ? t`${amount} over-allocated` : sign === 0 ? t`All allocated` : t`${amount} unallocated`}
    </Box>
  )
}
