import type { Pixels } from './pixels.ts'
import type { Segment } from './segment.ts'

/** A page of a document before it is read: either its text is there, or it has to be recognised from its picture. */
export interface PageSource {
  /** Of the page as it is shown, in the pixels that `text` is measured in. */
  width: number
  height: number
  /** Null where the page has no text layer worth the name. */
  text: Segment[] | null
  /** The page's picture, its long side about `longSide` pixels (a photograph: as it was taken, if that is less). */
  render(longSide: number): Promise<Pixels>
}
