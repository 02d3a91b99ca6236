/** A piece of text as it was found on a page: a recognised line, or an item of a PDF's text layer. */
export interface Segment {
  text: string
  /** 0 to 1. */
  confidence: number
  /** For each character of `text`, its middle along the segment, 0 to 1. */
  positions: number[]
  /** Middle, length, height in pixels of the upright page; angle in radians, clockwise. */
  x: number
  y: number
  width: number
  height: number
  angle: number
}

/** Segments side by side, from left to right. */
export type SegmentRow = Segment[]
