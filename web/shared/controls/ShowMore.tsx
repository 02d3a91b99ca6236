import { Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ErrorState } from '../display/ErrorState.tsx'
import type { More } from '../hooks/pages.ts'

export function ShowMore({ more }: { more: More }) {
  if (!more.isThere) return null
  if (more.hasFailed) return <ErrorState title={t`Couldn't load more`} onRetry={more.load} />
  return (
    <Flex justify="center" mt="16px">
      <Button variant="outline" colorPalette="gray" aria-busy={more.isLoading} onClick={more.load}>
        {t`Show more`}
      </Button>
    </Flex>
  )
}
