import type { IncomingMessage, ServerResponse } from 'node:http'
import { resourceAt } from '../people/apps/resources.ts'
import { setCommonHeaders } from './response.ts'

/** How long browsers keep the answer to a preflight, in seconds. Chromium keeps none longer. */
const preflightAge = 7_200

/** MCP clients in a browser read how to connect and register here. These answers do not depend on who asks. */
const isOpenToAll = (path: string) => path === '/oauth/register' || path.startsWith('/.well-known/oauth-')

/**
 * Lets pages of any site use the API with a token, and register as an app. At these paths, a cookie signs no one in, and
 * a browser that sends one cannot read the answer.
 * @returns true if the request was a preflight, which is then answered
 */
export function allowOtherOrigins(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
): boolean {
  const resource = resourceAt(path)
  const isOpen = isOpenToAll(path)
  if ((!resource && !isOpen) || headers.origin === undefined || headers.cookie !== undefined) return false
  const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  // The answer to an MCP client without a token says where to get one.
  if (!isPreflight && headers.authorization === undefined && resource !== '/mcp' && !isOpen) return false
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', '*')
  if (!isPreflight) return false
  setCommonHeaders(response, {
    'access-control-allow-methods': '*',
    // Browsers do not count this header among all.
    'access-control-allow-headers': 'authorization, *',
    'access-control-max-age': preflightAge,
  })
  response.writeHead(204).end()
  return true
}
