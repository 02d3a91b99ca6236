import { Text } from '@chakra-ui/react'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step.ts'

export function DoneStep(step: StepProps) {
  return (
    <StepFrame
      {...step}
      text="The dashboard shows what came in, what went out and what needs you. What was read from receipts waits under Review."
      deed="Go to My Dashboard"
    >
      <Text color="fg.muted" textWrap="pretty">
        Settings opens this tour again, for what you have skipped.
      </Text>
    </StepFrame>
  )
}
