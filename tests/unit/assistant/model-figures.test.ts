import { expect, test } from 'vitest'
import type { Answer } from '../../../server/assistant/engine/answers/answer.ts'
import { everything } from '../../../server/assistant/engine/answers/phrases.ts'
import { checkedAnswer } from '../../../server/assistant/model/checked-answer.ts'
import { openFigures } from '../../../server/assistant/model/figures.ts'
import { openLiveText } from '../../../server/assistant/model/live-text.ts'
import { plainText } from '../../../server/language/plain-text.ts'

const found: Answer = {
  segments: [
    { text: 'In October 2026 you spent ' },
    { text: '$1,015.00', href: '/transactions?a' },
    { text: ' on Food, in ' },
    { text: '7 expenses', href: '/transactions?b' },
    { text: ', 67.5% of $1,500.00.' },
  ],
  content: '',
  table: null,
}

function known() {
  const figures = openFigures('USD', 'How much did I spend on food over 50 in October?')
  figures.note(found, [{ ...everything, min: '50.00' }])
  return figures
}

test.each([
  'You spent $1,015.00.',
  'You spent 1015 dollars.',
  'You spent 1,015 USD.',
  'You spent US$1,015.',
  '1.015,00 $ in all 7 expenses.',
  'Since 2025 you spent $1,015.00.',
  'That were seven expenses, 67.5 percent of $1,500.',
  'On October 3, 2026, by the 21st, in Q3 2026, on 2026-10-31, from October 1 to 31.',
  'You asked for those over $50.',
  'One of them is large, and A4 is paper.',
])('the figure %s stays', (sentence) => {
  expect(checkedAnswer(sentence, known())).toMatchObject({ leftOut: 0 })
})

test.each([
  'You spent $1,015.01.',
  'You spent $1.015k.',
  'About $1,000.',
  'It was 1,015 euros.',
  '€1,015.00 went.',
  'C$1,015.00 went.',
  'That is 68%.',
  'Fifty percent of it.',
  'In 2026 transactions.',
  'You spent two thousand dollars.',
  'Half a million.',
  'It is ١٠١٥ dollars.',
  'It is １２３ dollars.',
  'You had eight expenses.',
  '99USD.',
  'It is 1/3 of it.',
  'On 5 May 500 dollars went.',
  '$1,015.00 and $2.',
  '$1,0**99**9.00',
  '$1,0\u200b14.00',
])('the figure %s is left out', (sentence) => {
  expect(checkedAnswer(sentence, known())).toEqual({ segments: [], leftOut: 1 })
})

test('a figure links to its list, a list keeps its lines, and an equal sum of two lists links to both', () => {
  const figures = known()
  figures.note({ ...found, segments: [{ text: '$1,015.00', href: '/transactions?c' }] }, [everything])
  expect(checkedAnswer('1. Food: $1,015.00\n2. Other: $9\n- Rent: $1,015.00\n\nDone.', figures)).toEqual({
    leftOut: 1,
    segments: [
      { text: '1. Food: ' },
      { text: '$1,015.00', href: '/transactions?a' },
      { text: '\n• Rent: ' },
      { text: '$1,015.00', href: '/transactions?c' },
      { text: '\n\nDone.' },
    ],
  })
})

test.each([
  ['![a](http://e/?q=1)', ''],
  ['\n[ref]: http://evil', ''],
  ['see [this](https://evil.example/a) now', 'see this now'],
  ['<a href="http://e">text</a>', 'text'],
  ['//evil.example/x and evil.com/path?x=1', 'and'],
  ['data:text/html;base64,xx', ''],
  ['ｈttp://evil', ''],
  ['amazon.com is a shop', 'amazon.com is a shop'],
  ['# Title\n**bold** and `code`', 'Title\nbold and code'],
  ['a\u202eb\u{e0061}c\u0007', 'abc'],
])('%j as plain text is %j', (written, plain) => {
  expect(plainText(written)).toBe(plain)
})

test('words pass as a whole, and an unknown figure never does', () => {
  const output: string[] = []
  const liveText = openLiveText((text) => output.push(text), known())
  for (const piece of [
    'You sp',
    'ent $1,0',
    '15.00 of $1,5',
    '00.00, and $9,9',
    '99.00 more. See http://ev',
    'il/x in 20',
    '26.',
  ]) {
    liveText.add(piece)
  }
  liveText.end()
  expect(output.join('')).toBe('You spent $1,015.00 of $1,500.00, and … more. See  in 2026.')
})
