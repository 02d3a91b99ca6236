export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

export function withoutAlpha(source: Uint8ClampedArray, width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = source[from] ?? 255
    data[to + 1] = source[from + 1] ?? 255
    data[to + 2] = source[from + 2] ?? 255
  }
  return { data, width, height }
}

/** The largest difference between the lightest and the darkest value of a page that shows nothing, of 255. */
const maxContrast = 24

/** Whether the pixels show nothing, such as the empty back of a scanned page. */
export function isBlank({ data }: Pixels): boolean {
  let [least, most] = [255, 0]
  for (const value of data) {
    if (value < least) least = value
    if (value > most) most = value
    if (most - least > maxContrast) return false
  }
  return true
}
