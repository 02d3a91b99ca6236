import {
  CreateTransactionDocument,
  SetBudgetDocument,
  TransactionTotalsDocument,
} from '../../../web/operations/generated.ts'
import { LinkedAnswersDocument, type TransactionFilter } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { joinAs } from '../people/invitations-steps.ts'
import { converse } from './conversation.ts'

/** Friday, March 20, 2026. "Corner shop" also occurs in another description and a note. */
const entries = [
  ...['2025-12-02', '2026-01-02', '2026-02-02', '2026-03-02'].map(
    (date) => ['EXPENSE', '12.49', date, 'Filmbox', 'Subscriptions & software'] as const,
  ),
  ...['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'].map(
    (date) => ['EXPENSE', '980.00', date, 'Rent', 'Rent & mortgage'] as const,
  ),
  ['EXPENSE', '41.17', '2026-01-09', 'Corner shop', 'Groceries'],
  ['EXPENSE', '22.60', '2026-01-17', 'Corner shop', 'Groceries'],
  ['EXPENSE', '7.80', '2026-02-03', 'Noodle bar', 'Eating out'],
  ['EXPENSE', '55.05', '2026-02-11', 'Corner shop', 'Groceries'],
  ['EXPENSE', '18.20', '2026-02-14', 'Corner shop café', 'Eating out'],
  ['EXPENSE', '23.30', '2026-03-04', 'Corner shop', 'Groceries'],
  ['EXPENSE', '12.60', '2026-03-19', 'Noodle bar', 'Eating out'],
  ['EXPENSE', '9.99', '2026-03-20', 'Card payment', null],
  ['EXPENSE', '612.00', '2026-03-12', 'Bytehouse', 'Household & repairs'],
  ['INCOME', '2100.00', '2026-02-25', 'Wages', 'Salary'],
  ['INCOME', '15.00', '2026-03-06', 'Corner shop refund', 'Refunds & reimbursements'],
] as const

/** The questions are split because a user may ask ten a minute. Each group ends with the number of linked figures. */
const lots: [questions: string[], figures: number][] = [
  [
    [
      'How much did I spend on food this year?',
      'how much on Filmbox and Noodle bar this year',
      'which payments are recurring',
      'anything unusual this month?',
      'top 3 shops this year',
      'spending by category this year',
      'spending by month',
      'what percent of my spending is food this year',
      'do I spend more than I earn',
    ],
    40,
  ],
  [
    [
      'what is left in groceries',
      'am I over budget',
      'how much of my budget have I used',
      'compare March with February',
      'groceries vs eating out this year',
      'spending this year except rent',
      'average spend per visit to Corner shop this year',
      'show me what I paid 12.49 for',
      'largest expenses this year',
    ],
    30,
  ],
]

test.for(lots)('each linked figure equals the sum of its list: %j', async ([questions, least], { signUp }) => {
  const ada = await signUp()
  for (const [type, amount, date, description, category] of entries) {
    const categoryId = category && (await categoryOf(ada, category))
    await ada.graphql(CreateTransactionDocument, { input: { type, amount, date, description, categoryId } })
  }
  for (const [category, amount] of [
    ['Groceries', '60.00'],
    ['Eating out', '10.00'],
  ] as const) {
    const categoryId = await categoryOf(ada, category)
    await ada.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount })
  }
  // Another member asks, because the rate limit counts all writes of one user.
  const bob = await joinAs('MEMBER', ada, signUp)
  const { sessionId, say: sendMessage } = await converse(bob)
  for (const question of questions) await sendMessage(question)
  const { chatMessages } = await bob.graphql(LinkedAnswersDocument, { sessionId })
  const figures = chatMessages.flatMap(({ answer, table }) => [
    ...answer,
    ...(table?.rows ?? []).map(({ amount, href }) => ({ text: dollars(amount?.value ?? '0'), href })),
  ])
  const linked = figures.flatMap(({ text, href }) => (href === null ? [] : [{ text, href }]))
  expect(linked.length).toBeGreaterThanOrEqual(least)
  for (const { text, href } of linked) await checkFigure(ada, text, href)
})

/** A budget links to the budgets of its month. Other figures are the sum or count of a list. */
async function checkFigure(person: TestUser, text: string, href: string) {
  if (href === '/budgets?month=2026-03') return
  expect(href).toMatch(/^\/transactions\?/)
  const filter = filterOf(href)
  const { transactionTotals: totals } = await person.graphql(TransactionTotalsDocument, { filter })
  const { value } = filter.type === 'EXPENSE' ? totals.expense : filter.type === 'INCOME' ? totals.income : totals.net
  expect([dollars(value), String(totals.count)], `${text} ${href}`).toContain(
    text.startsWith('$') ? text : text.split(' ')[0],
  )
}

function dollars(value: string): string {
  return Number(value).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '')
}

function filterOf(href: string): TransactionFilter {
  const query = new URL(href, 'http://localhost').searchParams
  const categories = (query.get('category') ?? '').split(',').filter(Boolean)
  const ids = categories.filter((id) => id !== 'none')
  const type = query.get('type')
  return {
    from: query.get('from'),
    to: query.get('to'),
    type: type === 'INCOME' || type === 'EXPENSE' ? type : null,
    text: query.get('text'),
    min: query.get('min'),
    max: query.get('max'),
    categoryIds: ids.length > 0 ? ids : null,
    uncategorised: categories.includes('none') || null,
  }
}
