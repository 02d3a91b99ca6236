import { Box, Button, Input, Text } from '@chakra-ui/react'
import { type SubmitEvent, useRef, useState } from 'react'
import { FormField, focusFirstError } from '../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'

interface TypeToConfirmProps {
  /** The field of what is asked of the server: its errors stand under the field. */
  field: 'email' | 'name'
  label: string
  /** What is to be typed; whether it was, the server judges. */
  expected: string
  /** "Delete account". */
  confirm: string
  isDeleting: boolean
  /** Rejects with what stands in the way. */
  onConfirm: (typed: string) => Promise<void>
}

/** A form that deletes what is named in it, so that nothing is deleted by a slip. */
export function TypeToConfirm({ field, label, expected, confirm, isDeleting, onConfirm }: TypeToConfirmProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    try {
      await onConfirm(typed.trim())
    } catch (error) {
      setRefusal(fieldErrorsOf(error)[field] ?? messageOf(error))
      focusFirstError(form.current)
    }
  }

  const help = (
    <>
      Type{' '}
      <Text as="span" fontWeight="600" color="fg" overflowWrap="anywhere">
        {expected}
      </Text>{' '}
      to confirm
    </>
  )
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Box mt="20px" maxW="440px">
        <FormField label={label} error={refusal ?? undefined} help={help}>
          <Input
            type={field === 'email' ? 'email' : 'text'}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setRefusal(null)
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
        {isDeleting ? 'Deleting' : confirm}
      </Button>
    </form>
  )
}
