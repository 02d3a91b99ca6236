import { expect, test } from '../../support/test.ts'
import { addAccount, balanceOn, call, record } from './accounts-steps.ts'

const state = (id: string, day: string, amount: string, kind?: string) =>
  [`/accounts/${id}/statements`, { day, amount, kind }] as const

test('a statement is compared and never changes the balance, and a difference names its interval', async ({
  signUp,
}) => {
  const ada = await signUp()
  const { id } = await addAccount(ada, { day: '2026-09-01' })
  const add = (day: string, amount: string) => call(ada, 'POST', ...state(id, day, amount))
  const check = async () => (await call(ada, 'GET', `/accounts/${id}`)).check
  const market = await record(ada, { amount: '23.00', transaction_date: '2026-10-09', account_id: id })
  expect(await check()).toBeNull()
  expect(await add('2026-10-03', '1000.00')).toMatchObject({
    kind: 'statement',
    difference: '0.00',
    since: '2026-09-01',
  })
  await add('2026-10-17', '977.00')
  await add('2026-10-31', '977.00')
  expect(await check()).toEqual({ state: 'agrees', through: '2026-10-31', since: null, difference: null })

  await call(ada, 'DELETE', `/transactions/${market.id}`)
  expect(await balanceOn(ada, id, '2026-10-31')).toBe('1000.00')
  expect(await check()).toEqual({
    state: 'differs',
    through: '2026-10-31',
    since: '2026-10-03',
    difference: '-23.00',
  })
  const statements = await call(ada, 'GET', `/accounts/${id}/statements`)
  expect(statements.map((each: Record<string, string>) => [each.kind, each.since, each.day, each.arose])).toEqual([
    ['opening', null, '2026-09-01', null],
    ['statement', '2026-09-01', '2026-10-03', '0.00'],
    ['statement', '2026-10-03', '2026-10-17', '-23.00'],
    ['statement', '2026-10-17', '2026-10-31', '0.00'],
  ])
  await call(ada, 'POST', `/trash/${market.id}/restore`, { kind: 'transaction' })
  expect((await check()).state).toBe('agrees')
})

test('a statement before the opening is compared with the balance of its day', async ({ signUp }) => {
  const ada = await signUp()
  const { id } = await addAccount(ada, { day: '2026-11-28' })
  await record(ada, { amount: '100.00', transaction_date: '2026-01-20', account_id: id })
  expect(await call(ada, 'POST', ...state(id, '2026-01-10', '1100.00'))).toMatchObject({ difference: '0.00' })
  expect(await call(ada, 'GET', `/accounts/${id}`)).toMatchObject({ check: { state: 'agrees', through: '2026-11-28' } })
  expect(await call(ada, 'POST', ...state(id, '2026-02-10', '990.00'))).toMatchObject({ difference: '-10.00' })
})

test('a changed opening changes all balances, and an account keeps its opening', async ({ signUp }) => {
  const ada = await signUp()
  const { id } = await addAccount(ada, { day: '2026-03-01' })
  await record(ada, { account_id: id })
  const [opening] = await call(ada, 'GET', `/accounts/${id}/statements`)
  await call(ada, 'PUT', `/statements/${opening.id}`, { amount: '500.00', day: '2026-03-20' })
  expect([await balanceOn(ada, id, '2026-03-01'), await balanceOn(ada, id, '2026-03-31')]).toEqual(['510.00', '500.00'])
  expect((await ada.rest('DELETE', `/statements/${opening.id}`)).body.message).toBe(
    'An account keeps its opening balance. Change it instead.',
  )
  const stale = await ada.rest('PUT', `/statements/${opening.id}`, { amount: '1', version: 1 })
  expect(stale.status).toBe(409)
})

test('a day has one statement of a kind', async ({ signUp }) => {
  const ada = await signUp()
  const { id } = await addAccount(ada, { kind: 'Cash', name: 'Purse', balance: '40.00' })
  const counted = await call(ada, 'POST', ...state(id, '2026-03-20', '35.00'))
  expect(counted).toMatchObject({ kind: 'count', difference: '-5.00' })
  const again = await ada.rest('POST', ...state(id, '2026-03-20', '36.00'))
  expect(again.body.errors).toEqual([
    { field: 'day', message: 'There is already a balance for this day. Change that one.' },
  ])
  await call(ada, 'DELETE', `/statements/${counted.id}`)
  await call(ada, 'POST', ...state(id, '2026-03-20', '36.00'))
})

test('each value of an asset counts from its day on', async ({ signUp }) => {
  const ada = await signUp()
  const { id } = await addAccount(ada, { kind: 'Asset', name: 'Flat', balance: '310000', day: '2024-01-01' })
  expect(await call(ada, 'POST', ...state(id, '2026-01-01', '325000'))).toMatchObject({ kind: 'value' })
  const days = ['2023-01-01', '2025-12-31', '2026-01-01', '2026-06-01']
  expect(await Promise.all(days.map((day) => balanceOn(ada, id, day)))).toEqual([
    '310000.00',
    '310000.00',
    '325000.00',
    '325000.00',
  ])
  expect((await ada.rest('POST', ...state(id, '2026-02-01', '1', 'Statement'))).status).toBe(422)
  expect((await call(ada, 'GET', `/accounts/${id}`)).check).toBeNull()
})
