import { Box, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useLocale } from '../../../shared/format/locale.ts'
import { type Figures, keptShare } from './accuracy-figures.ts'

interface AccuracyTableProps {
  caption: string
  of: string
  rows: readonly (Figures & { key: string; name: string })[]
}

const cells = {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { h: { base: '46px', md: '42px' }, py: '4px', ps: '12px', fontWeight: '400', textAlign: 'end' },
  '& th:first-of-type': { ps: { base: '16px', md: '20px' }, textAlign: 'start' },
  '& td:last-of-type, & thead th:last-of-type': { pe: { base: '16px', md: '20px' } },
}

export function AccuracyTable({ caption, of, rows }: AccuracyTableProps) {
  const locale = useLocale()
  const count = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <chakra.table w="100%" css={cells}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <chakra.tr textStyle="small" color="fg.muted" css={{ '& th': { h: '32px' } }}>
          <th scope="col">{of}</th>
          <th scope="col">{t({ message: 'Read', context: 'accuracy' })}</th>
          <th scope="col">{t({ message: 'Corrected', context: 'accuracy' })}</th>
          <th scope="col">{t({ message: 'Added', context: 'accuracy' })}</th>
          <th scope="col">{t({ message: 'Kept', context: 'accuracy' })}</th>
        </chakra.tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, read, corrected, added }) => {
          const share = keptShare({ read, corrected, added })
          return (
            <chakra.tr key={key} borderTopWidth="1px" borderColor="border.muted">
              <chakra.th scope="row" w="100%">
                <Flex align="center" gap="16px">
                  <Box minW={{ base: '0', md: '140px' }}>{name}</Box>
                  <Box
                    flex="1"
                    maxW="280px"
                    h="8px"
                    borderRadius="bar"
                    bg="bg.muted"
                    overflow="hidden"
                    hideBelow="md"
                    aria-hidden
                  >
                    <Box h="100%" bg="accent.graph" style={{ width: `${(share ?? 0) * 100}%` }} />
                  </Box>
                </Flex>
              </chakra.th>
              <td>{count.format(read)}</td>
              <td>{count.format(corrected)}</td>
              <td>{count.format(added)}</td>
              <td>{share === null ? '–' : percent.format(share)}</td>
            </chakra.tr>
          )
        })}
      </tbody>
    </chakra.table>
  )
}
