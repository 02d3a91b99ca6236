import { Box, Button, Flex, Heading } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CalendarClock, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { RecurrenceRowFragment, RecurringSheetFragment } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { DateLabel } from '../../shared/display/DateLabel.tsx'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { formatMonth } from '../../shared/format/dates.ts'
import { upcomingFeed } from '../../shared/format/feeds.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { lazyComponent } from '../../shared/hooks/lazy-component.tsx'
import { useRecurringChanges } from './changes.ts'
import { RecurringRow } from './RecurringRow.tsx'

const FeedDialog = lazyComponent(async () => (await import('../../app/feeds/FeedDialog.tsx')).FeedDialog)

interface UpcomingPanelProps {
  sheet: RecurringSheetFragment
  mayWrite: boolean
  onRecord: (recurrence: RecurrenceRowFragment, date: string) => void
}

export function UpcomingPanel({ sheet, mayWrite, onRecord }: UpcomingPanelProps) {
  const locale = useLocale()
  const [isSubscribing, setSubscribing] = useState(false)
  const byId = new Map(sheet.recurrences.map((recurrence) => [recurrence.id, recurrence]))
  const rows = sheet.occurrences.flatMap(({ recurrenceId, date, isDue }) => {
    const recurrence = byId.get(recurrenceId)
    return recurrence ? [{ recurrence, date, isDue, isNext: recurrence.nextDate === date }] : []
  })
  const due = rows.filter(({ isDue }) => isDue)
  const ahead = rows.filter(({ isDue }) => !isDue)
  const actions = (row: (typeof rows)[number]) =>
    mayWrite &&
    row.isNext && <Actions recurrence={row.recurrence} date={row.date} onRecord={onRecord} isDue={row.isDue} />

  return (
    <>
      {due.length > 0 && (
        <Panel title={t`Due`} note={String(due.length)} isList>
          <Box as="ul" listStyleType="none" aria-label={t`Due`}>
            {due.map((row) => (
              <RecurringRow
                key={`${row.recurrence.id} ${row.date}`}
                of={row.recurrence}
                detail={
                  <Box as="span" color="warning.fg">
                    <Trans>
                      Due <DateLabel day={row.date} />
                    </Trans>
                  </Box>
                }
                actions={actions(row)}
              />
            ))}
          </Box>
        </Panel>
      )}
      <Panel
        title={t`Coming up`}
        note={t`90 days`}
        isList
        aside={
          <Button variant="ghost" colorPalette="gray" size="sm" onClick={() => setSubscribing(true)}>
            <CalendarPlus strokeWidth={1.75} />
            {t`Calendar feed`}
          </Button>
        }
      >
        {ahead.length === 0 ? (
          <EmptyState icon={CalendarClock} title={t`Nothing coming up`}>
            {t`Upcoming recurring transactions and monthly totals appear here.`}
          </EmptyState>
        ) : (
          sheet.months.map(({ month, income, expense }) => {
            const those = ahead.filter(({ date }) => date.startsWith(month))
            if (those.length === 0) return null
            return (
              <Box key={month}>
                <Flex
                  align="center"
                  gap="12px"
                  minH="38px"
                  px={{ base: '16px', md: '20px' }}
                  bg="bg.subtle"
                  borderTopWidth="1px"
                  textStyle="small"
                >
                  <Heading as="h3" textStyle="label">
                    {formatMonth(month, locale)}
                  </Heading>
                  <Flex ms="auto" gap="12px" color="fg.muted">
                    {Number(income.value) > 0 && <Amount {...moneyOf(income)} type="INCOME" />}
                    {Number(expense.value) > 0 && <Amount {...moneyOf(expense)} type="EXPENSE" />}
                  </Flex>
                </Flex>
                <Box as="ul" listStyleType="none" aria-label={formatMonth(month, locale)}>
                  {those.map((row) => (
                    <RecurringRow
                      key={`${row.recurrence.id} ${row.date}`}
                      of={row.recurrence}
                      detail={<DateLabel day={row.date} form="full" />}
                      actions={actions(row)}
                    />
                  ))}
                </Box>
              </Box>
            )
          })
        )}
      </Panel>
      {isSubscribing && (
        <FeedDialog
          path={upcomingFeed}
          title={t`Calendar feed`}
          tokenName={t`Calendar feed`}
          onClose={() => setSubscribing(false)}
        >
          {t`Subscribe to the address in your calendar program. Upcoming transactions then appear on their days.`}
        </FeedDialog>
      )}
    </>
  )
}

const moneyOf = ({ value, currency }: { value: string; currency: string }) => ({ value, currency })

interface ActionsProps {
  recurrence: RecurrenceRowFragment
  date: string
  isDue: boolean
  onRecord: UpcomingPanelProps['onRecord']
}

function Actions({ recurrence, date, isDue, onRecord }: ActionsProps) {
  const { skip } = useRecurringChanges()
  const { description } = recurrence
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t`Skip ${description}`}
        onClick={() => void skip(recurrence, date)}
      >
        {t`Skip`}
      </Button>
      <Button
        size="sm"
        variant={isDue ? 'solid' : 'outline'}
        colorPalette={isDue ? 'accent' : 'gray'}
        aria-label={t`Record ${description}`}
        onClick={() => onRecord(recurrence, date)}
      >
        {isDue ? t`Record` : t`Record now`}
      </Button>
    </>
  )
}
