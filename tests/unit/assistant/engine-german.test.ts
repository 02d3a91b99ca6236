import { expect, test } from 'vitest'
import { fromGerman } from '../../../server/assistant/engine/german.ts'
import type { EngineContext } from '../../../server/assistant/engine/question.ts'
import { understand } from '../../../server/assistant/engine/understand.ts'

const context: EngineContext = {
  today: '2026-11-20',
  currency: 'EUR',
  monthStartDay: 1,
  categories: [],
  tags: [],
  merchants: [],
}

test.each([
  ['Ich habe gestern achtzehn Euro neunzig für Mittagessen ausgegeben.', 'EXPENSE 18.90 2026-11-19 Mittagessen'],
  ['ich habe heute 12,50 Euro für Kaffee bezahlt', 'EXPENSE 12.50 2026-11-20 Kaffee'],
  ['Gestern habe ich dreiundvierzig Euro beim Tanken bezahlt', 'EXPENSE 43.00 2026-11-19 Tanken'],
  [
    'Ich habe Brot für 3,20 Euro gekauft und gestern einen Film für zwölf Euro',
    'EXPENSE 3.20 2026-11-20 Brot; EXPENSE 12.00 2026-11-19 Film',
  ],
])('a German dictation is parsed: %s', (text, expected) => {
  const meant = understand(text, context)
  const drafts = meant.kind === 'drafts' ? meant.drafts : []
  expect(
    drafts.map(({ type, amount, date, description }) => `${type} ${amount} ${date} ${description}`).join('; '),
  ).toBe(expected)
})

test('any other text stays unchanged', () => {
  for (const text of ['I had the wurst and a hat for 12 euro yesterday', 'Fahrkarte 3,20', 'und', 'die hard 9.50']) {
    expect(fromGerman(text)).toBe(text)
  }
})
