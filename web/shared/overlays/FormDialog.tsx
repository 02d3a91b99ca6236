import { Box, Button } from '@chakra-ui/react'
import { type ReactNode, type RefObject, type SubmitEvent, useId } from 'react'
import { DialogFrame } from './DialogFrame.tsx'

interface FormDialogProps {
  title: ReactNode
  size?: 'question' | 'form'
  /** What the button does, and what it is doing meanwhile: "Save", "Saving". */
  deed: string
  doing: string
  isPending: boolean
  /** Why nothing was done, where no field says it. */
  refusal?: string | null | undefined
  /** What else can be done, at the left of the buttons. */
  otherDeed?: ReactNode
  /** To focus the first field with an error. */
  form?: RefObject<HTMLFormElement | null>
  onSubmit: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog that is open for as long as it is drawn: Cancel, and the deed. */
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
