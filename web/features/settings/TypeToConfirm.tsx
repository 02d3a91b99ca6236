import { Box, Button, Input, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { FormField, focusFirstError } from '../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'

interface TypeToConfirmProps {
  /** The input field of the mutation, whose errors are shown below the field. */
  field: 'email' | 'name'
  label: string
  /** The text to type. The server compares it. */
  expected: string
  confirm: string
  isDeleting: boolean
  /** Rejects with the error to show. */
  onConfirm: (typed: string) => Promise<void>
}

export function TypeToConfirm({ field, label, expected, confirm, isDeleting, onConfirm }: TypeToConfirmProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [errorText, setError] = useState<string | null>(null)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    try {
      await onConfirm(typed.trim())
    } catch (error) {
      setError(fieldErrorsOf(error)[field] ?? messageOf(error))
      focusFirstError(form.current)
    }
  }

  const help = (
    <Trans>
      Type{' '}
      <Text as="span" fontWeight="600" color="fg" overflowWrap="anywhere">
        {expected}
      </Text>{' '}
      to confirm
    </Trans>
  )
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Box mt="20px" maxW="440px">
        <FormField label={label} error={errorText ?? undefined} help={help}>
          <Input
            type={field === 'email' ? 'email' : 'text'}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(null)
            }}
          />
        </FormField>
      </Box>
      <Button
        mt="16px"
        w={{ base: '100%', sm: 'auto' }}
        type="submit"
        colorPalette="over"
        disabled={isDeleting || typed.trim() === ''}
      >
        {isDeleting ? t`Deleting` : confirm}
      </Button>
    </form>
  )
}
