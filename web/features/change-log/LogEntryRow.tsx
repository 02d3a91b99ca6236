import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { ActorAvatar } from '../../app/history/ActorAvatar.tsx'
import { Turning } from '../../app/history/History.tsx'
import { actorLabel } from '../../app/history/labels.ts'
import { RecordChanges } from '../../app/history/RecordChanges.tsx'
import { useUndo } from '../../app/undo/undo.ts'
import { type LogEntryFragment, useLogRecordsQuery } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { formatTime } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'

interface LogEntryRowProps {
  entry: LogEntryFragment
  isTinted: boolean
}

export function LogEntryRow({ entry, isTinted }: LogEntryRowProps) {
  const { id, by, at, summary, mayUndo, isUndone, undoes } = entry
  const locale = useLocale()
  const recordsId = useId()
  const [isOpen, setOpen] = useState(false)

  return (
    <Box
      as="li"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
      bg={isTinted ? 'accent.subtle' : undefined}
      transition="background-color 180ms"
    >
      <Flex
        position="relative"
        align="center"
        gap={{ base: '10px', md: '14px' }}
        ps={{ base: '16px', md: '20px' }}
        pe={{ base: '12px', md: '14px' }}
        py="9px"
        minH={{ base: '60px', md: '58px' }}
        _hover={{ bg: isTinted ? undefined : 'bg.hover' }}
      >
        <ActorAvatar by={by} size={32} />
        <Box flex="1" minW="0">
          <RowButton
            type="button"
            color={isUndone ? 'fg.muted' : 'fg'}
            aria-expanded={isOpen}
            aria-controls={isOpen ? recordsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {summary}
          </RowButton>
          <Box textStyle="small" color="fg.muted" mt="1px">
            {actorLabel(entry)}
            {undoes && (
              <Box as="span" display={{ base: 'block', md: 'inline' }}>
                <Box as="span" hideBelow="md">
                  {' · '}
                </Box>
                <TextLink to={`?batch=${undoes}`} position="relative" zIndex="1">
                  {t`View undone change`}
                </TextLink>
              </Box>
            )}
          </Box>
        </Box>
        <Box textStyle="small" color="fg.muted" whiteSpace="nowrap" textAlign="end">
          <time dateTime={at}>{formatTime(at, locale)}</time>
          {isUndone && <Box hideFrom="md">{t`Undone`}</Box>}
        </Box>
        <Flex justify="flex-end" minW="84px" flexShrink="0" hideBelow="md">
          {isUndone ? (
            <Box textStyle="small" color="fg.muted">
              {t`Undone`}
            </Box>
          ) : (
            mayUndo && <UndoButton entry={entry} />
          )}
        </Flex>
        <Turning isOpen={isOpen} />
      </Flex>
      {isOpen && (
        <Box id={recordsId} ps={{ base: '16px', md: '66px' }} pe={{ base: '16px', md: '20px' }} pb="16px" pt="2px">
          <Records id={id} />
          {mayUndo && (
            <Box hideFrom="md" mt="14px">
              <UndoButton entry={entry} />
            </Box>
          )}
        </Box>
      )}
    </Box>
  )
}

const RowButton = chakra('button', {
  base: {
    display: 'block',
    maxW: '100%',
    textStyle: 'strong',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { _after: { boxShadow: 'inset 3px 0 0 {colors.accent.fg}' } },
  },
})

function UndoButton({ entry: { id, summary } }: { entry: LogEntryFragment }) {
  const { undo } = useUndo()
  const [isPending, setPending] = useState(false)
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      position="relative"
      zIndex="1"
      disabled={isPending}
      aria-label={t`Undo: ${summary}`}
      onClick={() => {
        setPending(true)
        void undo(id, { what: summary }).finally(() => setPending(false))
      }}
    >
      <Undo2 strokeWidth={1.75} />
      {t`Undo`}
    </Button>
  )
}

/** The records of an action are immutable, so the cache is sufficient. */
function Records({ id }: { id: string }) {
  const { data, error, refetch } = useLogRecordsQuery({ variables: { id }, fetchPolicy: 'cache-first' })
  if (data) return <RecordChanges changes={data.changeBatch.changes} count={data.changeBatch.count} />
  return error ? (
    <ErrorState title={t`Couldn't load the changes`} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows count={1} />
  )
}
