import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

GlobalFonts.registerFromPath(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  'Receipt',
)

/** A line of a receipt with the name at the left and the amount at the right. A line without an amount is centered. */
export type PrintedLine = [name: string, amount?: string]

export function receiptPicture(lines: readonly PrintedLine[]): Buffer {
  const [width, lineHeight] = [900, 64]
  const canvas = createCanvas(width, lineHeight * (lines.length + 2))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = '38px Receipt'
  for (const [index, [name, amount]] of lines.entries()) {
    const y = lineHeight * (index + 1.5)
    context.textAlign = amount === undefined ? 'center' : 'left'
    context.fillText(name, amount === undefined ? width / 2 : 60, y)
    context.textAlign = 'right'
    if (amount !== undefined) context.fillText(amount, width - 60, y)
  }
  return canvas.toBuffer('image/png')
}

export function receiptPdf(lines: readonly PrintedLine[]): Buffer {
  // The preview of a long page has less than half the pixels of a square one.
  const size = { width: 300, height: Math.max(900, 24 * (lines.length + 2)) }
  const rows = lines.flatMap(([name, amount], index) => {
    const y = size.height - 24 * (index + 1.5)
    const row = (x: number, text: string) => `1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj`
    return amount === undefined ? [row(80, name)] : [row(20, name), row(230, amount)]
  })
  const content = `BT /F1 12 Tf ${rows.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents 5 0 R ` +
      '/Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.lastIndexOf('xref\n0')}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
