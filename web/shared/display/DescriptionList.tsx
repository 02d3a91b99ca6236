import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export function DescriptionList({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="96px minmax(0, 1fr)" rowGap="8px">
      {rows.map(([name, value]) => (
        <Box key={name} display="contents">
          <Text as="dt" color="fg.muted">
            {name}
          </Text>
          <Text as="dd" overflowWrap="anywhere">
            {value}
          </Text>
        </Box>
      ))}
    </Box>
  )
}
