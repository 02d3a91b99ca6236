import { Box, CloseButton, Dialog, Portal, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ReactNode, useRef } from 'react'

interface ItemSheetProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

export function ItemSheet({ isOpen, onClose, children }: ItemSheetProps) {
  // Focusing a field would open the on-screen keyboard over the content.
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      initialFocusEl={() => content.current}
      placement={{ base: 'bottom', md: 'center' }}
      motionPreset={{ base: 'slide-in-bottom', md: 'slide-in-right' }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner justifyContent={{ md: 'flex-end' }} p={{ md: '20px' }}>
          <Dialog.Content
            data-keeps-keys
            m={{ md: '0' }}
            h={{ md: '100%' }}
            maxW={{ base: '100%', md: '400px' }}
            maxH={{ md: '100%' }}
            pb="env(safe-area-inset-bottom)"
            css={{ '& > section, & section': { border: '0' } }}
          >
            <VisuallyHidden>
              <Dialog.Title>{t`Review`}</Dialog.Title>
            </VisuallyHidden>
            <Box ref={content} tabIndex={-1} outline="none" overflowY="auto">
              {children}
            </Box>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={t`Close`} size="sm" variant="ghost" colorPalette="gray" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
