import { Box, Flex } from '@chakra-ui/react'
import { useLocale } from '../../../shared/format/locale.ts'
import { PlanChoice, type PlanChoices } from './PlanChoice.tsx'
import { priceWords, termsWords } from './plan-labels.ts'

/** The same without columns: what a plan has in one sentence. */
export function PlanList({ plans, period, isCurrent, isOpen, onChoose }: PlanChoices) {
  const locale = useLocale()
  return (
    <Box as="ul" listStyleType="none">
      {plans.map((plan) => (
        <Box
          as="li"
          key={plan.key}
          px={{ base: '16px', md: '20px' }}
          py="12px"
          borderTopWidth="1px"
          borderColor="border.muted"
          {...(isCurrent(plan) && { bg: 'accent.subtle' })}
        >
          <Flex justify="space-between" align="center" gap="12px">
            <Box>
              <Box textStyle="strong">{plan.name}</Box>
              <Box textStyle="small" color="fg.muted">
                {priceWords(plan, period, locale)}
              </Box>
            </Box>
            <PlanChoice plan={plan} isCurrent={isCurrent(plan)} isOpen={isOpen} onChoose={onChoose} />
          </Flex>
          <Box mt="6px" textStyle="small" color="fg.muted">
            {termsWords(plan, locale)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
