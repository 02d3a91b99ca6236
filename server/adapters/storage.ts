import { randomUUID } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'

/**
 * Stores files. The server creates the paths from letters, digits, '/', '-' and '.', and never from users' file names.
 */
export interface Storage {
  put(storagePath: string, localFile: string, contentType: string): Promise<void>
  putBytes(storagePath: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(storagePath: string): Promise<Uint8Array | undefined>
  stream(storagePath: string): Promise<{ body: Readable; size: number } | undefined>
  remove(storagePath: string): Promise<void>
  removeBelow(prefix: string): Promise<void>
  /** Lists the paths of all files that are completely stored. */
  list(): AsyncIterable<string>
}

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export function openFolder(folder: string): Storage {
  const locate = (storagePath: string) => path.join(folder, requirePlain(storagePath))
  const moveIntoPlace = async (temporary: string, final: string) => {
    const file = await open(temporary, 'r')
    await file.sync()
    await file.close()
    await rename(temporary, final)
  }
  return {
    async put(storagePath, localFile) {
      const final = locate(storagePath)
      await mkdir(path.dirname(final), { recursive: true })
      await moveIntoPlace(localFile, final)
    },
    async putBytes(storagePath, bytes) {
      const final = locate(storagePath)
      await mkdir(path.dirname(final), { recursive: true })
      const temporary = `${final}.${randomUUID()}.part`
      const file = await open(temporary, 'w', 0o600)
      await file.writeFile(bytes)
      await file.close()
      await moveIntoPlace(temporary, final)
    },
    get: (storagePath) => readFile(locate(storagePath)).catch(absent),
    async stream(storagePath) {
      const found = await stat(locate(storagePath)).catch(absent)
      return found && { body: createReadStream(locate(storagePath)), size: found.size }
    },
    remove: (storagePath) => rm(locate(storagePath), { force: true }),
    removeBelow: (prefix) => rm(locate(prefix), { recursive: true, force: true }),
    async *list() {
      const entries = await opendir(folder, { recursive: true }).catch(absent)
      for await (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.endsWith('.part')) continue
        yield path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')
      }
    },
  }
}

export function openS3({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const fetchFrom = async (address: string, init: RequestInit) => {
    const response = await client.fetch(address, init)
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The object storage answered ${response.status}.`)
  }
  const send = (storagePath: string, init: RequestInit) => fetchFrom(`${bucketUrl}/${requirePlain(storagePath)}`, init)
  const remove = async (storagePath: string) => {
    const response = await send(storagePath, { method: 'DELETE' })
    await response.body?.cancel()
  }
  const listPage = async (parameters: Record<string, string>) => {
    const query = new URLSearchParams({ 'list-type': '2', ...parameters })
    const response = await fetchFrom(`${bucketUrl}?${query}`, { method: 'GET' })
    if (!response.ok) throw new Error(`The object storage has no bucket ${bucket}.`)
    // The server's paths contain no characters that XML escapes.
    return [...(await response.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
  }
  const listBelow = (prefix: string) => listPage({ prefix: `${requirePlain(prefix)}/` })
  const putBody = async (storagePath: string, body: Blob, contentType: string) => {
    const headers = { 'content-type': contentType, 'content-length': String(body.size) }
    const response = await send(storagePath, { method: 'PUT', body, headers })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The object storage has no bucket ${bucket}.`)
  }
  return {
    putBytes: (storagePath, bytes, contentType) => putBody(storagePath, new Blob([new Uint8Array(bytes)]), contentType),
    async put(storagePath, localFile, contentType) {
      await putBody(storagePath, await openAsBlob(localFile), contentType)
      await rm(localFile, { force: true })
    },
    async get(storagePath) {
      const response = await send(storagePath, { method: 'GET' })
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
    async stream(storagePath) {
      const response = await send(storagePath, { method: 'GET' })
      if (!response.ok || !response.body) return undefined
      const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
      return { body, size: Number(response.headers.get('content-length')) }
    },
    remove,
    async removeBelow(prefix) {
      // A page has up to 1,000 keys, and removed keys are not listed again.
      for (let paths = await listBelow(prefix); paths.length > 0; paths = await listBelow(prefix)) {
        for (const storagePath of paths) await remove(storagePath)
      }
    },
    async *list() {
      for (
        let paths = await listPage({});
        paths.length > 0;
        paths = await listPage({ 'start-after': paths.at(-1) ?? '' })
      ) {
        yield* paths
      }
    },
  }
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** Paths come from the database. This check prevents an invalid path from leaving the folder. */
function requirePlain(storagePath: string) {
  if (!/^[\w-]+(?:\/[\w-][\w.-]*)*$/.test(storagePath)) throw new Error('Not a path of the storage.')
  return storagePath
}
