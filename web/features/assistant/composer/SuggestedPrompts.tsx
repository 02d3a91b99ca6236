import { Flex, Text } from '@chakra-ui/react'
import { useMay } from '../../../app/session/permissions.ts'
import { Bell } from '../window/AssistantIcon.tsx'
import { SuggestionList } from './SuggestionList.tsx'

/** An empty conversation: what may be asked. */
export function SuggestedPrompts({ onChoose }: { onChoose: (text: string) => void }) {
  const mayTell = useMay('ASSISTANT_STAGE')
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
      <SuggestionList onChoose={onChoose} />
    </Flex>
  )
}
