import { Flex, Stack, Text } from '@chakra-ui/react'
import { ArrowLeftRight, ConciergeBell, type LucideIcon, Tag, UserRound } from 'lucide-react'
import { Tile } from '../../shared/display/Tile.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step.ts'

const ahead: { icon: LucideIcon; name: string; note: string }[] = [
  { icon: UserRound, name: 'You', note: 'Your name and your currency' },
  { icon: Tag, name: 'Your categories', note: 'They are there already, under names that you can change' },
  { icon: ArrowLeftRight, name: 'Your first figures', note: 'One transaction, and one receipt that is read for you' },
  { icon: ConciergeBell, name: 'The assistant', note: 'What you can ask it' },
]

export function WelcomeStep(step: StepProps) {
  return (
    <StepFrame {...step} text="A few minutes, and your books are yours. Any step can wait." action="Get Started">
      <Stack as="ul" gap="14px" listStyleType="none" pb="4px">
        {ahead.map(({ icon, name, note }) => (
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
