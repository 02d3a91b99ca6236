import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { useMay } from '../../app/may.ts'
import { usePendingCount } from '../../app/pending-count.ts'
import { useCategoriesQuery } from '../../generated.ts'
import { Bell } from './Bell.tsx'
import { suggestedPrompts } from './suggested-prompts.ts'

/** An empty conversation: what may be asked. */
export function SuggestedPrompts({ onChoose }: { onChoose: (text: string) => void }) {
  const { pathname } = useLocation()
  const pendingCount = usePendingCount()
  const mayTell = useMay('ASSISTANT_STAGE')
  const { data } = useCategoriesQuery()
  const categoryNames = (data?.categories ?? []).filter(({ type }) => type === 'EXPENSE').map(({ name }) => name)

  return (
    <Flex direction="column" flex="1" justify="flex-end" overflowY="auto" px="20px" py="20px" gap="16px">
      <Flex gap="10px">
        <Bell />
        <Text pt="4px" color="fg.muted" textWrap="pretty">
          {mayTell
            ? 'Ask about your figures, say what you spent, or drop a receipt, a statement or a budget list. Nothing changes in your books until you approve it.'
            : 'Ask about the figures of these books.'}
        </Text>
      </Flex>
      <Stack as="ul" aria-label="Suggestions" gap="8px" ps="38px" listStyleType="none">
        {suggestedPrompts({ pathname, pendingCount, categoryNames, mayTell }).map((prompt) => (
          <li key={prompt}>
            <Button
              variant="outline"
              colorPalette="gray"
              h="auto"
              minH="36px"
              py="7px"
              whiteSpace="normal"
              textAlign="start"
              fontWeight="400"
              onClick={() => onChoose(prompt)}
            >
              {prompt}
            </Button>
          </li>
        ))}
      </Stack>
    </Flex>
  )
}
