import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { answerStyle } from '../engine/answers/answer-style.ts'
import { answerQuestion } from '../engine/answers.ts'
import { periodOf } from '../engine/grammar/labels.ts'
import type { Filter, Question } from '../engine/question.ts'
import { createLedgerQueries } from '../queries/ledger-queries.ts'
import type { Reply } from './replies.ts'
import { storedAnswer } from './stored-answer.ts'

/** Asks the books once more what a message asked of them, and words it as the text engine does. */
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

/** "This month" goes on to today, and what was today is a day like others. A comparison keeps the days that it set side by side. */
function upToDate(question: Question, { today, monthStartDay }: Tenant): Question {
  const renewed = (filter: Filter): Filter => {
    const { from, wholeTo, to, unit } = filter.period
    if (unit === 'ALL') return filter
    return { ...filter, period: periodOf({ from, to: wholeTo ?? to, unit }, { today, monthStartDay }) }
  }
  if (question.measure === 'compare') return question
  const filter = renewed(question.filter)
  if (question.measure !== 'total') return { ...question, filter }
  return { ...question, filter, apart: question.apart.map((side) => ({ ...side, filter: renewed(side.filter) })) }
}
