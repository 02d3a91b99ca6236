import { Flex, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ArrowLeftRight, ConciergeBell, type LucideIcon, Tag, UserRound } from 'lucide-react'
import { Tile } from '../../shared/display/Tile.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step.ts'

const ahead = (): { icon: LucideIcon; name: string; note: string }[] => [
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
      <Stack as="ul" gap="14px" listStyleType="none" pb="4px">
        {ahead().map(({ icon, name, note }) => (
          <Flex as="li" key={name} gap="12px" align="center">
            <Tile icon={icon} tone="accent" size={36} />
            <div>
              <Text textStyle="strong">{name}</Text>
              <Text textStyle="small" color="fg.muted">
                {note}
              </Text>
            </div>
          </Flex>
        ))}
      </Stack>
    </StepFrame>
  )
}
