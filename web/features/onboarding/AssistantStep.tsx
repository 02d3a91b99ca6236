import { Box, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step.ts'

const examples = () => [
  { said: t`Spent 12.50 on lunch yesterday`, note: t`It prepares the transaction for you to approve.` },
  {
    said: t`How much did I spend on groceries this month?`,
    note: t`It shows the total, with a link to the transactions.`,
  },
  { said: t`Compare this month with last`, note: t`It shows what changed.` },
]

export function AssistantStep(step: StepProps) {
  return (
    <StepFrame
      {...step}
      text={t`Ask about your spending, enter what you bought, or send a receipt, bank statement or budget list. Nothing is saved until you approve.`}
      action={t`Continue`}
      hasSkip
    >
      <Stack as="ul" aria-label={t`Examples`} gap="16px" listStyleType="none">
        {examples().map(({ said, note }) => (
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
        {t`Open it from any page with the bell at the bottom right.`}
      </Text>
    </StepFrame>
  )
}
