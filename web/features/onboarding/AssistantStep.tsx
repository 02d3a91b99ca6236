import { Box, Stack, Text } from '@chakra-ui/react'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step.ts'

const examples = [
  { said: 'Spent 12.50 on lunch yesterday', note: 'It prepares the transaction; you approve it.' },
  {
    said: 'How much did I spend on groceries this month?',
    note: 'It adds up, with a link to what the sum is made of.',
  },
  { said: 'Compare this month with last', note: 'It says where the difference is.' },
]

export function AssistantStep(step: StepProps) {
  return (
    <StepFrame
      {...step}
      text="Ask about your figures, say what you spent, or hand over a receipt, a statement or a budget list. Nothing changes in your books until you approve it."
      action="Continue"
      hasSkip
    >
      <Stack as="ul" aria-label="What you can say" gap="16px" listStyleType="none">
        {examples.map(({ said, note }) => (
          <li key={said}>
            <Box w="fit-content" px="14px" py="8px" borderRadius="panel" bg="bg.muted">
              {said}
            </Box>
            <Text mt="4px" ps="14px" textStyle="small" color="fg.muted">
              {note}
            </Text>
          </li>
        ))}
      </Stack>
      <Text mt="20px" color="fg.muted" textWrap="pretty">
        The bell at the bottom right opens it on every page.
      </Text>
    </StepFrame>
  )
}
