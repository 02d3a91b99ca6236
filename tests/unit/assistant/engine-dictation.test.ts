import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { context as books } from './engine-ledger.ts'

const context = { ...books, today: '2026-11-20', currency: 'USD' }

/** Returns the drafts of a sentence in short form: "-12.50 lunch eating_out 2026-11-19", with + for income. */
function drafts(text: string): string[] {
  const meant = understand(text, context)
  if (meant.kind !== 'drafts') return [meant.kind]
  return meant.drafts.map(({ type, amount, currency, description, categoryId, date }) =>
    [`${type === 'INCOME' ? '+' : '-'}${amount}${currency ?? ''}`, description, categoryId ?? '?', date.slice(5)].join(
      ' | ',
    ),
  )
}

test.each([
  ['spent 12.50 on lunch yesterday', '-12.50 | Lunch | eating_out | 11-19'],
  ['paid rent 1200 on the 1st', '-1200.00 | Rent | housing | 11-01'],
  ['I got paid 2600 today', '+2600.00 | Salary | salary | 11-20'],
  ['got 2400 salary', '+2400.00 | Salary | salary | 11-20'],
  ['coffee 3,80', '-3.80 | Coffee | eating_out | 11-20'],
  ['$1,149.99 for a phone on 3 november', '-1149.99USD | Phone | ? | 11-03'],
  ['haircut €25 last friday', '-25.00EUR | Haircut | personal_care | 11-13'],
  ['sofa 1.250,00', '-1250.00 | Sofa | household | 11-20'],
  ['bought 3 books for 27.40 on tuesday', '-27.40 | 3 books | education | 11-17'],
  ['2 coffees 7.60', '-7.60 | 2 coffees | eating_out | 11-20'],
  ['bought milk, bread and eggs for 12.40', '-12.40 | Milk, bread and eggs | groceries | 11-20'],
  ['fish and chips 11', '-11.00 | Fish and chips | eating_out | 11-20'],
  ['paid 60 for dinner with Ben and Anna on Saturday', '-60.00 | Dinner with Ben and Anna | eating_out | 11-14'],
  ['I spent twelve dollars fifty on coffee this morning.', '-12.50USD | Coffee | eating_out | 11-20'],
  [
    'Yesterday I paid forty three pounds and twenty pence for petrol at Shell.',
    '-43.20GBP | Petrol at Shell | car_fuel | 11-19',
  ],
  ['dentist a hundred and twenty', '-120.00 | Dentist | health | 11-20'],
  ['got a sandwich for 5', '-5.00 | Sandwich | eating_out | 11-20'],
  ['got 20 from Ben', '+20.00 | Ben | ? | 11-20'],
  ['Ben paid me back twenty', '+20.00 | Ben paid me back | refunds | 11-20'],
  ['paid Ben back 20', '-20.00 | Ben | ? | 11-20'],
  ['refund of 30 from Amazon', '+30.00 | Refund from Amazon | refunds | 11-20'],
  ['sold my bike for 120', '+120.00 | Bike | other_income | 11-20'],
  ['Fern & Co paid me 600 for the logo', '+600.00 | Fern & Co paid me for the logo | business_income | 11-20'],
  ['gift for mum 30', '-30.00 | Gift for mum | gifts_donations | 11-20'],
  ['taxi 12 and put it under travel', '-12.00 | Taxi | travel | 11-20'],
  ['the plumber cost me 180 on monday', '-180.00 | Plumber | household | 11-16'],
  ['1,5k for a sofa', '-1500.00 | Sofa | household | 11-20'],
  [
    'Um, so, I bought two train tickets, nine dollars each, no wait, nine fifty each.',
    '-19.00USD | Two train tickets | transport | 11-20',
  ],
])('%s', (text, draft) => {
  expect(drafts(text)).toEqual([draft])
})

test('several entries in one sentence have their own dates', () => {
  expect(drafts('taxi twelve, lunch nine fifty and Ben paid me back twenty')).toEqual([
    '-12.00 | Taxi | transport | 11-20',
    '-9.50 | Lunch | eating_out | 11-20',
    '+20.00 | Ben paid me back | refunds | 11-20',
  ])
  expect(drafts('petrol 48 on the 28th and a sandwich 5.25 today')).toEqual([
    '-48.00 | Petrol | car_fuel | 10-28',
    '-5.25 | Sandwich | eating_out | 11-20',
  ])
  expect(drafts('yesterday taxi 12, lunch 9')).toEqual([
    '-12.00 | Taxi | transport | 11-19',
    '-9.00 | Lunch | eating_out | 11-19',
  ])
  expect(drafts('taxi 12 and lunch 9 yesterday')).toEqual([
    '-12.00 | Taxi | transport | 11-19',
    '-9.00 | Lunch | eating_out | 11-19',
  ])
  expect(drafts('coffee 3.80 croissant 2.50')).toEqual([
    '-3.80 | Coffee | eating_out | 11-20',
    '-2.50 | Croissant | eating_out | 11-20',
  ])
})

test.each([
  ['did I spend 12.50 on lunch yesterday?', 'question'],
  ['expenses over 100 last month', 'question'],
  ['I will pay 300 for the flights', 'unknown'],
  ['Ben owes me 20', 'unknown'],
  ['I bought 3 books', 'unknown'],
  ['pay 50 to Ben', 'refuse'],
])('the text “%s” creates no draft', (text, kind) => {
  expect(drafts(text)).toEqual([kind])
})

test('an amount has the same value with a point, a comma, a symbol or a currency code', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 99_999 }), (cents) => {
      const amount = (cents / 100).toFixed(2)
      for (const written of [amount, amount.replace('.', ','), `$${amount}`, `${amount} USD`]) {
        expect(drafts(`coffee ${written}`)[0]).toMatch(`-${amount}`)
      }
    }),
  )
})

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function spellOut(number: number): string {
  if (number < 20) return ones[number - 1] ?? ''
  if (number < 100) return [tens[Math.floor(number / 10) - 2], ones[(number % 10) - 1]].filter(Boolean).join(' ')
  return [spellOut(Math.floor(number / 100)), 'hundred', number % 100 ? `and ${spellOut(number % 100)}` : '']
    .filter(Boolean)
    .join(' ')
}

test('numbers in words are parsed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (number) => {
      expect(drafts(`coffee ${spellOut(number)} dollars`)).toEqual([`-${number}.00USD | Coffee | eating_out | 11-20`])
    }),
  )
})

test('a price in words may omit the decimal point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 19 }), fc.integer({ min: 10, max: 99 }), (whole, cents) => {
      expect(drafts(`coffee ${spellOut(whole)} ${spellOut(cents)}`)[0]).toContain(`-${whole}.${cents} `)
    }),
  )
})
