import type { Pixels } from './pixels.ts'
import type { Segment } from './segment.ts'

/** A page of a document before it is read: either its text is there, or it has to be recognised from its picture. */
export interface PageSource {
  /** Of the page as it is shown, in the pixels that its text is measured in. */
  width: number
  height: number
  text(): Promise<TextLayer>
  /** The page's picture, its long side about `longSide` pixels (a photograph: as it was taken, if that is less). */
  render(longSide: number): Promise<Pixels>
}

export interface TextLayer {
  segments: Segment[]
  /** 'unsure' was recognised by another program and laid under the picture: better than nothing, if time is short. */
  trust: 'sure' | 'unsure' | 'none'
}
