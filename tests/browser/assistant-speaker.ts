import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** One request for a chat completion, answered piece by piece. */
export interface Turn {
  say(text: string): void
  /** Has a tool called, which ends the turn. */
  call(tool: string, input: object): void
  end(): void
  /** Resolves when the one who asked has gone away. */
  left: Promise<unknown>
}

export interface Speaker {
  /** For AI_BASE_URL. */
  baseUrl: string
  /** The next request that has not been taken. */
  next(): Promise<Turn>
  /** What is said in the voice notes from now on; null is listening for ever. */
  hear(text: string | null): void
  /** Refuses from now on. */
  refuse(): void
  close(): Promise<void>
}

/** A language model's address of a test's own: it says what it is told to, when it is told to. */
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
