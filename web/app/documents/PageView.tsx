import { Box, chakra, Image } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { PageViewFragment } from '../../generated.ts'
import type { Highlight } from './highlight.ts'

interface PageViewProps {
  page: PageViewFragment
  /** The width of the upright page, in pixels. */
  width: number
  /** Clockwise quarter turns. */
  quarterTurns: number
  marks: readonly Highlight[]
  /** Called when a word is clicked. Without it, words are not clickable. */
  onWord?: ((word: string) => void) | null
}

export function PageView({ page, width, quarterTurns, marks, onWord }: PageViewProps) {
  const { number } = page
  const height = (width * page.height) / page.width
  const isSideways = quarterTurns % 2 === 1

  return (
    <Box
      position="relative"
      flexShrink="0"
      mx="auto"
      boxShadow="md"
      bg="bg.panel"
      style={{ width: isSideways ? height : width, height: isSideways ? width : height }}
    >
      <Box
        position="absolute"
        top="50%"
        left="50%"
        style={{ width, height, transform: `translate(-50%, -50%) rotate(${quarterTurns * 90}deg)` }}
      >
        <Image src={page.imageUrl} alt={t`Page ${number} of the document`} w="100%" h="100%" draggable={false} />
        {marks
          .filter(({ place }) => place.page === page.number)
          .map((highlight) => (
            <HighlightedRegion key={highlight.id} highlight={highlight} />
          ))}
        {onWord && <WordButtons page={page} onWord={onWord} />}
      </Box>
    </Box>
  )
}

function HighlightedRegion({ highlight: { place, isFocused } }: { highlight: Highlight }) {
  // Uses fill colors instead of text colors, because the page is white in both themes.
  const tone = isFocused ? 'accent.solid' : 'warning.solid'
  return (
    <Box
      position="absolute"
      data-focused-place={isFocused || undefined}
      borderWidth="2px"
      borderColor={tone}
      borderRadius="tag"
      bg={isFocused ? 'accent.solid/12' : 'warning.solid/18'}
      pointerEvents="none"
      style={boxOf(place, 5)}
    />
  )
}

/** For pointers only. Keyboard users can copy the recognized text or type. */
function WordButtons({ page, onWord }: { page: PageViewFragment; onWord: (word: string) => void }) {
  return (
    <Box aria-hidden>
      {page.words.map((word, index) => (
        <chakra.span
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page never move
          key={index}
          position="absolute"
          borderRadius="3px"
          cursor="copy"
          _hover={{ bg: 'accent.solid/20' }}
          style={boxOf(word, 1)}
          // Keeps the focus in the field that receives the word.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onWord(word.text)}
        />
      ))}
    </Box>
  )
}

interface PageBox {
  x: number
  y: number
  width: number
  height: number
}

/** Converts a page region in fractions to CSS, with `margin` pixels around it. */
function boxOf({ x, y, width, height }: PageBox, margin: number) {
  return {
    left: `calc(${x * 100}% - ${margin}px)`,
    top: `calc(${y * 100}% - ${margin}px)`,
    width: `calc(${width * 100}% + ${margin * 2}px)`,
    height: `calc(${height * 100}% + ${margin * 2}px)`,
  }
}
