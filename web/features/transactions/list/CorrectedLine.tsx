import { Box, Button } from '@chakra-ui/react'

interface CorrectedLineProps {
  typed: string
  corrected: string
  /** Searches for just what was typed. */
  onExact: () => void
}

/** Says that something else was searched for than was typed. */
export function CorrectedLine({ typed, corrected, onExact }: CorrectedLineProps) {
  return (
    <Box role="status" aria-label="Corrected search" textStyle="small" color="fg.muted" px="2px" mt="10px">
      Showing results for{' '}
      <Box as="b" color="fg" fontWeight="600">
        {corrected}
      </Box>
      .{' '}
      <Button variant="plain" colorPalette="accent" h="auto" minW="0" px="0" textStyle="small" onClick={onExact}>
        Search for {typed} instead
      </Button>
    </Box>
  )
}
