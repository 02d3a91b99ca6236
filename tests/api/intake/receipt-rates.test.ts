import { CreateTransactionDocument, LastRateDocument } from '../../../web/operations/generated.ts'
import { ApproveReceiptDocument, ApproveStagedItemDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import type { PrintedLine } from './receipt-files.ts'
import { addReceipt, asRead, cornerShop, pdf } from './receipt-steps.ts'

const euros = cornerShop.map(([text, amount]): PrintedLine => (amount ? [text, amount.replace('$', 'EUR ')] : [text]))

test('the proposed rate of a currency is the one nearest to the day', async ({ signUp }) => {
  const ada = await signUp()
  for (const [date, rate] of [
    ['2026-01-10', '1.1'],
    ['2026-03-10', '1.2'],
  ] as const) {
    await ada.graphql(CreateTransactionDocument, { input: { ...expense({ date }), currency: 'EUR', rate } })
  }
  const near = async (day: string | null) =>
    (await ada.graphql(LastRateDocument, { currency: 'EUR', near: day })).lastRate
  expect(await Promise.all(['2025-12-01', '2026-01-20', '2026-03-01', '2026-11-01', null].map(near))).toEqual([
    ...['1.1', '1.1', '1.2', '1.2', '1.2'],
  ])
  expect((await ada.graphql(LastRateDocument, { currency: 'GBP' })).lastRate).toBeNull()
})

test('the charged amount of a foreign receipt is kept exactly, also as several transactions', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const approve = async (saveAs: 'ONE_TRANSACTION' | 'ONE_PER_CATEGORY', baseAmount: string | null) => {
    const { id, version, ...receipt } = await addReceipt(ada, baseUrl, pdf(euros, `${saveAs}.pdf`))
    const read = asRead({ id, version, ...receipt })
    const items = read.items.map((item, at) => ({ ...item, categoryId: at === 0 ? groceries : null }))
    await ada.graphql(ApproveReceiptDocument, {
      id,
      version,
      input: { ...read, currency: 'EUR', items, saveAs, baseAmount },
    })
    const { items: transactions } = (await ada.rest('GET', '/transactions')).body
    return transactions.slice(0, saveAs === 'ONE_TRANSACTION' ? 1 : 2)
  }
  const [whole] = await approve('ONE_TRANSACTION', '10.01')
  expect(whole).toMatchObject({ amount: '9.00', currency: 'EUR', base_amount: '10.01' })
  const parts = await approve('ONE_PER_CATEGORY', '10.01')
  expect(parts.map((part: { base_amount: string }) => part.base_amount).toSorted()).toEqual(['1.33', '8.68'])
  await expect(approve('ONE_TRANSACTION', null)).rejects.toMatchObject({ fields: { rate: 'Enter an exchange rate.' } })
  await expect(approve('ONE_TRANSACTION', '0')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a single item of a foreign receipt takes the charged amount', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf(euros))
  const [item] = receipt.items
  await ada.graphql(ApproveStagedItemDocument, { id: item?.id ?? '', input: { amount: '1.20', baseAmount: '1.31' } })
  const { items } = (await ada.rest('GET', '/transactions')).body
  expect(items).toMatchObject([{ amount: '1.20', currency: 'EUR', base_amount: '1.31' }])
})
