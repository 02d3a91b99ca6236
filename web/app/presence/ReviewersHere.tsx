import { Box } from '@chakra-ui/react'
import { UserAvatars } from './PeopleHere.tsx'
import { useReviewersLabel, useReviewersOf } from './present.ts'

export function ReviewersHere({ documentId }: { documentId: string }) {
  const reviewers = useReviewersOf(documentId)
  const label = useReviewersLabel(documentId)
  if (label === null) return null
  return (
    <Box flexShrink="0" position="relative" zIndex="1">
      <UserAvatars users={reviewers} label={label} />
    </Box>
  )
}
