import { Box, Flex, type FlexProps } from '@chakra-ui/react'
import { Amount } from '../../shared/Amount.tsx'
import { DateLabel } from '../../shared/DateLabel.tsx'
import type { ListRow } from './list-rows.ts'

interface DayHeaderProps extends FlexProps {
  row: Extract<ListRow, { kind: 'day' }>
  isFirst: boolean
}

export function DayHeader({ row, isFirst, ...rest }: DayHeaderProps) {
  return (
    <Flex
      role="row"
      align="center"
      justify="space-between"
      ps={{ base: '16px', md: '44px' }}
      pe={{ base: '16px', md: '20px' }}
      bg="bg.subtle"
      borderTopWidth={isFirst ? '0' : '1px'}
      borderBottomWidth="1px"
      zIndex="1"
      {...rest}
    >
      <Box role="rowheader">
        <DateLabel day={row.day} form="header" />
      </Box>
      <Box role="gridcell" textStyle="small" color="fg.muted">
        {row.sum && <Amount {...row.sum} sign="always" />}
      </Box>
    </Flex>
  )
}
