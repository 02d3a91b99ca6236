import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import type { BudgetYearLineFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { signOf } from '../../../shared/format/decimals.ts'

interface Money {
  value: string
  currency: string
}

export function YearHead({ months }: { months: readonly { month: string; name: string }[] }) {
  return (
    <thead>
      <tr>
        <Head scope="col" textAlign="start" ps={{ base: '12px', md: '20px' }} {...sticky}>
          Category
        </Head>
        {months.map(({ month, name }) => (
          <Head key={month} scope="col">
            <MonthLink to={`/budgets?month=${month}`}>{name}</MonthLink>
          </Head>
        ))}
        <Head scope="col">Year</Head>
      </tr>
    </thead>
  )
}

interface YearNameProps {
  category: BudgetYearLineFragment['category'] | string
  isBelow?: boolean
}

export function YearName({ category, isBelow = false }: YearNameProps) {
  const isSum = typeof category === 'string'
  return (
    <chakra.th
      scope="row"
      h="48px"
      ps={{ base: '12px', md: '20px' }}
      pe="10px"
      textAlign="start"
      textStyle={isSum ? 'strong' : 'body'}
      borderTopWidth="1px"
      borderColor="border.muted"
      {...sticky}
      bg={isSum ? 'bg.subtle' : 'bg.panel'}
    >
      <Flex
        align="center"
        gap="10px"
        w={{ base: '108px', md: '190px' }}
        ps={isBelow ? { base: '8px', md: '20px' } : '0'}
      >
        {!isSum && (
          <Box hideBelow="md">
            <CategoryTile category={category} />
          </Box>
        )}
        <Box minW="0" truncate title={isSum ? category : category.name}>
          {isSum ? category : category.name}
        </Box>
      </Flex>
    </chakra.th>
  )
}

interface YearSumsProps {
  planned: Money
  spent: Money
  isFinal?: boolean
}

export function YearSums({ planned, spent, isFinal = false }: YearSumsProps) {
  const isEmpty = signOf(planned.value) === 0 && signOf(spent.value) === 0
  return (
    <chakra.td
      role="gridcell"
      h="48px"
      px="10px"
      textAlign="end"
      whiteSpace="nowrap"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      {isEmpty ? (
        <Box color="fg.subtle">–</Box>
      ) : (
        <>
          <Amount {...planned} fontWeight="500" isFinal={isFinal} />
          <Box textStyle="caption" color="fg.muted">
            <Amount {...spent} />
          </Box>
        </>
      )}
    </chakra.td>
  )
}

const sticky = {
  position: 'sticky',
  insetStart: '0',
  zIndex: '1',
  borderInlineEndWidth: '1px',
  bg: 'bg.panel',
} as const

const Head = chakra('th', {
  base: { h: '40px', px: '10px', textAlign: 'end', textStyle: 'caption', color: 'fg.muted', fontWeight: '400' },
})

const MonthLink = chakra(RouterLink, {
  base: { borderRadius: 'bar', focusVisibleRing: 'outside', _hover: { color: 'fg', textDecoration: 'underline' } },
})
