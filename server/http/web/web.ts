import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { requireGet } from '../require-get.ts'
import { type Headers, send, startResponse } from '../response.ts'
import { acceptsEncoding } from '../send-compressed.ts'
import type { Handler, HttpServices } from '../services.ts'
import { type Page, readPage } from './page.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Serves the built web app. Its files are cached permanently, because their names contain a hash. All other addresses
 * return the page.
 */
export function createWebHandler({ webFolder, publicSettings, publicUrl }: HttpServices): Handler {
  const policy = securityHeaders(publicSettings, publicUrl?.startsWith('https:') ?? false)
  let listing: Promise<Map<string, WebFile>> | undefined
  let pageOf: ((url: string) => Page) | undefined

  return async (request, response) => {
    requireGet(request.method)
    const url = decodePath(request.url ?? '/')
    // Requests that arrive together wait for the same list.
    listing ??= list(webFolder).catch((error) => {
      listing = undefined
      throw error
    })
    const files = await listing
    const isBuilt = files.has('/index.html')
    if (!isBuilt) listing = undefined
    const file = files.get(url)
    if (file && url !== '/index.html') return sendFile(request, response, file)
    if (/\.\w{1,8}$/.test(url)) throw new AppError('NOT_FOUND', msg`This address does not exist.`)
    if (!isBuilt) throw new AppError('UNAVAILABLE', msg`The web app isn't built yet. Run npm run build.`)
    pageOf ??= await readPage(webFolder, publicSettings)
    sendPage(request, response, pageOf(url), policy)
  }
}

interface WebFile {
  location: string
  contentType: string
  size: number
  etag: string
  isHashed: boolean
  packed: { encoding: string; suffix: string; size: number }[]
}

/** Returns the files by their paths at the server. A folder that can't be read counts as empty. */
async function list(folder: string): Promise<Map<string, WebFile>> {
  const files = new Map<string, WebFile>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const locations = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  )
  for (const location of locations) {
    if (/\.(br|gz|map)$/.test(location)) continue
    const { size, mtimeMs } = await stat(location)
    const packed: WebFile['packed'] = []
    for (const [encoding, suffix] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      if (locations.has(location + suffix))
        packed.push({ encoding, suffix, size: (await stat(location + suffix)).size })
    }
    const name = `/${path.relative(folder, location).split(path.sep).join('/')}`
    files.set(name, {
      location,
      contentType: contentTypes[path.extname(location)] ?? 'application/octet-stream',
      size,
      etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      isHashed: name.startsWith('/assets/'),
      packed,
    })
  }
  return files
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, policy: Headers): void {
  const { etag, bodies } = page
  const headers: Headers = { 'cache-control': 'no-cache', etag, vary: 'accept-encoding', ...policy }
  if (isUnchanged(request, response, headers)) return
  const encoding = (['br', 'gzip'] as const).find((each) => acceptsEncoding(request, each))
  if (encoding) headers['content-encoding'] = encoding
  send(response, 200, 'text/html; charset=utf-8', bodies[encoding ?? 'identity'], headers)
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: WebFile): Promise<void> {
  const packed = file.packed.find(({ encoding }) => acceptsEncoding(request, encoding))
  const headers: Headers = {
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  }
  if (isUnchanged(request, response, headers)) return
  if (packed) headers['content-encoding'] = packed.encoding
  const location = file.location + (packed?.suffix ?? '')
  if ((packed?.size ?? file.size) < 65_536) {
    const body = await readFile(location)
    return send(response, 200, file.contentType, body, headers)
  }
  startResponse(response, 200, {
    ...headers,
    'content-type': file.contentType,
    'content-length': packed?.size ?? file.size,
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  await pipeline(createReadStream(location), response)
}

/** Answers a request for a file that the browser already has. Returns whether it did. */
function isUnchanged(request: IncomingMessage, response: ServerResponse, headers: Headers): boolean {
  if (request.headers['if-none-match'] !== headers.etag) return false
  startResponse(response, 304, headers)
  response.end()
  return true
}

/** @throws AppError NOT_FOUND for an invalid path */
function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/')
  } catch {
    throw new AppError('NOT_FOUND', msg`This address does not exist.`)
  }
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
