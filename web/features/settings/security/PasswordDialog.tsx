import { Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { focusFirstError } from '../../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { FormDialog } from '../../../shared/overlays/FormDialog.tsx'
import { useAttempt } from './attempt.ts'
import { CurrentPassword } from './CurrentPassword.tsx'

interface PasswordDialogProps {
  title: string
  action: string
  doing: string
  hasPassword: boolean
  /** Explains the action. */
  about: string
  /** Fields before the password. Receives the server's errors by the name of the field. */
  fields?: (errors: Record<string, string>) => ReactNode
  /** The fields that `fields` shows, whose errors are not repeated below the form. */
  fieldNames?: readonly string[]
  /** The dialog stays open with the error if this rejects. */
  onConfirm: (password: string | null) => Promise<unknown>
  onClose: () => void
}

/** A form for a change of the sign-in, which the current password confirms. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, action, doing, hasPassword, about, fields, fieldNames = [], onConfirm, onClose } = props
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const { isPending, error, attempt } = useAttempt()
  const errors = fieldErrorsOf(error)
  const isOfField = fieldNames.some((name) => errors[name])
  const other = error && !isOfField ? messageOf(error) : undefined
  const general = errors.current ?? (fieldNames.includes('password') ? other : (errors.password ?? other))

  const confirm = async () => {
    const isDone = await attempt(() => onConfirm(hasPassword ? password : null))
    if (!isDone) focusFirstError(form.current)
  }

  return (
    <FormDialog
      title={title}
      size="question"
      action={action}
      doing={doing}
      isPending={isPending}
      error={hasPassword ? null : general}
      form={form}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Stack gap="16px">
        <Text color="fg.muted">{about}</Text>
        {fields?.(errors)}
        {hasPassword && <CurrentPassword error={general} onChange={setPassword} />}
      </Stack>
    </FormDialog>
  )
}
