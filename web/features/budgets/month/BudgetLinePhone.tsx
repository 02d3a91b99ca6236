import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { BudgetBar } from '../../../shared/display/BudgetBar.tsx'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { RowMenu } from '../../../shared/overlays/RowMenu.tsx'
import { Carried } from './Carried.tsx'
import { LeftOf } from './LeftOf.tsx'
import { actionsOf, lineActionLabels } from './line-actions.ts'
import type { BudgetLineProps } from './line-props.ts'
import { PlannedAmount } from './PlannedAmount.tsx'
import { describePace } from './pace.ts'
import { Unallocated } from './Unallocated.tsx'

export function BudgetLinePhone({ line, isBelow, monthPassed, mayPlan, onAction }: BudgetLineProps) {
  const [isEditing, setEditing] = useState(false)
  const { category, available, spent, state } = line
  const { name } = category
  const pace = describePace(line, monthPassed)
  const status = pace.text
  return (
    <Box
      as="li"
      p="10px 16px 12px"
      ps={isBelow ? '32px' : '16px'}
      minH="101px"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ border: '0' }}
    >
      <Flex align="center" gap="12px" mb="10px" minH="36px">
        <CategoryTile category={category} />
        <Box flex="1" minW="0" textStyle="strong" truncate>
          {name}
        </Box>
        <LeftOf line={line} hasWord />
        {mayPlan && (
          <Box me="-10px" ms="-6px">
            <RowMenu
              name={name}
              labels={lineActionLabels()}
              actions={actionsOf(line)}
              onChoose={(action) => (action === 'plan' ? setEditing(true) : onAction(action, line))}
            />
          </Box>
        )}
      </Flex>
      <BudgetBar
        planned={category.type === 'INCOME' && state === 'OVER' ? spent.value : available.value}
        spent={spent.value}
        monthPassed={monthPassed}
        label={t`${name}: ${status}`}
      />
      <Flex justify="space-between" align="center" columnGap="12px" mt="6px" minH="24px" wrap="wrap">
        <PlannedAmount line={line} mayPlan={mayPlan} isSmall isEditing={isEditing} onEdit={setEditing} />
        <Box textStyle="caption" color={pace.tone} textAlign="end">
          {status}
        </Box>
      </Flex>
      <Flex columnGap="12px" wrap="wrap">
        <Carried line={line} />
        <Unallocated line={line} />
      </Flex>
    </Box>
  )
}
