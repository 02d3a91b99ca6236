import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export function NoPrint({ children }: { children: ReactNode }) {
  return (
    <Box display="contents" _print={{ display: 'none' }}>
      {children}
    </Box>
  )
}
