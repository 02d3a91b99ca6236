import { CreateTransactionDocument } from '../../web/operations/generated.ts'
import { categoryOf, expense } from '../support/ledger.ts'
import { expect, test } from '../support/test.ts'

test('the dashboard and the reports return equal sums', async ({ signUp }) => {
  const ada = await signUp({ name: 'Ada Black' })
  const groceries = await categoryOf(ada, 'Groceries')
  const input = { ...expense({ categoryId: groceries, amount: '12.34' }), tags: ['lake'] }
  await ada.graphql(CreateTransactionDocument, { input })
  const spent = { amount: '12.34', previous: '0.00', change_percent: null }

  const dashboard = await ada.rest('GET', '/dashboard?month=2026-03')
  expect(dashboard).toMatchObject({
    status: 200,
    body: {
      month: '2026-03',
      expense: spent,
      spending: [{ category_id: groceries, category: 'Groceries', type: 'Expense', amount: '12.34', percent: 100 }],
      attention: { uncategorised_count: 0, over_budget: 0 },
    },
  })
  expect(dashboard.body.cash_flow).toHaveLength(12)
  expect(dashboard.body.cash_flow.at(-1)).toEqual({ month: '2026-03', income: '0.00', expense: '12.34', net: '-12.34' })

  const report = async (by: string) => (await ada.rest('GET', `/reports/${by}from=2026-02&to=2026-03`)).body
  expect(await report('by-category?')).toMatchObject([{ category: 'Groceries', ...spent, parts: [] }])
  expect(await report('by-month?')).toMatchObject([
    { month: '2026-02', net: '0.00' },
    { month: '2026-03', net: '-12.34' },
  ])
  expect(await report('by-tag?')).toMatchObject([{ tag: 'lake', expense: spent }])
  expect(await report('by-member?')).toMatchObject([{ member_id: null, expense: spent }])
  expect(await report('by-member?recorded=true&')).toMatchObject([{ member: 'Ada Black', expense: spent }])
  expect(await ada.rest('GET', '/reports/by-month?from=2026-03&to=2026-02')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'to' }] },
  })
})
