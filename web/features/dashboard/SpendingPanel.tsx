import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Ellipsis } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { SpendingRowFragment } from '../../generated.ts'
import { distinctNeighbours } from '../../shared/charts/neighbour-colors.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { Amount } from '../../shared/display/Amount.tsx'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { Tile } from '../../shared/display/Tile.tsx'
import { sumOf } from '../../shared/format/decimals.ts'
import { transactionsPath } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfShare } from '../../shared/format/percent.ts'

interface SpendingPanelProps extends Omit<BoxProps, 'title'> {
  spending: readonly SpendingRowFragment[]
  month: string
}

export function SpendingPanel({ spending, month, ...rest }: SpendingPanelProps) {
  const segments = spendingSegments(spending)
  const bars = segments.filter(({ percent }) => percent > 0)
  const colors = distinctNeighbours(bars.map(({ color }) => `chart.${color}`))
  return (
    <Panel
      title={t`Spending by category`}
      aside={<TextLink to={`/reports?months=1&month=${month}`}>{t`All categories`}</TextLink>}
      {...rest}
    >
      {segments.length === 0 ? (
        <Box color="fg.muted">{t`No spending this month.`}</Box>
      ) : (
        <>
          <Flex h="14px" gap="2px" mt="4px" borderRadius="bar" overflow="clip" aria-hidden>
            {bars.map(({ key, percent }, index) => (
              <Box key={key} flexGrow={percent} flexBasis="0" minW="3px" bg={colors[index]} data-graph />
            ))}
          </Flex>
          <Box as="ul" listStyleType="none" mt="10px" mb="-8px">
            {segments.map((part) => (
              <Part key={part.key} part={part} month={month} />
            ))}
          </Box>
        </>
      )}
    </Panel>
  )
}

function Part({ part, month }: { part: SpendingPart; month: string }) {
  const locale = useLocale()
  const { name, percent, amount, category, categories } = part
  return (
    <li>
      <Row to={transactionsPath({ month, type: 'EXPENSE', categories })}>
        {part.isRemainder ? <Tile icon={Ellipsis} tone="plain" /> : <CategoryTile category={category} />}
        <Box flex="1" minW="0" textStyle="body" truncate>
          {name}
        </Box>
        <Box color="fg.muted" hideBelow="md" textAlign="end" w="64px">
          {textOfShare(percent, locale)}
        </Box>
        <Amount {...amount} w={{ md: '92px' }} fontWeight="500" data-figure />
      </Row>
    </li>
  )
}

const Row = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    h: { base: '42px', md: '40px' },
    mx: '-8px',
    px: '8px',
    borderRadius: 'control',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.hover', '& [data-figure]': { textDecoration: 'underline' } },
  },
})

interface SpendingPart {
  key: string
  name: string
  percent: number
  amount: { value: string; currency: string }
  /** 1 to 8, an index of the palette. */
  color: number
  category: SpendingRowFragment['category']
  categories: readonly (string | null)[]
  isRemainder: boolean
}

const shown = 7
const slate = 8

/** Returns the largest categories first. If there are too many, the last part is the exact sum of the rest. */
function spendingSegments(spending: readonly SpendingRowFragment[]): SpendingPart[] {
  const spent = spending.filter(({ amount }) => Number(amount.value) !== 0)
  if (spent.length <= shown) return spent.map(partOf)

  const rest = spent.slice(shown - 1)
  const [first] = rest
  if (!first) return []
  return [
    ...spent.slice(0, shown - 1).map(partOf),
    {
      key: 'rest',
      name: t`Everything else`,
      percent: rest.reduce((sum, { percent }) => sum + percent, 0),
      amount: { value: sumOf(rest.map(({ amount }) => amount.value)), currency: first.amount.currency },
      color: slate,
      category: null,
      categories: rest.flatMap(idsOf),
      isRemainder: true,
    },
  ]
}

function partOf(row: SpendingRowFragment): SpendingPart {
  const { category, percent, amount } = row
  return {
    key: category?.id ?? 'none',
    name: category?.name ?? t`Uncategorised`,
    percent,
    amount,
    color: category?.color ?? slate,
    category,
    categories: idsOf(row),
    isRemainder: false,
  }
}

const idsOf = ({ category, categoryIds }: SpendingRowFragment) => (category ? categoryIds : [null])
