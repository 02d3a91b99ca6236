import { Button, Flex, Stack, Text, Textarea } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { PencilLine } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { usePermission } from '../../../app/session/permissions.ts'
import { type ChatDocumentFragment, type DraftRowFragment, useTypeVoiceNoteMutation } from '../../../generated.ts'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'

interface VoiceTextProps {
  document: ChatDocumentFragment
  drafts: readonly DraftRowFragment[]
}

/** Shows the text of a voice note. The text can be edited until a draft from it is saved. */
export function VoiceText({ document, drafts }: VoiceTextProps) {
  const [isTyping, setTyping] = useState(false)
  const mayType = usePermission('ASSISTANT_STAGE')
  const isOpen = drafts.every(({ state }) => state === 'PENDING' || state === 'DISCARDED')
  const { transcript } = document

  if (isTyping) return <VoiceForm document={document} onClose={() => setTyping(false)} />
  return (
    <Stack gap="6px" align="flex-start">
      {transcript && (
        <Text ps="12px" borderStartWidth="2px" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-wrap">
          {t`“${transcript}”`}
        </Text>
      )}
      {mayType && isOpen && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setTyping(true)}>
          <PencilLine strokeWidth={1.75} />
          {transcript ? t`Edit transcript` : t`Type what you said`}
        </Button>
      )}
    </Stack>
  )
}

function VoiceForm({ document: { id, transcript }, onClose }: { document: ChatDocumentFragment; onClose: () => void }) {
  const [text, setText] = useState(transcript ?? '')
  const [errorText, setError] = useState<string>()
  const [type, { loading }] = useTypeVoiceNoteMutation()
  const field = useRef<HTMLTextAreaElement>(null)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await type({ variables: { documentId: id, text } })
      onClose()
    } catch (error) {
      setError(fieldErrorsOf(error).text ?? messageOf(error))
      field.current?.focus()
    }
  }
  return (
    <Stack as="form" gap="8px" data-own-escape onSubmit={(event: FormEvent) => void save(event)}>
      <FormField label={t`Transcript`} error={errorText}>
        <Textarea
          ref={field}
          autoFocus
          autoresize
          rows={2}
          maxH="160px"
          maxLength={8000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </FormField>
      <Flex gap="8px" justify="flex-end">
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button size="sm" type="submit" disabled={loading} aria-busy={loading}>
          {loading ? t`Saving` : t`Save`}
        </Button>
      </Flex>
    </Stack>
  )
}
