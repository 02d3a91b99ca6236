import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

interface DialogFrameProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** 440 px for a question, 520 px for a form and 860 px for two columns, which scroll inside. */
  size?: 'question' | 'form' | 'wide'
  hasClose?: boolean
  role?: 'dialog' | 'alertdialog'
  /** False keeps a form open on a click outside, which would lose what the user has typed. */
  closesOnClickOutside?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * Ignores the Enter key that opened the dialog while it is held, so that it does not submit the dialog. Text areas
 * accept it.
 */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

/** Called when the focus returns to what opened the dialog. It may be gone, such as the button of an empty list. */
function keepFocusInPage(): null {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  })
  return null
}

const widths = { question: '440px', form: '520px', wide: '860px' }

export function DialogFrame({
  isOpen,
  onClose,
  title,
  children,
  footer,
  size = 'form',
  hasClose = size !== 'question',
  role = 'dialog',
  closesOnClickOutside = role === 'dialog',
  initialFocus,
}: DialogFrameProps) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      role={role}
      closeOnInteractOutside={closesOnClickOutside}
      size={size === 'question' ? 'sm' : 'md'}
      placement={{ base: 'bottom', sm: 'center' }}
      scrollBehavior={size === 'wide' ? 'inside' : { base: 'inside', sm: 'outside' }}
      motionPreset={{ base: 'slide-in-bottom', sm: 'scale' }}
      lazyMount
      unmountOnExit
      finalFocusEl={keepFocusInPage}
      {...(initialFocus ? { initialFocusEl: () => initialFocus.current } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            maxW={{ base: '100%', sm: widths[size] }}
            maxH={{ base: 'calc(100dvh - 24px)', sm: size === 'wide' ? 'calc(100dvh - 64px)' : 'none' }}
            pb="env(safe-area-inset-bottom)"
            onKeyDownCapture={ignoreHeldEnter}
          >
            <Dialog.Header pe={hasClose ? '56px' : undefined}>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {/* A text without controls is scrolled with the keyboard only if it can have the focus. */}
            <Dialog.Body focusVisibleRing="inside" tabIndex={size === 'wide' ? 0 : undefined}>
              {children}
            </Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            {hasClose && (
              <Dialog.CloseTrigger asChild>
                <CloseButton aria-label={t`Close`} size="sm" variant="ghost" colorPalette="gray" />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
