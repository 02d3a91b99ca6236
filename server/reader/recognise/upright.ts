import sharp from 'sharp'
import type { Pixels } from '../pixels.ts'
import type { Rotation } from '../reading.ts'
import { detectCoarsely } from './detect.ts'
import type { Models } from './models.ts'
import { readLine } from './read-line.ts'
import type { Rectangle } from './rectangle.ts'

export interface UprightPage {
  pixels: Pixels
  rotation: Rotation
  lines: Rectangle[]
}

const trialLines = 3
/** The ratio of length to height from which a line has enough letters. Longer lines only take more time. */
const lengthEnough = 8
const convincing = 0.88
const legible = 0.75

export async function turnUpright(pixels: Pixels, models: Models): Promise<UprightPage> {
  const lines = await detectCoarsely(pixels, models)
  if (lines.length === 0) return { pixels, rotation: 0, lines }
  const isOnSide = weightOf(lines.filter(isUpended)) > weightOf(lines.filter((line) => !isUpended(line)))
  let best: UprightPage | null = null
  let highest = -1
  for (const rotation of isOnSide ? ([90, 270, 0, 180] as const) : ([0, 180, 90, 270] as const)) {
    const page = await rotatePage(pixels, rotation, lines)
    // A wrong first guess gives poor lines, so lines are detected again after a quarter turn.
    const isAcross = (rotation % 180 === 90) !== isOnSide
    if (isAcross) page.lines = await detectCoarsely(page.pixels, models)
    const confidence = await legibility(page.pixels, bestToTry(page.lines), models)
    if (confidence > highest) {
      best = page
      highest = confidence
    }
    const hasOpposite = rotation === 180 || rotation === 270
    if (highest >= (hasOpposite ? legible : convincing)) break
  }
  return best ?? { pixels, rotation: 0, lines }
}

async function rotatePage(pixels: Pixels, rotation: Rotation, lines: Rectangle[]): Promise<UprightPage> {
  if (rotation === 0) return { pixels, rotation, lines }
  const { data, info } = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .rotate(rotation)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    pixels: { data, width: info.width, height: info.height },
    rotation,
    lines: lines.map((line) => rotateLine(line, rotation, pixels)),
  }
}

function rotateLine(line: Rectangle, rotation: Rotation, page: Pixels): Rectangle {
  if (rotation === 0) return line
  if (rotation === 180) return { ...line, x: page.width - line.x, y: page.height - line.y }
  const [width, height] = [line.height, line.width]
  return rotation === 90
    ? { ...line, x: page.height - line.y, y: line.x, width, height }
    : { ...line, x: line.y, y: page.width - line.x, width, height }
}

async function legibility(pixels: Pixels, lines: Rectangle[], models: Models): Promise<number> {
  let sum = 0
  let length = 0
  for (const line of lines) {
    const { text, confidence } = await readLine(pixels, line, models)
    // An upside-down line often yields a few signs with high confidence, so only letters and digits are counted.
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length + 1
    sum += confidence * letters
    length += letters
  }
  return length ? sum / length : 0
}

function bestToTry(lines: Rectangle[]): Rectangle[] {
  const enough = (line: Rectangle) => Math.min(lengthEnough, ratio(line))
  const size = ({ width, height }: Rectangle) => Math.min(width, height)
  const level = lines.filter((line) => !isUpended(line))
  const long = level.filter((line) => ratio(line) <= 1.5 * lengthEnough)
  return (long.length >= trialLines ? long : level)
    .toSorted((a, b) => enough(b) - enough(a) || size(b) - size(a))
    .slice(0, trialLines)
}

function ratio({ width, height }: Rectangle): number {
  return Math.max(width, height) / Math.min(width, height)
}

function isUpended({ width, height }: Rectangle): boolean {
  return height > 1.5 * width
}

function weightOf(lines: Rectangle[]): number {
  return lines.reduce((sum, { width, height }) => sum + Math.max(width, height), 0)
}
