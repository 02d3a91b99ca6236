import { Box, Flex } from '@chakra-ui/react'

export function FlowLegend() {
  return (
    <Flex gap="14px" hideBelow="md" textStyle="caption" color="fg.muted" aria-hidden>
      <Key color="income.solid" name="Income" />
      <Key color="expense.solid" name="Expense" />
      <Key color="fg" name="Net" isLine />
    </Flex>
  )
}

function Key({ color, name, isLine }: { color: string; name: string; isLine?: boolean }) {
  return (
    <Flex align="center" gap="6px">
      <Box w={isLine ? '12px' : '10px'} h={isLine ? '2px' : '10px'} borderRadius={isLine ? '0' : '3px'} bg={color} />
      {name}
    </Flex>
  )
}
