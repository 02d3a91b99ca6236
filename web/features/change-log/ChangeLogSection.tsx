import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Flex, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Download, History as HistoryIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTintedRows } from '../../app/live/changed-records.ts'
import { useLiveScreen } from '../../app/live/live-screens.ts'
import { useOrganization } from '../../app/session/organization.tsx'
import { usePermission } from '../../app/session/permissions.ts'
import { useUser } from '../../app/session/session.tsx'
import {
  ChangeLogDocument,
  ChangeLogFileDocument,
  type ChangeLogFilter,
  type LogEntryFragment,
  useChangeLogQuery,
} from '../../generated.ts'
import { ShowMore } from '../../shared/controls/ShowMore.tsx'
import { DateLabel } from '../../shared/display/DateLabel.tsx'
import { EmptyState, NothingMatches } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { dayOf } from '../../shared/format/dates.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { download } from '../../shared/hooks/download.ts'
import { usePages } from '../../shared/hooks/pages.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { LogEntryRow } from './LogEntryRow.tsx'
import { LogFilters } from './LogFilters.tsx'
import { liveChangeLog } from './live.ts'
import { readLogFilter, writeLogFilter } from './log-filter.ts'

export function ChangeLogSection() {
  const mayRead = usePermission('CHANGES_READ')
  const { name } = useOrganization()
  if (!mayRead) {
    return <Panel title={t`Change log`}>{t`Only Owners and Admins can see the change log of ${name}.`}</Panel>
  }
  return <ChangeLog />
}

function ChangeLog() {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const filter = useMemo(() => readLogFilter(new URLSearchParams(address)), [address])
  useLiveScreen(liveChangeLog, { filter })
  const { data, previousData, error, refetch } = useChangeLogQuery({ variables: { filter } })
  const more = usePages(ChangeLogDocument, { filter }, data?.changeLog.pageInfo)
  const shown = data ?? (error ? undefined : previousData)

  const isFiltered = Object.keys(filter).length > 0
  const change = (changes: ChangeLogFilter) => setSearch(writeLogFilter({ ...filter, ...changes }), { replace: true })
  const clear = () => setSearch({}, { replace: true })

  const entries = shown?.changeLog.edges.map(({ node }) => node) ?? []
  return (
    <Stack gap="12px">
      <LogFilters
        filter={filter}
        isFiltered={isFiltered}
        seen={entries.flatMap(({ by }) => by ?? [])}
        onChange={change}
        onClear={clear}
      />
      <Panel
        title={t`Change log`}
        aside={<ExportButton filter={filter} />}
        isList
        opacity={shown && !data ? 0.6 : 1}
        transition="opacity 120ms"
      >
        {entries.length > 0 ? (
          <Days entries={entries} />
        ) : (
          <Box borderTopWidth="1px">
            {shown ? (
              isFiltered ? (
                <NothingMatches onClear={clear} />
              ) : (
                <EmptyState icon={HistoryIcon} title={t`No changes yet`}>
                  {t`Changes by members, the assistant and imports appear here.`}
                </EmptyState>
              )
            ) : error ? (
              <ErrorState title={t`Couldn't load the change log`} onRetry={() => void refetch()} />
            ) : (
              <SkeletonRows count={8} hasTile rowHeight={58} />
            )}
          </Box>
        )}
      </Panel>
      <ShowMore more={more} />
    </Stack>
  )
}

function Days({ entries }: { entries: readonly LogEntryFragment[] }) {
  const tinted = useTintedRows()
  const user = useUser()
  const days = Map.groupBy(entries, ({ at }) => dayOf(new Date(at)))
  return [...days].map(([day, ofDay]) => (
    <Box key={day}>
      <Flex
        as="h3"
        align="center"
        minH="38px"
        px={{ base: '16px', md: '20px' }}
        bg="bg.subtle"
        borderTopWidth="1px"
        borderBottomWidth="1px"
      >
        <DateLabel day={day} form="header" />
      </Flex>
      <Box as="ul" listStyleType="none">
        {ofDay.map((entry) => (
          <LogEntryRow key={entry.id} entry={entry} isTinted={tinted.has(entry.id) && entry.by?.id !== user.id} />
        ))}
      </Box>
    </Box>
  ))
}

function ExportButton({ filter }: { filter: ChangeLogFilter }) {
  const client = useApolloClient()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { data } = await client.query({
        query: ChangeLogFileDocument,
        variables: { filter },
        fetchPolicy: 'no-cache',
      })
      if (data) download(data.changeLogFile)
    } catch (error) {
      showToast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="sm" variant="outline" colorPalette="gray" disabled={isPending} onClick={() => void save()}>
      <Download strokeWidth={1.75} />
      {t`Export CSV`}
    </Button>
  )
}
