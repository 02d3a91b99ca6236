import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { SpendingRowFragment } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { Amount } from '../../shared/display/Amount.tsx'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { Tile } from '../../shared/display/Tile.tsx'
import { transactionsPath } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { type SpendingPart, spendingParts } from './spending-parts.ts'

interface SpendingPanelProps extends Omit<BoxProps, 'title'> {
  spending: readonly SpendingRowFragment[]
  month: string
}

/** One bar of shares over the list of the largest; the rest is one line. */
export function SpendingPanel({ spending, month, ...rest }: SpendingPanelProps) {
  const parts = spendingParts(spending)
  return (
    <Panel title="Spending by category" aside={<TextLink to="/categories">All categories</TextLink>} {...rest}>
      {parts.length === 0 ? (
        <Box color="fg.muted">Nothing was spent in this month.</Box>
      ) : (
        <>
          <Flex h="14px" gap="2px" mt="4px" borderRadius="bar" overflow="clip" aria-hidden>
            {parts.map(({ key, percent, color }) => (
              <Box key={key} flexGrow={percent} flexBasis="0" minW="3px" bg={`chart.${color}`} />
            ))}
          </Flex>
          <Box as="ul" listStyleType="none" mt="10px" mb="-8px">
            {parts.map((part) => (
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
  const share = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <li>
      <Row to={transactionsPath({ month, type: 'EXPENSE', categories })}>
        {part.isRest ? <Tile icon={Ellipsis} tone="plain" /> : <CategoryTile category={category} />}
        <Box flex="1" minW="0" textStyle="body" truncate>
          {name}
        </Box>
        <Box color="fg.muted" hideBelow="md" textAlign="end" w="64px">
          {share.format(percent / 100)}
        </Box>
        <Amount {...amount} sign="never" w={{ md: '92px' }} fontWeight="500" data-figure />
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
