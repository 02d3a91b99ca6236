import { expect, test } from 'vitest'
import type { EngineContext } from '../../../server/assistant/engine/question.ts'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { context } from './engine-brief.ts'

test.each([
  ['paid the plumber yesterday', '85', { description: 'Plumber', amount: '85.00', date: '2026-11-19' }],
  [
    'I paid the electrician on Monday',
    'that was 120',
    { description: 'Electrician', amount: '120.00', date: '2026-11-16' },
  ],
  ['log coffee with Ann', 'about four fifty', { description: 'Coffee with Ann', amount: '4.50' }],
  ['sold my old desk', '40 euros', { description: 'Old desk', amount: '40.00', currency: 'EUR', type: 'INCOME' }],
])('the next message completes "%s"', (unfinished, amount, draft) => {
  expect(understand(unfinished, context)).toMatchObject({ kind: 'unknown', reason: 'NO_AMOUNT' })
  expect(understand(amount, { ...context, unfinished })).toMatchObject({ kind: 'drafts', drafts: [draft] })
})

test('another message does not complete an entry', () => {
  const meant = understand('coffee 3.80', { ...context, unfinished: 'paid the plumber' })
  expect(meant).toMatchObject({ kind: 'drafts', drafts: [{ description: 'Coffee', amount: '3.80' }] })
})

test.each([
  ['spending last week', '2026-11-08', '2026-11-14'],
  ['spending this week', '2026-11-15', '2026-11-20'],
  ['spending on weekdays last week', '2026-11-09', '2026-11-13'],
  ['spending on Sunday last week', '2026-11-08', '2026-11-08'],
  ['spending last weekend', '2026-11-14', '2026-11-15'],
])('"%s" with weeks from Sunday', (said, from, to) => {
  const fromSunday: EngineContext = { ...context, weekStart: 7 }
  expect(understand(said, fromSunday)).toMatchObject({ question: { filter: { period: { from, to } } } })
})
