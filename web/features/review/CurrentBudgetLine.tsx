import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ArrowRight } from 'lucide-react'
import { Amount } from '../../shared/display/Amount.tsx'

interface CurrentBudgetLineProps {
  /** Decimal strings. */
  now: string
  after: string
  currency: string
  /** True if the current amount comes from the same list. Items of a list add up, so nothing is replaced. */
  isOfList: boolean
}

export function CurrentBudgetLine({ now, after, currency, isOfList }: CurrentBudgetLineProps) {
  return (
    <Flex
      role="group"
      aria-label={isOfList ? t`Adds to budget` : t`Budget differs`}
      align="center"
      gap="14px"
      w="fit-content"
      mt="8px"
      px="12px"
      py="8px"
      borderRadius="control"
      textStyle="small"
      bg={isOfList ? 'bg.subtle' : 'warning.subtle'}
      color={isOfList ? 'fg.muted' : 'warning.fg'}
    >
      <Side label={isOfList ? t`From this list so far` : t`Current budget`} value={now} currency={currency} />
      <ArrowRight size={14} strokeWidth={2} aria-hidden />
      <Side label={t`After approval`} value={after} currency={currency} />
    </Flex>
  )
}

function Side({ label, value, currency }: { label: string; value: string; currency: string }) {
  return (
    <Box whiteSpace="nowrap">
      <Box textStyle="caption">{label}</Box>
      <Amount value={value} currency={currency} fontWeight="500" color="fg" />
    </Box>
  )
}
