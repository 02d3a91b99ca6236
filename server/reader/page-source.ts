import type { Pixels } from './pixels.ts'
import type { Segment } from './segment.ts'

export interface PageSource {
  /** In the pixels in which the text of the displayed page is measured. */
  width: number
  height: number
  /** The warnings of decoders while the page was rendered. */
  warnings?: ReadonlySet<string>
  text(): Promise<TextLayer>
  /** Renders the page with a long side of about `longSide` pixels. A smaller photo keeps its size. */
  render(longSide: number): Promise<Pixels>
}

export interface TextLayer {
  segments: Segment[]
  /**
   * 'unsure' is text that another program recognized and placed under the picture. The reader uses it only if time is
   * short.
   */
  trust: 'sure' | 'unsure' | 'none'
}
