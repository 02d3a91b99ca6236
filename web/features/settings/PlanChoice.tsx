import { Box, Button, Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { PlanPeriod, PlanTermsFragment } from '../../generated.ts'

export interface PlanChoices {
  plans: readonly PlanTermsFragment[]
  period: PlanPeriod
  isCurrent: (plan: PlanTermsFragment) => boolean
  /** Absent for who may not choose. */
  onChoose?: (plan: PlanTermsFragment) => void
}

interface PlanChoiceProps {
  plan: PlanTermsFragment
  isCurrent: boolean
  onChoose: ((plan: PlanTermsFragment) => void) | undefined
}

/** The present plan has its tick, the others a button. */
export function PlanChoice({ plan, isCurrent, onChoose }: PlanChoiceProps) {
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
      aria-label={`Change to ${plan.name}`}
      onClick={() => onChoose(plan)}
    >
      Change
    </Button>
  )
}
