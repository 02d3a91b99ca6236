import { Button, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ReactNode, useRef, useState } from 'react'
import { messageOf } from '../format/errors.ts'
import { DialogFrame } from './DialogFrame.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  confirm: string
  cancel?: string
  pending?: string
  tone?: 'accent' | 'over'
  /** The dialog closes when this succeeds. On an error it stays open and shows the message. */
  onConfirm: () => unknown
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, children, confirm, pending = confirm, tone = 'accent', onConfirm } = props
  const { cancel: cancelLabel = t`Cancel` } = props
  const [isPending, setPending] = useState(false)
  const [errorText, setError] = useState<string | null>(null)
  const cancel = useRef<HTMLButtonElement>(null)

  const run = async () => {
    setPending(true)
    setError(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setError(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="question"
      role="alertdialog"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="ghost" colorPalette="gray" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button colorPalette={tone} disabled={isPending} aria-busy={isPending} onClick={() => void run()}>
            {isPending ? pending : confirm}
          </Button>
        </>
      }
    >
      <Text as="div" color="fg.muted">
        {children}
      </Text>
      {errorText && (
        <Text role="alert" mt="8px" color="over.fg">
          {errorText}
        </Text>
      )}
    </DialogFrame>
  )
}
