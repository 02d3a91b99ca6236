import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'

export function FlowLegend() {
  return (
    <Flex gap="14px" hideBelow="md" textStyle="caption" color="fg.muted" aria-hidden>
      <Key color="income.solid" name={t`Income`} />
      <Key color="expense.solid" name={t`Expense`} />
      <Key color="fg" name={t`Net`} isLine />
    </Flex>
  )
}

function Key({ color, name, isLine }: { color: string; name: string; isLine?: boolean }) {
  return (
    <Flex align="center" gap="6px">
      <Box
        data-graph
        w={isLine ? '12px' : '10px'}
        h={isLine ? '2px' : '10px'}
        borderRadius={isLine ? '0' : '3px'}
        bg={color}
      />
      {name}
    </Flex>
  )
}
