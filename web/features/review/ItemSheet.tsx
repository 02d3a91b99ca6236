import { Box, CloseButton, Dialog, Portal, VisuallyHidden } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'

interface ItemSheetProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** On a phone the item that was tapped comes up from the bottom edge. */
export function ItemSheet({ isOpen, onClose, children }: ItemSheetProps) {
  // A field that took the focus would bring the keyboard up over what was read.
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      initialFocusEl={() => content.current}
      placement="bottom"
      motionPreset="slide-in-bottom"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            maxW="100%"
            pb="env(safe-area-inset-bottom)"
            css={{ '& > section, & section': { border: '0' } }}
          >
            <VisuallyHidden>
              <Dialog.Title>Review</Dialog.Title>
            </VisuallyHidden>
            <Box ref={content} tabIndex={-1} outline="none" overflowY="auto">
              {children}
            </Box>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" colorPalette="gray" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
