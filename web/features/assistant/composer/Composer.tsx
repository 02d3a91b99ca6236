import { Box, Button, Flex, Text, Textarea } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { CircleAlert, Info, type LucideIcon, SendHorizontal, Square, TriangleAlert } from 'lucide-react'
import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { bareTypeOf } from '../../../shared/format/file-validation.ts'
import { cannotListen, useAssistantFacts } from '../assistant-facts.ts'
import { AttachedFiles } from './AttachedFiles.tsx'
import type { Attachment } from './attachment.ts'
import { ComposerHint } from './ComposerHint.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { sumOf, useCreditsLeft } from './credits.ts'
import { useDraft } from './draft.ts'

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>
  attachment: Attachment
  mayAttach: boolean
  isBusy: boolean
  onAttach: () => void
  onPhoto: () => void
  /** Returns false if the message was not accepted. */
  onSend: (text: string, files: readonly File[]) => boolean
  onStop: () => void
}

/** Enter sends and Shift+Enter inserts a line. Sending during a recording only stops the recording. */
export function Composer(props: ComposerProps) {
  const { input, attachment, mayAttach, isBusy, onAttach, onPhoto, onSend, onStop } = props
  const { attached, isRecording, warning, errors } = attachment
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
    // The pressed button disappears, so the focus moves to the input.
    input.current?.focus()
  }

  return (
    <Box
      as="form"
      onSubmit={submit}
      // Escape stops the recording before it closes the window, so that the recording is kept.
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
        errors.map((refusal) => <Caution key={refusal} tone="refusal" text={refusal} />)
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
          aria-label={t`Message`}
          placeholder={mayAttach ? t`Ask, or drop a receipt, statement or list` : t`Ask about your finances`}
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
              {t`Stop`}
            </Button>
          ) : (
            <Button type="submit" disabled={isEmpty}>
              <SendHorizontal strokeWidth={1.75} />
              {t`Send`}
            </Button>
          )}
        </Flex>
      </Box>
    </Box>
  )
}

function ComposerNotes({ attachment: { attached, isRecording } }: { attachment: Attachment }) {
  const { transcribes } = useAssistantFacts()
  const left = useCreditsLeft()
  const isVoice = isRecording || attached.some(({ file }) => bareTypeOf(file).startsWith('audio/'))
  const credits = sumOf(attached.map(({ cost }) => cost))
  return (
    <>
      {isVoice && !transcribes && <Caution tone="note" text={cannotListen()} />}
      {credits !== null && left !== null && credits > left && (
        <Caution
          tone="warning"
          text={plural(credits, {
            one: `This costs # credit. You have ${left} left this month.`,
            other: `This costs # credits. You have ${left} left this month.`,
          })}
        />
      )}
    </>
  )
}

type Tone = 'refusal' | 'warning' | 'note'

const toneStyles: Record<Tone, { icon: LucideIcon; color: string; role: 'alert' | 'status' }> = {
  refusal: { icon: CircleAlert, color: 'over.fg', role: 'alert' },
  warning: { icon: TriangleAlert, color: 'warning.fg', role: 'alert' },
  note: { icon: Info, color: 'fg.muted', role: 'status' },
}

function Caution({ text, tone }: { text: string; tone: Tone }) {
  const { icon: Icon, color, role } = toneStyles[tone]
  return (
    <Flex role={role} gap="8px" mb="8px" px="2px" textStyle="small" color={color}>
      <Box as="span" mt="2px" flexShrink="0" aria-hidden>
        <Icon size={15} strokeWidth={2} />
      </Box>
      <Text overflowWrap="anywhere">{text}</Text>
    </Flex>
  )
}
