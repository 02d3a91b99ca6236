import { Box, Center, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { FileQuestionMark } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PageViewFragment } from '../../generated.ts'
import { useFollowedFocus, useStartAt, useWidth } from './follow-focus.ts'
import type { Highlight } from './highlight.ts'
import { PageView } from './PageView.tsx'
import { printOf } from './print.ts'
import { ViewerBar, zoomSteps } from './ViewerBar.tsx'

interface DocumentViewerProps {
  pages: readonly PageViewFragment[]
  /** The recognized text, with a form feed between pages. */
  text: string
  marks: readonly Highlight[]
  onWord: ((word: string) => void) | null
}

export function DocumentViewer({ pages, text, marks, onWord }: DocumentViewerProps) {
  const [first] = pages
  const [zoom, setZoom] = useState(() => (first ? zoomFor(first) : 100))
  const [quarterTurns, setQuarterTurns] = useState(0)
  const [number, setNumber] = useState(1)
  const [isText, setText] = useState(false)
  const [content, width] = useWidth()
  const focused = marks.find(({ isFocused }) => isFocused)
  const page = pages.find((each) => each.number === number) ?? first
  const frame = useFollowedFocus(focused?.id ?? null, `${number} ${zoom} ${quarterTurns} ${width > 0}`)
  const isAsOpened = page === first && quarterTurns === 0 && first !== undefined && zoom === zoomFor(first)
  useStartAt(frame, isAsOpened && !focused ? printOf(first) : null, (width * zoom) / 100)

  const focusedPage = focused?.place.page
  useEffect(() => {
    if (focusedPage) setNumber(focusedPage)
  }, [focusedPage])

  return (
    <Flex direction="column" position="relative" h="100%" minH="0" bg="bg.muted">
      <Box
        ref={frame}
        flex="1"
        minH="0"
        overflow="auto"
        tabIndex={0}
        role="region"
        aria-label={t`Document`}
        focusVisibleRing="inside"
        px={{ base: '16px', md: '38px' }}
        pt="28px"
        pb="84px"
      >
        <Box ref={content}>
          {isText ? (
            <RecognisedText text={text} />
          ) : page ? (
            width > 0 && (
              <PageView
                page={page}
                width={(widthThatFits(page, quarterTurns, width) * zoom) / 100}
                quarterTurns={quarterTurns}
                marks={marks}
                onWord={onWord}
              />
            )
          ) : (
            <NoPicture />
          )}
        </Box>
      </Box>
      <ViewerBar
        zoom={zoom}
        onZoom={setZoom}
        onRotate={() => setQuarterTurns((now) => (now + 1) % 4)}
        page={pages.length > 1 ? { number: page?.number ?? 1, count: pages.length, onChange: setNumber } : null}
        isText={isText}
        onText={text ? setText : null}
        hasPicture={page !== undefined && !isText}
      />
    </Flex>
  )
}

/** Returns the initial zoom in percent. A page with wide margins is enlarged to fit its printed part. */
function zoomFor(page: PageViewFragment): number {
  return zoomSteps.findLast((step) => step <= 100 / printOf(page).width) ?? 100
}

/** At 100 %, a page fills the width of its frame, also when it is rotated. */
function widthThatFits(page: PageViewFragment, quarterTurns: number, width: number): number {
  return quarterTurns % 2 === 1 ? Math.floor((width * page.width) / page.height) : width
}

function RecognisedText({ text }: { text: string }) {
  return (
    <chakra.pre
      fontFamily="mono"
      fontSize="13px"
      lineHeight="20px"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      p="16px"
    >
      {text.replaceAll('\f', '\n')}
    </chakra.pre>
  )
}

function NoPicture() {
  return (
    <Center h="40vh" flexDirection="column" gap="8px" color="fg.muted">
      <FileQuestionMark size={22} strokeWidth={1.75} aria-hidden />
      {t`No preview for this document`}
    </Center>
  )
}
