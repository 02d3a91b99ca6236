import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface ModelRequest {
  path: string
  authorization: string | undefined
  stream: boolean
  messages: WireMessage[]
  asked: string
  results: string[]
  tools: { name: string; parameters: unknown }[]
  toolChoice: unknown
  /** The JSON schema of the requested form (response_format). */
  form: unknown
  pictures: number
  raw: string
}

export interface WireMessage {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: unknown
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
}

export type ModelReply =
  | { say: string | AsyncIterable<string>; usage?: Usage }
  /** Calls tools. `input` is sent as JSON, and a string unchanged. */
  | { call: { name: string; input: unknown }[]; say?: string; usage?: Usage }
  | { fill: unknown; usage?: Usage }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Sends a beginning, then breaks the connection (`cut`), closes it without an end, or goes silent. */
  | { begin: string; ends: 'cut' | 'close' | 'silence' }
  | { endless: string }

interface Usage {
  input: number
  output: number
}

export type ModelScript = (request: ModelRequest) => ModelReply | Promise<ModelReply>

export interface ModelServer {
  url: string
  requests: ModelRequest[]
  about(matched: string): ModelRequest[]
  when(matched: string, script: ModelScript): void
  speaking(): number
  close(): Promise<void>
}

/** Starts a language model server on the loopback address, with the chat completions API and scripted behavior. */
export async function startModelServer(otherwise: ModelScript = () => ({ say: 'Hello.' })): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  const scripts: { matched: string; script: ModelScript }[] = []
  let speaking = 0
  const server = createServer(async (incoming, response) => {
    const request = requestOf(incoming.url ?? '', incoming.headers.authorization, await text(incoming))
    requests.push(request)
    const script = scripts.findLast(({ matched }) => request.asked.includes(matched))?.script ?? otherwise
    speaking++
    response.on('close', () => speaking--)
    response.on('error', () => {})
    try {
      await send(response, request, await script(request))
    } catch {
      response.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    about: (matched) => requests.filter(({ asked }) => asked.includes(matched)),
    when: (matched, script) => scripts.push({ matched, script }),
    speaking: () => speaking,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function lookUpThen(
  calls: { name: string; input: unknown }[],
  matched: (results: string[]) => string | AsyncIterable<string>,
): ModelScript {
  return ({ results }) => (results.length === 0 ? { call: calls } : { say: matched(results) })
}

async function send(response: ServerResponse, request: ModelRequest, reply: ModelReply) {
  if ('status' in reply) {
    const body = reply.body ?? JSON.stringify({ error: { message: `Status ${reply.status}` } })
    return response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(body)
  }
  if (!request.stream) return sendWhole(response, reply)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const write = async (event: object) => {
    if (response.destroyed) throw new Error('Gone.')
    if (!response.write(`data: ${JSON.stringify({ id: 'reply', object: 'chat.completion.chunk', ...event })}\n\n`)) {
      await drained(response)
    }
  }
  const chunk = (delta: object, reason: string | null = null) =>
    write({ model: 'test', choices: [{ index: 0, delta, finish_reason: reason }] })
  const say = async (matched: string | AsyncIterable<string>) => {
    for await (const content of typeof matched === 'string' ? matched.split(/(?<= )/) : matched)
      await chunk({ content })
  }

  if ('endless' in reply) for (;;) await chunk({ content: reply.endless })
  if ('begin' in reply) {
    await say(reply.begin)
    if (reply.ends === 'cut') setTimeout(() => response.destroy(), 50)
    if (reply.ends === 'close') response.end()
    return
  }
  if ('say' in reply && reply.say) await say(reply.say)
  if ('fill' in reply) await say(JSON.stringify(reply.fill))
  if ('call' in reply) {
    for (const [index, { name, input }] of reply.call.entries()) {
      const written = typeof input === 'string' ? input : JSON.stringify(input)
      await chunk({
        tool_calls: [
          { index, id: `call-${requestNumber()}`, type: 'function', function: { name, arguments: written } },
        ],
      })
    }
  }
  await chunk({}, 'call' in reply ? 'tool_calls' : 'stop')
  await write({ choices: [], usage: usageOf(reply.usage) })
  response.end('data: [DONE]\n\n')
}

function sendWhole(response: ServerResponse, reply: ModelReply) {
  if ('begin' in reply || 'endless' in reply) return
  const content = 'fill' in reply ? JSON.stringify(reply.fill) : 'say' in reply ? reply.say : ''
  const message = { role: 'assistant', content }
  const usage = 'usage' in reply ? reply.usage : undefined
  const whole = { id: 'reply', model: 'test', choices: [{ index: 0, message, finish_reason: 'stop' }] }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...whole, usage: usageOf(usage) }))
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off('drain', go)
      response.off('close', go)
      resolve()
    }
    response.once('drain', go)
    response.once('close', go)
  })
}

let calls = 0
const requestNumber = () => ++calls

const usageOf = ({ input, output }: Usage = { input: 100, output: 20 }) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
})

function requestOf(path: string, authorization: string | undefined, raw: string): ModelRequest {
  const { messages = [], tools = [], tool_choice, response_format, stream } = JSON.parse(raw)
  const wire: WireMessage[] = messages
  const last = wire.findLastIndex(({ role }) => role === 'user')
  const contents = contentsOf(wire[last]?.content)
  return {
    path,
    authorization,
    stream: stream === true,
    messages: wire,
    asked: contents.map((part) => part.text ?? '').join(''),
    results: wire.slice(last + 1).flatMap(({ role, content }) => (role === 'tool' ? [String(content)] : [])),
    tools: tools.map((tool: { function: { name: string; parameters: unknown } }) => tool.function),
    toolChoice: tool_choice,
    form: response_format?.json_schema?.schema ?? null,
    pictures: contents.filter(({ type }) => type === 'image_url').length,
    raw,
  }
}

function contentsOf(content: unknown): { type: string; text?: string }[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  return Array.isArray(content) ? content : []
}
