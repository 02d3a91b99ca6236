import { Box, Button, Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { PlanPeriod, PlanTermsFragment } from '../../../generated.ts'
import { choiceWords } from './plan-labels.ts'

export interface PlanChoices {
  plans: readonly PlanTermsFragment[]
  period: PlanPeriod
  isCurrent: (plan: PlanTermsFragment) => boolean
  /** On none of them for good: on trial, or after the end of one. */
  isOpen: boolean
  /** Absent for who may not choose. */
  onChoose?: (plan: PlanTermsFragment) => void
}

interface PlanChoiceProps {
  plan: PlanTermsFragment
  isCurrent: boolean
  isOpen: boolean
  onChoose: ((plan: PlanTermsFragment) => void) | undefined
}

/** The present plan has its tick, the others a button. */
export function PlanChoice({ plan, isCurrent, isOpen, onChoose }: PlanChoiceProps) {
  if (isCurrent) {
    return (
      <Flex as="span" display="inline-flex" align="center" gap="6px" minH="30px" color="accent.fg" textStyle="label">
        <Check size={15} strokeWidth={2} aria-hidden />
        Current
      </Flex>
    )
  }
  if (!onChoose) return <Box as="span" />
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      aria-label={choiceWords(plan, isOpen)}
      onClick={() => onChoose(plan)}
    >
      {isOpen ? 'Choose' : 'Change'}
    </Button>
  )
}
