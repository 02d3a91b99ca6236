import { Box, chakra, Field, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FormFieldProps {
  label: string
  /** An input, textarea, select or AmountInput. The field sets its id and its error state. */
  children: ReactNode
  error?: string | undefined
  help?: ReactNode
  isOptional?: boolean
  aside?: ReactNode
}

export function FormField({ label, children, error, help, isOptional, aside }: FormFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)}>
      <Flex width="100%" justify="space-between" align="baseline">
        <Field.Label>
          {label}
          {isOptional && (
            <chakra.span color="fg.muted" fontWeight="400">
              {t`(optional)`}
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

/** Focuses the first invalid field of a form after the errors are rendered. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const focus = () => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  requestAnimationFrame(() => setTimeout(focus))
}
