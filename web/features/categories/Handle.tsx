import { chakra } from '@chakra-ui/react'
import { GripVertical } from 'lucide-react'
import type { Moving } from './use-moving.ts'

interface HandleProps extends ReturnType<Moving['handle']> {
  name: string
  isHeld: boolean
}

/** By this a row is taken: dragged, or with Space and the arrow keys. */
export function Handle({ name, isHeld, ...events }: HandleProps) {
  return (
    <Grip type="button" aria-label={`Move ${name}`} aria-pressed={isHeld} data-held={isHeld || undefined} {...events}>
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </Grip>
  )
}

const Grip = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: { base: '32px', md: '24px' },
    alignSelf: 'stretch',
    flexShrink: '0',
    color: 'fg.muted',
    cursor: 'grab',
    // A finger on it drags the row and not the page.
    touchAction: 'none',
    borderRadius: 'tag',
    focusVisibleRing: 'inside',
    '&[data-held]': { cursor: 'grabbing', color: 'accent.fg' },
    _hover: { color: 'fg' },
  },
})
