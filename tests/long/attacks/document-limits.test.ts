import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { drawReceipt } from '../../reader/draw.ts'
import { receiptTexts } from '../../reader/slips.ts'
import { writePdf } from '../../reader/write-pdf.ts'

const jpeg = (bytes: Buffer) => ({ bytes, contentType: 'image/jpeg' })
const pdf = (bytes: Buffer) => ({ bytes, contentType: 'application/pdf' })
const receipt = drawReceipt(receiptTexts.american.trim())

describe('a file that cannot be opened is refused with an error', () => {
  let reader: Reader
  beforeAll(() => {
    reader = openReader()
  })
  afterAll(() => reader.close())

  test('a program named as a picture', async () => {
    const bytes = Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(2000, 7)])
    await expect(reader.read(jpeg(bytes))).rejects.toMatchObject({
      code: 'UNSUPPORTED',
      message: "This file isn't a picture (JPEG, PNG, WebP, HEIC) or a PDF. Choose another file.",
    })
  })

  test.each(['image/svg+xml', 'image/gif', 'text/html'])('%s', async (contentType) => {
    await expect(reader.read({ bytes: receipt, contentType })).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  })

  test('a drawing named as a photo', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    await expect(reader.read(jpeg(svg))).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  })

  test.each([
    ['GIF', Buffer.from('GIF89a')],
    ['TIFF', Buffer.from('II*\0', 'latin1')],
    ['BMP', Buffer.from('BM')],
    ['AVIF', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'latin1')],
    ['Animated', Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc', 'latin1')],
  ])('a %s picture, with advice', async (name, head) => {
    await expect(reader.read(jpeg(Buffer.concat([head, Buffer.alloc(100)])))).rejects.toMatchObject({
      code: 'UNSUPPORTED',
      message: `${name} pictures aren't supported. Save it as JPEG or PNG, and add it again.`,
    })
  })

  test('an empty file', async () => {
    await expect(reader.read(jpeg(Buffer.alloc(0)))).rejects.toMatchObject({ code: 'EMPTY' })
  })

  test('a truncated picture', async () => {
    await expect(reader.read(jpeg(receipt.subarray(0, receipt.length / 2)))).rejects.toMatchObject({
      code: 'DAMAGED',
      message: 'This picture is damaged and could not be opened. Take the photo again or export it once more.',
    })
  })

  test('a truncated PDF', async () => {
    const whole = writePdf([{ lines: receiptTexts.american.trim().split('\n') }])
    await expect(reader.read(pdf(whole.subarray(0, whole.length / 2)))).rejects.toMatchObject({
      code: 'DAMAGED',
      message: 'This PDF is damaged and could not be opened. Export it again or take a photo.',
    })
  })

  test('a PDF of noise', async () => {
    const noise = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(3000, 65),
      Buffer.from('\nstartxref\n9\n%%EOF'),
    ])
    await expect(reader.read(pdf(noise))).rejects.toMatchObject({ code: 'DAMAGED' })
  })

  test('a PDF with a password', async () => {
    const key = '0'.repeat(64)
    const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<00> <00>]`
    await expect(reader.read(pdf(writePdf([{ lines: ['Total 4.00'] }], encryption)))).rejects.toMatchObject({
      code: 'ENCRYPTED',
      message: 'This PDF is password-protected. Save a copy without a password, and add that.',
    })
  })

  test('a PDF of more than 50 pages', async () => {
    const pages = Array.from({ length: 51 }, (_, index) => ({ lines: [`Page ${index + 1}`] }))
    await expect(reader.read(pdf(writePdf(pages)))).rejects.toMatchObject({ code: 'TOO_MANY_PAGES' })
  })

  test('a picture of more than 50 megapixels', async () => {
    const bytes = await sharp({ create: { width: 10_001, height: 5_001, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    await expect(reader.read({ bytes, contentType: 'image/png' })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'This picture has more than 50 megapixels. Save it at a smaller size and add it again.',
    })
  })

  test('the next document is read after any of these files', async () => {
    const { receipts } = await reader.read(jpeg(receipt))
    expect(receipts[0]?.total.value).toBe('19.06')
  })
})

describe('a document that breaks a limit loses its process', () => {
  test('a document that takes too long ends its process, and a new process reads the next one', async () => {
    const reader = openReader({ timePerDocument: 4000 })
    await reader.warm()
    const long = drawReceipt(Array.from({ length: 12 }, () => receiptTexts.malaysian.trim()).join('\n'), { margin: 20 })
    const blank = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer()
    const [slow, next] = await Promise.allSettled([reader.read(jpeg(long)), reader.read(jpeg(blank))])
    expect(slow).toMatchObject({ status: 'rejected', reason: { code: 'TOO_SLOW' } })
    expect(next).toMatchObject({ status: 'fulfilled', value: { kind: 'text' } })
    await reader.close()
  })

  test('a document that takes too much memory ends its process', async () => {
    const reader = openReader({ memoryLimit: 330 })
    const large = await sharp(receipt).resize(6000, 6000, { fit: 'fill' }).jpeg().toBuffer()
    await expect(reader.read(jpeg(large))).rejects.toMatchObject({ code: 'TOO_MUCH_MEMORY' })
    await reader.close()
  })

  test('a process that dies returns an error to its caller, and the next document is read', async () => {
    const reader = openReader()
    await reader.warm()
    const reading = reader.read(jpeg(receipt))
    process.kill(processOf(reader), 'SIGKILL')
    await expect(reading).rejects.toMatchObject({ code: 'INTERRUPTED', isPassing: true })
    expect(await reader.read(jpeg(receipt))).toMatchObject({ kind: 'receipt' })
    await reader.close()
  })

  test('closing rejects the running work and leaves no process', async () => {
    const reader = openReader()
    await reader.warm()
    const pid = processOf(reader)
    const outcomes = Promise.allSettled([reader.read(jpeg(receipt)), reader.read(jpeg(receipt))])
    await reader.close()
    expect(await outcomes).toMatchObject([{ reason: { code: 'CLOSED' } }, { reason: { code: 'CLOSED' } }])
    expect(() => process.kill(pid, 0)).toThrow()
    expect(reader.processId).toBeNull()
  })
})

test('a process above its memory target is replaced between documents', async () => {
  const reader = openReader({ memoryTarget: 1 })
  expect(await reader.read(jpeg(receipt))).toMatchObject({ kind: 'receipt' })
  expect(reader.processId).toBeNull()
  expect(await reader.read(jpeg(receipt))).toMatchObject({ kind: 'receipt' })
  await reader.close()
})

test.runIf(process.platform === 'linux')('the process does not receive the environment', async () => {
  const reader = openReader()
  await reader.warm()
  const environment = await readFile(`/proc/${processOf(reader)}/environ`, 'utf8')
  const names = environment.split('\0').map((entry) => entry.split('=')[0])
  const given = names.filter((name) => name && !/^(?:NODE_CHANNEL|MALLOC)_/.test(name))
  expect(given.toSorted()).toEqual(['HOME', 'ORT_DISABLE_TELEMETRY', 'TZ'])
  await reader.close()
})

function processOf(reader: Reader): number {
  if (reader.processId === null) throw new Error('The reader has no process.')
  return reader.processId
}

test('the process of a server that runs with a low priority keeps that priority', async () => {
  const reader = spawn('nice', ['-n', '10', process.execPath, 'server/reader/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const priority = new Promise((resolve) => {
    reader.once('message', () => resolve(getPriority(reader.pid)))
    reader.once('exit', (code) => resolve(`exit code ${code}`))
  })
  reader.send({ kind: 'next' })
  try {
    // The test's own process may run with a low priority too.
    expect(await priority).toBe(Math.min(getPriority() + 10, 19))
  } finally {
    reader.kill('SIGKILL')
  }
})
