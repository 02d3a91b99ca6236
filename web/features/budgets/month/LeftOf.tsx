import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { BudgetLineRowFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'

export function LeftOf({ line, hasWord }: { line: BudgetLineRowFragment; hasWord: boolean }) {
  const { state, left, category } = line
  if (state === 'OVER' && category.type === 'INCOME') {
    return (
      <Box whiteSpace="nowrap" color="income.fg">
        <Trans>
          <Amount {...left} sign="never" fontWeight="500" /> more
        </Trans>
      </Box>
    )
  }
  if (state === 'OVER') {
    return (
      <Box textStyle="strong" color="over.fg" whiteSpace="nowrap">
        <Trans>
          <Amount {...left} sign="never" /> over
        </Trans>
      </Box>
    )
  }
  const amount = <Amount {...left} color="fg" fontWeight="500" />
  return (
    <Box whiteSpace="nowrap" color="fg.muted">
      {!hasWord ? amount : category.type === 'INCOME' ? <Trans>{amount} to come</Trans> : <Trans>{amount} left</Trans>}
    </Box>
  )
}
