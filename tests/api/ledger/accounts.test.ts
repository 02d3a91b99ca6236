import { LedgerChangedWithAccountsDocument } from '../../../web/operations/generated.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { addAccount, balanceOn, call, record, undo } from './accounts-steps.ts'

test('entries on or before the day of the opening change only earlier balances', async ({ signUp }) => {
  const ada = await signUp()
  const { id } = await addAccount(ada)
  for (const [day, amount] of [
    ['2026-03-14', '1.00'],
    ['2026-03-15', '20.00'],
    ['2026-03-16', '300.00'],
  ]) {
    await record(ada, { transaction_date: day, amount, account_id: id })
  }
  const days = ['2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16', '2026-12-31']
  const balances = await Promise.all(days.map((day) => balanceOn(ada, id, day)))
  expect(balances).toEqual(['1021.00', '1020.00', '1000.00', '700.00', '700.00'])

  const { items } = await call(ada, 'GET', `/transactions?account_id=${id}`)
  expect(items).toHaveLength(3)
})

test('income adds to an account, expenses and splits subtract their whole amount, and deleted ones do not count', async ({
  signUp,
}) => {
  const ada = await signUp()
  const { id } = await addAccount(ada, { day: '2026-03-01' })
  await record(ada, { type: 'Income', amount: '50.00', account_id: id })
  await record(ada, { amount: '30.00', account_id: id, splits: [{ amount: '10.00' }, { amount: '20.00' }] })
  const tea = await record(ada, { amount: '5.00', account_id: id })
  expect(await balanceOn(ada, id, '2026-03-15')).toBe('1015.00')

  await call(ada, 'DELETE', `/transactions/${tea.id}`)
  expect(await balanceOn(ada, id, '2026-03-15')).toBe('1020.00')
  await call(ada, 'POST', `/trash/${tea.id}/restore`, { kind: 'transaction' })
  expect(await balanceOn(ada, id, '2026-03-15')).toBe('1015.00')
})

test('a changed transaction moves its amount between days and accounts', async ({ signUp }) => {
  const ada = await signUp()
  const [bank, purse] = [
    await addAccount(ada, { day: '2026-03-01' }),
    await addAccount(ada, { day: '2026-03-01', name: 'Purse', kind: 'Cash', balance: '40' }),
  ]
  const { id } = await record(ada, { account_id: bank.id })
  const change = (fields: object) => call(ada, 'PUT', `/transactions/${id}`, fields)
  await change({ amount: '12.00', transaction_date: '2026-03-20' })
  expect([await balanceOn(ada, bank.id, '2026-03-19'), await balanceOn(ada, bank.id, '2026-03-20')]).toEqual([
    '1000.00',
    '988.00',
  ])
  expect(await change({ account_id: purse.id })).toMatchObject({ account: { name: 'Purse' }, account_amount: '12.00' })
  expect([await balanceOn(ada, bank.id, '2026-03-20'), await balanceOn(ada, purse.id, '2026-03-20')]).toEqual([
    '1000.00',
    '28.00',
  ])
  expect(await change({ account_id: null })).toMatchObject({ account: null, account_amount: null })
  expect(await balanceOn(ada, purse.id, '2026-03-20')).toBe('40.00')
})

test('an account in another currency moves by the amount in its currency, without rounding', async ({ signUp }) => {
  const ada = await signUp()
  const { currency } = (await call(ada, 'GET', '/organizations'))[0]
  const [yen, dinar] = [
    await addAccount(ada, { name: 'Tokyo', currency: 'JPY', balance: '120000', day: '2026-03-01' }),
    await addAccount(ada, { name: 'Manama', currency: 'BHD', balance: '10.005', day: '2026-03-01' }),
  ]
  await record(ada, { currency: 'JPY', amount: '999', rate: '0.0061', account_id: yen.id })
  await record(ada, { currency: 'BHD', amount: '0.001', base_amount: '0.01', account_id: dinar.id })
  expect([await balanceOn(ada, yen.id, '2026-03-15'), await balanceOn(ada, dinar.id, '2026-03-15')]).toEqual([
    '119001',
    '10.004',
  ])

  const missing = await ada.rest('POST', '/transactions', {
    type: 'Expense',
    amount: '1.00',
    transaction_date: '2026-03-15',
    category_id: null,
    account_id: yen.id,
  })
  expect([missing.status, missing.body.errors]).toEqual([
    422,
    [{ field: 'account_amount', message: 'Enter the amount in JPY.' }],
  ])
  await record(ada, { amount: '6.10', account_id: yen.id, account_amount: '1000' })
  expect(await balanceOn(ada, yen.id, '2026-03-15')).toBe('118001')

  // An account in the organization currency has the base amount by default, or what the bank booked.
  const home = await addAccount(ada, { name: 'Home', day: '2026-03-01' })
  const abroad = { currency: 'JPY', amount: '1000', base_amount: '6.10', account_id: home.id }
  expect(await record(ada, abroad)).toMatchObject({ account_amount: '6.10', account_currency: currency })
  expect(await record(ada, { ...abroad, account_amount: '6.25' })).toMatchObject({ account_amount: '6.25' })
  expect(await balanceOn(ada, home.id, '2026-03-15')).toBe('987.65')
})

test('what a card owes is negative', async ({ signUp }) => {
  const ada = await signUp()
  const card = await addAccount(ada, { kind: 'Card', name: 'Card', balance: '-300.00', credit_limit: '2000' })
  await record(ada, { amount: '20.50', transaction_date: '2026-03-16', account_id: card.id })
  expect(await call(ada, 'GET', `/accounts/${card.id}?on=2026-03-16`)).toMatchObject({
    kind: 'card',
    group: 'cards',
    balance: '-320.50',
    credit_limit: '2000.00',
  })
})

test('undo of a creation, a change and a deletion restores accounts, balances and assignments', async ({ signUp }) => {
  const ada = await signUp()
  const first = await ada.rest('POST', '/accounts', { kind: 'Current', name: 'A', balance: '5', day: '2026-03-01' })
  await undo(ada, first)
  expect(await call(ada, 'GET', '/accounts')).toEqual([])

  const { id } = await addAccount(ada, { day: '2026-03-01' })
  const entry = await record(ada, { account_id: id })
  await call(ada, 'POST', `/accounts/${id}/statements`, { day: '2026-03-31', amount: '990.00' })
  const renamed = await ada.rest('PUT', `/accounts/${id}`, { name: 'Joint', keys: ['de89 3704 0044 0532 0130 00'] })
  expect(renamed.body).toMatchObject({ name: 'Joint', keys: ['DE89370400440532013000'] })
  await undo(ada, renamed)
  expect(await call(ada, 'GET', `/accounts/${id}`)).toMatchObject({ name: 'Household', keys: [] })

  const deleted = await ada.rest('DELETE', `/accounts/${id}`)
  expect(await call(ada, 'GET', '/accounts')).toEqual([])
  expect(await call(ada, 'GET', `/transactions/${entry.id}`)).toMatchObject({ account: null, amount: '10.00' })
  await undo(ada, deleted)
  expect(await call(ada, 'GET', `/transactions/${entry.id}`)).toMatchObject({ account_id: id })
  expect(await call(ada, 'GET', `/accounts/${id}`)).toMatchObject({ check: { state: 'agrees', through: '2026-03-31' } })

  await call(ada, 'DELETE', `/accounts/${id}`)
  expect((await call(ada, 'GET', '/trash?kind=account')).items[0]).toMatchObject({ title: 'Household' })
  await call(ada, 'POST', `/trash/${id}/restore`, { kind: 'account' })
  expect(await balanceOn(ada, id, '2026-03-31')).toBe('990.00')
})

test('an account is closed only without a balance, and its history stays', async ({ signUp }) => {
  const ada = await signUp()
  const { id } = await addAccount(ada, { balance: '10.00', day: '2026-03-01' })
  const refused = await ada.rest('POST', `/accounts/${id}/close`, {})
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('10.00')])
  const entry = await record(ada, { amount: '10.00', account_id: id })
  expect(await call(ada, 'POST', `/accounts/${id}/close`, { day: '2026-03-20' })).toMatchObject({
    closed_on: '2026-03-20',
  })
  expect(await call(ada, 'GET', `/transactions/${entry.id}`)).toMatchObject({ account_id: id })
  const late = await ada.rest('POST', '/transactions', {
    type: 'Expense',
    amount: '1',
    transaction_date: '2026-03-21',
    category_id: null,
    account_id: id,
  })
  expect(late.body.errors).toEqual([{ field: 'account_id', message: 'This account is closed. Choose another.' }])
  await call(ada, 'POST', `/accounts/${id}/reopen`, {})
  await record(ada, { type: 'Income', account_id: id })
})

test('members create and edit accounts, only admins close and delete them, and viewers read them', async ({
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const [max, vera] = [await joinAs('MEMBER', ada, signUp), await joinAs('VIEWER', ada, signUp)]
  const { id } = await addAccount(max, { balance: '0' })
  expect((await max.rest('POST', `/accounts/${id}/close`, {})).status).toBe(403)
  expect((await max.rest('DELETE', `/accounts/${id}`)).status).toBe(403)
  expect((await vera.rest('PUT', `/accounts/${id}`, { name: 'Mine' })).status).toBe(403)
  expect(await call(vera, 'GET', '/accounts')).toMatchObject([{ id, name: 'Household' }])
  await call(ada, 'POST', `/accounts/${id}/close`, {})
})

test('accounts belong to one organization', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const { id } = await addAccount(ada)
  expect(await call(bob, 'GET', '/accounts')).toEqual([])
  for (const path of [`/accounts/${id}`, `/accounts/${id}/statements`]) {
    expect((await bob.rest('GET', path)).status).toBe(404)
  }
  expect((await bob.rest('PUT', `/accounts/${id}`, { name: 'Mine' })).status).toBe(404)
  const stolen = await bob.rest('POST', '/transactions', {
    type: 'Expense',
    amount: '1',
    transaction_date: '2026-03-21',
    category_id: null,
    account_id: id,
  })
  expect(stolen.body.errors).toEqual([{ field: 'account_id', message: 'This account was deleted. Choose another.' }])
})

test('names and account numbers belong to one account', async ({ signUp }) => {
  const ada = await signUp()
  await addAccount(ada, { keys: ['DE89 3704 0044 0532 0130 00'] })
  const again = { kind: 'Savings', balance: '0', day: '2026-03-01', name: 'household' }
  expect((await ada.rest('POST', '/accounts', again)).body.errors).toEqual([
    { field: 'name', message: 'There is already an account named Household.' },
  ])
  const other = { ...again, name: 'Savings', keys: ['de89370400440532013000'] }
  expect((await ada.rest('POST', '/accounts', other)).body.errors).toEqual([
    { field: 'keys', message: 'This account number belongs to Household.' },
  ])
})

test('undo keeps an account that later transactions use, with its opening', async ({ signUp }) => {
  const ada = await signUp()
  const added = await ada.rest('POST', '/accounts', { kind: 'Cash', name: 'Purse', balance: '5', day: '2026-03-01' })
  await record(ada, { account_id: added.body.id, amount: '2.00' })
  const path = `/changes/${added.headers.get('batch-id')}/undo`
  expect(await call(ada, 'POST', path, {})).toMatchObject({ done: false })
  await call(ada, 'POST', path, { partly: true })
  expect(await balanceOn(ada, added.body.id, '2026-03-31')).toBe('3.00')
})

test('a new account and its changed balance arrive live for other members', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const vera = await joinAs('VIEWER', ada, signUp)
  const subscription = await vera.subscribe(LedgerChangedWithAccountsDocument, {})
  const { id } = await addAccount(ada, { day: '2026-03-01' })
  const { ledgerChanged: added } = await subscription.next()
  expect(added).toMatchObject({
    organization: { hasAccounts: true },
    accounts: [{ id, balance: { value: '1000.00' } }],
  })
  await record(ada, { account_id: id })
  const { ledgerChanged: moved } = await subscription.next()
  expect(moved).toMatchObject({
    accounts: [{ balance: { value: '990.00' } }],
    accountsTotal: { total: { value: '990.00' } },
  })
  await subscription.stop()
})
