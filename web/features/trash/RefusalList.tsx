import { Box } from '@chakra-ui/react'
import type { Refusal } from './restore.ts'

/** What could not be restored: each with the way in which it can be. */
export function RefusalList({ refusals }: { refusals: readonly Refusal[] }) {
  if (refusals.length === 0) return null
  return (
    <Box role="alert" bg="warning.subtle" borderRadius="control" px="16px" py="10px" mb="12px">
      {refusals.map(({ recordId, title, reason }) => (
        <Box key={recordId} color="warning.fg">
          <Box as="span" fontWeight="500">
            {title || 'It'} was not restored.
          </Box>{' '}
          {reason}
        </Box>
      ))}
    </Box>
  )
}
