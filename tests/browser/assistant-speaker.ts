import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

export interface Turn {
  say(text: string): void
  call(tool: string, input: object): void
  end(): void
  left: Promise<unknown>
}

export interface Speaker {
  baseUrl: string
  next(): Promise<Turn>
  hear(text: string | null): void
  refuse(): void
  close(): Promise<void>
}

export async function openSpeaker(): Promise<Speaker> {
  const turns: Turn[] = []
  const takers: ((turn: Turn) => void)[] = []
  let isRefusing = false
  let heard: string | null = null
  const server = createServer((request, response) => {
    request.resume()
    if (request.url?.includes('transcriptions')) {
      if (heard !== null) request.once('end', () => answer(response, 200, { text: heard }))
      return
    }
    if (isRefusing) return answer(response, 401, { error: { message: 'No.' } })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const turn = turnOf(response)
    const take = takers.shift()
    if (take) take(turn)
    else turns.push(turn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    next() {
      const turn = turns.shift()
      return turn ? Promise.resolve(turn) : new Promise((resolve) => takers.push(resolve))
    },
    hear(text) {
      heard = text
    },
    refuse() {
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

function turnOf(response: ServerResponse): Turn {
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
    say: (content) => send({ role: 'assistant', content }),
    call(tool, input) {
      const call = { name: tool, arguments: JSON.stringify(input) }
      send({ role: 'assistant', tool_calls: [{ index: 0, id: `call-${tool}`, type: 'function', function: call }] })
      end('tool_calls')
    },
    end: () => end('stop'),
    left: once(response, 'close'),
  }
}
