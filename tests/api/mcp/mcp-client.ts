import { Client, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { TestUser } from '../../support/people.ts'

export interface ConnectOptions {
  /** The revision of clients without sessions, or the newest one with an initialization. */
  revision?: '2026-07-28' | 'legacy'
  /** Answers the forms of the server. Without it, the client has no forms. */
  fill?: (form: { message: string; fields: string[] }) => ElicitResult
  headers?: Record<string, string>
}

/** Connects a client of the MCP library. By default it names the user's active organization. */
export async function connectMcp(
  baseUrl: string,
  { token, organizationId }: Pick<TestUser, 'token' | 'organizationId'>,
  { revision = '2026-07-28', fill, headers = { 'x-active-organization-id': organizationId } }: ConnectOptions = {},
) {
  const client = new Client(
    { name: 'tests', version: '1' },
    {
      capabilities: fill ? { elicitation: { form: {} } } : {},
      versionNegotiation: { mode: revision === 'legacy' ? 'legacy' : { pin: revision } },
    },
  )
  if (fill) {
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      const properties = 'requestedSchema' in params ? params.requestedSchema.properties : {}
      return fill({ message: params.message, fields: Object.keys(properties) })
    })
  }
  const init = { headers: { authorization: `Bearer ${token}`, 'x-today': '2026-03-20', ...headers } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseUrl), { requestInit: init }))
  return client
}

/** Sends a request as it is, without the library. */
export async function postMcp(
  baseUrl: string,
  token: string | undefined,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${baseUrl}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

export const callOf = (name: string, input: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
})
