import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { RecurrenceRowFragment } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'

interface RecurringRowProps {
  of: Pick<RecurrenceRowFragment, 'type' | 'description' | 'amount' | 'category'>
  detail: ReactNode
  actions?: ReactNode
  menu?: ReactNode
  isFaded?: boolean
}

export function RecurringRow({ of, detail, actions, menu, isFaded = false }: RecurringRowProps) {
  const { type, description, amount, category } = of
  return (
    <Flex
      as="li"
      align="center"
      columnGap="12px"
      rowGap="4px"
      wrap="wrap"
      minH={{ base: '60px', md: '58px' }}
      px={{ base: '16px', md: '20px' }}
      py="8px"
      borderTopWidth="1px"
      borderColor="border.muted"
      _hover={{ bg: 'bg.hover' }}
    >
      <CategoryTile category={category} />
      <Box flex={{ base: '1 1 90px', md: '1 1 150px' }} minW="0" {...(isFaded && { color: 'fg.muted' })}>
        <Box textStyle="strong" truncate>
          {description}
        </Box>
        <Box textStyle="small" color="fg.muted">
          {detail}
        </Box>
      </Box>
      <Amount value={amount.value} currency={amount.currency} type={type} textStyle="strong" />
      {menu}
      {actions && (
        <Flex gap="8px" align="center" justify="flex-end" w={{ base: '100%', md: 'auto' }}>
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
