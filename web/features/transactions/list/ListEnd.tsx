import { Box } from '@chakra-ui/react'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'

interface ListEndProps {
  hasFailed: boolean
  onRetry: () => void
  rowHeight: number
}

/** What stands under the last row that is there while more are on their way. */
export function ListEnd({ hasFailed, onRetry, rowHeight }: ListEndProps) {
  return (
    <Box role="row">
      <Box role="gridcell">
        {hasFailed ? (
          <ErrorState title="The older transactions did not load" onRetry={onRetry} />
        ) : (
          <SkeletonRows count={3} rowHeight={rowHeight} />
        )}
      </Box>
    </Box>
  )
}
