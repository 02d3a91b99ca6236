import { Box, Button, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
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
      title={only && rest === 0 ? `${only.title} has changed since` : titleOf(conflicts.length, rest)}
      size="question"
      role="alertdialog"
      initialFocus={leave}
      footer={
        rest === 0 ? (
          <Button ref={leave} onClick={() => answer(false)}>
            Close
          </Button>
        ) : (
          <>
            <Button ref={leave} variant="ghost" colorPalette="gray" onClick={() => answer(false)}>
              Leave as it is
            </Button>
            <Button onClick={() => answer(true)}>Undo the other {rest === 1 ? 'one' : rest}</Button>
          </>
        )
      }
    >
      {only && rest === 0 ? (
        <Text color="fg.muted">{only.reason} It stays as it is.</Text>
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          maxH="min(320px, 45vh)"
          overflowY="auto"
          tabIndex={0}
          aria-label="Changed since"
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
  const all = changed + rest
  if (changed === maxNamed) return `${maxNamed} or more have changed since`
  if (rest === 0) return `All ${all} have changed since`
  return `${changed} of ${all} ${changed === 1 ? 'has' : 'have'} changed since`
}
