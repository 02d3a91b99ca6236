import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { TransactionRowFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'

interface RowAmountProps {
  transaction: TransactionRowFragment
  counted: { value: string; currency: string } | null
}

export function RowAmount({ transaction: { amount, type }, counted }: RowAmountProps) {
  if (!counted) return <Amount {...amount} type={type} />
  return (
    <Box display="flex" flexDirection="column" alignItems="flex-end">
      <Amount {...counted} sign="always" color={type === 'INCOME' ? 'income.fg' : undefined} fontWeight="500" />
      <Box textStyle="caption" color="fg.muted" lineHeight="14px">
        <Trans>
          of <Amount {...amount} type={type} color="fg.muted" />
        </Trans>
      </Box>
    </Box>
  )
}
