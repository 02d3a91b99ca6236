import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { writeCsv } from '../../../server/portability/exports/csv.ts'
import { bufferOnDisk } from '../../../server/portability/exports/disk-buffer.ts'
import type { Cell, Table } from '../../../server/portability/exports/table.ts'
import { zipWithReceipts } from '../../../server/portability/exports/with-receipts.ts'
import { writeXlsx } from '../../../server/portability/exports/xlsx.ts'
import { unzip } from '../../api/portability/export-steps.ts'

function endless() {
  const state = { asked: 0, isEnded: false }
  async function* pages(): AsyncGenerator<Cell[][]> {
    try {
      for (; state.asked < 100_000; state.asked++) {
        yield Array.from({ length: 500 }, () => [crypto.randomUUID(), { minor: 1234n, currency: 'EUR' }])
      }
    } finally {
      state.isEnded = true
    }
  }
  const columns = ['Id', 'Amount'].map((label) => ({ key: label, label, width: 10 }))
  const table: Table = { name: 'Endless', columns, pages: pages() }
  return { state, table }
}

test.each([
  ['CSV', writeCsv],
  ['XLSX', (table: Table) => writeXlsx([table])],
])('%s is written page by page as it is read, and ends with its reader', async (_, write) => {
  const { state, table } = endless()
  const pieces = write(table)
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > 1_000_000) break
  }
  expect(state.isEnded).toBe(true)
  // A page has about 22 KB of text, and half of that compressed.
  expect(state.asked).toBeLessThan(200)
})

const atOnce = (work: () => Promise<void>) => work()

test('a file buffer returns all data to a slow reader and leaves nothing behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-through-'))
  try {
    async function* pieces() {
      for (let n = 0; n < 200; n++) yield n % 2 ? Buffer.from(`${n},`.repeat(1_000)) : `${n},`.repeat(1_000)
    }
    const out: Uint8Array[] = []
    for await (const piece of bufferOnDisk(folder, pieces(), atOnce)) {
      out.push(piece)
      expect(piece.length).toBeLessThanOrEqual(65_536)
      expect(await readdir(folder)).toEqual([])
    }
    const expected = Array.from({ length: 200 }, (_, n) => `${n},`.repeat(1_000)).join('')
    expect(Buffer.concat(out).toString()).toBe(expected)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a receipt that the storage cannot return completely is reported, and the archive stays valid', async () => {
  const files = ['a.png', 'b.png', 'c.png'].map((name) => ({
    id: name,
    fileName: name,
    contentType: 'image/png',
    storagePath: name,
    path: `receipts/${name}`,
  }))
  const stored: Record<string, () => Readable> = {
    'a.png': () => Readable.from([Buffer.from('whole')]),
    'b.png': () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('half')
          throw new Error('The storage has gone.')
        })(),
      ),
  }
  const stream = async (name: string) => {
    const body = stored[name]?.()
    return body && { body, size: 9 }
  }
  async function* table() {
    yield Buffer.from('Date\r\n')
  }
  const archive = zipWithReceipts({ stream }, { name: 'transactions.csv', body: table() }, files)
  const entries = await unzip(Buffer.concat(await Array.fromAsync(archive)))
  expect([...entries].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['transactions.csv', 'Date\r\n'],
    ['receipts/a.png', 'whole'],
    ['receipts/b.png', 'half'],
    ['missing.txt', expect.stringContaining('receipts/b.png\r\nreceipts/c.png\r\n')],
  ])
})

test('a file buffer delivers a failure after the data written before it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-through-'))
  try {
    async function* pieces() {
      yield 'the beginning'
      throw new Error('The database has gone.')
    }
    const reading = bufferOnDisk(folder, pieces(), atOnce)
    expect(Buffer.from((await reading.next()).value ?? []).toString()).toBe('the beginning')
    await expect(reading.next()).rejects.toThrow('The database has gone.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
