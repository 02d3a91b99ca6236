import { Box, Flex } from '@chakra-ui/react'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { usePermission } from '../../../app/session/permissions.ts'
import { type AiUsageQuery, type DocumentKind, useAiUsageQuery } from '../../../generated.ts'
import { MonthYearPicker } from '../../../shared/controls/MonthYearPicker.tsx'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { UserAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { livePlan } from './live.ts'
import { formatLimit } from './plan-labels.ts'

type Line = AiUsageQuery['aiUsage'][number]

const kinds: Record<DocumentKind, string> = {
  RECEIPT: 'Receipts',
  BUDGET_LIST: 'Budget lists',
  STATEMENT: 'Statements',
  TEXT: 'Typed entries',
  VOICE: 'Voice notes',
}

/** Shows AI usage by member and month. Credits reset on the first of the month, UTC. */
export function AiUsagePanel() {
  const locale = useLocale()
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7))
  const { data, previousData, error, refetch } = useAiUsageQuery({ variables: { month } })
  useLiveScreen(livePlan, { month })
  const seesAll = usePermission('MEMBERS_MANAGE')
  const lines = (data ?? (error ? undefined : previousData))?.aiUsage

  return (
    <Panel title="AI credits used" isList aside={<MonthYearPicker month={month} onChange={setMonth} />}>
      {error && !data ? (
        <ErrorState title="The usage did not load" onRetry={() => void refetch().catch(() => undefined)} />
      ) : !lines ? (
        <SkeletonRows count={3} rowHeight={58} />
      ) : lines.length === 0 ? (
        <EmptyState icon={Receipt} title={`Nothing was read in ${formatMonth(month, locale)}`}>
          {seesAll ? 'What anybody here has read is counted here.' : 'What you have read is counted here.'}
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
  const sum = (of: readonly Line[]) =>
    formatLimit(
      of.reduce((total, { credits }) => total + credits, 0),
      locale,
    )
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
          <span>Together</span>
          <Box as="span" fontVariantNumeric="tabular-nums">
            {sum(lines)}
          </Box>
        </Flex>
      )}
    </Box>
  )
}

function UserUsage({ lines, sum }: { lines: readonly Line[]; sum: string }) {
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
          {lines.map(({ kind, documents }) => `${kinds[kind]} ${formatLimit(documents, locale)}`).join(' · ')}
        </Box>
      </Box>
      <Box fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {sum === '1' ? '1 credit' : `${sum} credits`}
      </Box>
    </Flex>
  )
}
