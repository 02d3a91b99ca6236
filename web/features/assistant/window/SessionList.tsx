import { Box, chakra, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Check, MessagesSquare } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { type AssistantSessionsQuery, useAssistantSessionsQuery } from '../../../generated.ts'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { formatInstant } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { sessionsSubscription } from '../live.ts'

type Session = AssistantSessionsQuery['assistantSessions'][number]

interface SessionListProps {
  currentId: string | null
  onOpen: (id: string) => Promise<void>
  onClose: () => void
}

export function SessionList({ currentId, onOpen, onClose }: SessionListProps) {
  const { data, error, refetch } = useAssistantSessionsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  useLiveScreen(sessionsSubscription, {})
  const [openingId, setOpeningId] = useState<string | null>(null)
  const list = useFirstFocus(data !== undefined)

  const open = async (id: string) => {
    setOpeningId(id)
    try {
      await onOpen(id)
      onClose()
    } catch (caught) {
      showToast.error(messageOf(caught))
    } finally {
      setOpeningId(null)
    }
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onClose()
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-session]')]
    rows[rows.findIndex((row) => row.matches(':focus')) + by]?.focus()
  }

  return (
    <Box
      as="section"
      ref={list}
      tabIndex={-1}
      outline="none"
      aria-label={t`Past conversations`}
      aria-busy={!data && !error}
      data-own-escape
      position="absolute"
      inset="0"
      bg="bg.panel"
      overflowY="auto"
      animation="appear 120ms both"
      onKeyDown={press}
    >
      {error && !data ? (
        <ErrorState title={t`Couldn't load past conversations`} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !data ? (
        <SkeletonRows count={6} />
      ) : data.assistantSessions.length === 0 ? (
        <EmptyState icon={MessagesSquare} title={t`No conversations yet`}>
          {t`Send a message to start one. Only you can see your conversations.`}
        </EmptyState>
      ) : (
        <Box as="ul" listStyleType="none">
          {data.assistantSessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isCurrent={session.id === currentId}
              isDisabled={openingId !== null}
              onOpen={() => void open(session.id)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

interface SessionRowProps {
  session: Session
  isCurrent: boolean
  isDisabled: boolean
  onOpen: () => void
}

function SessionRow({ session, isCurrent, isDisabled, onOpen }: SessionRowProps) {
  const locale = useLocale()
  const { id, title, messageCount, createdAt, lastMessageAt } = session
  const messages = plural({ count: messageCount }, { one: '# message', other: '# messages' })
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <chakra.button
        type="button"
        data-session={id}
        aria-current={isCurrent}
        disabled={isDisabled}
        display="flex"
        alignItems="center"
        gap="12px"
        w="100%"
        minH={{ base: '60px', md: '58px' }}
        px="20px"
        py="8px"
        textAlign="start"
        cursor="pointer"
        bg={isCurrent ? 'accent.subtle' : undefined}
        _hover={isCurrent ? {} : { bg: 'bg.hover' }}
        focusVisibleRing="inside"
        onClick={onOpen}
      >
        <Box flex="1" minW="0">
          <Box textStyle="strong" truncate>
            {title || t`No messages yet`}
          </Box>
          <Box textStyle="small" color="fg.muted" truncate>
            {formatInstant(lastMessageAt ?? createdAt, locale)} · {messages}
          </Box>
        </Box>
        {isCurrent && (
          <Flex color="accent.fg" flexShrink="0" aria-hidden>
            <Check size={16} strokeWidth={2} />
          </Flex>
        )}
      </chakra.button>
    </Box>
  )
}

function useFirstFocus(isThere: boolean) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>('button[data-session]') ?? []
    const current = [...rows].find((row) => row.ariaCurrent === 'true')
    const target = (isThere && (current ?? rows[0])) || list.current
    target?.focus()
  }, [isThere])
  return list
}
