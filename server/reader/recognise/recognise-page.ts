import type { Pixels } from '../pixels.ts'
import type { Rotation } from '../reading.ts'
import type { Segment } from '../segment.ts'
import { detectLines, median } from './detect.ts'
import type { Models } from './models.ts'
import { readLine } from './read-line.ts'
import type { Rectangle } from './rectangle.ts'
import { turnUpright } from './upright.ts'

export interface RecognisedPage {
  pixels: Pixels
  rotation: Rotation
  segments: Segment[]
}

const minConfidence = 0.5
const maxLines = 400

export async function recognisePage(picture: Pixels, models: Models): Promise<RecognisedPage> {
  const { pixels, rotation, lines: first } = await turnUpright(picture, models)
  const lines = await detectLines(pixels, models, first)
  const usual = median(lines.map(({ height }) => height))
  const segments: Segment[] = []
  for (const line of lines.filter((line) => !runsDownwards(line, usual)).slice(0, maxLines)) {
    const read = await readLine(pixels, line, models)
    if (read.confidence >= minConfidence && read.text.trim() !== '') segments.push({ ...line, ...read })
  }
  return { pixels, rotation, segments }
}

function runsDownwards({ width, height }: Rectangle, usual: number): boolean {
  return height > 1.5 * width && height > 1.8 * usual
}
