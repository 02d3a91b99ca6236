import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Findable } from './palette-match.ts'

export interface PaletteOption extends Findable {
  /** Identifies the option in the list and among the recent ones. */
  id: string
  icon: LucideIcon | null
  /** Replaces the icon, 28 px wide. */
  picture?: ReactNode
  /** A second text at the right. */
  detail?: ReactNode
  isForgotten?: boolean
  run: () => void
}

export interface PaletteGroup {
  title: string
  options: readonly PaletteOption[]
}
