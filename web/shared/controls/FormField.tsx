import { Box, chakra, Field, Flex } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FormFieldProps {
  label: string
  /** One input, textarea, select or AmountInput: it gets the label's id and the error by itself. */
  children: ReactNode
  error?: string | undefined
  /** Under the field, until an error takes its place. */
  help?: ReactNode
  isOptional?: boolean
  /** At the right of the label: "Forgot password?" */
  aside?: ReactNode
}

/** Label above, help below, the error in its place. The error stays until it is mended. */
export function FormField({ label, children, error, help, isOptional, aside }: FormFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)}>
      <Flex width="100%" justify="space-between" align="baseline">
        <Field.Label>
          {label}
          {isOptional && (
            <chakra.span color="fg.muted" fontWeight="400">
              (optional)
            </chakra.span>
          )}
        </Field.Label>
        {aside && <Box textStyle="label">{aside}</Box>}
      </Flex>
      {children}
      {error ? (
        <Field.ErrorText>
          <CircleAlert size={15} strokeWidth={2} aria-hidden />
          {error}
        </Field.ErrorText>
      ) : (
        help && <Field.HelperText>{help}</Field.HelperText>
      )}
    </Field.Root>
  )
}

/** Puts the keyboard on the first field of a form that has an error, once the errors are drawn. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const focus = () => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  requestAnimationFrame(() => setTimeout(focus))
}
