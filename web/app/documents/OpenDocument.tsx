import { CloseButton, Dialog, IconButton, type IconButtonProps, Portal } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { PageViewFragment } from '../../generated.ts'
import { DocumentViewer } from './DocumentViewer.tsx'
import type { Highlight } from './highlight.ts'

interface OpenDocumentProps extends Omit<IconButtonProps, 'aria-label'> {
  pages: readonly PageViewFragment[]
  text: string
  marks: readonly Highlight[]
  label?: string
}

/** A button that opens the document in full screen. */
export function OpenDocument({ pages, text, marks, label = t`Open document`, ...rest }: OpenDocumentProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label={label} variant="outline" colorPalette="gray" {...rest} onClick={() => setOpen(true)}>
        <Maximize2 strokeWidth={1.75} />
      </IconButton>
      <Dialog.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} size="full" lazyMount unmountOnExit>
        <Portal>
          <Dialog.Positioner>
            <Dialog.Content borderRadius="0" aria-label={t`Document`} h="100dvh">
              <DocumentViewer pages={pages} text={text} marks={marks} onWord={null} />
              <Dialog.CloseTrigger asChild>
                <CloseButton aria-label={t`Close`} bg="bg.panel" boxShadow="md" size="md" />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  )
}
