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

/** The difference from white, of 255, above which a value is a mark, and the share of marks that dust on a scan has. */
const [markContrast, maxMarks] = [48, 0.0005]

/** True if the pixels show nothing but dust, such as the empty back of a scanned page. */
export function isBlank({ data }: Pixels): boolean {
  let lightest = 0
  for (const value of data) if (value > lightest) lightest = value
  let marks = 0
  for (const value of data) if (lightest - value > markContrast) marks += 1
  return marks <= maxMarks * data.length
}
