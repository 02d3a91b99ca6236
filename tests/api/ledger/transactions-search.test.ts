import { CreateTransactionDocument, TransactionTotalsDocument } from '../../../web/operations/generated.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('words are found in any order and position, without accents and letter case', async ({ signUp }) => {
  const ada = await signUp()
  await record(ada, { description: 'Café Central Zürich', note: 'with Ben' }, { description: 'Green Market' })

  for (const text of ['cafe', 'ZÜRICH café', 'zurich ben', 'entra', 'be cafe']) {
    expect(await found(ada, { text }), text).toEqual(['Café Central Zürich'])
  }
  expect(await found(ada, { text: 'café market' })).toEqual([])
  expect(await found(ada, { text: 'market' })).toEqual(['Green Market'])
})

test('an amount is found in common notations, alone and with words', async ({ signUp }) => {
  const ada = await signUp()
  await record(
    ada,
    { description: 'Lunch', amount: '12.50' },
    { description: 'Lunch', amount: '1250.00' },
    { description: 'Train 12.50', amount: '7.00' },
  )

  expect(await found(ada, { text: '12.50' })).toEqual(['Lunch', 'Train 12.50'])
  expect(await found(ada, { text: '12,5' })).toEqual(['Lunch'])
  expect(await found(ada, { text: 'lunch $1,250' })).toEqual(['Lunch'])
  expect(await found(ada, { text: '12.51' })).toEqual([])
})

test('an amount is found with its currency, sign and spaces, as a list shows it', async ({ signUp }) => {
  const ada = await signUp()
  await record(ada, { description: 'Sofa', amount: '1234.50' }, { description: 'Lamp', amount: '34.50' })
  const texts = [
    '−1.234,50 €',
    '1 234,50 €',
    '-1,234.50',
    '− 1 234,50 EUR',
    'EUR 1234.5',
    'sofa $1,234.50',
    '1’234.50 CHF',
  ]
  for (const text of texts) expect(await found(ada, { text }), text).toEqual(['Sofa'])
  expect(await found(ada, { text: '+34.50 usd' })).toEqual(['Lamp'])

  await ada.graphql(CreateTransactionDocument, {
    input: { ...expense({ amount: '1.250' }), description: 'Dinner', currency: 'KWD', rate: '3' },
  })
  expect(await found(ada, { text: 'KWD 1.250' })).toEqual(['Dinner'])
  const ben = await signUp()
  await ben.rest('PUT', '/organization', { currency: 'KWD' })
  await record(ben, { description: 'Taxi', amount: '1.250' }, { description: 'Rent', amount: '1250.500' })
  expect(await found(ben, { text: '1.250' })).toEqual(['Taxi'])
  expect(await found(ben, { text: '1,250.5' })).toEqual(['Rent'])
})

test('words of one and two characters are found inside Chinese and Japanese text', async ({ signUp }) => {
  const ada = await signUp()
  await record(
    ada,
    { description: '東京電力の電気代' },
    { description: '超市购物', note: '牛奶' },
    { description: '買い物' },
  )

  expect(await found(ada, { text: '電気' })).toEqual(['東京電力の電気代'])
  expect(await found(ada, { text: '购物 奶' })).toEqual(['超市购物'])
  expect(await found(ada, { text: 'い物' })).toEqual(['買い物'])
})

test('a misspelled search is corrected with a notice, unless the exact text is requested', async ({ signUp }) => {
  const ada = await signUp()
  await record(ada, { description: 'Coffee beans' }, { description: 'Pharmacy', amount: '3.00' })

  const { transactions } = await ada.graphql(TransactionsDocument, { filter: { text: 'cofee baens' } })
  expect(transactions).toMatchObject({
    correctedText: 'coffee beans',
    edges: [{ node: { description: 'Coffee beans' } }],
  })
  const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, { filter: { text: 'Pharmcy' } })
  expect(transactionTotals).toMatchObject({ count: 1, expense: { value: '3.00' } })
  expect(await found(ada, { text: 'cofee', exactText: true })).toEqual([])
  // A text that occurs in the ledger is never corrected, even if another filter removes its matches.
  const none = await ada.graphql(TransactionsDocument, { filter: { text: 'coffee', type: 'INCOME' } })
  expect(none.transactions).toMatchObject({ correctedText: null, edges: [] })
})

test('words of other organizations are neither found nor used as corrections', async ({ signUp }) => {
  const [ada, ben] = [await signUp(), await signUp()]
  await record(ada, { description: 'Coffee' })

  const { transactions } = await ben.graphql(TransactionsDocument, { filter: { text: 'cofee' } })
  expect(transactions).toMatchObject({ correctedText: null, edges: [] })
  expect(await found(ben, { text: 'coffee' })).toEqual([])
})

test('special characters are matched literally', async ({ signUp }) => {
  const ada = await signUp()
  await record(ada, { description: "100% O'Neill_\\ shop" }, { description: '100 shops' })

  expect(await found(ada, { text: '100%' })).toEqual(["100% O'Neill_\\ shop"])
  expect(await found(ada, { text: "o'neill_\\" })).toEqual(["100% O'Neill_\\ shop"])
  expect(await found(ada, { text: '%' })).toEqual(["100% O'Neill_\\ shop"])
  expect(await found(ada, { text: '100' })).toHaveLength(2)
})

test('pages of a search over years are disjoint, complete and ordered in both directions', async ({ signUp }) => {
  const ada = await signUp()
  const dates = Array.from({ length: 15 }, (_, month) => `${2024 + Math.floor(month / 12)}-${pad((month % 12) + 1)}-10`)
  await record(ada, ...dates.map((date) => ({ description: 'Gym', date })), { description: 'Pool', date: '2024-06-01' })

  const page = async (place: object) =>
    (await ada.graphql(TransactionsDocument, { filter: { text: 'gym' }, first: 4, ...place })).transactions
  const seen: string[] = []
  let next = await page({})
  while (true) {
    seen.push(...next.edges.map(({ node }) => node.date))
    if (!next.pageInfo.hasNextPage) break
    next = await page({ after: next.pageInfo.endCursor })
  }
  expect(seen).toEqual(dates.toReversed())
  const back = await page({ before: next.pageInfo.startCursor })
  expect(back.edges.map(({ node }) => node.date)).toEqual(seen.slice(8, 12))
})

type Wanted = { description: string; note?: string; amount?: string; date?: string }

async function record(person: TestUser, ...wanted: Wanted[]): Promise<void> {
  for (const each of wanted) await person.graphql(CreateTransactionDocument, { input: { ...expense(each), ...each } })
}

async function found(person: TestUser, filter: { text: string; exactText?: boolean }): Promise<string[]> {
  const { transactions } = await person.graphql(TransactionsDocument, { filter })
  const { transactionTotals } = await person.graphql(TransactionTotalsDocument, { filter })
  expect(transactionTotals.count).toBe(transactions.edges.length)
  return transactions.edges.map(({ node }) => node.description).sort()
}

const pad = (month: number) => String(month).padStart(2, '0')
