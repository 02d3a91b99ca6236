import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { costOf, formatCost, sumOf } from '../../web/features/assistant/composer/credits.ts'

const listening = { transcribes: true }

test('the page count of a PDF is that of its root', async () => {
  const nested =
    '<< /Type /Pages /Kids [4 0 R 5 0 R] /Count 12 >>\n<< /Count 6 /Kids [6 0 R] /Type /Pages /Parent 2 0 R >>'
  expect(await costOf(pdf(nested), listening)).toEqual({ pages: 12, credits: 3 })
  const inherited = '<< /Type /Pages /Resources << /Font << /F1 3 0 R >> >> /Kids [4 0 R] /Count 5 >>'
  expect(await costOf(pdf(inherited), listening)).toEqual({ pages: 5, credits: 1 })
})

test('a page tree in compressed objects is counted', async () => {
  const objects = deflateSync('2 0 4 60 <</Type/Pages/Kids[4 0 R]/Count 6>><</Type/Page/Parent 2 0 R>>')
  const file = pdf(
    `1 0 obj\n<</Type/ObjStm/N 2/First 8/Filter/FlateDecode/Length ${objects.length}>>\nstream\r\n`,
    objects,
    '\r\nendstream\nendobj',
  )
  expect(await costOf(file, listening)).toEqual({ pages: 6, credits: 2 })
})

test('the cost is not guessed if the pages cannot be counted', async () => {
  const encrypted = '<</Type/ObjStm/N 2/Filter/FlateDecode/Length 5>>\nstream\nxxxxx\nendstream'
  const cost = await costOf(pdf(encrypted), listening)
  expect(cost).toEqual({ pages: null, credits: null })
  expect(formatCost(cost)).toBe('1 credit per 5 pages')
  expect(sumOf([cost, { pages: 1, credits: 1 }])).toBeNull()
})

test('a picture, a list and a voice note cost one credit each, and a note without transcription none', async () => {
  const photo = new File(['x'], 'slip.jpg', { type: 'image/jpeg' })
  const note = new File(['x'], 'voice.webm', { type: 'audio/webm' })
  const costs = await Promise.all([
    costOf(photo, listening),
    costOf(new File(['a,b'], 'plan.csv', { type: 'text/csv' }), listening),
    costOf(note, listening),
    costOf(note, { transcribes: false }),
  ])
  expect(costs.map(formatCost)).toEqual(['1 credit', '1 credit', '1 credit', 'no credits'])
  expect(sumOf(costs)).toBe(3)
})

test('an iPhone photo is one page, by its extension if the system gives no type', async () => {
  expect(await costOf(new File(['x'], 'IMG_1.HEIC'), listening)).toEqual({ pages: 1, credits: 1 })
})

function pdf(...chunks: (string | Buffer<ArrayBuffer>)[]): File {
  return new File(['%PDF-1.7\n', ...chunks, '\n%%EOF'], 'statement.pdf', { type: 'application/pdf' })
}
