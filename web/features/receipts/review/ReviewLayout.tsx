import { Box, Flex, Grid, useBreakpointValue } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DocumentStrip } from '../../../app/documents/DocumentStrip.tsx'
import { DocumentViewer } from '../../../app/documents/DocumentViewer.tsx'
import type { Highlight } from '../../../app/documents/highlight.ts'
import { OpenDocument } from '../../../app/documents/OpenDocument.tsx'
import type { PageViewFragment } from '../../../generated.ts'

interface ReviewLayoutProps {
  header: ReactNode
  pages: readonly PageViewFragment[]
  text: string
  marks?: readonly Highlight[]
  onWord?: ((word: string) => void) | null
  instead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function ReviewLayout(props: ReviewLayoutProps) {
  const { header, pages, text, marks = [], onWord = null, instead, actions, children } = props
  const isNarrow = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false

  if (isNarrow) {
    return (
      <>
        {header}
        {instead ?? (
          <Box position="sticky" top="56px" zIndex="docked" borderBottomWidth="1px">
            <DocumentStrip pages={pages} marks={marks} h="196px" />
            <OpenDocument {...{ pages, text, marks }} {...floating} />
          </Box>
        )}
        <Box px="16px" pt="16px" pb={actions ? '112px' : '48px'}>
          {children}
        </Box>
        {actions && (
          <Box position="fixed" insetInline="0" bottom="0" zIndex="docked" bg="bg.panel" borderTopWidth="1px">
            {actions}
          </Box>
        )}
      </>
    )
  }
  return (
    <Flex direction="column" h={{ base: '100dvh', _print: 'auto' }}>
      {header}
      <Grid flex="1" minH="0" templateColumns={{ lg: '300px minmax(0, 1fr)', xl: '400px minmax(0, 1fr)' }}>
        <Box minH="0" borderEndWidth="1px">
          {instead ?? <DocumentViewer pages={pages} text={text} marks={marks} onWord={onWord} />}
        </Box>
        <Flex direction="column" minH="0">
          <Box flex="1" minH="0" overflowY={{ base: 'auto', _print: 'visible' }} px="28px" pt="20px" pb="40px">
            <Box maxW="760px">{children}</Box>
          </Box>
          {actions && (
            <Box borderTopWidth="1px" bg="bg.panel" flexShrink="0" _print={{ display: 'none' }}>
              {actions}
            </Box>
          )}
        </Flex>
      </Grid>
    </Flex>
  )
}

const floating = { size: 'lg', position: 'absolute', insetEnd: '12px', bottom: '12px', boxShadow: 'md' } as const
