/** A page of a PDF: lines of text in its own text layer, or a JPEG that fills it. */
export type PdfPage = { lines: string[] } | { jpeg: Buffer; width: number; height: number }

/** The smallest PDF that holds the pages (text on A4, a picture on a page of its shape, 595 points wide), written by hand after ISO 32000. */
export function writePdf(pages: PdfPage[], trailer = ''): Buffer {
  const objects: Buffer[] = []
  const add = (body: Buffer | string) => objects.push(Buffer.from(body))
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  for (const [index, page] of pages.entries()) {
    const number = 3 + index * 3
    const resources = 'lines' in page ? `/Font << /F ${number + 2} 0 R >>` : `/XObject << /I ${number + 2} 0 R >>`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${heightOf(page)}] /Resources << ${resources} >> /Contents ${number + 1} 0 R >>`,
    )
    add(
      stream(
        '',
        Buffer.from('lines' in page ? textOf(page.lines) : `q 595 0 0 ${heightOf(page)} 0 0 cm /I Do Q`, 'latin1'),
      ),
    )
    if ('lines' in page) add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
    else {
      const { width, height, jpeg } = page
      const shape = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`
      add(stream(`${shape} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`, jpeg))
    }
  }
  return assemble(objects, trailer)
}

function heightOf(page: PdfPage): number {
  return 'lines' in page ? 842 : Math.round((595 * page.height) / page.width)
}

function textOf(lines: string[]): string {
  const escaped = lines.map((line) => line.trim().replace(/[\\()]/g, '\\$&'))
  return escaped
    .flatMap((line, index) => {
      const y = 780 - index * 18
      const [left = '', ...others] = line.split(/\s{2,}/)
      const columns = [left, ...others].map((text, at) => [text, 50 + at * (400 / Math.max(1, others.length))] as const)
      return columns.map(([text, x]) => `BT /F 11 Tf ${x} ${y} Td (${text}) Tj ET`)
    })
    .join('\n')
}

function stream(dictionary: string, body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ])
}

function assemble(objects: Buffer[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, body] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n` +
        `<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
