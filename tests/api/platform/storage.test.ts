import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolder, openS3, type Storage } from '../../../server/adapters/storage.ts'

// Both storage adapters have the same behavior. The object storage is an in-memory server with the part of S3 that the
// adapter uses.
let folder: string
let bucket: Server
const objects = new Map<string, Buffer>()
const storages: Record<string, Storage> = {}
/** S3 returns pages of 1,000. */
const page = 3

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purser-storage-'))
  bucket = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket')
    const key = url.pathname.replace('/books/', '')
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return answer(403)
    if (url.searchParams.get('list-type') === '2') {
      const prefix = url.searchParams.get('prefix') ?? ''
      const after = url.searchParams.get('start-after') ?? ''
      const keys = [...objects.keys()]
        .filter((each) => each.startsWith(prefix) && each > after)
        .sort()
        .slice(0, page)
      return answer(200, `<ListBucketResult>${keys.map((each) => `<Key>${each}</Key>`).join('')}</ListBucketResult>`)
    }
    if (request.method === 'PUT') objects.set(key, Buffer.concat(await request.toArray()))
    if (request.method === 'DELETE') objects.delete(key)
    const object = objects.get(key)
    return request.method === 'GET' ? answer(object ? 200 : 404, object) : answer(200)
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const address = bucket.address()
  const port = typeof address === 'object' ? address?.port : 0
  storages.folder = openFolder(folder)
  storages.bucket = openS3({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'books',
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})
afterAll(async () => {
  await new Promise((resolve) => bucket.close(resolve))
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
