import { Box, CloseButton, Dialog, IconButton, Portal } from '@chakra-ui/react'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { PageViewFragment } from '../../../generated.ts'
import type { Highlight } from '../review/checks.ts'
import { DocumentViewer } from './DocumentViewer.tsx'
import { useFollowedFocus, useStartAt, useWidth } from './follow-focus.ts'
import { PageView } from './PageView.tsx'
import { printOf } from './print.ts'

interface DocumentStripProps {
  pages: readonly PageViewFragment[]
  text: string
  marks: readonly Highlight[]
}

export function DocumentStrip({ pages, text, marks }: DocumentStripProps) {
  const [isOpen, setOpen] = useState(false)
  const [content, width] = useWidth()
  const focused = marks.find(({ isFocused }) => isFocused)
  const page = pages.find(({ number }) => number === (focused?.place.page ?? 1)) ?? pages[0]
  const print = page ? printOf(page) : null
  const pageWidth = width / (print?.width ?? 1)
  const frame = useFollowedFocus(focused?.id ?? null, `${page?.number} ${width > 0}`)
  useStartAt(frame, focused ? null : print, pageWidth)
  if (!page) return null

  return (
    <Box position="sticky" top="56px" zIndex="docked" borderBottomWidth="1px">
      <Box
        ref={frame}
        role="region"
        aria-label="Document"
        tabIndex={0}
        focusVisibleRing="inside"
        h="196px"
        overflow="auto"
        bg="bg.muted"
        px="40px"
        py="16px"
      >
        <Box ref={content}>
          {width > 0 && <PageView page={page} width={pageWidth} quarterTurns={0} marks={marks} />}
        </Box>
      </Box>
      <IconButton
        aria-label="Open the document"
        variant="outline"
        colorPalette="gray"
        size="lg"
        position="absolute"
        insetEnd="12px"
        bottom="12px"
        boxShadow="md"
        onClick={() => setOpen(true)}
      >
        <Maximize2 strokeWidth={1.75} />
      </IconButton>
      <Dialog.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} size="full" lazyMount unmountOnExit>
        <Portal>
          <Dialog.Positioner>
            <Dialog.Content borderRadius="0" aria-label="Document" h="100dvh">
              <DocumentViewer pages={pages} text={text} marks={marks} onWord={null} />
              <Dialog.CloseTrigger asChild>
                <CloseButton bg="bg.panel" boxShadow="md" size="md" />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Box>
  )
}
