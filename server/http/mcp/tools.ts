import { isStageTool } from '../../assistant/conversations/tools.ts'
import { statusOf } from '../../base/errors.ts'
import { cleanedLine } from '../../language/plain-text.ts'
import { requireScope } from '../../platform/tenancy/scopes.ts'
import {
  McpStageWithToolDocument,
  McpToolAnswerDocument,
  type McpToolAnswerQuery,
  McpToolsDocument,
  type McpToolsQuery,
} from './generated.ts'
import { failureIn, listOrganizations, type McpOrganization, type McpRequest, runDocument } from './mcp-request.ts'
import { answerSchema, proposalSchema, withOrganization } from './tool-schemas.ts'

type AssistantTool = McpToolsQuery['assistantTools']['tools'][number]

/** A tool with the organizations in which the caller may use it. */
interface OfferedTool extends AssistantTool {
  organizations: McpOrganization[]
}

type Arguments = Record<string, unknown>

/** The result of a tool, or the questions that only the person can answer, by the paths of the arguments. */
export type ToolOutcome =
  | { structuredContent: Record<string, unknown> }
  | { error: string }
  | { questions: Record<string, string> }
  | { unknownTool: true }

export async function describeTools(request: McpRequest) {
  const organizations = await listOrganizations(request)
  const tools = await offeredTools(request, organizations)
  return tools.map(({ name, description, inputSchema, stages, organizations: allowed }) => ({
    name,
    title: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`,
    description,
    inputSchema: withOrganization(inputSchema, organizations.length > 1 ? allowed : []),
    outputSchema: stages ? proposalSchema : answerSchema,
    annotations: stages
      ? { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false }
      : { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  }))
}

/** @throws InsufficientScope */
export async function callTool(request: McpRequest, name: string, sent: Arguments): Promise<ToolOutcome> {
  const organizations = await listOrganizations(request)
  const tool = (await offeredTools(request, organizations)).find((each) => each.name === name)
  if (!tool) {
    if (isStageTool(name)) requireScope(request.subject.signedIn?.grant, 'assistant:stage')
    return { unknownTool: true }
  }
  const { organization, ...input } = sent
  const chosen =
    organizations.length === 1 ? organizations[0] : tool.organizations.find(({ id }) => id === organization)
  if (!chosen) return { error: `Send the id of an organization: ${tool.organizations.map(named).join(', ')}.` }
  try {
    const variables = { tool: name, input }
    if (tool.stages) {
      const { stageWithTool } = await runDocument(request, McpStageWithToolDocument, variables, chosen.id)
      const { content, document } = stageWithTool
      return { structuredContent: { message: content, review_url: urlOf(request, document.reviewPath) } }
    }
    const { toolAnswer } = await runDocument(request, McpToolAnswerDocument, variables, chosen.id)
    return { structuredContent: structured(request, toolAnswer) }
  } catch (error) {
    const { code, message, fields } = failureIn(request, error)
    if (statusOf[code] >= 500) throw error
    const isAsked = fields !== undefined && Object.keys(fields).every((path) => isMissing(input, path))
    return isAsked ? { questions: fields } : { error: message }
  }
}

/** The instructions for the client's language model, for the organizations of the request. */
export async function describeServer(request: McpRequest): Promise<string> {
  const organizations = await listOrganizations(request)
  const texts = await Promise.all(
    organizations.slice(0, maxOrganizations).map(async (organization) => {
      const { assistantTools } = await runDocument(request, McpToolsDocument, {}, organization.id)
      return organizations.length === 1
        ? assistantTools.instructions
        : `${named(organization)}:\n${assistantTools.instructions}`
    }),
  )
  return texts.join('\n\n')
}

/**
 * Adds the person's answers to the arguments.
 * @param answers by the paths of missing arguments, such as 'entries.0.amount'; all others are ignored
 */
export function withAnswers(sent: Arguments, answers: Record<string, unknown>): Arguments {
  const completed = structuredClone(sent)
  for (const [path, answer] of Object.entries(answers)) {
    const { parent, name } = argumentAt(completed, path)
    if (parent && name !== '__proto__' && isMissing(completed, path)) parent[name] = answer
  }
  return completed
}

function isMissing(sent: Arguments, path: string): boolean {
  const { parent, name } = argumentAt(sent, path)
  const value = parent && Object.hasOwn(parent, name) ? parent[name] : undefined
  return parent !== undefined && (value == null || (typeof value === 'string' && value.trim() === ''))
}

function argumentAt(sent: Arguments, path: string): { parent: Arguments | undefined; name: string } {
  const names = path.split('.')
  const name = names.pop() ?? ''
  let parent: unknown = sent
  for (const each of names) {
    parent =
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, each)
        ? Reflect.get(parent, each)
        : undefined
  }
  return { parent: typeof parent === 'object' && parent !== null ? (parent as Arguments) : undefined, name }
}

const maxOrganizations = 20

async function offeredTools(request: McpRequest, organizations: McpOrganization[]): Promise<OfferedTool[]> {
  const tools = new Map<string, OfferedTool>()
  for (const organization of organizations.slice(0, maxOrganizations)) {
    const { assistantTools } = await runDocument(request, McpToolsDocument, {}, organization.id)
    for (const tool of assistantTools.tools) {
      const known = tools.get(tool.name)
      if (known) known.organizations.push(organization)
      else tools.set(tool.name, { ...tool, organizations: [organization] })
    }
  }
  return [...tools.values()]
}

const named = ({ id, name }: McpOrganization) => `${id} (${cleanedLine(name, 60)})`

const urlOf = ({ address }: McpRequest, path: string) => new URL(path, address).href

function structured(request: McpRequest, { content, answer, table }: McpToolAnswerQuery['toolAnswer']) {
  const link = (href: string | null) => (href === null ? null : urlOf(request, href))
  return {
    answer: content,
    links: answer.flatMap(({ text, href }) => (href === null ? [] : { text, url: urlOf(request, href) })),
    table: table && {
      title: table.title,
      columns: table.legend,
      rows: table.rows.map(({ href, ...row }) => ({ ...row, url: link(href) })),
    },
  }
}
