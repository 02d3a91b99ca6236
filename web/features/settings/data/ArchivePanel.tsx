import type { ApolloCache } from '@apollo/client'
import { Box, Button, Flex, Progress, Skeleton, Stack, Text } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
    <Panel title={t`Archive`}>
      <Stack gap="4px" color="fg.muted" textWrap="pretty" maxW="68ch">
        <Text>
          {t`Everything you can see in ${name} as one zip file: records as JSON and CSV with a description of each field, the original receipts and files, and checksums.`}
        </Text>
        <Text>
          <Trans>
            To add it to an organization, here or on another server, use{' '}
            <TextLink to="/transactions/import">Import</TextLink>.
          </Trans>
        </Text>
      </Stack>
      {error && !newest ? (
        <ErrorState title={t`Couldn't load your archives`} onRetry={refetch} />
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
          {buttonLabel(newest?.state)}
        </Button>
      )}
    </Panel>
  )
}

function Newest({ archive }: { archive: ArchiveSheetFragment }) {
  const { state, progress, problem, fileName, url } = archive
  const locale = useLocale()
  if (state === 'FAILED') {
    return (
      <Flex role="alert" gap="8px" mt="16px" color="over.fg">
        <Box pt="2px" flexShrink="0" aria-hidden>
          <CircleAlert size={16} strokeWidth={2} />
        </Box>
        {problem ?? t`Couldn't create the archive. Try again.`}
      </Flex>
    )
  }
  if (!url) {
    return (
      <Box role="status" mt="16px">
        <Flex justify="space-between" gap="12px" mb="8px" fontVariantNumeric="tabular-nums">
          <Text>{t`Creating the archive. You can leave this page.`}</Text>
          <Text color="fg.muted">{new Intl.NumberFormat(locale, { style: 'percent' }).format(progress / 100)}</Text>
        </Flex>
        <Progress.Root size="sm" value={progress} aria-label={t`Archive progress`}>
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
          {t`Download`}
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
      {expiresAt && <Box as="span"> · {expiryText(expiresAt, now, locale)}</Box>}
    </Text>
  )
}

function buttonLabel(state: ArchiveSheetFragment['state'] | undefined): string {
  if (state === 'READY') return t`Create new archive`
  return state === 'FAILED' ? t`Try again` : t`Create archive`
}

/** The labels of the most important record types. `formatted` is the count as it is shown. */
const contents: Record<string, (count: number, formatted: string) => string> = {
  transactions: (count, formatted) =>
    t`${plural(count, { one: `${formatted} transaction`, other: `${formatted} transactions` })}`,
  receipts: (count, formatted) => t`${plural(count, { one: `${formatted} receipt`, other: `${formatted} receipts` })}`,
  files: (count, formatted) => t`${plural(count, { one: `${formatted} file`, other: `${formatted} files` })}`,
}

/** Returns "1,204 transactions, 38 receipts, 41 files". */
function countsOf(counts: readonly { noun: string; count: number }[], locale: string): string {
  const format = new Intl.NumberFormat(locale)
  const labels = Object.entries(contents).flatMap(([wanted, label]) => {
    const count = counts.find(({ noun }) => noun === wanted)?.count ?? 0
    return count > 0 ? [label(count, format.format(count))] : []
  })
  return new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(labels)
}

/**
 * Returns "Expires tomorrow at 2:05 PM. Only you can download it."
 * @param instant ISO 8601
 */
function expiryText(instant: string, now: Date, locale: string): string {
  const [day, today] = [dayOf(new Date(instant)), dayOf(now)]
  const time = formatTime(instant, locale)
  if (day === today) return t`Expires today at ${time}. Only you can download it.`
  if (day === addDays(today, 1)) return t`Expires tomorrow at ${time}. Only you can download it.`
  return t`Expires ${{ moment: formatInstant(instant, locale) }}. Only you can download it.`
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
