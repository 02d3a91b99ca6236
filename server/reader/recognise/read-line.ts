import type { Pixels } from '../pixels.ts'
import { type DecodedLine, decode } from './decode.ts'
import { type Models, run } from './models.ts'
import type { Rectangle } from './rectangle.ts'

export async function readLine(pixels: Pixels, line: Rectangle, models: Models): Promise<DecodedLine> {
  const { lineHeight, maxLineWidth } = models
  const width = Math.min(maxLineWidth, Math.max(lineHeight, Math.round((lineHeight * line.width) / line.height)))
  const { values, dimensions } = await run(
    models.recognition,
    sample(pixels, line, width, lineHeight),
    width,
    lineHeight,
  )
  return decode(values, dimensions[1] ?? 1, models.alphabet)
}

/**
 * Samples the rectangle as an upright strip: planes in the order blue, green, red, from -1 to 1. When the strip is
 * smaller than the original, several samples are averaged so that thin strokes stay visible.
 */
function sample(pixels: Pixels, line: Rectangle, width: number, lineHeight: number): Float32Array {
  const planes = new Float32Array(3 * lineHeight * width)
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)]
  const [stepX, stepY] = [line.width / width, line.height / lineHeight]
  const many = Math.min(4, Math.max(1, Math.round(stepY)))
  const size = lineHeight * width
  for (let row = 0; row < lineHeight; row++) {
    for (let column = 0; column < width; column++) {
      let [red, green, blue] = [0, 0, 0]
      for (let sub = 0; sub < many * many; sub++) {
        const across = (column + ((sub % many) + 0.5) / many) * stepX - line.width / 2
        const down = (row + (Math.floor(sub / many) + 0.5) / many) * stepY - line.height / 2
        const x = Math.min(pixels.width - 1.001, Math.max(0, line.x + across * cos - down * sin - 0.5))
        const y = Math.min(pixels.height - 1.001, Math.max(0, line.y + across * sin + down * cos - 0.5))
        const [left, top] = [Math.floor(x), Math.floor(y)]
        const [right, bottom] = [x - left, y - top]
        const at = (top * pixels.width + left) * 3
        const below = at + pixels.width * 3
        red += mix(pixels.data, at, below, right, bottom)
        green += mix(pixels.data, at + 1, below + 1, right, bottom)
        blue += mix(pixels.data, at + 2, below + 2, right, bottom)
      }
      const to = row * width + column
      const factor = 1 / (127.5 * many * many)
      planes[to] = blue * factor - 1
      planes[to + size] = green * factor - 1
      planes[to + 2 * size] = red * factor - 1
    }
  }
  return planes
}

function mix(data: Uint8Array, at: number, below: number, right: number, bottom: number): number {
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 3] ?? 0) * right
  const lower = (data[below] ?? 0) * (1 - right) + (data[below + 3] ?? 0) * right
  return upper * (1 - bottom) + lower * bottom
}
