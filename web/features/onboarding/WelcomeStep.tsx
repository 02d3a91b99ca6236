import { t } from '@lingui/core/macro'
import { ArrowLeftRight, ConciergeBell, Tag, UserRound } from 'lucide-react'
import { StepFrame } from './StepFrame.tsx'
import { type StepItem, StepList } from './StepList.tsx'
import type { StepProps } from './step.ts'

const ahead = (): StepItem[] => [
  { icon: UserRound, name: t`You`, note: t`Your name and currency` },
  { icon: Tag, name: t`Your categories`, note: t`We added the usual ones. Rename any.` },
  {
    icon: ArrowLeftRight,
    name: t`Your first entries`,
    note: t`A transaction, and a receipt that Purser reads for you`,
  },
  { icon: ConciergeBell, name: t`The assistant`, note: t`Examples of what you can ask` },
]

export function WelcomeStep(step: StepProps) {
  return (
    <StepFrame {...step} text={t`Set up in a few minutes. Skip anything.`} action={t`Get Started`}>
      <StepList items={ahead()} />
    </StepFrame>
  )
}
