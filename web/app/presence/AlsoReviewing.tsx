import { Box, type BoxProps, Flex, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { UserAvatars } from './PeopleHere.tsx'
import { namesOf, type Present, useReviewersOf } from './present.ts'

interface AlsoReviewingProps extends BoxProps {
  documentId: string
  what: 'receipt' | 'list'
}

export function AlsoReviewing({ documentId, what, ...rest }: AlsoReviewingProps) {
  const reviewers = useReviewersOf(documentId)
  return (
    // The live region is mounted before its first text, so that screen readers announce the text.
    <Box role="status" _empty={{ display: 'none' }} {...rest}>
      {reviewers.length > 0 && (
        <Flex gap="10px" px="14px" py="12px" borderRadius="panel" bg="warning.subtle" color="warning.fg" align="center">
          <UserAvatars users={reviewers} label={namesOf(reviewers)} />
          <Text flex="1" textWrap="pretty">
            {textOf(reviewers, what)}
          </Text>
        </Flex>
      )}
    </Box>
  )
}

function textOf(reviewers: readonly Present[], what: AlsoReviewingProps['what']): string {
  const names = namesOf(reviewers)
  return what === 'list'
    ? plural(
        { count: reviewers.length },
        {
          one: `${names} is also reviewing this list. The first decision counts.`,
          other: `${names} are also reviewing this list. The first decision counts.`,
        },
      )
    : plural(
        { count: reviewers.length },
        {
          one: `${names} is also reviewing this receipt. The first decision counts.`,
          other: `${names} are also reviewing this receipt. The first decision counts.`,
        },
      )
}
