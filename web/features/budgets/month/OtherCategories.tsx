import { Box, Button, Flex, Heading } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { type BudgetSheetFragment, useCategoriesQuery } from '../../../generated.ts'
import { PlanFields } from './PlanFields.tsx'

interface OtherCategoriesProps {
  sheet: BudgetSheetFragment
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Lists the categories that have neither a budget nor spending in the month, each with a field for a budget. */
export function OtherCategories({ sheet, isOpen, onToggle }: OtherCategoriesProps) {
  const titleId = useId()
  const { data } = useCategoriesQuery()
  const { month, lines, unplanned, unplannedSpent } = sheet
  const shown = new Set([...lines, ...unplanned].map(({ category }) => category?.id))
  const rows = (data?.categories ?? []).filter(({ id }) => !shown.has(id)).map((category) => ({ category }))
  if (rows.length === 0) return null
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      overflow="clip"
      // The list stays open once it is used, although it opens by itself only in a month without budgets.
      onFocus={() => isOpen && onToggle(true)}
    >
      <Flex align="center" minH="44px" px={{ base: '6px', md: '10px' }}>
        <Heading as="h2" id={titleId} textStyle="strong" fontWeight="600">
          <Button variant="ghost" colorPalette="gray" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
            {isOpen ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
            {t`Categories without a budget`}
          </Button>
        </Heading>
      </Flex>
      {isOpen && <PlanFields month={month} currency={unplannedSpent.currency} rows={rows} mayPlan />}
    </Box>
  )
}
