import { cleanedLine } from '../../language/plain-text.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Answer } from '../engine/answers/answer.ts'
import { answerStyle } from '../engine/answers/answer-style.ts'
import { answerQuestion } from '../engine/answers.ts'
import type { Filter, Measure, Question } from '../engine/question.ts'
import { createLedgerQueries } from '../queries/ledger-queries.ts'
import type { KnownFigures } from './figures.ts'

export interface LookUps {
  /** Runs a query and returns JSON for the model, limited to a few kilobytes. */
  ask(question: Question): Promise<string>
  queries: Question[]
  answers: Answer[]
}

/** @param note shows the user what is being looked up */
export function createLookUps(tenant: Tenant, figures: KnownFigures, note: (activity: string) => void): LookUps {
  const queries: Question[] = []
  const answers: Answer[] = []
  return {
    queries,
    answers,
    async ask(question) {
      note(activityOf(question))
      const answer = await answerQuestion(question, figures.naming(createLedgerQueries(tenant)), answerStyle(tenant))
      figures.note(answer, filtersOf(question))
      queries.push(question)
      answers.push(answer)
      return formatAnswer(answer, tenant)
    },
  }
}

function filtersOf(question: Question): Filter[] {
  if (question.measure === 'compare') return [question.filter, question.other.filter]
  return [question.filter]
}

function formatAnswer({ content, table }: Answer, tenant: Tenant): string {
  const { money } = answerStyle(tenant)
  const rows = (table?.rows ?? []).flatMap(({ label, text, minor, before }) => {
    const amount = minor === null ? '' : money(minor)
    if (before) return [`${cleanedLine(label)}, ${amount}, before it ${money(before.minor)}`]
    return content.includes(amount) && content.includes(label)
      ? []
      : [[cleanedLine(label), cleanedLine(text), amount].filter(Boolean).join(', ')]
  })
  const answer = content.length > maxAnswerLength ? `${content.slice(0, maxAnswerLength)}…` : content
  return JSON.stringify({ answer, ...(rows.length > 0 && { [table?.title ?? 'rows']: rows.slice(0, 20) }) })
}

const maxAnswerLength = 2_500

function activityOf({ measure, subject, filter }: Question): string {
  const about = cleanedLine(subject.replace(/^(?:on|at|from|for|with) /, ''), 60)
  const when = measure === 'pending' || measure === 'recurring' ? '' : cleanedLine(filter.period.label, 60)
  return ['Looking up', about || things[measure], when].filter(Boolean).join(' ')
}

const things: Record<Measure, string> = {
  total: 'the total',
  net: 'income and expenses',
  count: 'transactions',
  average: 'the average',
  list: 'transactions',
  largest: 'the largest transactions',
  groups: 'where it went',
  compare: 'both',
  budget: 'budgets',
  recurring: 'recurring payments',
  unusual: 'unusual payments',
  pending: 'what waits for review',
}
