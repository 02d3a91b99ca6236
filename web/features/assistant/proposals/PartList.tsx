import { Box, Flex } from '@chakra-ui/react'
import type { StagedDocumentFragment } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'

interface PartListProps {
  parts: readonly StagedDocumentFragment[]
  onLeave: () => void
}

/** The receipts of one file: who each is from, its sum, and whether it waits. */
export function PartList({ parts, onLeave }: PartListProps) {
  return (
    <Box as="ol" aria-label="Receipts in this file" listStyleType="none">
      {parts.map((part) => (
        <Flex
          key={part.id}
          as="li"
          gap="12px"
          px="14px"
          minH="46px"
          align="center"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          <Box flex="1" minW="0" truncate>
            <TextLink to={part.reviewPath} onClick={onLeave}>
              {part.title || part.fileName}
            </TextLink>
          </Box>
          <Box textStyle="small" color="fg.muted" whiteSpace="nowrap">
            {standingOf(part)}
          </Box>
          {part.total && <Amount value={part.total.value} currency={part.total.currency} fontWeight="500" />}
        </Flex>
      ))}
    </Box>
  )
}

function standingOf({ stage, itemCount, pendingItemCount }: StagedDocumentFragment): string {
  if (stage === 'FAILED') return 'Not read'
  if (stage !== 'STAGED') return 'Reading'
  if (pendingItemCount === 0) return 'Reviewed'
  return itemCount === 1 ? '1 item' : `${itemCount} items`
}
