import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'

interface ChipLineProps {
  children: ReactNode
  isFiltered: boolean
  onClear: () => void
}

export function ChipLine({ children, isFiltered, onClear }: ChipLineProps) {
  return (
    <Flex
      gap="8px"
      align="center"
      wrap={{ md: 'wrap' }}
      mx={{ base: '-16px', md: '0' }}
      px={{ base: '16px', md: '0' }}
      py={{ base: '2px', md: '0' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollbarWidth="none"
    >
      {children}
      {isFiltered && (
        <Box flexShrink="0">
          <Button variant="plain" colorPalette="accent" px="4px" h="32px" onClick={onClear}>
            {t`Clear`}
          </Button>
        </Box>
      )}
    </Flex>
  )
}
