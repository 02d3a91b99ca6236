import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface ReceivedVoiceNote {
  authorization: string | undefined
  model: string
  responseFormat: string
  fileName: string
  contentType: string
  bytes: Buffer
}

export type TranscriptionResult =
  | { text: string }
  | { status: number; body?: string }
  | { body: string }
  | 'hang up'
  | 'never answer'
  | 'cut the answer'

export interface TranscriptionServer {
  baseUrl: string
  received: ReceivedVoiceNote[]
  answer(answerFor: (note: ReceivedVoiceNote) => TranscriptionResult): void
  close(): Promise<void>
}

/**
 * A server on the loopback address that implements the required part of an OpenAI-compatible `/audio/transcriptions`.
 */
export async function startTranscription(): Promise<TranscriptionServer> {
  const received: ReceivedVoiceNote[] = []
  let answerFor: (note: ReceivedVoiceNote) => TranscriptionResult = () => ({ text: '' })
  const server = createServer((request, response) => {
    respond(request, response, received, (note) => answerFor(note)).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    received,
    answer(next) {
      answerFor = next
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
  received: ReceivedVoiceNote[],
  answerFor: (note: ReceivedVoiceNote) => TranscriptionResult,
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
  received.push(note)
  sendResult(response, answerFor(note))
}

function sendResult(response: ServerResponse, result: TranscriptionResult): void {
  if (result === 'never answer') return
  if (result === 'hang up') {
    response.destroy()
    return
  }
  if (result === 'cut the answer') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 200 })
    response.write('{"text":"I spent tw', () => response.destroy())
    return
  }
  const status = 'status' in result ? result.status : 200
  const body = 'text' in result ? JSON.stringify({ text: result.text }) : (result.body ?? '{"error":{}}')
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
