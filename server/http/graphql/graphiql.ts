import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { GraphiQLOptions } from 'graphql-yoga'
import { exampleTabs } from './graphiql-examples.ts'
import type { GraphqlPlugin } from './plugin.ts'

const headers = JSON.stringify({ authorization: 'Bearer ', 'x-active-organization-id': '' }, undefined, 2)

export const graphiqlOptions: GraphiQLOptions = {
  title: 'Purser GraphiQL',
  endpoint: '/graphql',
  subscriptionsProtocol: 'WS',
  defaultEditorToolsVisibility: 'headers',
  isHeadersEditorEnabled: true,
  // The headers stay in local storage, from which the subscription connection reads them.
  shouldPersistHeaders: true,
  headers,
  defaultTabs: exampleTabs(headers),
  credentials: 'same-origin',
}

/** The page has 9 MB, so it is written and compressed once, at the first request. */
let page: Promise<{ html: string; compressed: Uint8Array<ArrayBuffer>; policy: string }> | undefined

/** GraphiQL as one page that loads nothing from other servers. Its subscriptions go over the WebSocket. */
export async function renderPage(options?: GraphiQLOptions): Promise<string> {
  page ??= render(options)
  return (await page).html
}

async function render(options?: GraphiQLOptions) {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL(options).replace('"credentials":"same-origin"', `"connectionParams":${connectionParams}`)
  return { html, compressed: new Uint8Array(await promisify(gzip)(html)), policy: policyOf(html) }
}

/** Compresses the page for browsers that can read it so, and allows the page what it needs. */
export const useGraphiqlResponse = (): GraphqlPlugin => ({
  async onResponse({ request, response, setResponse, fetchAPI }) {
    if (!page || !response.headers.get('content-type')?.startsWith('text/html')) return
    const isCompressed = request.headers.get('accept-encoding')?.includes('gzip') ?? false
    const { html, compressed, policy } = await page
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      vary: 'accept, accept-encoding',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    }
    setResponse(new fetchAPI.Response(isCompressed ? compressed : html, { headers }))
  },
})

/**
 * Allows the inline scripts of the page by their hashes, and the workers that they start. The editor adds styles while it
 * runs, which no hash can allow.
 */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')} blob:`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Signs in a subscription's connection with the headers from the editor. The page's options are JSON and cannot hold a
 * function, so it is put into the finished page.
 */
const connectionParams = '()=>{try{return JSON.parse(localStorage.getItem("graphiql:headers")||"{}")}catch{return {}}}'
