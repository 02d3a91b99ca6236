import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ImportFactsFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { Stat, StatStrip } from '../../../shared/display/StatStrip.tsx'
import { formatRange } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'

export function SummaryStrip({ found }: { found: ImportFactsFragment }) {
  const locale = useLocale()
  const {
    rowCount,
    newCount,
    possibleCount,
    thereCount,
    changedCount,
    updatedCount,
    firstDay,
    lastDay,
    sums,
    undirectedCount,
  } = found
  const period = firstDay && lastDay ? formatRange(firstDay, lastDay, locale) : t`No dates`
  return (
    <StatStrip label={t`Summary`}>
      <Stat label={t`In the file`} to="?" figure={<Count value={rowCount} />} note={period} />
      <Stat
        label={t`New`}
        to="?show=new"
        figure={<Count value={newCount} />}
        note={undirectedCount > 0 ? t`wait for your answer` : shareOf(newCount, rowCount)}
      />
      {changedCount > 0 && (
        <Stat
          label={t`Changed`}
          to="?show=changed"
          figure={<Count value={changedCount} isDoubted={updatedCount < changedCount} />}
          note={updatedCount < changedCount ? t`to review` : t`will be updated`}
        />
      )}
      <Stat
        label={t`Possible duplicates`}
        to="?show=possible"
        figure={<Count value={possibleCount} isDoubted={possibleCount > 0} />}
        note={possibleCount > 0 ? t`to review` : t`none`}
      />
      <Stat
        label={t`Existing`}
        to="?show=there"
        figure={<Count value={thereCount} />}
        note={thereCount > 0 ? t`will be skipped` : t`none`}
      />
      <Stat
        label={t`Money in and out`}
        figure={
          <Stack gap="6px" fontWeight="600">
            {sums.map(({ currency, moneyIn, moneyOut }) => (
              <Flex key={currency} gap="0 16px" wrap="wrap">
                <Amount {...moneyIn} type="INCOME" />
                <Amount {...moneyOut} type="EXPENSE" />
              </Flex>
            ))}
            {sums.length === 0 && <Text color="fg.muted">{t`None`}</Text>}
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
  if (whole > 0 && part === whole) return t`all will be added`
  return part === 0 ? t`none` : t`will be added`
}
