import { Box } from '@chakra-ui/react'
import { People } from './PeopleHere.tsx'
import { useReviewersOf, useReviewersWords } from './present.ts'

interface ReviewersHereProps {
  documentId: string
  /** "receipt", "list" */
  what: string
}

export function ReviewersHere({ documentId, what }: ReviewersHereProps) {
  const people = useReviewersOf(documentId)
  const words = useReviewersWords(documentId)
  if (words === null) return null
  return (
    <Box flexShrink="0" position="relative" zIndex="1">
      <People people={people} label={`${words} ${what}`} />
    </Box>
  )
}
