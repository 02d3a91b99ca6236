import { Box, Flex } from '@chakra-ui/react'
import { People } from './PeopleHere.tsx'
import { namesOf, useReviewersOf } from './present.ts'

interface ReviewersHereProps {
  documentId: string
  /** "receipt", "list" */
  what: string
  /** Says it in words beside the pictures, where there is room. */
  isWordy?: boolean
}

/** Who else has a document open to review, so that two do not review the same one. */
export function ReviewersHere({ documentId, what, isWordy = false }: ReviewersHereProps) {
  const people = useReviewersOf(documentId)
  const label = `${namesOf(people)} ${people.length === 1 ? 'is' : 'are'} on this ${what}`
  return (
    <Flex role="status" align="center" gap="8px" flexShrink="0" position="relative" zIndex="1">
      <People people={people} label={label} />
      {isWordy && people.length > 0 && (
        <Box textStyle="small" color="fg.muted" whiteSpace="nowrap" hideBelow="lg" aria-hidden>
          {label}
        </Box>
      )}
    </Flex>
  )
}
