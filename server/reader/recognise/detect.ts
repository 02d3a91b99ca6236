import sharp from 'sharp'
import type { Pixels } from '../pixels.ts'
import { type Models, run } from './models.ts'
import { cornersOf, type Rectangle, scaled } from './rectangle.ts'
import { findRegions } from './regions.ts'

interface Area {
  left: number
  top: number
  width: number
  height: number
}

const firstLongSide = 736
/**
 * If the first pass finds fewer lines than a receipt has, the picture is scanned again at this size, if it is large
 * enough.
 */
const fewLines = 12
const closerLongSide = 1800
/** In pixels. Keeps the narrow side of long receipts legible in the first pass. */
const firstShortSide = 320
const secondLongSide = 1600
/** On long receipts the scale grows until letters reach a detectable height, within these limits. */
const minBoxHeight = 20
const maxDetectedPixels = 2_400_000
/** The network uses 170 MB per million pixels, so larger pictures are processed in strips. */
const maxPixelsAtOnce = 1_300_000
const maxSideLength = 4000
/** The height of a detected box, in pixels, at which the network finds most text. */
const bestBoxHeight = 28
const maxScale = 2

/**
 * Detects text lines in the pixels of the picture. The first pass uses a small scale. The second pass uses a scale that
 * fits the letters in the area with text, so that a small receipt on a large page is found as well.
 */
export async function detectLines(pixels: Pixels, models: Models, first?: Rectangle[]): Promise<Rectangle[]> {
  const coarse = first ?? (await detectCoarsely(pixels, models))
  if (coarse.length === 0) return []
  const area = areaOf(coarse, pixels)
  const usual = median(coarse.map(({ height }) => height))
  const scale = Math.min(bestBoxHeight / usual, maxScale, maxSideFor(area, usual))
  const fine = await detectIn(pixels, area, scale, models, Math.max(...coarse.map(reachOf)))
  return fine.length >= coarse.length * 0.7 ? fine : coarse
}

export async function detectCoarsely(pixels: Pixels, models: Models): Promise<Rectangle[]> {
  const whole = { left: 0, top: 0, width: pixels.width, height: pixels.height }
  const [long, short] = [Math.max(pixels.width, pixels.height), Math.min(pixels.width, pixels.height)]
  const scale = Math.max(firstLongSide / long, Math.min(firstShortSide / short, (3 * firstLongSide) / long))
  const lines = await detectIn(pixels, whole, scale, models)
  const closer = Math.min(1, closerLongSide / long, Math.sqrt(maxDetectedPixels / (long * short)))
  if (lines.length >= fewLines || closer < 1.4 * scale) return lines
  const small = await detectIn(pixels, whole, closer, models, 2 * bestBoxHeight)
  return small.length > lines.length ? small : lines
}

function maxSideFor({ width, height }: Area, usual: number): number {
  const long = Math.max(width, height)
  const within = Math.min(Math.sqrt(maxDetectedPixels / (width * height)), maxSideLength / long)
  return Math.max(secondLongSide / long, Math.min(minBoxHeight / usual, within))
}

function reachOf({ width, height, angle }: Rectangle): number {
  return (Math.abs(Math.sin(angle)) * width + height) / 2
}

/**
 * Detects lines in an area. A large area is split into strips that overlap by twice `reach`, so that each line is
 * completely inside the strip with its middle.
 */
async function detectIn(pixels: Pixels, area: Area, scale: number, models: Models, reach = 0): Promise<Rectangle[]> {
  const strips = Math.ceil((area.width * area.height * scale * scale) / maxPixelsAtOnce)
  if (strips === 1) return detectAtOnce(pixels, area, scale, models)
  const found: Rectangle[] = []
  for (let strip = 0; strip < strips; strip++) {
    const [from, to] = [strip, strip + 1].map((part) => area.top + Math.round((area.height * part) / strips))
    const [top, bottom] = [
      Math.max(area.top, Math.floor((from ?? 0) - 1.2 * reach)),
      Math.min(area.top + area.height, Math.ceil((to ?? 0) + 1.2 * reach)),
    ]
    const lines = await detectAtOnce(pixels, { ...area, top, height: bottom - top }, scale, models)
    found.push(...lines.filter(({ y }) => y >= (from ?? 0) && y < (to ?? 0)))
  }
  return found
}

async function detectAtOnce(pixels: Pixels, area: Area, scale: number, models: Models): Promise<Rectangle[]> {
  const width = multipleOf32(area.width * scale)
  const height = multipleOf32(area.height * scale)
  const { data } = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .extract(area)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { values } = await run(models.detection, normalised(data), width, height)
  const [across, down] = [area.width / width, area.height / height]
  // Rounding to 32 pixels stretches the picture slightly. The mean scale is accurate enough for boxes that were grown
  // by half their height.
  return findRegions({ width, height, values }).map((rectangle) => {
    const box = scaled(rectangle, 1)
    const stretched = scaled(box, Math.sqrt(across * down))
    return { ...stretched, x: box.x * across + area.left, y: box.y * down + area.top }
  })
}

const mean = [0.485, 0.456, 0.406]
const deviation = [0.229, 0.224, 0.225]

/** Planes in the order blue, green, red, normalized with ImageNet's mean and deviation as in the training. */
function normalised(data: Uint8Array): Float32Array {
  const size = data.length / 3
  const planes = new Float32Array(data.length)
  for (let plane = 0; plane < 3; plane++) {
    const factor = 1 / (255 * (deviation[plane] ?? 1))
    const offset = (mean[plane] ?? 0) / (deviation[plane] ?? 1)
    for (let at = 0, from = 2 - plane, to = plane * size; at < size; at++, from += 3, to++) {
      planes[to] = (data[from] ?? 0) * factor - offset
    }
  }
  return planes
}

function areaOf(rectangles: Rectangle[], pixels: Pixels): Area {
  const margin = 2 * median(rectangles.map(({ height }) => height))
  const corners = rectangles.flatMap(cornersOf)
  const left = Math.max(0, Math.floor(Math.min(...corners.map(({ x }) => x)) - margin))
  const top = Math.max(0, Math.floor(Math.min(...corners.map(({ y }) => y)) - margin))
  const right = Math.min(pixels.width, Math.ceil(Math.max(...corners.map(({ x }) => x)) + margin))
  const bottom = Math.min(pixels.height, Math.ceil(Math.max(...corners.map(({ y }) => y)) + margin))
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function multipleOf32(length: number): number {
  return Math.max(32, Math.round(length / 32) * 32)
}
