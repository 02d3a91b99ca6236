import { Box, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Link as RouterLink } from 'react-router-dom'
import type { BudgetYearLineFragment } from '../../../generated.ts'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { signOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney, wholeTextOfMoney } from '../../../shared/format/money-text.ts'

interface Money {
  value: string
  currency: string
}

export function YearHead({ months }: { months: readonly { month: string; name: string }[] }) {
  return (
    <thead>
      <tr>
        <Head scope="col" textAlign="start" ps={{ base: '12px', md: '20px' }} {...sticky}>
          {t`Category`}
        </Head>
        {months.map(({ month, name }) => (
          <Head key={month} scope="col" scrollSnapAlign="start">
            <MonthLink to={`/budgets?month=${month}`}>{name}</MonthLink>
          </Head>
        ))}
        <Head scope="col" scrollSnapAlign="start">{t`Year`}</Head>
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
  isIncome?: boolean
  isFinal?: boolean
}

/** Shows whole units. The cell's name and title have the exact amounts. */
export function YearSums({ planned, spent, isIncome = false, isFinal = false }: YearSumsProps) {
  const locale = useLocale()
  const isEmpty = signOf(planned.value) === 0 && signOf(spent.value) === 0
  const exact = isEmpty ? undefined : exactSums({ planned, spent, isIncome }, locale)
  const whole = ({ value, currency }: Money) => wholeTextOfMoney(value, currency, locale)
  return (
    <chakra.td
      role="gridcell"
      aria-label={exact}
      title={exact}
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
          <chakra.span fontWeight="500" {...(isFinal ? finalSum : {})}>
            {signOf(planned.value) === 0 ? '–' : whole(planned)}
          </chakra.span>
          <Box textStyle="caption" color="fg.muted">
            {whole(spent)}
          </Box>
        </>
      )}
    </chakra.td>
  )
}

interface SpendingRowProps {
  name: string
  months: readonly { month: string; spent: Money }[]
  sum: Money
}

/** A row of spending without budgets, which cannot be edited. */
export function SpendingRow({ name, months, sum }: SpendingRowProps) {
  const planned = { ...sum, value: '0' }
  return (
    <tr>
      <YearName category={name} />
      {months.map(({ month, spent }) => (
        <YearSums key={month} planned={planned} spent={spent} />
      ))}
      <YearSums planned={planned} spent={sum} />
    </tr>
  )
}

function exactSums({ planned, spent, isIncome }: YearSumsProps, locale: string): string {
  const plan = textOfMoney(planned.value, planned.currency, locale)
  const actual = textOfMoney(spent.value, spent.currency, locale)
  if (signOf(planned.value) === 0 && !isIncome) return t`${actual} spent`
  return isIncome ? t`${plan} planned, ${actual} received` : t`${plan} planned, ${actual} spent`
}

/** The width of the first column with its padding and border. */
export const nameWidth = { base: '131px', md: '221px' }

const finalSum = { display: 'inline-block', borderBottom: '3px double', borderColor: 'fg', pb: '1px' } as const

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
  base: {
    borderRadius: 'bar',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg', textDecoration: 'underline' },
    // The name is at the end of its column, whose start snaps.
    scrollMarginInlineStart: '64px',
  },
})
