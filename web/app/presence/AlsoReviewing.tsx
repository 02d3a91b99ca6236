import { Box, type BoxProps, Flex, Text } from '@chakra-ui/react'
import { UserAvatars } from './PeopleHere.tsx'
import { isOrAre, namesOf, useReviewersOf } from './present.ts'

interface AlsoReviewingProps extends BoxProps {
  documentId: string
  /** "receipt", "list" */
  what: string
}

export function AlsoReviewing({ documentId, what, ...rest }: AlsoReviewingProps) {
  const reviewers = useReviewersOf(documentId)
  const names = namesOf(reviewers)
  return (
    // The live region is mounted before its first text, so that screen readers announce the text.
    <Box role="status" _empty={{ display: 'none' }} {...rest}>
      {reviewers.length > 0 && (
        <Flex gap="10px" px="14px" py="12px" borderRadius="panel" bg="warning.subtle" color="warning.fg" align="center">
          <UserAvatars users={reviewers} label={names} />
          <Text flex="1" textWrap="pretty">
            {names} {isOrAre(reviewers)} reviewing this {what} too. What one of you decides is decided for both.
          </Text>
        </Flex>
      )}
    </Box>
  )
}
