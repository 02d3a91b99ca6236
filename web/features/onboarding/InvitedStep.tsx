import { t } from '@lingui/core/macro'
import { Camera, Mic, Plus } from 'lucide-react'
import { usePermission } from '../../app/session/permissions.ts'
import { StepFrame } from './StepFrame.tsx'
import { type StepItem, StepList } from './StepList.tsx'
import type { StepProps } from './step.ts'

const waysToAdd = (): StepItem[] => [
  { icon: Plus, name: t`New transaction`, note: t`You are entered as the payer.` },
  { icon: Camera, name: t`Photograph a receipt`, note: t`Purser reads it, and you review the result.` },
  { icon: Mic, name: t`Say what you spent`, note: t`Dictate or write to the assistant.` },
]

/** Tells a member who was invited how to add to the organization. */
export function InvitedStep(step: StepProps) {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  return (
    <StepFrame
      {...step}
      text={
        mayWrite
          ? t`Everything here is shared with the other members. This is how you add to it:`
          : t`Everything here is shared with the other members. You can read it and ask the assistant.`
      }
      action={t`Go to My Dashboard`}
    >
      {mayWrite && <StepList items={waysToAdd()} />}
    </StepFrame>
  )
}
