import sharp from 'sharp'
import type { Pixels } from '../pixels.ts'
import type { Rotation } from '../reading.ts'
import { detectCoarsely } from './detect.ts'
import type { Models } from './models.ts'
import { readLine } from './read-line.ts'
import type { Rectangle } from './rectangle.ts'

export interface UprightPage {
  pixels: Pixels
  /** The clockwise turn that brought it here. */
  rotation: Rotation
  /** What the first look found, in the pixels of the upright page. */
  lines: Rectangle[]
}

const trialLines = 5
/** Mean confidence above which a line can only have been read the right way round. */
const convincing = 0.88

/** Turns a page that lies on its side or on its head: its longest lines are tried both ways round. */
export async function turnUpright(pixels: Pixels, models: Models): Promise<UprightPage> {
  const lines = await detectCoarsely(pixels, models)
  const isOnSide = weightOf(lines.filter(isUpended)) > weightOf(lines.filter((line) => !isUpended(line)))
  const [near, far] = isOnSide ? ([90, 270] as const) : ([0, 180] as const)
  const trial = longest(lines.filter((line) => isUpended(line) === isOnSide))
  if (trial.length === 0) return { pixels, rotation: 0, lines }

  const first = await turn(pixels, near, trial)
  const confidence = await legibility(first.pixels, first.lines, models)
  if (confidence < convincing) {
    const second = await turn(pixels, far, trial)
    if ((await legibility(second.pixels, second.lines, models)) > confidence) {
      return { ...second, rotation: far, lines: lines.map((line) => turned(line, far, pixels)) }
    }
  }
  return { ...first, rotation: near, lines: lines.map((line) => turned(line, near, pixels)) }
}

async function turn(pixels: Pixels, rotation: Rotation, lines: Rectangle[]): Promise<UprightPage> {
  if (rotation === 0) return { pixels, rotation, lines }
  const { data, info } = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .rotate(rotation)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    pixels: { data, width: info.width, height: info.height },
    rotation,
    lines: lines.map((line) => turned(line, rotation, pixels)),
  }
}

function turned(line: Rectangle, rotation: Rotation, page: Pixels): Rectangle {
  if (rotation === 0) return line
  if (rotation === 180) return { ...line, x: page.width - line.x, y: page.height - line.y }
  const [width, height] = [line.height, line.width]
  return rotation === 90
    ? { ...line, x: page.height - line.y, y: line.x, width, height }
    : { ...line, x: line.y, y: page.width - line.x, width, height }
}

/** How surely the lines can be read as they lie: mean confidence weighted by what was read. */
async function legibility(pixels: Pixels, lines: Rectangle[], models: Models): Promise<number> {
  let sum = 0
  let length = 0
  for (const line of lines) {
    const { text, confidence } = await readLine(pixels, line, models)
    // Upside down a line often comes out as a few signs the network is sure of; letters and digits count.
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length + 1
    sum += confidence * letters
    length += letters
  }
  return length ? sum / length : 0
}

function longest(lines: Rectangle[]): Rectangle[] {
  const lengthOf = ({ width, height }: Rectangle) => Math.max(width, height)
  return [...lines].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, trialLines)
}

function isUpended({ width, height }: Rectangle): boolean {
  return height > 1.5 * width
}

function weightOf(lines: Rectangle[]): number {
  return lines.reduce((sum, { width, height }) => sum + Math.max(width, height), 0)
}
