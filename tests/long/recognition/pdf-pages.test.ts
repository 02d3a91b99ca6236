import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { drawReceipt } from '../../reader/draw.ts'
import { receiptTexts } from '../../reader/slips.ts'
import { type PdfPage, writePdf } from '../../reader/write-pdf.ts'

const fixtures = path.join(import.meta.dirname, '../../reader/fixtures')

let reader: Reader
const warnings: string[] = []

beforeAll(async () => {
  reader = openReader({ onWarning: (warning) => warnings.push(warning) })
  await reader.warm()
})
afterAll(() => reader.close())

const readBytes = (bytes: Uint8Array) =>
  reader.read({ bytes, contentType: 'application/pdf', readingContext: { today: '2024-06-30' } })

async function read(...pages: PdfPage[]) {
  const reading = await readBytes(writePdf(pages))
  const { total, date } = reading.receipts[0] ?? {}
  return { reading, source: reading.pages[0]?.source, total: total?.value, date: date?.value, place: total?.place }
}

const lines = receiptTexts.american.trim().split('\n')
const right = { total: '19.06', date: '2024-03-07' }

async function scan(): Promise<PdfPage> {
  const jpeg = drawReceipt(receiptTexts.american.trim())
  const { width, height } = await sharp(jpeg).metadata()
  return { jpeg, width, height }
}

test.each([90, 180, 270])('a page displayed with a rotation of %i degrees is read as displayed', async (rotate) => {
  const { reading, ...found } = await read({ lines, rotate })
  // The text layer would be vertical or upside down, so the image is rotated until it can be read.
  expect(found).toMatchObject({ source: 'picture', ...right })
  expect(reading.previews).toHaveLength(1)
})

test('a rotated page with vertical text keeps its own text', async () => {
  const { reading, ...found } = await read({ lines, isUpended: true, rotate: 90, size: [595, 842] })
  expect(found).toMatchObject({ source: 'text', ...right })
  expect(found.place?.box[1]).toBeGreaterThan(0.2)
  expect(reading.pages[0]).toMatchObject({ width: 842, height: 595 })
})

test('vertical text on a page is read from its image', async () => {
  expect(await read({ lines, isUpended: true, size: [842, 595] })).toMatchObject({ source: 'picture', ...right })
})

test('the hidden text layer of another program does not override the visible text', async () => {
  const wrong = lines.map((line) => line.replaceAll('9', '3'))
  const found = await read({ ...(await scan()), lines: wrong, isHidden: true })
  expect(found).toMatchObject({ source: 'picture', ...right })
})

test('the watermark of a scanning program is not used as the text of the page', async () => {
  const found = await read({ ...(await scan()), lines: ['Scanned with a free scanner, version 12 of 2024'] })
  expect(found).toMatchObject({ source: 'picture', ...right })
})

test('a font that hides its letters is read from the image', async () => {
  expect(await read({ lines, hasSecretLetters: true })).toMatchObject({ source: 'picture', ...right })
})

test('a page of 20 meters and a page of a few points are read like others', async () => {
  const { reading } = await read({ lines, size: [57_000, 57_000] }, { lines: [], size: [2, 900] })
  expect(reading.pages).toHaveLength(2)
  expect(reading.receipts[0]?.total.value).toBe('19.06')
})

test.each(['ccitt', 'jbig2', 'jpx'])('a scan with %s compression is read', async (compression) => {
  const bytes = await readFile(path.join(fixtures, `scan-${compression}.pdf`))
  const reading = await readBytes(bytes)
  expect(reading.receipts[0]).toMatchObject({ total: { value: right.total }, date: { value: right.date } })
  expect(reading.notes).toEqual([])
})

test('a page with an image that cannot be decoded says so and logs why', async () => {
  const bytes = await readFile(path.join(fixtures, 'scan-jpx.pdf'))
  const at = bytes.indexOf('jp2c')
  const reading = await readBytes(
    Buffer.concat([bytes.subarray(0, at + 40), Buffer.alloc(bytes.length - at - 400), bytes.subarray(-360)]),
  )
  expect(reading.notes).toEqual([
    "An image on page 1 couldn't be opened, so text may be missing. Add a photo of this page.",
  ])
  expect(warnings).toEqual([expect.stringContaining('decode')])
})

test('an image that is too large to be drawn is named', async () => {
  const bytes = await readFile(path.join(fixtures, 'scan-ccitt.pdf'))
  const huge = bytes.toString('latin1').replace(/\/Width \d+ \/Height \d+/, '/Width 9999 /Height 9999')
  const reading = await readBytes(Buffer.from(huge, 'latin1'))
  expect(reading.notes).toEqual([
    "An image on page 1 couldn't be opened, so text may be missing. Add a photo of this page.",
  ])
})

test('an empty back of a page is named', async () => {
  const { reading, total } = await read({ lines }, { lines: [] })
  expect(total).toBe(right.total)
  expect(reading.pages[1]?.source).toBe('blank')
  expect(reading.notes).toEqual(['Page 2 is blank.'])
})

test('the hidden text is used where recognition finds nothing', async () => {
  const { source, total } = await read({ lines, isHidden: true })
  expect({ source, total }).toEqual({ source: 'text', total: right.total })
})
