import { Box } from '@chakra-ui/react'
import type { BudgetLineRowFragment } from '../../generated.ts'
import { Amount } from '../../shared/Amount.tsx'

/** What is left of a plan, or by how much it is over. */
export function LeftOf({ line, hasWord }: { line: BudgetLineRowFragment; hasWord: boolean }) {
  const { state, left } = line
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
      {hasWord && ' left'}
    </Box>
  )
}
