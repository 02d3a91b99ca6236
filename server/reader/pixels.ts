/** A decoded picture: three bytes (red, green, blue) a pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}
