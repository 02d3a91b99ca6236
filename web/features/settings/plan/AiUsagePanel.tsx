import { Box, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { usePermission } from '../../../app/session/permissions.ts'
import { type AiUsageQuery, useAiUsageQuery } from '../../../generated.ts'
import { MonthYearPicker } from '../../../shared/controls/MonthYearPicker.tsx'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { UserAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { livePlan } from './live.ts'
import { formatCount } from './plan-labels.ts'

type Line = AiUsageQuery['aiUsage'][number]

/** Shows AI usage by member and month. Credits reset on the first of the month, UTC. */
export function AiUsagePanel() {
  const locale = useLocale()
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7))
  const { data, previousData, error, refetch } = useAiUsageQuery({ variables: { month } })
  useLiveScreen(livePlan, { month })
  const seesAll = usePermission('MEMBERS_MANAGE')
  const lines = (data ?? (error ? undefined : previousData))?.aiUsage

  return (
    <Panel title={t`AI credits used`} isList aside={<MonthYearPicker month={month} onChange={setMonth} />}>
      {error && !data ? (
        <ErrorState title={t`Couldn't load AI usage`} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !lines ? (
        <SkeletonRows count={3} rowHeight={58} />
      ) : lines.length === 0 ? (
        <EmptyState icon={Receipt} title={t`No AI credits used in ${{ month: formatMonth(month, locale) }}`}>
          {seesAll ? t`AI credits that members use appear here.` : t`AI credits that you use appear here.`}
        </EmptyState>
      ) : (
        <UsageLines lines={lines} />
      )}
    </Panel>
  )
}

function UsageLines({ lines }: { lines: readonly Line[] }) {
  const locale = useLocale()
  const users = [...Map.groupBy(lines, ({ person }) => person.id).values()]
  const sum = (of: readonly Line[]) => of.reduce((total, { credits }) => total + credits, 0)
  return (
    <Box as="ul" listStyleType="none">
      {users.map((own) => (
        <UserUsage key={own[0]?.person.id} lines={own} sum={sum(own)} />
      ))}
      {users.length > 1 && (
        <Flex
          as="li"
          justify="space-between"
          px={{ base: '16px', md: '20px' }}
          py="14px"
          borderTopWidth="1px"
          textStyle="strong"
        >
          <span>{t`Total`}</span>
          <Box as="span" fontVariantNumeric="tabular-nums">
            {formatCount(sum(lines), locale)}
          </Box>
        </Flex>
      )}
    </Box>
  )
}

function UserUsage({ lines, sum }: { lines: readonly Line[]; sum: number }) {
  const locale = useLocale()
  const [first] = lines
  if (!first) return null
  return (
    <Flex
      as="li"
      gap="12px"
      align="center"
      minH="58px"
      py="8px"
      px={{ base: '16px', md: '20px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <UserAvatar name={first.person.name} size={32} />
      <Box flex="1" minW="0">
        <Box textStyle="strong" truncate>
          {first.person.name}
        </Box>
        <Box textStyle="small" color="fg.muted">
          {lines.map((line) => documentsLabel(line, locale)).join(' · ')}
        </Box>
      </Box>
      <Box fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {creditsLabel(sum, locale)}
      </Box>
    </Flex>
  )
}

function documentsLabel({ kind, documents: count }: Line, locale: string): string {
  const documents = formatCount(count, locale)
  switch (kind) {
    case 'RECEIPT':
      return t`${plural(count, { one: `${documents} receipt`, other: `${documents} receipts` })}`
    case 'BUDGET_LIST':
      return t`${plural(count, { one: `${documents} budget list`, other: `${documents} budget lists` })}`
    case 'STATEMENT':
      return t`${plural(count, { one: `${documents} bank statement`, other: `${documents} bank statements` })}`
    case 'TEXT':
      return t`${plural(count, { one: `${documents} typed entry`, other: `${documents} typed entries` })}`
    case 'VOICE':
      return t`${plural(count, { one: `${documents} voice note`, other: `${documents} voice notes` })}`
  }
}

function creditsLabel(count: number, locale: string): string {
  const credits = formatCount(count, locale)
  return t`${plural(count, { one: `${credits} credit`, other: `${credits} credits` })}`
}
