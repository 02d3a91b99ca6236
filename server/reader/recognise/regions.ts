import { type Rectangle, smallestRectangle } from './rectangle.ts'

/** The probability of text per pixel, 0 to 1. */
export interface ProbabilityMap {
  width: number
  height: number
  values: Float32Array
}

const pixelThreshold = 0.3
const regionThreshold = 0.55
/** The network marks the core of a line. This ratio of area to perimeter grows the core to the whole line. */
const growth = 1.6

export function findRegions(map: ProbabilityMap): Rectangle[] {
  const seen = new Uint8Array(map.values.length)
  const stack = new Int32Array(map.values.length)
  const rectangles: Rectangle[] = []
  for (let start = 0; start < map.values.length; start++) {
    if (seen[start] || (map.values[start] ?? 0) <= pixelThreshold) continue
    const region = floodFrom(map, start, seen, stack)
    if (region.mean < regionThreshold) continue
    const core = smallestRectangle(region.edge)
    if (Math.min(core.width, core.height) < 2) continue
    rectangles.push(grown(core))
  }
  return rectangles
}

/**
 * Visits all pixels connected to `start`. Keeps the first and last pixel of each row, which is sufficient for the hull.
 */
function floodFrom(map: ProbabilityMap, start: number, seen: Uint8Array, stack: Int32Array) {
  const { width, height, values } = map
  const extent = new Map<number, { first: number; last: number }>()
  let sum = 0
  let count = 0
  let top = 0
  stack[top++] = start
  seen[start] = 1
  while (top > 0) {
    const at = stack[--top] ?? 0
    const [x, y] = [at % width, Math.floor(at / width)]
    sum += values[at] ?? 0
    count++
    const row = extent.get(y)
    if (!row) extent.set(y, { first: x, last: x })
    else if (x < row.first) row.first = x
    else if (x > row.last) row.last = x
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
        const next = ny * width + nx
        if (seen[next] || (values[next] ?? 0) <= pixelThreshold) continue
        seen[next] = 1
        stack[top++] = next
      }
    }
  }
  const edge = [...extent].flatMap(([y, { first, last }]) => [
    { x: first, y },
    { x: last + 1, y },
    { x: first, y: y + 1 },
    { x: last + 1, y: y + 1 },
  ])
  return { edge, mean: sum / count }
}

function grown(core: Rectangle): Rectangle {
  const distance = (core.width * core.height * growth) / (2 * (core.width + core.height))
  return { ...core, width: core.width + 2 * distance, height: core.height + 2 * distance }
}
