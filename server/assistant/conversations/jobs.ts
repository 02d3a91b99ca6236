import type { Model } from '../../adapters/model.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { render, type Text } from '../../base/text.ts'
import { cleaned } from '../../language/plain-text.ts'
import { requireDetail, type Task } from '../../platform/jobs/jobs.ts'
import { isOverBudget, recordCall } from '../../platform/model/model-calls.ts'
import type { AnswerStreams } from '../../platform/stream/answer-stream.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { answerWithModel, type ModelAnswer } from '../model/converse.ts'
import { readHistory } from '../model/history.ts'
import type { Staged } from '../model/stage-tools.ts'
import { readEngineContext } from './context.ts'
import { findPendingMessage, finishMessage, type Outcome, type PendingMessage } from './finish.ts'
import { recomputeAnswer } from './recompute-answer.ts'
import { type Reply, replyTo } from './replies.ts'
import { failureNotices, notAnswered, notFinished, overBudget } from './reply-texts.ts'
import { stageProposal } from './stage-proposal.ts'
import { storedAnswer } from './stored-answer.ts'

export interface AnsweringServices {
  model: Model | null
  answerStreams: AnswerStreams
}

/** Answers a message with the language model. Repeated or concurrent runs answer it once. */
const answerMessage: Task<AnsweringServices> = {
  origin: 'assistant',
  async run(tenant, details, { model, answerStreams }) {
    const id = requireDetail(details, 'messageId')
    const found = await tenant.read(async (db) => {
      const pendingMessage = await findPendingMessage(db, id)
      if (!pendingMessage || !model) return pendingMessage && { waiting: pendingMessage, toAnswer: undefined }
      const toAnswer = (await isOverBudget(db, model)) ? undefined : await readToAnswer(db, tenant, pendingMessage)
      return { waiting: pendingMessage, toAnswer }
    })
    if (!found) return
    const { waiting: pendingMessage, toAnswer } = found
    if (!model || !toAnswer) return answerLocally(tenant, pendingMessage, model ? overBudget : null)
    const stopping = new AbortController()
    const answerStream = answerStreams.openAnswerStream(id, () => stopping.abort())
    try {
      const answer = await answerWithModel(tenant, model, toAnswer, answerStream, stopping.signal)
      await tenant.write(async (db) => {
        await recordCall(db, model, answer.call)
        await finishMessage(db, tenant, pendingMessage, (joined, isStopped) =>
          outcomeOf(db, joined, pendingMessage, answer, isStopped),
        )
      })
    } finally {
      answerStream.end()
    }
  },
  async onGivenUp(tenant, details) {
    const pendingMessage = await tenant.read((db) => findPendingMessage(db, requireDetail(details, 'messageId')))
    if (!pendingMessage) return
    await answerLocally(tenant, pendingMessage, notFinished).catch(() =>
      tenant.write((db) =>
        finishMessage(db, tenant, pendingMessage, async () => ({
          content: render(notAnswered),
          queries: [],
          byModel: false,
          stopped: false,
        })),
      ),
    )
  },
  // Answers mostly wait for the model. The limit leaves slots for documents and mail.
  atOnce: 5,
}

export const assistantTasks: Record<string, Task<AnsweringServices>> = { 'answer-message': answerMessage }

async function readToAnswer(db: ReadDb, tenant: Tenant, { asked, sessionId, position }: PendingMessage) {
  const text = cleaned(asked.text, 8_000)
  const original = asked.repeats ? await positionOf(db, asked.repeats) : undefined
  const history = await readHistory(db, sessionId, original ?? position)
  const last = history.at(-1)
  if (last?.role === 'user' && text.startsWith(last.text)) history.pop()
  return { text, history, context: await readEngineContext(db, tenant, null) }
}

async function positionOf(db: ReadDb, id: string): Promise<bigint | undefined> {
  const row = await db.selectFrom('chatMessages').select('position').where('id', '=', id).executeTakeFirst()
  return row?.position
}

async function outcomeOf(
  db: WriteDb,
  tenant: Tenant,
  pendingMessage: PendingMessage,
  answer: ModelAnswer,
  isStopped: boolean,
): Promise<Outcome> {
  const { failure, queries, notice } = answer
  const stopped = isStopped || failure === 'stopped'
  if (failure !== null && !stopped) return localOutcome(db, tenant, pendingMessage, failureNotices[failure])
  const staged = stopped || !answer.staged ? null : await stage(db, tenant, pendingMessage.asked.text, answer.staged)
  const allSegments = staged
    ? [{ text: staged.content }, ...(answer.segments.length > 0 ? [{ text: '\n\n' }] : [])]
    : []
  const segments = [...allSegments, ...answer.segments]
  const content = segments.map(({ text }) => text).join('')
  const table = stopped ? null : answer.table
  return {
    content,
    ...storedAnswer({ segments, table, content }, tenant.currency),
    ...(staged?.documentId && { documentId: staged.documentId }),
    notice,
    queries,
    byModel: true,
    stopped,
  }
}

/**
 * Stages the model's proposal. The text comes from the app, because the amounts on the card are the ones that are
 * saved.
 */
async function stage(db: WriteDb, tenant: Tenant, said: string, staged: Staged): Promise<Reply> {
  try {
    return await stageProposal(db, tenant, said, staged)
  } catch (error) {
    if (error instanceof ReadingError) return { content: render(error.text) }
    throw error
  }
}

function answerLocally(tenant: Tenant, pendingMessage: PendingMessage, notice: Text | null): Promise<void> {
  return tenant.write((db) =>
    finishMessage(db, tenant, pendingMessage, (joined) => localOutcome(db, joined, pendingMessage, notice)),
  )
}

async function localOutcome(
  db: WriteDb,
  tenant: Tenant,
  { asked, lastQuestion, sessionId }: PendingMessage,
  notice: Text | null,
): Promise<Outcome> {
  const reply = asked.repeats
    ? await recomputeAnswer(tenant, asked.queries)
    : await replyTo(db, tenant, asked.text, lastQuestion, sessionId)
  const queries = asked.repeats ? asked.queries : reply.question ? [reply.question] : []
  return { ...reply, notice: notice && render(notice), queries, byModel: false, stopped: false }
}
