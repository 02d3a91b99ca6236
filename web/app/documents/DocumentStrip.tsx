import { Box, type BoxProps } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { PageViewFragment } from '../../generated.ts'
import { useFollowedFocus, useStartAt, useWidth } from './follow-focus.ts'
import type { Highlight } from './highlight.ts'
import { PageView } from './PageView.tsx'
import { printOf } from './print.ts'

interface DocumentStripProps extends Omit<BoxProps, 'children'> {
  pages: readonly PageViewFragment[]
  marks: readonly Highlight[]
}

/** Shows a part of a document and follows the focused region. */
export function DocumentStrip({ pages, marks, ...rest }: DocumentStripProps) {
  const [content, width] = useWidth()
  const focused = marks.find(({ isFocused }) => isFocused)
  const page = pages.find(({ number }) => number === (focused?.place.page ?? 1)) ?? pages[0]
  const print = page ? printOf(page) : null
  const pageWidth = width / (print?.width ?? 1)
  const frame = useFollowedFocus(focused?.id ?? null, `${page?.number} ${width > 0}`)
  useStartAt(frame, focused ? null : print, pageWidth)
  if (!page) return null

  return (
    <Box
      ref={frame}
      role="region"
      aria-label={t`Document`}
      tabIndex={0}
      focusVisibleRing="inside"
      overflow="auto"
      bg="bg.muted"
      px="40px"
      py="16px"
      {...rest}
    >
      <Box ref={content}>{width > 0 && <PageView page={page} width={pageWidth} quarterTurns={0} marks={marks} />}</Box>
    </Box>
  )
}
