import type { Model } from '../../adapters/model.ts'
import { ModelError, type ModelFailure } from '../../adapters/model-error.ts'
import type { ModelCall } from '../../platform/model/model-calls.ts'
import type { AnswerStream } from '../../platform/stream/answer-stream.ts'
import { permits } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { AnswerSegment, AnswerTable } from '../engine/answers/answer.ts'
import type { EngineContext, Question } from '../engine/question.ts'
import { checkedAnswer } from './checked-answer.ts'
import { openFigures } from './figures.ts'
import type { HistoryMessage } from './history.ts'
import { instructions } from './instructions.ts'
import { openLiveText } from './live-text.ts'
import { openLookUps } from './look-ups.ts'
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

const leftOutNotice =
  'A sentence of the language model was left out: it named a figure that does not come from your books.'
const rewordedNotice =
  'The language model named figures that do not come from your books, so this is what your books say, without its words.'

/** Answers with a model and streams the text. Must run outside of a transaction. */
export async function answerWithModel(
  tenant: Tenant,
  model: Model,
  { text, history, context }: ToAnswer,
  speech: Pick<AnswerStream, 'add' | 'note'>,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const figures = openFigures(context.currency, text)
  for (const { name } of context.categories) figures.noteName(name)
  const looked = openLookUps(tenant, figures, (activity) => {
    live.end()
    speech.note(activity)
  })
  const live = openLiveText((words) => speech.add(words), figures)
  let staged: Staged | null = null
  let said = ''
  let fault: unknown
  const onFault = (error: unknown) => {
    fault ??= error
  }
  const mayStage = permits(tenant.role, 'assistant:stage') && !tenant.isReadOnly
  const tools = readTools(context, looked.ask, onFault)
  if (mayStage) {
    const stage = (proposed: Staged) => {
      staged = proposed
    }
    tools.push(...stageTools(context, stage, onFault))
  }
  const told = instructions(context, mayStage)
  const messages = [...history, { role: 'user' as const, text }]
  const prompt = JSON.stringify([told, messages])
  const finish = (
    words: string,
    broken: ModelFailure | null,
    spent: Pick<ModelCall, 'toolCalls' | 'inputTokens' | 'outputTokens'>,
  ): ModelAnswer => {
    if (fault !== undefined) throw fault
    const { segments, leftOut } = checkedAnswer(words, figures)
    const isBacked = segments.some(({ href }) => href !== undefined)
    const isEmpty = segments.length === 0 && staged === null
    const isReworded =
      broken === null && staged === null && looked.answers.length > 0 && (isEmpty || (leftOut > 0 && !isBacked))
    const failure = broken ?? (isEmpty && !isReworded ? 'unusable' : null)
    return {
      segments: isReworded ? reworded(looked.answers) : segments,
      table: looked.answers.findLast((answer) => answer.table !== null)?.table ?? null,
      staged,
      queries: looked.queries,
      notice: leftOut === 0 || staged !== null ? null : isReworded ? rewordedNotice : leftOutNotice,
      failure,
      call: { ...spent, prompt, purpose: 'answer', outcome: failure ?? 'answered' },
    }
  }
  try {
    const onText = (piece: string) => {
      said += piece
      live.add(piece)
    }
    const spoken = await model.chat({ instructions: told, messages, tools, onText, signal })
    live.end()
    return finish(spoken.text.trim() === '' ? said : spoken.text, null, spoken)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return finish(said, error.kind, error.spent)
  }
}

function reworded(answers: { segments: AnswerSegment[] }[]): AnswerSegment[] {
  return answers.flatMap(({ segments }, index) => (index === 0 ? segments : [{ text: '\n\n' }, ...segments]))
}
