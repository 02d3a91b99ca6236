import { type ClientRequest, request } from 'node:http'
import { CreateImportUploadUrlDocument as AskImportUploadDocument } from '../../../web/operations/generated.ts'
import { CreateUploadUrlDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { ask, sendRaw } from '../http/transport-client.ts'
import { receiptPdf } from './receipt-files.ts'

const maxBytes = 10_485_760
const png = Buffer.from('89504e470d0a1a0a', 'hex')

function picture(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  bytes.set(png)
  return bytes
}

/** @param size announced bytes; defaults to the maximum size of a file */
async function addressFor(baseUrl: string, person: TestUser, contentType = 'image/png', size?: number) {
  const fileName = `a.${contentType.split('/')[1]}`
  const input = { fileName, contentType, size: size ?? maxBytes, isSizeLimit: size === undefined }
  const { createUploadUrl } = await person.graphql(CreateUploadUrlDocument, { input })
  const { uploadUrl, storagePath } = createUploadUrl
  return { url: new URL(uploadUrl, baseUrl).href, storagePath }
}

async function put(url: string, body: BodyInit, contentType = 'image/png') {
  const init = { method: 'PUT', headers: { 'content-type': contentType }, body, duplex: 'half' }
  const response = await fetch(url, init)
  return { status: response.status, body: await response.json() }
}

function inChunks(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + 65_536))
      at += 65_536
    },
  })
}

test('a file of exactly 10 MB is accepted, and one byte more is refused', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const exact = await addressFor(baseUrl, ada, 'image/png', maxBytes)
  expect(await put(exact.url, picture(maxBytes))).toEqual({ status: 200, body: { storagePath: exact.storagePath } })
  const over = await addressFor(baseUrl, ada)
  expect(await put(over.url, picture(maxBytes + 1))).toMatchObject({
    status: 413,
    body: { message: 'File is too large. Max size: 10 MB.', errorCode: 'TOO_LARGE' },
  })
  expect(await put(over.url, picture(1_000))).toMatchObject({ status: 200 })
})

test('an upload without a length is counted as it arrives', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const exact = await addressFor(baseUrl, ada)
  expect(await put(exact.url, inChunks(picture(maxBytes)))).toMatchObject({ status: 200 })
  const over = await addressFor(baseUrl, ada)
  expect(await put(over.url, inChunks(picture(maxBytes + 1)))).toMatchObject({ status: 413 })
})

test('an upload with a wrong length leaves no usable file', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { url, storagePath } = await addressFor(baseUrl, ada)
  const { pathname, host } = new URL(url)
  const head = `PUT ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: image/png\r\nConnection: close\r\n`
  const short = await sendRaw(
    baseUrl,
    `${head}Content-Length: 8\r\n\r\n${png.toString('latin1')}and more than was told`,
  )
  expect(short).not.toMatch(/HTTP\/1\.1 5\d\d/)
  const receipt = await ada.rest('POST', '/receipts', {
    fileName: 'a.png',
    contentType: 'image/png',
    storagePath: `${storagePath}x`,
  })
  expect(receipt.status).toBeGreaterThanOrEqual(400)
  expect(await sendRaw(baseUrl, `${head}Content-Length: 8\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 400 /,
  )
})

test('a file with content of another type is refused', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const program = new Uint8Array([0x4d, 0x5a, 0x90, 0x00, ...new Array(5_000).fill(0)])
  for (const [contentType, bytes] of [
    ['image/png', program],
    ['text/csv', program],
    ['image/jpeg', picture(5_000)],
    ['application/pdf', new TextEncoder().encode('<html><script>alert(1)</script></html>')],
    ['image/png', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ] as const) {
    const { url } = await addressFor(baseUrl, ada, contentType)
    expect(await put(url, new Uint8Array(bytes), contentType)).toMatchObject({
      status: 415,
      body: { errorCode: 'UNSUPPORTED_TYPE' },
    })
  }
})

test('an empty file and an unexpected type are refused', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { url } = await addressFor(baseUrl, ada)
  expect(await put(url, new Uint8Array())).toMatchObject({ status: 422 })
  expect(await put(url, picture(100), 'image/jpeg')).toMatchObject({ status: 415 })
  expect(await put(url, picture(100))).toMatchObject({ status: 200 })
})

test('an address works once, also for two simultaneous uploads', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { url } = await addressFor(baseUrl, ada)
  const answers = await Promise.all([1, 2, 3, 4].map(() => put(url, picture(100_000))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await put(url, picture(100))).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } })
})

function beginUpload(url: string, size: number, first: Uint8Array = png) {
  const sending: ClientRequest = request(url, { method: 'PUT', headers: { 'content-length': size } })
  const upload = { sending, status: 0, retryAfter: '' }
  sending.on('error', () => {})
  sending.on('response', (response) => {
    upload.status = response.statusCode ?? 0
    upload.retryAfter = response.headers['retry-after'] ?? ''
    response.resume()
  })
  sending.write(first)
  return upload
}

async function importAddress(baseUrl: string, person: TestUser, size: number, fileName = 'march.csv') {
  const { createImportUploadUrl } = await person.graphql(AskImportUploadDocument, { fileName, size })
  return new URL(createImportUploadUrl.uploadUrl, baseUrl).href
}

test('11 of 12 simultaneous uploads to one address are refused while the first is sending', async ({
  baseUrl,
  signUp,
}) => {
  const url = await importAddress(baseUrl, await signUp(), 100_000)
  const senders = Array.from({ length: 12 }, () => beginUpload(url, 100_000))
  const statuses = () => senders.map(({ status }) => status).toSorted()
  await expect.poll(statuses).toEqual([0, ...Array(11).fill(409)])
  senders.find(({ status }) => status === 0)?.sending.end(picture(100_000 - png.length))
  await expect.poll(statuses).toEqual([200, ...Array(11).fill(409)])
})

test('a file must have the announced size', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const url = await importAddress(baseUrl, ada, 1)
  const answers = await Promise.all(Array.from({ length: 12 }, () => put(url, inChunks(picture(500_000)))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(11).fill(409), 413])
  const firstAddress = await importAddress(baseUrl, ada, 1)
  expect(await put(firstAddress, picture(500_000))).toMatchObject({ status: 413, body: { errorCode: 'TOO_LARGE' } })
  const short = await importAddress(baseUrl, ada, 1_000)
  expect(await put(short, inChunks(picture(999)))).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('1,000 bytes') },
  })
})

test('GraphQL clients announce a file size of at most 10 MB', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const asked = 'mutation ($input: UploadInput!) { createUploadUrl(input: $input) { uploadUrl } }'
  const about = { fileName: 'a.png', contentType: 'image/png' }
  expect(await ask(baseUrl, ada, asked, { input: about })).toMatchObject({
    body: { errors: [{ message: expect.stringContaining('size') }] },
  })
  for (const [size, code] of [
    [0, 'INVALID_INPUT'],
    [-1, 'INVALID_INPUT'],
    [maxBytes + 1, 'TOO_LARGE'],
  ] as const) {
    const rejected = ada.graphql(CreateUploadUrlDocument, { input: { ...about, size } })
    await expect(rejected).rejects.toMatchObject({ code })
  }
  const announced = await ada.rest('POST', '/receipts/upload-url', { ...about, size: 100 })
  expect(await put(announced.body.uploadUrl, picture(101))).toMatchObject({ status: 413 })
  expect(await put(announced.body.uploadUrl, picture(100))).toMatchObject({ status: 200 })
})

test('one organization has at most 2 GB in transfer, and others do not wait for it', async ({ baseUrl, signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const large = 1_900_000_000
  const first = beginUpload(await importAddress(baseUrl, ada, large, 'all.zip'), large)
  const next = await importAddress(baseUrl, ada, large, 'all.zip')
  const second = beginUpload(next, large)
  await expect.poll(() => [first.status, second.status].toSorted()).toEqual([0, 429])
  const [held, rejected] = first.status === 0 ? [first, second] : [second, first]
  expect(Number(rejected.retryAfter)).toBeGreaterThan(0)
  expect((await put(await importAddress(baseUrl, bob, 100), picture(100))).status).toBe(200)
  held.sending.destroy()
  // The refused upload did not use up the address.
  const secondAddress = await importAddress(baseUrl, ada, 100)
  await expect.poll(async () => (await put(secondAddress, picture(100))).status).toBe(200)
})

test('an altered address is refused', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { url } = await addressFor(baseUrl, ada)
  const start = url.indexOf('/uploads/') + '/uploads/'.length
  for (let at = start; at < url.length - 1; at += 11) {
    const altered = `${url.slice(0, at)}${url[at] === 'A' ? 'B' : 'A'}${url.slice(at + 1)}`
    expect((await put(altered, picture(100))).status).toBe(403)
  }
  expect((await put(`${url}x.y`, picture(100))).status).toBe(403)
  expect(await put(url, picture(100))).toMatchObject({ status: 200 })
})

test('a user gets at most 10 addresses a minute', async ({ signUp }) => {
  const ada = await signUp()
  const ask = () => ada.rest('POST', '/receipts/upload-url', { fileName: 'a.png', contentType: 'image/png' })
  const answers = await Promise.all(Array.from({ length: 12 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const slowed = answers.find(({ status }) => status === 429)
  expect(slowed?.body.errorCode).toBe('RATE_LIMITED')
  expect(Number(slowed?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
})

test('a page image of a document is served as rendered, and its address cannot be forged', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { url, storagePath } = await addressFor(baseUrl, ada, 'application/pdf')
  const pdf = receiptPdf([['CORNER SHOP'], ['Bread', '2.40'], ['TOTAL', '2.40']])
  expect(await put(url, new Uint8Array(pdf), 'application/pdf')).toMatchObject({ status: 200 })
  const about = { fileName: 'a.pdf', contentType: 'application/pdf', storagePath }
  const { body: receipt } = await ada.rest('POST', '/receipts', about)
  const pages = async () => {
    const { body } = await ask(baseUrl, ada, 'query ($id: ID!) { receipt(id: $id) { pages { imageUrl } } }', receipt)
    return body.data.receipt.pages
  }
  await expect.poll(pages).toHaveLength(1)
  const address = new URL((await pages())[0].imageUrl, baseUrl).href
  const page = await fetch(address)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toMatch(/^image\/(png|jpeg|webp)$/)
  expect(page.headers.get('content-disposition')).toMatch(/^inline; filename="/)
  expect(page.headers.get('content-security-policy')).toContain('sandbox')
  expect((await page.arrayBuffer()).byteLength).toBeGreaterThan(100)
  const at = address.indexOf('/files/') + 10
  const altered = `${address.slice(0, at)}${address[at] === 'A' ? 'B' : 'A'}${address.slice(at + 1)}`
  expect((await fetch(altered)).status).toBe(404)
})
