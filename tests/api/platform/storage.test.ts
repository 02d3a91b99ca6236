import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolder, openS3, type Storage } from '../../../server/adapters/storage.ts'
import { type ObjectStorage, startObjectStorage } from '../../support/servers/object-storage.ts'

// Both storage adapters have the same behavior.
let folder: string
let bucket: ObjectStorage
const storages: Record<string, Storage> = {}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purser-storage-'))
  bucket = await startObjectStorage()
  storages.folder = openFolder(folder)
  storages.bucket = openS3(bucket.settings)
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

test.for(['folder', 'bucket'])('everything below a path is deleted, and nothing next to it: %s', async (place) => {
  const storage = storages[place]
  if (!storage) throw new Error('There is no such place.')
  const ours = ['one/2026/03/a', 'one/2026/03/a-preview-1.webp', 'one/2026/04/b', 'one/c', 'one/d', 'one/e', 'one/f']
  const others = ['one-more/2026/03/a', 'two/a']
  for (const each of [...ours, ...others]) await storage.putBytes(each, Buffer.from(each), 'text/plain')

  await storage.removeBelow('one')

  const left = await Promise.all([...ours, ...others].map((each) => storage.get(each)))
  expect(left.map((bytes) => bytes && Buffer.from(bytes).toString())).toEqual([...ours.map(() => undefined), ...others])
  expect((await Array.fromAsync(storage.list())).sort()).toEqual([...others].sort())
  await storage.removeBelow('one')
  await expect(async () => storage.removeBelow('../one')).rejects.toThrow('Not a path')
})

test.for(['folder', 'bucket'])(
  'a file is stored byte for byte, and moved away from its upload path: %s',
  async (place) => {
    const storage = storages[place]
    if (!storage) throw new Error('There is no such place.')
    const bytes = Buffer.alloc(3_000_000, 'ab\0')
    const local = path.join(folder, `local-${place}`)
    await writeFile(local, bytes)
    await storage.put('kept/file', local, 'application/zip')
    expect(Buffer.from((await storage.get('kept/file')) ?? []).equals(bytes)).toBe(true)
    await expect(access(local)).rejects.toThrow()
  },
)
