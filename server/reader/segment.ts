export interface Segment {
  text: string
  /** From 0 to 1. */
  confidence: number
  /** The middle of each character along the segment, 0 to 1. */
  positions: number[]
  /** The probability of each character, 0 to 1. Missing if the text was not recognized from a picture. */
  certainties?: number[]
  /** The middle, length and height in pixels of the upright page, and the angle in radians, clockwise. */
  x: number
  y: number
  width: number
  height: number
  angle: number
}

export type SegmentRow = Segment[]
