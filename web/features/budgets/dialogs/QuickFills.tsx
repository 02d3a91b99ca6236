import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useBudgetFillsQuery } from '../../../generated.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'

interface QuickFillsProps {
  month: string
  categoryId: string
  /** A decimal string. */
  onChoose: (amount: string) => void
}

export function QuickFills({ month, categoryId, onChoose }: QuickFillsProps) {
  const locale = useLocale()
  const { data } = useBudgetFillsQuery({ variables: { month } })
  const fill = data?.budgetFills.find(({ category }) => category.id === categoryId)
  if (!fill) return null
  const suggestions = [
    [t`3-month average`, fill.average],
    [t`Last budget`, fill.lastPlan],
    [t`Spent last month`, fill.spentLast],
  ] as const

  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="8px">
      {suggestions.map(
        ([label, amount]) =>
          amount && (
            <li key={label}>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                minH={{ base: '44px', md: '30px' }}
                onClick={() => onChoose(amount.value)}
              >
                {label}
                <Box as="span" color="fg.muted" fontWeight="400">
                  {textOfMoney(amount.value, amount.currency, locale)}
                </Box>
              </Button>
            </li>
          ),
      )}
    </Flex>
  )
}
