import { Box, Flex, Text } from '@chakra-ui/react'
import { Info, TriangleAlert } from 'lucide-react'
import type { ReviewRowFragment } from '../../generated.ts'
import { doubtOf, reasonOf } from './inbox.ts'

/** Why the item is as it is, in words. */
export function ItemReason({ item }: { item: ReviewRowFragment }) {
  const reason = reasonOf(item)
  if (!reason) return null
  const isDoubt = doubtOf(item) !== null
  const Icon = isDoubt ? TriangleAlert : Info
  return (
    <Flex gap="9px" mt="14px" px="12px" py="10px" borderRadius="control" bg={isDoubt ? 'warning.subtle' : 'bg.subtle'}>
      <Box color={isDoubt ? 'warning.fg' : 'fg.muted'} mt="1px" flexShrink="0" aria-hidden>
        <Icon size={15} strokeWidth={1.75} />
      </Box>
      <Text textStyle="small" color={isDoubt ? 'warning.fg' : 'fg.muted'}>
        {reason}
      </Text>
    </Flex>
  )
}
