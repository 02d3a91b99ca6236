import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ImportFactsFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { Stat, StatStrip } from '../../../shared/display/StatStrip.tsx'
import { formatRange } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'

export function SummaryStrip({ found }: { found: ImportFactsFragment }) {
  const locale = useLocale()
  const { rowCount, newCount, possibleCount, thereCount, firstDay, lastDay, sums } = found
  const period = firstDay && lastDay ? formatRange(firstDay, lastDay, locale) : 'No days'
  return (
    <StatStrip label="The file in figures">
      <Stat label="In the file" to="?" figure={<Count value={rowCount} />} note={period} />
      <Stat label="New" to="?show=new" figure={<Count value={newCount} />} note={shareOf(newCount, rowCount)} />
      <Stat
        label="Possible duplicates"
        to="?show=possible"
        figure={<Count value={possibleCount} isDoubted={possibleCount > 0} />}
        note={possibleCount > 0 ? 'for you to decide' : 'none'}
      />
      <Stat
        label="Already there"
        to="?show=there"
        figure={<Count value={thereCount} />}
        note={thereCount > 0 ? 'will be left out' : 'none'}
      />
      <Stat
        label="Money in and out"
        figure={
          <Stack gap="6px" fontWeight="600">
            {sums.map(({ currency, moneyIn, moneyOut }) => (
              <Flex key={currency} gap="0 16px" wrap="wrap">
                <Amount {...moneyIn} type="INCOME" />
                <Amount {...moneyOut} type="EXPENSE" />
              </Flex>
            ))}
            {sums.length === 0 && <Text color="fg.muted">Nothing</Text>}
          </Stack>
        }
      />
    </StatStrip>
  )
}

function Count({ value, isDoubted = false }: { value: number; isDoubted?: boolean }) {
  return (
    <Box textStyle={{ base: 'figureSm', md: 'figure' }} color={isDoubted ? 'warning.fg' : undefined}>
      {new Intl.NumberFormat(useLocale()).format(value)}
    </Box>
  )
}

function shareOf(part: number, whole: number): string {
  if (whole > 0 && part === whole) return 'all of them'
  return part === 0 ? 'none' : 'will be added'
}
