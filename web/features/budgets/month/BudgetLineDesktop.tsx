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

export function BudgetLineDesktop({ line, isBelow, monthPassed, mayPlan, onAction }: BudgetLineProps) {
  const [isEditing, setEditing] = useState(false)
  const { category, available, spent, state } = line
  const { name } = category
  const pace = describePace(line, monthPassed)
  const status = pace.text
  return (
    <Flex
      as="li"
      align="center"
      minH="58px"
      py="6px"
      ps="20px"
      pe="8px"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Flex flex="0 0 256px" align="center" gap="14px" minW="0" ps={isBelow ? '28px' : '0'} pe="16px">
        <CategoryTile category={category} />
        <Box minW="0">
          <Box textStyle="strong" fontWeight="400" truncate>
            {name}
          </Box>
          <Box textStyle="caption" color={pace.tone} truncate>
            {status}
          </Box>
        </Box>
      </Flex>
      <Box flex="1" minW="0">
        <BudgetBar
          planned={category.type === 'INCOME' && state === 'OVER' ? spent.value : available.value}
          spent={spent.value}
          monthPassed={monthPassed}
          label={t`${name}: ${status}`}
        />
      </Box>
      <Flex w="196px" flexShrink="0" direction="column" align="flex-end">
        <PlannedAmount line={line} mayPlan={mayPlan} isEditing={isEditing} onEdit={setEditing} />
        <Carried line={line} />
        <Unallocated line={line} />
      </Flex>
      <Box w="118px" flexShrink="0" textAlign="end">
        <LeftOf line={line} hasWord={false} />
      </Box>
      <Box w="44px" flexShrink="0" textAlign="end">
        {mayPlan && (
          <RowMenu
            name={name}
            labels={lineActionLabels()}
            actions={actionsOf(line)}
            onChoose={(action) => (action === 'plan' ? setEditing(true) : onAction(action, line))}
          />
        )}
      </Box>
    </Flex>
  )
}
