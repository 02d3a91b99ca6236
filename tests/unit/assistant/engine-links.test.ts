import { expect, test } from 'vitest'
import type { Answer } from '../../../server/assistant/engine/answers/answer.ts'
import { everything } from '../../../server/assistant/engine/answers/phrases.ts'
import { answerQuestion } from '../../../server/assistant/engine/answers.ts'
import type { Filter, Question } from '../../../server/assistant/engine/question.ts'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { followUps } from './engine-kinds-conversations.ts'
import { budgets, comparisons, habits } from './engine-kinds-judgements.ts'
import { extremes, frequencies, rows } from './engine-kinds-lists.ts'
import { nets, totals } from './engine-kinds-totals.ts'
import { context, ledger, style } from './engine-ledger.ts'

const asked = [
  ...totals,
  ...nets,
  ...rows,
  ...extremes,
  ...frequencies,
  ...comparisons,
  ...budgets,
  ...habits,
  ...followUps,
]

test.each(asked.map(([input]) => input))('each figure in %s equals the sum of its list', async (input) => {
  for (const [text, href] of linksOf(await answerTo(input))) {
    if (href.startsWith('/budgets?month=') || href === '/review') continue
    expect(href).toMatch(/^\/transactions(?:\?|$)/)
    const filter = filterOf(href)
    const [income, expense] = await Promise.all([
      ledger.sum({ ...filter, type: 'INCOME' }),
      ledger.sum({ ...filter, type: 'EXPENSE' }),
    ])
    const sums = {
      INCOME: income,
      EXPENSE: expense,
      net: { minor: income.minor - expense.minor, count: income.count + expense.count },
    }
    const { minor, count } = sums[filter.type ?? 'net']
    expect([style.money(minor < 0n ? -minor : minor), `${count}`], `${href} in “${input}”`).toContain(
      text.split(' ')[0],
    )
  }
})

async function answerTo(input: string): Promise<Answer | undefined> {
  let previous: Question | undefined
  for (const sentence of input.split(' >> ')) {
    const meant = understand(sentence, { ...context, previous })
    if (meant.kind === 'question') previous = meant.question
  }
  return previous && answerQuestion(previous, ledger, style)
}

function linksOf(answer: Answer | undefined): [text: string, href: string][] {
  const input = (answer?.segments ?? []).flatMap(({ text, href }): [string, string][] => (href ? [[text, href]] : []))
  const shown = (answer?.table?.rows ?? []).flatMap(({ minor, href }): [string, string][] =>
    minor !== null && href ? [[style.money(minor), href]] : [],
  )
  return [...input, ...shown]
}

function filterOf(href: string): Filter {
  const query = new URL(href, 'http://localhost').searchParams
  const categories = (query.get('category') ?? '').split(',').filter(Boolean)
  const type = query.get('type')
  return {
    ...everything,
    type: type === 'INCOME' || type === 'EXPENSE' ? type : null,
    categoryIds: categories.filter((id) => id !== 'none'),
    uncategorised: categories.includes('none'),
    text: query.get('text'),
    min: query.get('min'),
    max: query.get('max'),
    period: { ...everything.period, from: query.get('from'), to: query.get('to') },
  }
}
