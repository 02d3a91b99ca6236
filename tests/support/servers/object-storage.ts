import { createServer } from 'node:http'
import type { S3Settings } from '../../../server/adapters/storage.ts'

export interface ObjectStorage {
  settings: S3Settings
  objects: Map<string, Buffer>
  close(): Promise<void>
}

/** S3 returns pages of 1,000. */
const page = 3

/** Starts an in-memory server with the part of S3 that the storage uses. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    objects,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'books',
      region: 'auto',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
