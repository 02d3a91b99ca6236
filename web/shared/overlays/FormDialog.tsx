import { Box, Button } from '@chakra-ui/react'
import { type ReactNode, type RefObject, type SubmitEvent, useId } from 'react'
import { DialogFrame } from './DialogFrame.tsx'

interface FormDialogProps {
  title: ReactNode
  size?: 'question' | 'form'
  deed: string
  doing: string
  isPending: boolean
  refusal?: string | null | undefined
  otherDeed?: ReactNode
  form?: RefObject<HTMLFormElement | null>
  onSubmit: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

export function FormDialog({
  title,
  size = 'form',
  deed,
  doing,
  isPending,
  refusal,
  otherDeed,
  form,
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
      footer={
        <>
          {otherDeed}
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? doing : deed}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate>
        {children}
        {refusal && (
          <Box role="alert" mt="12px" color="over.fg">
            {refusal}
          </Box>
        )}
      </form>
    </DialogFrame>
  )
}
