import type { ApolloCache } from '@apollo/client'
import { Box, Button, Flex, Progress, Skeleton, Stack, Text } from '@chakra-ui/react'
import { CircleAlert, Download, FileArchive } from 'lucide-react'
import { useState } from 'react'
import { useOrganization } from '../../../app/session/organization.tsx'
import {
  type ArchiveSheetFragment,
  ArchivesDocument,
  useArchiveChangedSubscription,
  useArchivesQuery,
  useRequestArchiveMutation,
} from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { Tile } from '../../../shared/display/Tile.tsx'
import { addDays, dayOf, formatInstant, formatTime } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { formatSize } from '../../../shared/format/file-size.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'

export function ArchivePanel() {
  const { name } = useOrganization()
  const { newest, error, isLoading, refetch } = useArchives()
  const [request, { loading: isAsking }] = useRequestArchiveMutation()
  const [errorText, setError] = useState<string | null>(null)
  const isMaking = newest?.state === 'REQUESTED' || newest?.state === 'MAKING'

  const make = async () => {
    setError(null)
    try {
      await request()
    } catch (failure) {
      setError(messageOf(failure))
    }
  }
  return (
    <Panel title="All my data">
      <Stack gap="4px" color="fg.muted" textWrap="pretty" maxW="68ch">
        <Text>
          All that you may see of {name} in one zip: its books as JSON and CSV with their fields explained, receipts and
          other files as they were sent, and a list of hashes to check them by.
        </Text>
        <Text>
          Read it back under <TextLink to="/transactions/import">Import</TextLink>, in an organization of yours here or
          on another server.
        </Text>
      </Stack>
      {error && !newest ? (
        <ErrorState title="What was made before did not load" onRetry={refetch} />
      ) : isLoading ? (
        <Skeleton h="44px" mt="16px" borderRadius="control" />
      ) : (
        newest && newest.state !== 'EXPIRED' && <Newest archive={newest} />
      )}
      {errorText && (
        <Text role="alert" mt="12px" color="over.fg">
          {errorText}
        </Text>
      )}
      {!isMaking && !isLoading && (
        <Button
          mt="16px"
          w={{ base: '100%', sm: 'auto' }}
          variant={newest?.state === 'READY' ? 'ghost' : 'outline'}
          colorPalette="gray"
          disabled={isAsking}
          aria-busy={isAsking}
          onClick={() => void make()}
        >
          <FileArchive strokeWidth={1.75} />
          {newest?.state === 'READY' ? 'Make a new one' : newest?.state === 'FAILED' ? 'Try again' : 'Make an archive'}
        </Button>
      )}
    </Panel>
  )
}

function Newest({ archive }: { archive: ArchiveSheetFragment }) {
  const { state, progress, problem, fileName, url } = archive
  if (state === 'FAILED') {
    return (
      <Flex role="alert" gap="8px" mt="16px" color="over.fg">
        <Box pt="2px" flexShrink="0" aria-hidden>
          <CircleAlert size={16} strokeWidth={2} />
        </Box>
        {problem ?? 'The archive could not be made.'}
      </Flex>
    )
  }
  if (!url) {
    return (
      <Box role="status" mt="16px">
        <Flex justify="space-between" gap="12px" mb="8px" fontVariantNumeric="tabular-nums">
          <Text>Being made. You can leave this page meanwhile.</Text>
          <Text color="fg.muted">{progress}%</Text>
        </Flex>
        <Progress.Root size="sm" value={progress} aria-label="The archive being made">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      </Box>
    )
  }
  return (
    <Flex mt="16px" gap="12px" align="center" wrap="wrap" p="12px" borderWidth="1px" borderRadius="control">
      <Tile icon={FileArchive} tone="plain" size={36} />
      <Box flex="1" minW="200px">
        <Text textStyle="strong" overflowWrap="anywhere">
          {fileName}
        </Text>
        <WhatIsIn archive={archive} />
      </Box>
      <Button asChild w={{ base: '100%', sm: 'auto' }}>
        <a href={url} download={fileName}>
          <Download strokeWidth={1.75} />
          Download
        </a>
      </Button>
    </Flex>
  )
}

function WhatIsIn({ archive: { size, counts, expiresAt } }: { archive: ArchiveSheetFragment }) {
  const locale = useLocale()
  const now = useNow()
  return (
    <Text textStyle="small" color="fg.muted" textWrap="pretty">
      {[size !== null && formatSize(size, locale), countsOf(counts, locale)].filter(Boolean).join(' · ')}
      {expiresAt && <Box as="span"> · good until {formatUntil(expiresAt, now, locale)}, for you alone</Box>}
    </Text>
  )
}

const contents = ['transactions', 'receipts', 'files']

/** Returns "1,204 transactions, 38 receipts, 41 files" for the most important record types. */
function countsOf(counts: readonly { noun: string; count: number }[], locale: string): string {
  const format = new Intl.NumberFormat(locale)
  return contents
    .flatMap((wanted) => counts.find(({ noun, count }) => noun === wanted && count > 0) ?? [])
    .map(({ noun, count }) => `${format.format(count)} ${count === 1 ? noun.slice(0, -1) : noun}`)
    .join(', ')
}

/**
 * Returns "tomorrow, 2:05 PM".
 * @param instant ISO 8601
 */
function formatUntil(instant: string, now: Date, locale: string): string {
  const [day, today] = [dayOf(new Date(instant)), dayOf(now)]
  if (day === today) return `today, ${formatTime(instant, locale)}`
  return day === addDays(today, 1) ? `tomorrow, ${formatTime(instant, locale)}` : formatInstant(instant, locale)
}

interface Archives {
  /** Undefined if there is no archive, or while the list loads. */
  newest: ArchiveSheetFragment | undefined
  isLoading: boolean
  error: Error | undefined
  refetch: () => void
}

function useArchives(): Archives {
  const { data, error, refetch } = useArchivesQuery({ fetchPolicy: 'cache-and-network' })
  useArchiveChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data } }) => data?.archiveChanged && writeArchives(client.cache, data.archiveChanged),
  })
  return { newest: data?.archives[0], isLoading: !data && !error, error, refetch: () => void refetch() }
}

function writeArchives(cache: ApolloCache, newest: ArchiveSheetFragment): void {
  cache.updateQuery({ query: ArchivesDocument }, (held) => ({
    archives: [newest, ...(held?.archives ?? []).filter(({ id }) => id !== newest.id)],
  }))
}
