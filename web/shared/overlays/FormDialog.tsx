import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ReactNode, type RefObject, type SubmitEvent, useId } from 'react'
import { DialogFrame } from './DialogFrame.tsx'

interface FormDialogProps {
  title: ReactNode
  size?: 'question' | 'form'
  action: string
  doing: string
  isPending: boolean
  error?: string | null | undefined
  otherAction?: ReactNode
  hasCancel?: boolean
  form?: RefObject<HTMLFormElement | null>
  initialFocus?: RefObject<HTMLElement | null>
  onSubmit: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

export function FormDialog({
  title,
  size = 'form',
  action,
  doing,
  isPending,
  error,
  otherAction,
  hasCancel = true,
  form,
  initialFocus,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={title}
      size={size}
      closesOnClickOutside={false}
      {...(initialFocus && { initialFocus })}
      footer={
        <>
          {otherAction}
          {hasCancel && (
            <Button variant="ghost" colorPalette="gray" onClick={onClose}>
              {t`Cancel`}
            </Button>
          )}
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? doing : action}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate>
        {children}
        {error && (
          <Box role="alert" mt="12px" color="over.fg">
            {error}
          </Box>
        )}
      </form>
    </DialogFrame>
  )
}
