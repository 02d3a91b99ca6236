import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

export interface ScriptedAnswer {
  write(text: string): void
  call(tool: string, input: object): void
  end(): void
  left: Promise<unknown>
}

export interface Speaker {
  baseUrl: string
  next(): Promise<ScriptedAnswer>
  receive(text: string | null): void
  fail(): void
  close(): Promise<void>
}

export async function openSpeaker(): Promise<Speaker> {
  const answers: ScriptedAnswer[] = []
  const takers: ((scripted: ScriptedAnswer) => void)[] = []
  let isRefusing = false
  let received: string | null = null
  const server = createServer((request, response) => {
    request.resume()
    if (request.url?.includes('transcriptions')) {
      if (received !== null) request.once('end', () => answer(response, 200, { text: received }))
      return
    }
    if (isRefusing) return answer(response, 401, { error: { message: 'No.' } })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const scripted = answerOf(response)
    const take = takers.shift()
    if (take) take(scripted)
    else answers.push(scripted)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    next() {
      const scripted = answers.shift()
      return scripted ? Promise.resolve(scripted) : new Promise((resolve) => takers.push(resolve))
    },
    receive(text) {
      received = text
    },
    fail() {
      isRefusing = true
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function answerOf(response: ServerResponse): ScriptedAnswer {
  const send = (delta: object, finish: string | null = null) => {
    const chunk = {
      id: 'one',
      object: 'chat.completion.chunk',
      model: 'speaker',
      choices: [{ index: 0, delta, finish_reason: finish }],
    }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  const end = (reason: string) => {
    send({}, reason)
    response.end('data: [DONE]\n\n')
  }
  return {
    write: (content) => send({ role: 'assistant', content }),
    call(tool, input) {
      const call = { name: tool, arguments: JSON.stringify(input) }
      send({ role: 'assistant', tool_calls: [{ index: 0, id: `call-${tool}`, type: 'function', function: call }] })
      end('tool_calls')
    },
    end: () => end('stop'),
    left: once(response, 'close'),
  }
}
