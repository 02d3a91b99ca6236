import { Center, type CenterProps } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'

interface TileProps extends Omit<CenterProps, 'children'> {
  icon: LucideIcon
  /** A chart color from 1 to 8, or the tone of a state. */
  tone: number | 'accent' | 'over' | 'warning' | 'income' | 'plain'
  /** In pixels: 28 in lists, 36 on touch screens and in empty states. */
  size?: 28 | 36
}

export function Tile({ icon: Icon, tone, size = 28, ...rest }: TileProps) {
  return (
    <Center boxSize={`${size}px`} borderRadius="tile" flexShrink="0" aria-hidden {...tint(tone)} {...rest}>
      <Icon size={size === 36 ? 18 : 16} strokeWidth={1.75} />
    </Center>
  )
}

/** Returns the background and icon color of a tone. The contrast is at least 4.0:1. */
export function tint(tone: TileProps['tone']) {
  if (tone === 'plain') return { bg: 'bg.muted', color: 'fg.muted' }
  if (typeof tone === 'string') return { bg: `${tone}.subtle`, color: `${tone}.fg` }
  return {
    bg: `color-mix(in oklab, {colors.chart.${tone}} 13%, {colors.bg.panel})`,
    color: `color-mix(in oklab, {colors.chart.${tone}} 78%, {colors.fg})`,
  }
}

/** Sets the CSS variable for a chart color from 1 to 8. */
export function toneOf(color: number): CSSProperties {
  return { '--tone': `var(--chakra-colors-chart-${color})` } as CSSProperties
}
