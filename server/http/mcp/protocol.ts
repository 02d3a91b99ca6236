// The only file that imports the SDK of the Model Context Protocol. It is loaded with the first request.
import {
  acceptedContent,
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createMcpHandler,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  ProtocolError,
  ResourceNotFoundError,
  Server,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server'
import { statusOf } from '../../base/errors.ts'
import { isObject } from '../../base/json-shape.ts'
import { InsufficientScope } from '../../platform/tenancy/scopes.ts'
import { failureIn, type McpRequest } from './mcp-request.ts'
import type { Resources } from './resources.ts'
import { callTool, describeServer, describeTools, type ToolOutcome, withAnswers } from './tools.ts'

export interface Serving {
  request: McpRequest
  resources: Resources
  version: string
  /** The interval of comments that keep an idle stream open, in milliseconds. */
  pingInterval: number
}

export interface Served {
  answer: Response
  /** Set if the answer is a stream of notifications, which goes on until one side ends it. */
  notifier: Notifier | undefined
}

export interface Notifier {
  resourceUpdated(uri: string): void
  resourcesChanged(): void
  /** Ends the stream with the result of the request. */
  end(): void
}

/**
 * Serves one HTTP request. There are no sessions: each request has its own server object.
 * @param body the parsed JSON of a POST request
 */
export async function serveMcp(serving: Serving, http: Request, body: unknown): Promise<Served> {
  let isCurrent = false
  const handler = createMcpHandler(
    ({ era }) => {
      isCurrent = era === 'modern'
      return createServer(serving, body, isCurrent)
    },
    { keepAliveMs: serving.pingInterval },
  )
  const answer = await handler.fetch(http, { parsedBody: body })
  const isStream = isCurrent && isObject(body) && body.method === 'subscriptions/listen' && isEventStream(answer)
  const end = () => void handler.close()
  return { answer, notifier: isStream ? { ...handler.notify, end } : undefined }
}

const isEventStream = ({ headers }: Response) => headers.get('content-type') === 'text/event-stream'

/** @param canListen whether the client can receive notifications: older clients would need a session */
async function createServer(
  { request, resources, version }: Serving,
  body: unknown,
  canListen: boolean,
): Promise<Server> {
  const instructions = isGreeting(body) ? await describeServer(request).catch(() => undefined) : undefined
  const listening = canListen ? { subscribe: true, listChanged: true } : {}
  const server = new Server(
    { name: 'purser', title: 'Purser', version, websiteUrl: request.address },
    { capabilities: { tools: {}, resources: listening }, ...(instructions && { instructions }) },
  )
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ProtocolError) throw error
      if (error instanceof InsufficientScope) request.tokenError = error
      const { code, message, id } = failureIn(request, error)
      throw new ProtocolError(statusOf[code] < 500 ? INVALID_PARAMS : INTERNAL_ERROR, message, id && { id })
    }
  }

  server.setRequestHandler('tools/list', () =>
    guarded(async () => ({ tools: (await describeTools(request)) as Tool[] })),
  )
  server.setRequestHandler('tools/call', ({ params: { name, arguments: sent = {} } }, context) =>
    guarded(async () => {
      const answers = acceptedContent(context.mcpReq.inputResponses, formName)
      const outcome = await callTool(request, name, answers ? withAnswers(sent, answers) : sent)
      return resultOf(name, outcome, context)
    }),
  )
  server.setRequestHandler('resources/list', ({ params }) => guarded(() => resources.list(request, params?.cursor)))
  server.setRequestHandler('resources/templates/list', () =>
    guarded(async () => ({ resourceTemplates: await resources.listTemplates(request) })),
  )
  server.setRequestHandler('resources/read', ({ params: { uri } }) =>
    guarded(async () => {
      const text = await resources.read(request, uri)
      if (text === undefined) throw new ResourceNotFoundError(uri)
      return { contents: [{ uri, mimeType: 'application/json', text }] }
    }),
  )
  return server
}

/** Only these requests answer with instructions, which take queries. */
function isGreeting(body: unknown): boolean {
  return isObject(body) && (body.method === 'initialize' || body.method === 'server/discover')
}

/** The form for what a tool call lacks. */
const formName = 'missing'

function resultOf(name: string, outcome: ToolOutcome, context: ServerContext): CallToolResult | InputRequiredResult {
  if ('unknownTool' in outcome) throw new ProtocolError(INVALID_PARAMS, `Unknown tool: ${name}`)
  if ('error' in outcome) return errorResult(outcome.error)
  if ('questions' in outcome) return askFor(outcome.questions, context)
  const { structuredContent } = outcome
  return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] }
}

function askFor(questions: Record<string, string>, context: ServerContext): CallToolResult | InputRequiredResult {
  const answer = inputResponse(context.mcpReq.inputResponses, formName)
  if (answer.kind === 'elicit' && answer.action !== 'accept') {
    return errorResult('The person did not answer. Nothing was prepared.')
  }
  if (!takesForms(context)) {
    const lines = Object.entries(questions).map(([path, question]) => `${path}: ${question}`)
    return errorResult(`Ask the person, then call the tool again with these arguments.\n${lines.join('\n')}`)
  }
  const properties = Object.fromEntries(
    Object.entries(questions).map(([path, title]) => [path, { type: 'string' as const, title, minLength: 1 }]),
  )
  const [first = ''] = Object.values(questions)
  return inputRequired({
    inputRequests: {
      [formName]: inputRequired.elicit({
        message: first,
        requestedSchema: { type: 'object', properties, required: Object.keys(properties) },
      }),
    },
  })
}

/** Only clients of the stateless revision state their capabilities with each request. */
function takesForms({ mcpReq }: ServerContext): boolean {
  const envelope: { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } = mcpReq.envelope ?? {}
  const { elicitation } = envelope[CLIENT_CAPABILITIES_META_KEY] ?? {}
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
}

const errorResult = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })
