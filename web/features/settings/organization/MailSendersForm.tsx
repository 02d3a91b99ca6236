import { Button, Textarea } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { useUndo } from '../../../app/undo/undo.ts'
import { useUpdateMailSendersMutation } from '../../../generated.ts'
import { FormField, focusFirstError } from '../../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { writeIncomingMail } from './incoming-mail-cache.ts'

export function MailSendersForm({ senders }: { senders: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null)
  const { offerUndo } = useUndo()
  const [update, { loading }] = useUpdateMailSendersMutation({
    update: (cache, { data }) => data && writeIncomingMail(cache, data.updateMailSenders),
  })
  /** Null while nothing is changed here, so that the field follows other changes. */
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const text = senders.join('\n')

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    try {
      const answer = await update({ variables: { senders: (draft ?? text).split(/[\s,;]+/).filter(Boolean) } })
      setDraft(null)
      setError(undefined)
      offerUndo(t`Allowed senders saved`, answer)
    } catch (error) {
      setError(fieldErrorsOf(error).senders ?? messageOf(error))
      focusFirstError(form.current)
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate>
      <FormField
        label={t`Other allowed senders`}
        error={error}
        help={t`Members can always send. Add other addresses, or domains such as example.com, one per line.`}
        isOptional
      >
        <Textarea rows={3} value={draft ?? text} onChange={(event) => setDraft(event.target.value)} />
      </FormField>
      <Button
        mt="12px"
        w={{ base: '100%', sm: 'auto' }}
        type="submit"
        disabled={loading || draft === null || draft === text}
      >
        {loading ? t`Saving` : t`Save senders`}
      </Button>
    </form>
  )
}
