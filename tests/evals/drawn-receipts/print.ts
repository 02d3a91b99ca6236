import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { textFonts } from '../../../server/reader/fonts.ts'
import type { Random } from '../../unit/reader/slips/random.ts'

const fonts = [
  'DejaVu Sans Mono',
  'Liberation Mono',
  'DejaVu Serif',
  'DejaVu Sans Condensed',
  'Liberation Sans Narrow',
  'Liberation Serif',
]

/** Prints lines of text on white paper. Two or more spaces move the rest to the right edge. */
export function print(lines: readonly string[], random: Random): Canvas {
  const known = fonts.filter((font) => GlobalFonts.has(font))
  const family =
    random.chance(0.25) || known.length === 0 ? textFonts() : `"${random.oneOf([known[0] ?? '', ...known])}"`
  const size = random.between(22, 34)
  const weight = random.chance(0.2) ? 'bold ' : ''
  const spacing = size * (1.15 + random.next() * 0.5)
  const measure = createCanvas(1, 1).getContext('2d')
  const fontOf = (index: number) => `${weight}${index === 0 ? Math.round(size * headScale) : size}px ${family}`
  const headScale = random.chance(0.4) ? 1.5 : 1
  const widths = lines.map((line, index) => {
    measure.font = fontOf(index)
    return measure.measureText(line).width
  })
  const margin = random.between(14, 50)
  const width = Math.ceil(Math.max(...widths) + size * 2 + 2 * margin)
  const canvas = createCanvas(width, Math.ceil(spacing * (lines.length + 2) + 2 * margin))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  const isCentered = random.chance(0.6)
  for (const [index, line] of lines.entries()) {
    context.font = fontOf(index)
    const [left = '', ...others] = line.trimEnd().split(/(?<=\S)\s{2,}/)
    const right = others.join('   ')
    const y = margin + (index + 1.5) * spacing
    const isHead = isCentered && right === '' && index < 5
    context.fillText(left, isHead ? (width - (widths[index] ?? 0)) / 2 : margin, y)
    context.fillText(right, width - margin - context.measureText(right).width, y)
  }
  return canvas
}
