import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface HeardNote {
  authorization: string | undefined
  model: string
  responseFormat: string
  fileName: string
  contentType: string
  bytes: Buffer
}

export type Hearing =
  | { text: string }
  | { status: number; body?: string }
  | { body: string }
  | 'hang up'
  | 'never answer'
  | 'cut the answer'

export interface TranscriptionServer {
  baseUrl: string
  heard: HeardNote[]
  answer(hear: (note: HeardNote) => Hearing): void
  close(): Promise<void>
}

/**
 * A server on the loopback address that implements the required part of an OpenAI-compatible `/audio/transcriptions`.
 */
export async function startTranscription(): Promise<TranscriptionServer> {
  const heard: HeardNote[] = []
  let hear: (note: HeardNote) => Hearing = () => ({ text: '' })
  const server = createServer((request, response) => {
    respond(request, response, heard, (note) => hear(note)).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    heard,
    answer(next) {
      hear = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  heard: HeardNote[],
  hear: (note: HeardNote) => Hearing,
): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') {
    response.writeHead(404).end('{"error":{"message":"Not found"}}')
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(Buffer.concat(chunks), { headers }).formData()
  const file = form.get('file')
  if (!(file instanceof File)) {
    response.writeHead(400).end('{"error":{"message":"file is required"}}')
    return
  }
  const note = {
    authorization: request.headers.authorization,
    model: String(form.get('model')),
    responseFormat: String(form.get('response_format')),
    fileName: file.name,
    contentType: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
  }
  heard.push(note)
  say(response, hear(note))
}

function say(response: ServerResponse, hearing: Hearing): void {
  if (hearing === 'never answer') return
  if (hearing === 'hang up') {
    response.destroy()
    return
  }
  if (hearing === 'cut the answer') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 200 })
    response.write('{"text":"I spent tw', () => response.destroy())
    return
  }
  const status = 'status' in hearing ? hearing.status : 200
  const body = 'text' in hearing ? JSON.stringify({ text: hearing.text }) : (hearing.body ?? '{"error":{}}')
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
