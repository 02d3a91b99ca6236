import { categoryOf } from '../support/ledger.ts'
import { expect, test } from '../support/test.ts'

test('POST /budgets/copy copies a month, and DELETE /budgets removes a budget', async ({ signUp }) => {
  const ada = await signUp()
  const category_id = await categoryOf(ada, 'Groceries')
  await ada.rest('PUT', '/budgets', { category_id, month: '2026-03', amount: '400' })
  expect(await ada.rest('POST', '/budgets/copy', { from: '2026-03', to: '2026-04' })).toMatchObject({
    status: 200,
    body: [{ category_id, month: '2026-04', amount: '400.00', carried: '0.00', carried_from: null, left: '400.00' }],
  })
  expect(await ada.rest('POST', '/budgets/copy', { from: '2026-03', to: '2026-04' })).toMatchObject({ status: 422 })
  const path = `/budgets?category_id=${category_id}&month=2026-04`
  expect(await ada.rest('DELETE', path)).toMatchObject({ status: 200, body: [] })
  expect((await ada.rest('DELETE', path)).status).toBe(404)
})
