import { Box } from '@chakra-ui/react'
import type { BudgetLineRowFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'

export function LeftOf({ line, hasWord }: { line: BudgetLineRowFragment; hasWord: boolean }) {
  const { state, left, category } = line
  if (state === 'OVER' && category.type === 'INCOME') {
    return (
      <Box whiteSpace="nowrap" color="income.fg">
        <Amount {...left} sign="never" fontWeight="500" /> more
      </Box>
    )
  }
  if (state === 'OVER') {
    return (
      <Box textStyle="strong" color="over.fg" whiteSpace="nowrap">
        <Amount {...left} sign="never" /> over
      </Box>
    )
  }
  return (
    <Box whiteSpace="nowrap" color="fg.muted">
      <Amount {...left} color="fg" fontWeight="500" />
      {hasWord && (category.type === 'INCOME' ? ' to come' : ' left')}
    </Box>
  )
}
