import { CreateTransactionDocument, TransactionTotalsDocument } from '../../../web/operations/generated.ts'
import type { SaidMessageFragment } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { converse, filterOf } from './conversation.ts'

const entries = [
  ['EXPENSE', '41.17', '2026-01-09', 'Corner shop', 'Groceries'],
  ['EXPENSE', '7.80', '2026-02-03', 'Noodle bar', 'Eating out'],
  ['EXPENSE', '55.05', '2026-02-11', 'Corner shop', 'Groceries'],
  ['EXPENSE', '980.00', '2026-02-01', 'Rent', 'Rent & mortgage'],
  ['EXPENSE', '980.00', '2026-03-01', 'Rent', 'Rent & mortgage'],
  ['EXPENSE', '23.30', '2026-03-04', 'Corner shop', 'Groceries'],
  ['EXPENSE', '12.60', '2026-03-19', 'Noodle bar', 'Eating out'],
  ['EXPENSE', '9.99', '2026-03-20', 'Card payment', null],
  ['INCOME', '2100.00', '2026-02-25', 'Wages', 'Salary'],
  ['INCOME', '15.00', '2026-03-06', 'Corner shop refund', 'Refunds & reimbursements'],
] as const

/** The questions are split because a user may ask ten a minute. */
const questions = {
  'sums and comparisons': [
    'How much did I spend this month?',
    'How much did I spend on food in February?',
    'How much at Corner shop this year?',
    'what did Corner shop cost me this year after refunds',
    'Compare this month with last',
    "what's my net for February?",
  ],
  'counts, averages and lists': [
    'how many times did I eat out this year?',
    'average monthly spending on groceries from January to February 2026',
    'top 3 categories this month',
    'show transactions over 20 in March',
    'what have I not categorised yet?',
    'my largest expense this year',
  ],
}

test.for(Object.entries(questions))(
  'each linked figure in %s equals the sum of its list',
  async ([, asked], { signUp }) => {
    const ada = await signUp()
    for (const [type, amount, date, description, category] of entries) {
      const categoryId = category && (await categoryOf(ada, category))
      await ada.graphql(CreateTransactionDocument, { input: { type, amount, date, description, categoryId } })
    }

    // All questions share a conversation, because a user may make 20 writes at once.
    const { say: sendMessage } = await converse(ada)
    for (const question of asked) await checkFigures(ada, question, sendMessage)
  },
)

test('two periods are compared by category, and each figure links to its list', async ({ signUp }) => {
  const ada = await signUp()
  for (const [type, amount, date, description, category] of entries) {
    const categoryId = category && (await categoryOf(ada, category))
    await ada.graphql(CreateTransactionDocument, { input: { type, amount, date, description, categoryId } })
  }
  const { say: sendMessage } = await converse(ada)
  const { table } = await sendMessage('Compare this month with last')

  expect(table).toMatchObject({
    legend: ['February 1 to 20', 'March 1 to 20'],
    rows: [
      { label: 'Rent & mortgage', amount: { value: '980.00' }, before: { value: '980.00' } },
      { label: 'Groceries', amount: { value: '23.30' }, before: { value: '55.05' } },
      { label: 'Eating out', amount: { value: '12.60' }, before: { value: '7.80' } },
      { label: 'Uncategorised', amount: { value: '9.99' }, before: { value: '0.00' } },
    ],
  })
  for (const { amount, href, before, beforeHref } of table?.rows ?? []) {
    for (const [figure, list] of [
      [amount, href],
      [before, beforeHref],
    ] as const) {
      const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, { filter: filterOf(list ?? '') })
      expect(transactionTotals.expense.value).toBe(figure?.value)
    }
  }
})

async function checkFigures(
  person: TestUser,
  question: string,
  sendMessage: (text: string) => Promise<SaidMessageFragment>,
) {
  const figures = linked(await sendMessage(question))
  expect(figures, question).not.toEqual([])
  for (const { text, href } of figures) {
    const filter = filterOf(href)
    const { transactionTotals: totals } = await person.graphql(TransactionTotalsDocument, { filter })
    const { value } = filter.type === 'EXPENSE' ? totals.expense : filter.type === 'INCOME' ? totals.income : totals.net
    const sum = Number(value).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '')
    expect([sum, String(totals.count)], `${question} ${href}`).toContain(
      text.startsWith('$') ? text : text.split(' ')[0],
    )
  }
}

const linked = ({ answer }: SaidMessageFragment) =>
  answer.flatMap(({ text, href }) => (href === null ? [] : [{ text, href }]))

test('a split transaction counts by its splits and is not shown as uncategorized', async ({ signUp }) => {
  const ada = await signUp()
  const [groceries, household] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Household & repairs')]
  const splits = [{ amount: '19.99', categoryId: groceries }, { categoryId: household }]
  const input = { type: 'EXPENSE' as const, amount: '25.00', date: '2026-03-09', description: 'Corner shop', splits }
  await ada.graphql(CreateTransactionDocument, { input })
  const { say: sendMessage } = await converse(ada)
  const tops = await sendMessage('top 3 categories this month')
  expect(tops.content).toContain('Groceries, $19.99')
  expect(tops.content).toContain('Household & repairs, $5.01')
  expect(JSON.stringify(tops)).not.toContain('Uncategorised')
})
