import { Box, Button, Flex, Textarea } from '@chakra-ui/react'
import { SendHorizontal, Square } from 'lucide-react'
import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { AttachedFiles } from './AttachedFiles.tsx'
import type { Attachment } from './attachment.ts'
import { ComposerHint } from './ComposerHint.tsx'
import { ComposerNotes } from './ComposerNotes.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { Caution } from './ComposerWarning.tsx'
import { useDraft } from './draft.ts'

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>
  attachment: Attachment
  /** A viewer may ask, and send no files. */
  mayAttach: boolean
  /** Something is being sent, or an answer is on its way. */
  isBusy: boolean
  onAttach: () => void
  onPhoto: () => void
  /** False when it was not taken. */
  onSend: (text: string, files: readonly File[]) => boolean
  onStop: () => void
}

/** Enter sends, Shift+Enter is a new line. Sending while recording only ends the recording. */
export function Composer(props: ComposerProps) {
  const { input, attachment, mayAttach, isBusy, onAttach, onPhoto, onSend, onStop } = props
  const { attached, isRecording, warning, refusals } = attachment
  const [text, setText] = useDraft('text')
  const isEmpty = text.trim() === '' && attached.length === 0 && !isRecording

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isRecording) return attachment.stopRecording()
    const files = attached.map(({ file }) => file)
    if (isEmpty || isBusy || !onSend(text, files)) return
    setText('')
    attachment.clear()
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const stop = () => {
    onStop()
    // The button that was pressed goes away.
    input.current?.focus()
  }

  return (
    <Box
      as="form"
      onSubmit={submit}
      // What was recorded is not lost by leaving: Escape ends the recording first.
      data-own-escape={isRecording || undefined}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && isRecording && attachment.stopRecording()}
      px="16px"
      pt="12px"
      pb="calc(14px + env(safe-area-inset-bottom))"
      borderTopWidth="1px"
      flexShrink="0"
    >
      {warning ? (
        <Caution tone="warning" text={warning} />
      ) : (
        refusals.map((refusal) => <Caution key={refusal} tone="refusal" text={refusal} />)
      )}
      <ComposerNotes attachment={attachment} />
      <Box
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="panel"
        transitionProperty="border-color, box-shadow"
        transitionDuration="fast"
        _focusWithin={{ borderColor: 'accent.fg', boxShadow: '0 0 0 3px {colors.accent.subtle}' }}
      >
        {attached.length > 0 && <AttachedFiles attached={attached} onRemove={attachment.remove} />}
        <Textarea
          ref={input}
          aria-label="Message"
          placeholder={mayAttach ? 'Ask, or drop a receipt, statement or list' : 'Ask about your figures'}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          rows={1}
          autoresize
          maxH="128px"
          maxLength={8000}
          border="0"
          px="14px"
          pt="11px"
          pb="4px"
          minH="40px"
          resize="none"
          bg="transparent"
          _focusVisible={{ boxShadow: 'none' }}
        />
        <Flex align="center" gap="2px" px="8px" pb="8px">
          {mayAttach && <ComposerTools attachment={attachment} onAttach={onAttach} onPhoto={onPhoto} />}
          <ComposerHint attachment={attachment} mayAttach={mayAttach} />
          {isBusy && !isRecording ? (
            <Button variant="outline" colorPalette="gray" onClick={stop}>
              <Square fill="currentColor" strokeWidth={1.75} />
              Stop
            </Button>
          ) : (
            <Button type="submit" disabled={isEmpty}>
              <SendHorizontal strokeWidth={1.75} />
              Send
            </Button>
          )}
        </Flex>
      </Box>
    </Box>
  )
}
