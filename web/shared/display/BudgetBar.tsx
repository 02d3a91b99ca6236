import { Box } from '@chakra-ui/react'

interface BudgetBarProps {
  /** Decimal strings in the same currency. */
  planned: string
  spent: string
  /** The elapsed part of the month, 0 to 1, or null for any month but the current one. */
  monthPassed?: number | null
  /** Accessible text: "Groceries: $207.64 left". */
  label: string
}

const stripes =
  'repeating-linear-gradient(135deg, {colors.over.solid} 0 4px, color-mix(in oklab, {colors.over.solid} 55%, {colors.bg.panel}) 4px 8px)'

/**
 * Shows spending against the budget. The warning starts at 80 %, and 100 % is full but not over. Over budget, the bar
 * is the total spending and the part beyond the budget is striped. Only widths are computed here. The texts and sums
 * beside the bar come from the server.
 */
export function BudgetBar({ planned, spent, monthPassed = null, label }: BudgetBarProps) {
  const plan = Number(planned)
  const used = Math.max(Number(spent), 0)
  const isOver = used > plan
  const isFull = used === plan && plan > 0
  const whole = Math.max(isOver ? used : plan, Number.MIN_VALUE)
  const isNear = !isOver && !isFull && used >= plan * 0.8 && plan > 0
  const tick = monthPassed === null || isFull ? null : (monthPassed * plan) / whole

  return (
    <Box data-graph role="img" aria-label={label} position="relative" h="8px" borderRadius="bar" bg="bg.muted">
      <Box display="flex" gap="2px" h="100%" borderRadius="bar" overflow="hidden">
        <Box
          h="100%"
          flexShrink="1"
          w={percent(isOver ? plan / whole : used / whole)}
          bg={isNear ? 'warning.solid' : 'accent.graph'}
          borderRadius={isOver ? '0' : 'bar'}
        />
        {isOver && <Box h="100%" flex="1" minW="4px" bgImage={stripes} />}
      </Box>
      {tick !== null && (
        <Box
          position="absolute"
          top="-2px"
          bottom="-2px"
          insetStart={`calc(${percent(tick)} - 2px)`}
          w="4px"
          bg="fg"
          borderInlineWidth="1px"
          borderColor="bg.panel"
        />
      )}
    </Box>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
