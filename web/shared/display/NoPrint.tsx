import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What is for the hand: bars, pickers and buttons are not printed. */
export function NoPrint({ children }: { children: ReactNode }) {
  return (
    <Box display="contents" _print={{ display: 'none' }}>
      {children}
    </Box>
  )
}
