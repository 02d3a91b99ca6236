import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { send } from '../response.ts'

/** The page is 9 MB: made at the first request for it, then kept as it is sent. */
let page: Promise<{ plain: Buffer; packed: Buffer }> | undefined

/** GraphiQL in one page that loads nothing from elsewhere; its subscriptions go over the WebSocket. */
export async function sendGraphiql(request: IncomingMessage, response: ServerResponse): Promise<void> {
  page ??= render()
  const { plain, packed } = await page
  const takesGzip = request.headers['accept-encoding']?.includes('gzip') ?? false
  send(response, 200, 'text/html; charset=utf-8', takesGzip ? packed : plain, {
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    vary: 'accept, accept-encoding',
    ...(takesGzip && { 'content-encoding': 'gzip' }),
  })
}

/** The page holds its own scripts and starts workers from them, so this one page may run what is in it. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob: data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

async function render() {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL({
    title: 'Purser GraphiQL',
    endpoint: '/graphql',
    subscriptionsProtocol: 'WS',
    defaultEditorToolsVisibility: 'headers',
    isHeadersEditorEnabled: true,
    // Kept in this browser, because the connection of subscriptions is given them from there.
    shouldPersistHeaders: true,
    headers: JSON.stringify({ authorization: 'Bearer ', 'x-active-organization-id': '' }, undefined, 2),
    defaultQuery:
      '{\n  me {\n    name\n    email\n    defaultPersonalOrganization {\n      id\n      name\n    }\n  }\n}\n',
    credentials: 'same-origin',
  })
  const plain = Buffer.from(html.replace('"credentials":"same-origin"', `"connectionParams":${connectionParams}`))
  return { plain, packed: await promisify(gzip)(plain) }
}

/**
 * What a subscription's connection says of its user: the headers that the page's editor holds. A function, which the
 * page's options, being JSON, can't carry; so it is put into the finished page.
 */
const connectionParams = '()=>{try{return JSON.parse(localStorage.getItem("graphiql:headers")||"{}")}catch{return {}}}'
