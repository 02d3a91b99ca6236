import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

interface DialogFrameProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** 440 px for a question, 520 px for a form. */
  size?: 'question' | 'form'
  hasClose?: boolean
  role?: 'dialog' | 'alertdialog'
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * Ignores the Enter key that opened the dialog while it is held, so that it does not submit the dialog. Text areas
 * accept it.
 */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

export function DialogFrame({
  isOpen,
  onClose,
  title,
  children,
  footer,
  size = 'form',
  hasClose = size === 'form',
  role = 'dialog',
  initialFocus,
}: DialogFrameProps) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      role={role}
      size={size === 'form' ? 'md' : 'sm'}
      placement={{ base: 'bottom', sm: 'center' }}
      scrollBehavior={{ base: 'inside', sm: 'outside' }}
      motionPreset={{ base: 'slide-in-bottom', sm: 'scale' }}
      lazyMount
      unmountOnExit
      {...(initialFocus ? { initialFocusEl: () => initialFocus.current } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            maxW={{ base: '100%', sm: size === 'form' ? '520px' : '440px' }}
            maxH={{ base: 'calc(100dvh - 24px)', sm: 'none' }}
            pb="env(safe-area-inset-bottom)"
            onKeyDownCapture={ignoreHeldEnter}
          >
            <Dialog.Header pe={hasClose ? '56px' : undefined}>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            {hasClose && (
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" variant="ghost" colorPalette="gray" />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
