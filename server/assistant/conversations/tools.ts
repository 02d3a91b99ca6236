import { z } from 'zod'
import { AppError, requireFound } from '../../base/errors.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { verbatim } from '../../base/text.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { answerStyle } from '../engine/answers/answer-style.ts'
import { answerQuestion } from '../engine/answers.ts'
import type { AssistantTool } from '../model/assistant-tool.ts'
import { clientInstructions } from '../model/instructions.ts'
import { readTools } from '../model/read-tools.ts'
import { type Staged, stageTools } from '../model/stage-tools.ts'
import { InvalidInput, MissingInput, type ToolContext } from '../model/tool-input.ts'
import { createLedgerQueries } from '../queries/ledger-queries.ts'
import { readToolContext } from './context.ts'
import { type StagedProposal, stageProposal } from './stage-proposal.ts'
import { type ShownAnswer, shownAnswer } from './stored-answer.ts'

/** The tools that the caller may use, for a language model outside the server. */
export interface OfferedTools {
  instructions: string
  tools: OfferedTool[]
}

export interface OfferedTool {
  name: string
  description: string
  /** A JSON Schema. */
  inputSchema: unknown
  stages: boolean
}

export interface ToolAnswer extends ShownAnswer {
  content: string
}

export async function listTools(tenant: Tenant): Promise<OfferedTools> {
  const context = await tenant.read((db) => readToolContext(db, tenant))
  const mayStage = tenant.may('assistant:stage')
  return {
    instructions: clientInstructions(context, mayStage),
    tools: describeTools().filter(({ stages }) => mayStage || !stages),
  }
}

export const isStageTool = (name: string): boolean => stageTools.some((tool) => tool.name === name)

let described: OfferedTool[] | undefined

/** Writes the schemas once, and not before a client needs them. */
function describeTools(): OfferedTool[] {
  described ??= [...readTools.map((tool) => offered(tool, false)), ...stageTools.map((tool) => offered(tool, true))]
  return described
}

/**
 * Runs the query of a read tool.
 * @throws AppError NOT_FOUND, INVALID_INPUT
 */
export async function answerTool(tenant: Tenant, name: string, input: unknown): Promise<ToolAnswer> {
  const context = await tenant.read((db) => readToolContext(db, tenant))
  const question = parseFor(readTools, name, input, context)
  const answer = await answerQuestion(question, createLedgerQueries(tenant), answerStyle(tenant))
  return { content: answer.content, ...shownAnswer(answer, tenant.currency) }
}

/**
 * Stages the proposal of a stage tool for review.
 * @throws AppError NOT_FOUND; INVALID_INPUT, with a question for each field that only the person knows
 */
export function stageWithTool(tenant: Tenant, name: string, input: unknown): Promise<StagedProposal> {
  return tenant.write(async (db) => {
    const context = await readToolContext(db, tenant)
    const staged = parseFor(stageTools, name, input, context)
    try {
      return await stageProposal(db, tenant, titleOf(staged, context), staged)
    } catch (error) {
      throw error instanceof ReadingError ? new AppError('INVALID_INPUT', error.text) : error
    }
  })
}

const offered = ({ name, description, input }: AssistantTool<unknown>, stages: boolean): OfferedTool => ({
  name,
  description,
  inputSchema: z.toJSONSchema(input),
  stages,
})

function parseFor<Result>(
  tools: readonly AssistantTool<Result>[],
  name: string,
  input: unknown,
  context: ToolContext,
): Result {
  const tool = requireFound(
    tools.find((each) => each.name === name),
    'tool',
  )
  try {
    return tool.parse(input, context)
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    throw new AppError(
      'INVALID_INPUT',
      verbatim(error.message),
      error instanceof MissingInput ? error.fields : undefined,
    )
  }
}

function titleOf(staged: Staged, { categories }: ToolContext): string {
  if (staged.kind === 'drafts') return staged.drafts.map(({ description }) => description).join(', ')
  if (staged.kind === 'list') return ''
  return categories.find(({ id }) => id === staged.plan.categoryId)?.name ?? ''
}
