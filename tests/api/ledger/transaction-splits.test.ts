import {
  UpdateTransactionDocument as ChangeWholeDocument,
  CreateTransactionDocument as RecordWholeDocument,
  TransactionToEditDocument as WholeTransactionDocument,
} from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

type Split = { amount: { value: string }; category: { name: string } | null }
const shown = (splits: readonly Split[]) => splits.map(({ amount, category }) => [category?.name, amount.value])

async function household(ada: TestUser) {
  const [groceries, household] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Household & repairs')]
  const record = async (input: Partial<Parameters<typeof splitExpense>[0]> = {}) =>
    (await ada.graphql(RecordWholeDocument, { input: splitExpense(input) })).createTransaction
  const splitExpense = (input: object) => ({
    ...expense({ amount: '25.00', description: 'Corner shop' }),
    splits: [
      { amount: '20', categoryId: groceries },
      { categoryId: household, note: 'Bulbs' },
    ],
    ...input,
  })
  const change = async (id: string, changes: object) =>
    (await ada.graphql(ChangeWholeDocument, { id, changes })).updateTransaction
  return { groceries, household, record, change }
}

test('a split sums to its whole, and the row without an amount takes the rest', async ({ signUp }) => {
  const ada = await signUp()
  const { record } = await household(ada)

  const split = await record()

  expect(split).toMatchObject({ amount: { value: '25.00' }, category: null })
  expect(shown(split.splits)).toEqual([
    ['Groceries', '20.00'],
    ['Household & repairs', '5.00'],
  ])
  expect(split.splits[1]?.note).toBe('Bulbs')
})

test('splits in another currency sum to the base amount', async ({ signUp }) => {
  const ada = await signUp()
  const { record } = await household(ada)

  const { splits, baseAmount } = await record({
    ...{ amount: '10.00', currency: 'EUR', baseAmount: '11.11', splits: [{}, {}, {}] },
  } as object)

  expect(baseAmount.value).toBe('11.11')
  expect(splits.map(({ amount, baseAmount: base }) => [amount.value, amount.currency, base.value])).toEqual([
    ['3.34', 'EUR', '3.71'],
    ['3.33', 'EUR', '3.70'],
    ['3.33', 'EUR', '3.70'],
  ])
})

test('a new amount keeps the proportions, and an empty list removes the splits', async ({ signUp }) => {
  const ada = await signUp()
  const { record, change, household: repairs } = await household(ada)
  const { id } = await record()

  expect(shown((await change(id, { amount: '50' })).splits)).toEqual([
    ['Groceries', '40.00'],
    ['Household & repairs', '10.00'],
  ])
  expect(await change(id, { splits: [] })).toMatchObject({ splits: [], category: { name: 'Groceries' } })
  await change(id, { splits: [{}, { amount: '1' }] })
  expect(await change(id, { categoryId: repairs })).toMatchObject({
    splits: [],
    category: { name: 'Household & repairs' },
  })
})

test('an invalid split is refused with a text', async ({ signUp }) => {
  const ada = await signUp()
  const { record, change } = await household(ada)
  const { id, version } = await record()

  const expectRejected = (changes: object) => expect(change(id, changes)).rejects
  await expectRejected({ splits: [{ amount: '20' }, { amount: '4' }] }).toMatchObject({
    fields: { splits: 'The splits add up to 24.00 USD, but the amount is 25.00 USD.' },
  })
  await expectRejected({ splits: [{ categoryId: crypto.randomUUID() }, {}] }).toMatchObject({
    fields: { splits: 'Invalid category selected.' },
  })
  await expectRejected({ amount: '0.01' }).toMatchObject({ code: 'INVALID_INPUT' })
  expect(shown((await change(id, { type: 'INCOME' })).splits).map(([name]) => name)).toEqual([undefined, undefined])
  expect((await ada.graphql(WholeTransactionDocument, { id })).transaction.version).toBe(version + 1)
})
