import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { drawReceipt } from './draw.ts'
import { receiptTexts } from './slips.ts'
import { assemble, stream, writePdf } from './write-pdf.ts'

export interface HostileFile {
  make(): Buffer | Promise<Buffer>
  ends: string[]
}

const receipt = drawReceipt(receiptTexts.american.trim())
const lines = receiptTexts.american.trim().split('\n')
const millions = 1_000_000

export const hostileFiles: Record<string, HostileFile> = {
  'a PNG of 49 megapixels in a few kilobytes': { make: () => png(7000, 7000), ends: ['read'] },
  'a PNG that says it is 60,000 pixels wide and high': { make: () => pngHeader(60_000, 60_000), ends: ['TOO_LARGE'] },
  'a PNG of no width': { make: () => pngHeader(0, 100), ends: ['DAMAGED'] },
  'a PNG with a note of 400 MB': { make: () => pngWithComment(400 * millions), ends: ['read', 'DAMAGED'] },
  'a JPEG that says it is 65,500 pixels wide and high': { make: () => jpegOf(65_500, 65_500), ends: ['TOO_LARGE'] },
  'a JPEG that says it is larger than it is': { make: () => jpegOf(4000, 4000), ends: ['read', 'DAMAGED'] },
  'a WebP of 300 frames': { make: animation, ends: ['read'] },
  'an HEIC that says it is larger than it is': { make: () => heicOf(60_000, 60_000), ends: ['TOO_LARGE'] },
  'an HEIC that says it is smaller than it is': { make: () => heicOf(8, 8), ends: ['DAMAGED', 'read'] },
  'an HEIC cut in half': { make: async () => (await heic()).subarray(0, 7000), ends: ['DAMAGED'] },
  'an HEIC of noise': { make: async () => noisyAfter(await heic(), 300), ends: ['DAMAGED', 'read'] },
  '10 MB of noise as JPEG': { make: () => noise(Buffer.from([0xff, 0xd8, 0xff, 0xe0])), ends: ['DAMAGED'] },
  '10 MB of noise as WebP': {
    make: () => noise(Buffer.from('RIFF\xff\xff\xff\x00WEBPVP8 ', 'latin1')),
    ends: ['DAMAGED'],
  },
  '10 MB of noise as HEIC': {
    make: () => noise(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
    ends: ['DAMAGED'],
  },
  '10 MB of noise as PDF': {
    make: () => Buffer.concat([noise(Buffer.from('%PDF-1.7\n')), Buffer.from('\nstartxref\n9\n%%EOF')]),
    ends: ['DAMAGED'],
  },
  '10 MB of noise': { make: () => noise(Buffer.from('\x01\x02')), ends: ['UNSUPPORTED'] },
  'a JPEG with a PDF behind it': {
    make: () => Buffer.concat([receipt, writePdf([{ lines: ['Other'] }])]),
    ends: ['read'],
  },
  'a PDF with a web page before it': {
    make: () => Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), writePdf([{ lines }])]),
    ends: ['read'],
  },
  'a PDF with a program in it': {
    make: () => pdfOf('BT ET', { catalog: '/OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >>' }),
    ends: ['read'],
  },
  'a PDF whose pages hold themselves': { make: () => pdfOf('', { kids: '2 0 R' }), ends: ['DAMAGED'] },
  'a PDF of a billion pages': {
    make: () => pdfOf('', { count: 1_000_000_000 }),
    ends: ['read', 'TOO_MANY_PAGES', 'DAMAGED'],
  },
  'a PDF whose drawing draws itself': {
    make: () => pdfOf('/X Do /X Do', { drawing: '/X Do /X Do' }),
    ends: ['read', 'DAMAGED', 'TOO_SLOW'],
  },
  'a PDF of 100,000 brackets within each other': {
    make: () => pdfOf('', { catalog: `/A ${'['.repeat(100_000)}` }),
    ends: ['DAMAGED', 'read'],
  },
  'a PDF whose page unpacks to 600 MB': {
    make: () => pdfOf(Buffer.alloc(600 * millions, 'q Q '), {}),
    ends: ['DAMAGED', 'TOO_SLOW', 'TOO_MUCH_MEMORY', 'CRASHED'],
  },
  'a PDF that draws ten million lines': {
    make: () => pdfOf(Buffer.alloc(90 * millions, '9 9 m 5 l S ')),
    ends: ['DAMAGED', 'TOO_SLOW', 'TOO_MUCH_MEMORY', 'CRASHED', 'read'],
  },
  'a PDF with a picture of 900 megapixels': {
    make: () => pdfOf('q 500 0 0 500 0 0 cm /I Do Q', { image: [30_000, 30_000] }),
    ends: ['read', 'DAMAGED'],
  },
  'a PDF with a font of noise': {
    make: () => pdfOf('BT /F 12 Tf 50 500 Td (Total 4.00) Tj ET', { font: randomBytes(50_000) }),
    ends: ['read', 'TOO_SLOW'],
  },
  'a PDF whose table of contents is beyond its end': {
    make: () =>
      Buffer.from(
        writePdf([{ lines }])
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n4000000000'),
        'latin1',
      ),
    ends: ['read', 'DAMAGED'],
  },
  'a PDF of no size': { make: () => writePdf([{ lines, size: [0, 0] }]), ends: ['read', 'DAMAGED'] },
}

function png(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND'),
  ])
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

async function pngWithComment(bytes: number): Promise<Buffer> {
  const plain = await sharp(receipt).png().toBuffer()
  const note = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(bytes))]))
  // The chunk follows the header, which is 25 bytes long.
  return Buffer.concat([plain.subarray(0, 33), note, plain.subarray(33)])
}

function jpegOf(width: number, height: number): Buffer {
  const changed = Buffer.from(receipt)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

async function animation(): Promise<Buffer> {
  const [width, height, frames] = [64, 64, 300]
  const data = randomBytes(width * height * frames * 3)
  return sharp(data, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .webp()
    .toBuffer()
}

function heic(): Promise<Buffer> {
  return readFile(new URL('./fixtures/slip.heic', import.meta.url))
}

async function heicOf(width: number, height: number): Promise<Buffer> {
  const changed = await heic()
  for (let at = changed.indexOf('ispe'); at >= 0; at = changed.indexOf('ispe', at + 4)) {
    changed.writeUInt32BE(width, at + 8)
    changed.writeUInt32BE(height, at + 12)
  }
  return changed
}

function noisyAfter(file: Buffer, from: number): Buffer {
  return Buffer.concat([file.subarray(0, from), randomBytes(file.length - from)])
}

function noise(head: Buffer): Buffer {
  return Buffer.concat([head, randomBytes(10 * millions - head.length)])
}

interface Harm {
  catalog?: string
  kids?: string
  count?: number
  drawing?: string
  /** The size in pixels of a black image, /I. */
  image?: [width: number, height: number]
  font?: Buffer
}

function pdfOf(
  content: string | Buffer,
  { catalog = '', kids = '3 0 R', count = 1, drawing, image, font }: Harm = {},
): Buffer {
  const packed = deflateSync(Buffer.from(content), { level: 9 })
  const [width, height] = image ?? [1, 1]
  const pixels = deflateSync(Buffer.alloc(Math.ceil(width / 8) * height), { level: 9 })
  return assemble([
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${count} >>`),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R /I 6 0 R >> /Font << /F 7 0 R >> >> >>',
    ),
    stream('/Filter /FlateDecode', packed),
    stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
      Buffer.from(drawing ?? ''),
    ),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode`,
      pixels,
    ),
    Buffer.from(
      '<< /Type /Font /Subtype /TrueType /BaseFont /Noise /FirstChar 0 /LastChar 1 /Widths [500 500] /FontDescriptor 8 0 R >>',
    ),
    Buffer.from(
      '<< /Type /FontDescriptor /FontName /Noise /Flags 4 /FontBBox [0 0 1 1] /Ascent 1 /Descent 0 /CapHeight 1 /StemV 1 /ItalicAngle 0 /FontFile2 9 0 R >>',
    ),
    stream(`/Length1 ${font?.length ?? 0}`, font ?? Buffer.alloc(0)),
  ])
}
