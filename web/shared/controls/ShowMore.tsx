import { Button, Flex } from '@chakra-ui/react'
import { ErrorState } from '../display/ErrorState.tsx'
import type { More } from '../hooks/pages.ts'

export function ShowMore({ more }: { more: More }) {
  if (!more.isThere) return null
  if (more.hasFailed) return <ErrorState title="The next page did not load" onRetry={more.load} />
  return (
    <Flex justify="center" mt="16px">
      <Button variant="outline" colorPalette="gray" aria-busy={more.isLoading} onClick={more.load}>
        Show more
      </Button>
    </Flex>
  )
}
