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
