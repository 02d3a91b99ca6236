import { Box, Button, Flex, IconButton, Text, Textarea } from '@chakra-ui/react'
import { Camera, CircleAlert, Mic, Paperclip, SendHorizontal, Square, TriangleAlert } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { AttachedFile } from './AttachedFile.tsx'
import type { Attachment } from './attachment.ts'

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>
  attachment: Attachment
  /** A viewer may ask, and send no files. */
  mayAttach: boolean
  isSending: boolean
  onAttach: () => void
  onPhoto: () => void
  /** False when it was not taken. */
  onSend: (text: string, file: File | null) => boolean
  onStop: () => void
}

/** Enter sends, Shift+Enter is a new line. Sending while recording only ends the recording. */
export function Composer(props: ComposerProps) {
  const { input, attachment, mayAttach, isSending, onAttach, onPhoto, onSend, onStop } = props
  const { file, isRecording, warning, refusal } = attachment
  const [text, setText] = useState('')
  const isEmpty = text.trim() === '' && !file && !isRecording

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isRecording) return attachment.stopRecording()
    if (isEmpty || isSending || !onSend(text, file)) return
    setText('')
    attachment.clear()
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <Box
      as="form"
      onSubmit={submit}
      px="16px"
      pt="12px"
      pb="calc(14px + env(safe-area-inset-bottom))"
      borderTopWidth="1px"
      flexShrink="0"
    >
      {(warning ?? refusal) && <Caution text={warning ?? refusal ?? ''} isRefusal={!warning} />}
      <Box
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="panel"
        transitionProperty="border-color, box-shadow"
        transitionDuration="fast"
        _focusWithin={{ borderColor: 'accent.fg', boxShadow: '0 0 0 3px {colors.accent.subtle}' }}
      >
        {file && <AttachedFile file={file} cost={attachment.cost} onRemove={attachment.clear} />}
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
          {mayAttach && (
            <>
              <Tool label="Attach a file" icon={Paperclip} onClick={() => attachment.mayChoose() && onAttach()} />
              <Tool
                label="Take a photo"
                icon={Camera}
                isTouchOnly
                onClick={() => attachment.mayChoose() && onPhoto()}
              />
              <Tool
                label={isRecording ? 'Stop recording' : 'Record a voice note'}
                icon={isRecording ? Square : Mic}
                isOn={isRecording}
                onClick={isRecording ? attachment.stopRecording : attachment.record}
              />
            </>
          )}
          <Text textStyle="caption" color="fg.muted" ms="8px" flex="1" minW="0" aria-live="polite">
            {isRecording && `Recording ${clock(attachment.seconds)}`}
            {!mayAttach && 'Documents and voice notes are for members who may write'}
            {mayAttach && !isRecording && !file && (
              <Box as="span" hideBelow="md">
                A document costs 1 credit for 5 pages
              </Box>
            )}
          </Text>
          {isSending ? (
            <Button variant="outline" colorPalette="gray" onClick={onStop}>
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

interface ToolProps {
  label: string
  icon: typeof Mic
  isOn?: boolean
  isTouchOnly?: boolean
  onClick: () => void
}

function Tool({ label, icon: Icon, isOn = false, isTouchOnly = false, onClick }: ToolProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      variant="ghost"
      colorPalette="gray"
      onClick={onClick}
      _icon={{ boxSize: '18px' }}
      {...(isOn ? { color: 'over.fg', bg: 'over.subtle', 'aria-pressed': true } : {})}
      {...(isTouchOnly ? { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } : {})}
    >
      <Icon strokeWidth={1.75} {...(isOn ? { fill: 'currentColor' } : {})} />
    </IconButton>
  )
}

function Caution({ text, isRefusal }: { text: string; isRefusal: boolean }) {
  const Icon = isRefusal ? CircleAlert : TriangleAlert
  return (
    <Flex role="alert" gap="8px" mb="8px" px="2px" textStyle="small" color={isRefusal ? 'over.fg' : 'warning.fg'}>
      <Box as="span" mt="2px" flexShrink="0" aria-hidden>
        <Icon size={15} strokeWidth={2} />
      </Box>
      <Text overflowWrap="anywhere">{text}</Text>
    </Flex>
  )
}

/** "0:07" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
