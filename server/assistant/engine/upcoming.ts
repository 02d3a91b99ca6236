import { monthOf } from '../../language/days.ts'
import { phrasesOf } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'
import { unusedWords } from './asked.ts'
import { DUE, EXPECTED, EXPECTED_INCOME, REMAINING } from './dictionary/upcoming-words.ts'
import { filterOf, topicOf } from './filters.ts'
import { periodOf } from './grammar/period-of.ts'
import { type Ahead, aheadIn } from './grammar/periods-ahead.ts'
import { unitAround } from './grammar/spans.ts'
import type { Parts } from './parts.ts'
import type { EngineContext, Period, UpcomingQuestion } from './question.ts'
import { scan } from './scan.ts'
import type { Vocabulary } from './vocabulary.ts'

const due = phrasesOf(DUE)
const expected = phrasesOf(EXPECTED)
const expectedIncome = phrasesOf(EXPECTED_INCOME)
const remaining = phrasesOf(REMAINING)
const leftToPay = phrasesOf('left to pay, still to pay, remain to be paid, remains to be paid, left to be paid')
const budgets = phrasesOf('budget, plan, limit')

/** "What is due this week", "which bills come next month", and then "what is left after that". */
export function upcomingOf(
  tokens: Token[],
  vocabulary: Vocabulary,
  context: EngineContext,
): UpcomingQuestion | undefined {
  const ahead = aheadIn(tokens, context)
  if (!ahead && context.previous?.measure !== 'upcoming') return undefined
  const rest = ahead ? [...tokens.slice(0, ahead.at), ...tokens.slice(ahead.next)] : tokens
  if (rest.some(({ kind }) => kind === 'number' || kind === 'sign')) return undefined
  const parts = scan(rest, vocabulary, context)
  const repeated = repeatedOf(rest, parts, ahead, context)
  if (repeated) return repeated
  if (!ahead || !asksAhead(rest, parts, ahead)) return undefined
  const subjects = parts.subjects.filter(({ word }) => word !== 'bills')
  const type =
    expectedIncome.within(rest) && !due.within(rest.filter(({ word }) => word !== 'coming')) ? 'INCOME' : 'EXPENSE'
  const isLeft = remaining.within(rest) && !leftToPay.within(rest)
  return {
    ...monthOfPeriod(ahead.period, context),
    filter: filterOf(parts, subjects, ahead.period, type),
    subject: topicOf(subjects),
    periodAssumed: false,
    ignored: unusedWords(parts).filter((word) => /^\p{Lu}/u.test(word)),
    measure: 'upcoming',
    ask: isLeft ? 'LEFT' : 'LIST',
  }
}

function asksAhead(tokens: Token[], parts: Parts, ahead: Ahead): boolean {
  const has = (...words: string[]) => tokens.some(({ word }) => words.includes(word))
  // "When is the rent due" asks for the next day of a series.
  if (has('when') || budgets.within(tokens) || parts.periods.length > 0) return false
  if (due.within(tokens)) return true
  return ahead.isFuture && expected.within(tokens) && !has('will', 'spend', 'spent', 'cost', 'i', 'we')
}

/** "What is left after that" and "and next week?" continue a question about due payments. */
function repeatedOf(
  tokens: Token[],
  { subjects, periods, concepts, unknown }: Parts,
  ahead: Ahead | undefined,
  context: EngineContext,
): UpcomingQuestion | undefined {
  const { previous } = context
  if (previous?.measure !== 'upcoming' || subjects.length + periods.length > 0 || budgets.within(tokens))
    return undefined
  if (ahead === undefined) {
    return remaining.within(tokens) && !leftToPay.within(tokens) ? { ...previous, ask: 'LEFT', ignored: [] } : undefined
  }
  if (concepts.size > 0 || unknown.length > 0) return undefined
  const filter = { ...previous.filter, period: ahead.period }
  return { ...previous, ...monthOfPeriod(ahead.period, context), filter, ask: 'LIST', ignored: [] }
}

export function monthOfPeriod({ from }: Period, context: Pick<EngineContext, 'today' | 'monthStartDay'>) {
  const day = from ?? context.today
  return {
    month: monthOf(day, context.monthStartDay),
    monthPeriod: periodOf(unitAround(day, 'MONTH', context as EngineContext), context),
  }
}
