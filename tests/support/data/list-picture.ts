import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

GlobalFonts.registerFromPath(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  'List',
)

export function listPicture(rows: readonly (readonly string[])[], degrees = 0): Buffer {
  const [width, lineHeight, margin] = [1000, 58, 70]
  const columns = Math.max(...rows.map((cells) => cells.length))
  const canvas = createCanvas(width + 2 * margin, lineHeight * (rows.length + 2) + 2 * margin)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f4f2ec'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.translate(-canvas.width / 2, -canvas.height / 2)
  context.fillStyle = '#202020'
  context.font = '34px List'
  for (const [index, cells] of rows.entries()) {
    const y = margin + lineHeight * (index + 1)
    for (const [column, cell] of cells.entries()) {
      const indent = (cell.length - cell.trimStart().length) * 18
      context.textAlign = column === 0 ? 'left' : 'right'
      context.fillText(cell.trim(), column === 0 ? margin + indent : margin + (width * (column + 1)) / columns, y)
    }
  }
  return canvas.toBuffer('image/jpeg', 88)
}
