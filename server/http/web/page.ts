import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PublicSettings } from '../services.ts'

export interface Page {
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

/**
 * Reads the page of the web app. The function that it returns adds the public settings and the scripts of the path's
 * screen, so that the browser requests both at once.
 */
export async function readPage(folder: string, settings: PublicSettings): Promise<(url: string) => Page> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  const screens: Record<string, string[]> = JSON.parse(await readFile(path.join(folder, 'preload.json'), 'utf8'))
  const scripts = new Map(Object.entries(screens))
  // The browser does not execute this script, so the content security policy permits it.
  const config = `<script id="config" type="application/json">${escapeScript(settings)}</script>`
  const pages = new Map<string, Page>()

  return (url) => {
    const screen = scripts.has(url) ? url : ''
    const known = pages.get(screen)
    if (known) return known
    const links = (scripts.get(screen) ?? []).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    const page = packed(html.replace('</head>', () => `${[config, ...links].join('\n')}\n</head>`))
    pages.set(screen, page)
    return page
  }
}

function packed(html: string): Page {
  const identity = Buffer.from(html)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { etag, bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity } }
}

const escapeScript = (settings: PublicSettings) => JSON.stringify(settings).replaceAll('<', '\\u003c')
