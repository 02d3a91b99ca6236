import { Box, Button, Text } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useRef } from 'react'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import type { Conflict } from './request-undo.ts'
import type { Question } from './undoing.ts'

/** Lists what has changed since the action and asks whether to undo the rest. */
export function UndoQuestion({ question }: { question: Question }) {
  const { conflicts, rest, answer } = question
  const leave = useRef<HTMLButtonElement>(null)
  const [only] = conflicts.length === 1 ? conflicts : []

  return (
    <DialogFrame
      isOpen
      onClose={() => answer(false)}
      title={only && rest === 0 ? titleOfOne(only) : titleOf(conflicts.length, rest)}
      size="question"
      role="alertdialog"
      initialFocus={leave}
      footer={
        rest === 0 ? (
          <Button ref={leave} onClick={() => answer(false)}>
            {t`Close`}
          </Button>
        ) : (
          <>
            <Button ref={leave} variant="ghost" colorPalette="gray" onClick={() => answer(false)}>
              {t`Cancel`}
            </Button>
            <Button onClick={() => answer(true)}>
              {plural(rest, { one: 'Undo the other record', other: 'Undo the other # records' })}
            </Button>
          </>
        )
      }
    >
      {only && rest === 0 ? (
        <Text color="fg.muted">
          {only.reason} {t`Nothing was undone.`}
        </Text>
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          maxH="min(320px, 45vh)"
          overflowY="auto"
          tabIndex={0}
          aria-label={t`Records that have changed since`}
        >
          {conflicts.map(({ recordId, title, reason }) => (
            <Box
              as="li"
              key={recordId}
              py="8px"
              borderTopWidth="1px"
              borderColor="border.muted"
              _first={{ borderTopWidth: '0' }}
            >
              <Text textStyle="strong" overflowWrap="anywhere">
                {title}
              </Text>
              <Text textStyle="small" color="fg.muted">
                {reason}
              </Text>
            </Box>
          ))}
        </Box>
      )}
    </DialogFrame>
  )
}

/** The server returns at most this many names. */
const maxNamed = 50

function titleOf(changed: number, rest: number): string {
  const total = changed + rest
  if (changed === maxNamed) return t`${maxNamed} or more records have changed since`
  if (rest === 0) return t`All ${total} records have changed since`
  return plural(changed, {
    one: `# of ${total} records has changed since`,
    other: `# of ${total} records have changed since`,
  })
}

const titleOfOne = ({ title }: Conflict) => t`${title} has changed since`
