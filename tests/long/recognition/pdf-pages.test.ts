import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { drawReceipt } from '../../reader/draw.ts'
import { receiptTexts } from '../../reader/slips.ts'
import { type PdfPage, writePdf } from '../../reader/write-pdf.ts'

let reader: Reader

beforeAll(async () => {
  reader = openReader()
  await reader.warm()
})
afterAll(() => reader.close())

async function read(...pages: PdfPage[]) {
  const bytes = writePdf(pages)
  const reading = await reader.read({ bytes, contentType: 'application/pdf', readingContext: { today: '2024-06-30' } })
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
