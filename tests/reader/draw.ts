import { createCanvas } from '@napi-rs/canvas'
import { loadFonts } from '../../server/reader/fonts.ts'

export interface Drawing {
  /** The letter height in pixels. */
  size?: number
  /** The rotation in degrees, clockwise. */
  tilt?: number
  /** Empty pixels around the text. */
  margin?: number
}

/** Draws lines of text as a JPEG. Two or more spaces move the rest to the right edge. */
export function drawReceipt(text: string, { size = 28, tilt = 0, margin = 60 }: Drawing = {}): Buffer {
  loadFonts()
  const lines = text.split('\n').map((line) => line.trim())
  const measure = createCanvas(1, 1).getContext('2d')
  measure.font = `${size}px Helvetica`
  const wide = Math.max(...lines.map((line) => measure.measureText(line).width))
  const [width, height] = [wide + size * 3, lines.length * size * 1.5]
  const canvas = createCanvas(Math.ceil(width + 2 * margin), Math.ceil(height + 2 * margin))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((tilt * Math.PI) / 180)
  context.translate(-width / 2, -height / 2)
  context.fillStyle = 'black'
  context.font = measure.font
  for (const [index, line] of lines.entries()) {
    const [left = '', ...others] = line.split(/\s{2,}/)
    const y = (index + 1) * size * 1.5
    context.fillText(left, 0, y)
    const right = others.join('   ')
    context.fillText(right, width - context.measureText(right).width, y)
  }
  return canvas.toBuffer('image/jpeg', 90)
}
