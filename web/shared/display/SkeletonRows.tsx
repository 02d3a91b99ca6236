import { Box, Flex, Skeleton, VisuallyHidden } from '@chakra-ui/react'

interface SkeletonRowsProps {
  count?: number
  hasTile?: boolean
  /** In pixels. */
  rowHeight?: number
}

const nameWidths = [74, 106, 58, 88, 96, 66]
const amountWidths = [64, 56, 70, 60]

/** Placeholder rows in the layout of real ones. Nothing is shown in the first 200 ms. */
export function SkeletonRows({ count = 6, hasTile, rowHeight = 46 }: SkeletonRowsProps) {
  return (
    <Box role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => `row ${row}`).map((key, row) => (
        <Flex
          key={key}
          h={`${rowHeight}px`}
          px="16px"
          gap="12px"
          align="center"
          borderTopWidth={row ? '1px' : '0'}
          borderColor="border.muted"
          aria-hidden
        >
          {hasTile && <Skeleton boxSize="28px" borderRadius="tile" />}
          <Skeleton h="12px" w={`${nameWidths[row % nameWidths.length]}px`} borderRadius="bar" />
          <Skeleton h="12px" ms="auto" w={`${amountWidths[row % amountWidths.length]}px`} borderRadius="bar" />
        </Flex>
      ))}
    </Box>
  )
}
