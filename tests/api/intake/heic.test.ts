import { readFile } from 'node:fs/promises'
import { ReceiptDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'

const about = { fileName: 'IMG_0412.HEIC', contentType: 'image/heic' }

test('an iPhone photo becomes a receipt with an image that every browser can show', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const bytes = await readFile(new URL('../../reader/fixtures/slip.heic', import.meta.url))
  const { body: upload } = await ada.rest('POST', '/receipts/upload-url', about)
  const headers = { 'content-type': about.contentType }
  const sent = await fetch(upload.uploadUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  expect(sent.status).toBe(200)
  const { body: receipt } = await ada.rest('POST', '/receipts', { ...about, storagePath: upload.storagePath })
  const read = async () => (await ada.graphql(ReceiptDocument, { id: receipt.id })).receipt
  await expect.poll(async () => (await read()).total.value).toBe('19.06')
  const [page] = (await read()).pages
  const picture = await fetch(new URL(page?.imageUrl ?? '', baseUrl))
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

test('a file that only claims to be a HEIC photo is refused', async ({ signUp }) => {
  const ada = await signUp()
  const { body: upload } = await ada.rest('POST', '/receipts/upload-url', about)
  const headers = { 'content-type': about.contentType }
  const film = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')
  const sent = await fetch(upload.uploadUrl, { method: 'PUT', headers, body: film })
  expect(sent.status).toBe(415)
})
