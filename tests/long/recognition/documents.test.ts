import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { drawReceipt } from '../../reader/draw.ts'
import { receiptTexts } from '../../reader/slips.ts'
import { writePdf } from '../../reader/write-pdf.ts'

const context = { today: '2024-06-30' }
let reader: Reader

beforeAll(async () => {
  reader = openReader()
  await reader.warm()
})
afterAll(() => reader.close())

const readJpeg = (bytes: Buffer) => reader.read({ bytes, contentType: 'image/jpeg', readingContext: context })
const readPdf = (bytes: Buffer) => reader.read({ bytes, contentType: 'application/pdf', readingContext: context })

const american = {
  kind: 'receipt',
  receipts: [
    {
      merchant: { value: expect.stringMatching(/^PEACHTREE ?DINER$/) },
      date: { value: '2024-03-07', sure: true },
      currency: { value: 'USD' },
      total: { value: '19.06', sure: true },
      tax: { value: '1.56' },
      totalProven: true,
    },
  ],
}

describe('a picture', () => {
  test('a picture is read with the page region of each word and field', async () => {
    const reading = await readJpeg(drawReceipt(receiptTexts.american.trim()))

    expect(reading).toMatchObject(american)
    expect(reading.receipts[0]?.items.map(({ amount }) => amount)).toEqual(['12.50', '5.00'])
    const [page] = reading.pages
    const word = page?.words.find(({ text }) => text.includes('19.06'))
    const place = reading.receipts[0]?.total.place
    expect(place?.page).toBe(0)
    expect(word && place && isInside(middleOf(word.box), place.box)).toBe(true)
    expect(place?.box[1]).toBeGreaterThan(0.7)
  })

  test.each([90, 180, 270])('a picture turned by %i degrees is turned back', async (angle) => {
    const upright = drawReceipt(receiptTexts.american.trim())
    const rotatedImage = await sharp(upright).rotate(angle).jpeg().toBuffer()
    const reading = await readJpeg(rotatedImage)

    expect(reading).toMatchObject({ ...american, pages: [{ rotation: 360 - angle }] })
    const { width, height } = await sharp(upright).metadata()
    expect(reading.previews).toMatchObject([{ page: 0, width, height }])
  })

  test('a picture with a camera orientation is turned accordingly', async () => {
    const rotated = await sharp(drawReceipt(receiptTexts.american.trim()))
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .toBuffer()
    expect(await readJpeg(rotated)).toMatchObject({ ...american, pages: [{ rotation: 0 }] })
  })

  test('a picture that is tilted or small on a large sheet is read', async () => {
    expect(await readJpeg(drawReceipt(receiptTexts.american.trim(), { tilt: 7, margin: 160 }))).toMatchObject(american)
    expect(await readJpeg(drawReceipt(receiptTexts.american.trim(), { size: 26, margin: 900 }))).toMatchObject(american)
  })

  test.each(['png', 'webp'] as const)('a picture may be a %s', async (format) => {
    const bytes = await sharp(drawReceipt(receiptTexts.british.trim()))[format]().toBuffer()
    const reading = await reader.read({ bytes, contentType: `image/${format}`, readingContext: context })
    expect(reading.receipts[0]).toMatchObject({ total: { value: '11.39' }, date: { value: '2023-12-08' } })
  })

  test('a picture may be a HEIC photo with an orientation', async () => {
    const bytes = await readFile(new URL('../../reader/fixtures/slip.heic', import.meta.url))
    const reading = await reader.read({ bytes, contentType: 'image/heic', readingContext: context })
    expect(reading).toMatchObject({ ...american, pages: [{ rotation: 0, width: 449, height: 443 }] })
  })

  test('a picture is returned as a small preview without camera metadata', async () => {
    const bytes = await sharp(drawReceipt(receiptTexts.american.trim(), { size: 90 }))
      .withExif({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer()
    const { previews } = await readJpeg(bytes)
    const [preview] = previews
    const metadata = await sharp(preview?.bytes).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: preview?.width, height: preview?.height })
    expect(metadata.exif).toBeUndefined()
    expect(Math.max(metadata.width, metadata.height)).toBe(1600)
  })

  test('a picture without text gives nulls and no guesses', async () => {
    const blank = await sharp({ create: { width: 400, height: 600, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer()
    const reading = await readJpeg(blank)
    expect(reading).toMatchObject({ kind: 'text', text: '' })
    expect(reading.receipts).toMatchObject([
      { total: { value: null }, date: { value: null }, merchant: { value: null } },
    ])
  })
})

describe('a PDF', () => {
  const lines = receiptTexts.american.trim().split('\n')

  test('a PDF with a text layer is read from the layer', async () => {
    const reading = await readPdf(writePdf([{ lines }]))
    expect(reading).toMatchObject({ ...american, pages: [{ source: 'text', rotation: 0 }] })
    expect(reading.previews).toMatchObject([{ page: 0, height: 1600 }])
  })

  test('a PDF of scanned pages is recognized', async () => {
    const jpeg = drawReceipt(receiptTexts.american.trim())
    const { width, height } = await sharp(jpeg).metadata()
    const reading = await readPdf(writePdf([{ jpeg, width, height }]))
    expect(reading).toMatchObject({ ...american, pages: [{ source: 'picture' }] })
  })

  test('of scanned pages on which one slip goes on is one receipt', async () => {
    const scan = async (part: string[]) => {
      const jpeg = drawReceipt(part.join('\n'))
      const { width, height } = await sharp(jpeg).metadata()
      return { jpeg, width, height }
    }
    const reading = await readPdf(writePdf([await scan(lines.slice(0, 8)), await scan(lines.slice(8))]))
    expect(reading.pages.map(({ source }) => source)).toEqual(['picture', 'picture'])
    expect(reading.receipts).toHaveLength(1)
    expect(reading.receipts[0]).toMatchObject({
      merchant: { value: expect.stringMatching(/^peachtree diner$/i) },
      total: { value: '19.06' },
    })
  })

  test('a PDF may mix both kinds of pages', async () => {
    const jpeg = drawReceipt('Page two of the letter\nwith nothing to pay on it')
    const { width, height } = await sharp(jpeg).metadata()
    const reading = await readPdf(writePdf([{ lines }, { jpeg, width, height }]))
    expect(reading.pages.map(({ source }) => source)).toEqual(['text', 'picture'])
    expect(reading.text.split('\f')[1]).toMatch(/Page ?two/)
    expect(reading.receipts[0]?.total).toMatchObject({ value: '19.06', place: { page: 0 } })
  })

  test('a PDF without embedded fonts shows its text in the preview', async () => {
    const { previews } = await readPdf(writePdf([{ lines }]))
    const { channels } = await sharp(previews[0]?.bytes).stats()
    expect(channels[0]?.min).toBeLessThan(100)
  })
})

function middleOf([x, y, width, height]: [number, number, number, number]): [number, number] {
  return [x + width / 2, y + height / 2]
}

function isInside([x, y]: [number, number], [left, top, width, height]: [number, number, number, number]): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}
