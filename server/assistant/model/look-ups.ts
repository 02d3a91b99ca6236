import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { cleanedLine } from '../../language/plain-text.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Answer } from '../engine/answers/answer.ts'
import { answerStyle } from '../engine/answers/answer-style.ts'
import { periodPhrase } from '../engine/answers/period-texts.ts'
import { topicTitle } from '../engine/answers/phrases.ts'
import { plainPhrase } from '../engine/answers/sentences.ts'
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
      note(activityOf(question, tenant.today))
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

/** "Looking up Groceries in October 2026" */
function activityOf({ measure, subject, filter }: Question, today: string): string {
  const period = periodPhrase(filter.period, today)
  const name = cleanedLine(topicTitle(subject), 60)
  const hasPeriod = measure !== 'pending' && measure !== 'recurring'
  if (name === '') return plainPhrase(activities[measure](period))
  return plainPhrase(msg`Looking up ${{ name }} ${{ period: hasPeriod ? period : '' }}`)
}

const activities: Record<Measure, (period: string) => Text> = {
  total: (period) => msg`Looking up the total ${{ period }}`,
  net: (period) => msg`Looking up income and expenses ${{ period }}`,
  count: (period) => msg`Looking up transactions ${{ period }}`,
  average: (period) => msg`Looking up the average ${{ period }}`,
  list: (period) => msg`Looking up transactions ${{ period }}`,
  largest: (period) => msg`Looking up the largest transactions ${{ period }}`,
  groups: (period) => msg`Looking up totals ${{ period }}`,
  compare: (period) => msg`Looking up the comparison ${{ period }}`,
  budget: (period) => msg`Looking up budgets ${{ period }}`,
  recurring: () => msg`Looking up recurring payments`,
  unusual: (period) => msg`Looking up unusual payments ${{ period }}`,
  payers: (period) => msg`Looking up who paid ${{ period }}`,
  upcoming: (period) => msg`Looking up what is due ${{ period }}`,
  pending: () => msg`Looking up items to review`,
}
