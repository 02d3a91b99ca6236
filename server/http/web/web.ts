import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../base/errors.ts'
import { type Headers, send, startResponse } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'
import { requireGet } from './config-and-health.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Serves the built web app. Its files are cached permanently, because their names contain a hash. All other addresses
 * return the page.
 */
export function createWebHandler({ webFolder, publicSettings, publicUrl }: HttpServices): Handler {
  const policy = securityHeaders(publicSettings, publicUrl?.startsWith('https:') ?? false)
  const files = new Map<string, WebFile>()

  return async (request, response) => {
    requireGet(request.method)
    const url = decodePath(request.url ?? '/')
    if (!files.has('/index.html')) await list(webFolder, files)
    const file = files.get(url)
    if (file && url !== '/index.html') return sendFile(request, response, file)
    if (/\.\w{1,8}$/.test(url)) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
    const page = files.get('/index.html')
    if (!page) throw new AppError('UNAVAILABLE', 'The web app has not been built yet: npm run build.')
    await sendFile(request, response, page, policy)
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

async function list(folder: string, files: Map<string, WebFile>): Promise<void> {
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
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: WebFile,
  extra: Headers = {},
): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? ''
  const packed = file.packed.find(({ encoding }) =>
    new RegExp(`\\b${encoding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  )
  const headers: Headers = {
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    ...extra,
  }
  if (request.headers['if-none-match'] === file.etag) {
    startResponse(response, 304, headers)
    response.end()
    return
  }
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

/** @throws AppError NOT_FOUND for an invalid path */
function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/')
  } catch {
    throw new AppError('NOT_FOUND', 'There is nothing at this address.')
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
