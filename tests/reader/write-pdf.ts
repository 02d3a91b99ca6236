export interface PdfPage {
  lines?: string[]
  jpeg?: Buffer
  /** In pixels. */
  width?: number
  height?: number
  /** The display rotation in degrees, clockwise. */
  rotate?: number
  /** The text is searchable but invisible. */
  isHidden?: boolean
  /** The text is vertical along the left edge. */
  isUpended?: boolean
  hasSecretLetters?: boolean
  /** The size in points. Defaults to the image or A4. */
  size?: [width: number, height: number]
}

export interface EmbeddedFile {
  name: string
  bytes: Buffer
  /** `bytes` are already compressed with the filter FlateDecode. */
  isDeflated?: boolean
}

const objectsPerPage = 5

/** Writes a minimal PDF with the pages (an image is 595 points wide), based on ISO 32000. */
export function writePdf(pages: PdfPage[], trailer = '', files: EmbeddedFile[] = []): Buffer {
  const kids = pages.map((_, index) => `${3 + index * objectsPerPage} 0 R`).join(' ')
  const firstFile = 3 + pages.length * objectsPerPage
  const names = files.map(({ name }, index) => `(${name}) ${firstFile + 2 * index} 0 R`).join(' ')
  const objects = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [${names}] >> >> >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    ...pages.flatMap((page, index) => objectsOf(page, 3 + index * objectsPerPage)),
    ...files.flatMap(({ name, bytes, isDeflated }, index) => [
      Buffer.from(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${firstFile + 2 * index + 1} 0 R >> >>`),
      stream(`/Type /EmbeddedFile /Subtype /text#2Fxml ${isDeflated ? '/Filter /FlateDecode' : ''}`, bytes),
    ]),
  ]
  return assemble(objects, trailer)
}

function objectsOf(page: PdfPage, number: number): Buffer[] {
  const [width, height] = sizeOf(page)
  const resources = `/Font << /F ${number + 2} 0 R >> /XObject << /I ${number + 4} 0 R >>`
  const drawn = [page.jpeg ? `q ${width} 0 0 ${height} 0 0 cm /I Do Q` : '', page.lines ? textOf(page, page.lines) : '']
  const unicode = page.hasSecretLetters ? `/ToUnicode ${number + 3} 0 R` : ''
  return [
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${page.rotate ?? 0} /Resources << ${resources} >> /Contents ${number + 1} 0 R >>`,
    ),
    stream('', Buffer.from(drawn.join('\n'), 'latin1')),
    Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding ${unicode} >>`),
    stream('', Buffer.from(secretLetters)),
    page.jpeg ? picture(page, page.jpeg) : Buffer.from('null'),
  ]
}

const secretLetters = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Secret def
1 begincodespacerange <00> <ff> endcodespacerange
1 beginbfrange <20> <ff> <e020> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`

function picture({ width, height }: PdfPage, jpeg: Buffer): Buffer {
  const shape = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`
  return stream(`${shape} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`, jpeg)
}

function sizeOf({ jpeg, width = 1, height = 1, size }: PdfPage): [number, number] {
  return size ?? (jpeg ? [595, Math.round((595 * height) / width)] : [595, 842])
}

function textOf(page: PdfPage, lines: string[]): string {
  const escaped = lines.map((line) => line.trim().replace(/[\\()]/g, '\\$&'))
  const [width, height] = sizeOf(page)
  const rotation = page.isUpended ? `0 1 -1 0 ${width} 0 cm` : ''
  const drawn = escaped.flatMap((line, index) => {
    const y = (page.isUpended ? width : height) - 62 - index * 18
    const [left = '', ...others] = line.split(/\s{2,}/)
    const columns = [left, ...others].map((text, at) => [text, 50 + at * (400 / Math.max(1, others.length))] as const)
    return columns.map(([text, x]) => `BT ${page.isHidden ? 3 : 0} Tr /F 11 Tf ${x} ${y} Td (${text}) Tj ET`)
  })
  return ['q', rotation, ...drawn, 'Q'].join('\n')
}

export function stream(dictionary: string, body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ])
}

export function assemble(objects: Buffer[], trailer = ''): Buffer {
  const buffers: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = buffers[0]?.length ?? 0
  for (const [index, body] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    buffers.push(part)
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  buffers.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n` +
        `<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(buffers)
}
