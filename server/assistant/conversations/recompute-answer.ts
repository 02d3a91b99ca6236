import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { answerStyle } from '../engine/answers/answer-style.ts'
import { answerQuestion } from '../engine/answers.ts'
import { periodOf } from '../engine/grammar/period-of.ts'
import type { Filter, Question } from '../engine/question.ts'
import { createLedgerQueries } from '../queries/ledger-queries.ts'
import type { Reply } from './replies.ts'
import { storedAnswer } from './stored-answer.ts'

/** Runs the stored queries of a message again and formats the answer like the text engine. */
export async function recomputeAnswer(tenant: Tenant, queries: Question[]): Promise<Reply> {
  const answers = []
  for (const query of queries) {
    answers.push(await answerQuestion(upToDate(query, tenant), createLedgerQueries(tenant), answerStyle(tenant)))
  }
  const segments = answers.flatMap((answer, index) =>
    index === 0 ? answer.segments : [{ text: '\n\n' }, ...answer.segments],
  )
  const table = answers.findLast((answer) => answer.table !== null)?.table ?? null
  const content = segments.map(({ text }) => text).join('')
  const question = queries.at(-1)
  return { content, ...storedAnswer({ segments, table, content }, tenant.currency), ...(question && { question }) }
}

/** Extends "this month" to today and keeps other days. A comparison keeps its periods. */
function upToDate(question: Question, { today }: Tenant): Question {
  const renewed = (filter: Filter): Filter => {
    const { from, wholeTo, to, unit } = filter.period
    if (unit === 'ALL') return filter
    return { ...filter, period: periodOf({ from, to: wholeTo ?? to, unit }, { today }) }
  }
  if (question.measure === 'compare') return question
  const filter = renewed(question.filter)
  if (question.measure !== 'total') return { ...question, filter }
  return { ...question, filter, apart: question.apart.map((side) => ({ ...side, filter: renewed(side.filter) })) }
}
