import { msg } from '@lingui/core/runtime-macro'
import type { Model } from '../../adapters/model.ts'
import { ModelError, type ModelFailure } from '../../adapters/model-error.ts'
import { render } from '../../base/text.ts'
import type { ModelCall } from '../../platform/model/model-calls.ts'
import type { AnswerStream } from '../../platform/stream/answer-stream.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { AnswerSegment, AnswerTable } from '../engine/answers/answer.ts'
import type { EngineContext, Question } from '../engine/question.ts'
import { modelTool } from './assistant-tool.ts'
import { checkedAnswer } from './checked-answer.ts'
import { openFigures } from './figures.ts'
import type { HistoryMessage } from './history.ts'
import { instructions } from './instructions.ts'
import { openLiveText } from './live-text.ts'
import { createLookUps } from './look-ups.ts'
import { readTools } from './read-tools.ts'
import { type Staged, stageTools } from './stage-tools.ts'

/** The validated answer of a model, which is untrusted input. */
export interface ModelAnswer {
  segments: AnswerSegment[]
  table: AnswerTable | null
  staged: Staged | null
  queries: Question[]
  notice: string | null
  failure: ModelFailure | null
  call: ModelCall
}

export interface ToAnswer {
  text: string
  history: HistoryMessage[]
  context: EngineContext
}

const leftOutNotice = msg`I left out a sentence of the language model, because it had a figure that isn't in your transactions or budgets.`
const rewordedNotice = msg`The language model used figures that aren't in your transactions or budgets, so this answer comes directly from your data.`

/** The result of a tool that proposes records. An answer can propose only one kind. */
const proposedNotice =
  'It will wait for the person’s review below your answer, with its amounts. Nothing is entered before they approve it.'

/** Answers with a model and streams the text. Must run outside of a transaction. */
export async function answerWithModel(
  tenant: Tenant,
  model: Model,
  { text, history, context }: ToAnswer,
  answerStream: Pick<AnswerStream, 'add' | 'note'>,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const figures = openFigures(context.currency, text)
  for (const { name } of context.categories) figures.recordName(name)
  const lookUps = createLookUps(tenant, figures, (activity) => {
    liveText.end()
    answerStream.note(activity)
  })
  const liveText = openLiveText((chunk) => answerStream.add(chunk), figures)
  let staged: Staged | null = null
  let answerText = ''
  let fault: unknown
  const onFault = (error: unknown) => {
    fault ??= error
  }
  const mayStage = tenant.may('assistant:stage')
  const tools = readTools.map((tool) => modelTool(tool, context, lookUps.ask, onFault))
  if (mayStage) {
    const stage = (result: Staged) => {
      staged = result
      return proposedNotice
    }
    tools.push(...stageTools.map((tool) => modelTool(tool, context, stage, onFault)))
  }
  const systemPrompt = instructions(context, mayStage)
  const messages = [...history, { role: 'user' as const, text }]
  const prompt = JSON.stringify([systemPrompt, messages])
  const finish = (
    chunk: string,
    broken: ModelFailure | null,
    spent: Pick<ModelCall, 'toolCalls' | 'inputTokens' | 'outputTokens'>,
  ): ModelAnswer => {
    if (fault !== undefined) throw fault
    const { segments, leftOut } = checkedAnswer(chunk, figures)
    const isBacked = segments.some(({ href }) => href !== undefined)
    const isEmpty = segments.length === 0 && staged === null
    const isReworded =
      broken === null && staged === null && lookUps.answers.length > 0 && (isEmpty || (leftOut > 0 && !isBacked))
    const failure = broken ?? (isEmpty && !isReworded ? 'unusable' : null)
    return {
      segments: isReworded ? reworded(lookUps.answers) : segments,
      table: lookUps.answers.findLast((answer) => answer.table !== null)?.table ?? null,
      staged,
      queries: lookUps.queries,
      notice: leftOut === 0 || staged !== null ? null : render(isReworded ? rewordedNotice : leftOutNotice),
      failure,
      call: { ...spent, prompt, purpose: 'answer', outcome: failure ?? 'answered' },
    }
  }
  try {
    const onText = (piece: string) => {
      answerText += piece
      liveText.add(piece)
    }
    const response = await model.chat({ instructions: systemPrompt, messages, tools, onText, signal })
    liveText.end()
    return finish(response.text.trim() === '' ? answerText : response.text, null, response)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return finish(answerText, error.kind, error.spent)
  }
}

function reworded(answers: { segments: AnswerSegment[] }[]): AnswerSegment[] {
  return answers.flatMap(({ segments }, index) => (index === 0 ? segments : [{ text: '\n\n' }, ...segments]))
}
