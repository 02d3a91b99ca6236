import { Box, type BoxProps, chakra, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type HistoryEntryFragment, type HistoryKind, useHistoryQuery } from '../../generated.ts'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { formatInstant } from '../../shared/format/dates.ts'
import { codeOf } from '../../shared/format/errors.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { useLiveScreen } from '../live/live-screens.ts'
import { ActorAvatar } from './ActorAvatar.tsx'
import { actorLabel } from './labels.ts'
import { liveHistory } from './live.ts'
import { RecordChanges } from './RecordChanges.tsx'

interface HistoryProps {
  kind: HistoryKind
  id: string
  isOpen?: boolean
  px?: BoxProps['px']
}

const panelPadding = { base: '16px', md: '20px' }

export function History({ kind, id, isOpen: isOpenFirst = false, px = panelPadding }: HistoryProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const listId = useId()
  return (
    <Box as="section" aria-label={t`History`}>
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        w="100%"
        minH="50px"
        px={px}
        textStyle="section"
        cursor="pointer"
        focusVisibleRing="inside"
        _hover={{ bg: 'bg.hover' }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t`History`}
        <Turning isOpen={isOpen} />
      </chakra.button>
      {isOpen && (
        <Box id={listId}>
          <Entries key={id} kind={kind} id={id} px={px} />
        </Box>
      )}
    </Box>
  )
}

export function Turning({ isOpen }: { isOpen: boolean }) {
  return (
    <chakra.span
      color="fg.muted"
      flexShrink="0"
      transform={isOpen ? 'rotate(180deg)' : undefined}
      transitionProperty="transform"
      transitionDuration="fast"
      aria-hidden
    >
      <ChevronDown size={18} strokeWidth={1.75} />
    </chakra.span>
  )
}

function Entries({ kind, id, px }: { kind: HistoryKind; id: string; px: BoxProps['px'] }) {
  const { data, error, refetch } = useHistoryQuery({ variables: { kind, id } })
  useLiveScreen(liveHistory, { kind, id })

  if (data) {
    return (
      <Box as="ol" listStyleType="none">
        {data.history.map((entry) => (
          <Entry key={entry.id} entry={entry} ownId={id} px={px} />
        ))}
      </Box>
    )
  }
  if (error && codeOf(error) === 'NOT_FOUND') {
    return (
      <Text px={px} pb="16px" color="fg.muted">
        {t`No history for this record.`}
      </Text>
    )
  }
  return error ? (
    <ErrorState title={t`Couldn't load history`} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows count={3} hasTile rowHeight={58} />
  )
}

function Entry({ entry, ownId, px }: { entry: HistoryEntryFragment; ownId: string; px: BoxProps['px'] }) {
  const locale = useLocale()
  const { by, at, summary, isUndone, changes, count } = entry
  return (
    <Flex as="li" gap="12px" px={px} py="12px" borderTopWidth="1px" borderColor="border.muted">
      <ActorAvatar by={by} size={22} />
      <Box flex="1" minW="0">
        <Box textStyle="strong" overflowWrap="anywhere">
          {summary}
        </Box>
        <Box textStyle="small" color="fg.muted" mb="8px">
          {actorLabel(entry)} · <time dateTime={at}>{formatInstant(at, locale)}</time>
          {isUndone && ` · ${t`Undone`}`}
        </Box>
        <RecordChanges changes={changes} count={count} ownId={ownId} />
      </Box>
    </Flex>
  )
}
