import { RegisterBalancesDocument, UpdateTransactionsMatchingDocument } from '../../../web/operations/generated.ts'
import { expect, test } from '../../support/test.ts'
import { apply, importFile } from '../imports/import-steps.ts'
import { written } from '../imports/own-export-steps.ts'
import { exported, recordsOf } from '../portability/export-steps.ts'
import { addAccount, balanceOn, call, record } from './accounts-steps.ts'

test('an export names the account, and a corrected export changes its balance', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const fileOf = async () => recordsOf((await exported(ada, baseUrl, 'CSV')).bytes)
  const { id: loose } = await record(ada, { amount: '1.00', description: 'Bus' })
  expect(Object.keys((await fileOf())[0] ?? {})).not.toContain('Account')

  const { id } = await addAccount(ada, { day: '2026-03-01' })
  await record(ada, { amount: '10.00', account_id: id })
  const rows = await fileOf()
  expect(rows.map(({ Description, Account }) => [Description, Account])).toEqual([
    ['Market', 'Household'],
    ['Bus', ''],
  ])
  const { transactions } = JSON.parse((await exported(ada, baseUrl, 'JSON')).bytes.toString())
  expect(transactions).toMatchObject([
    { account: 'Household', account_amount: '-10.00' },
    { id: loose, account: null, account_amount: null },
  ])

  const corrected = rows.map((row) =>
    row.Account === 'Household' ? { ...row, Amount: '-12.00', 'Base amount': '-12.00' } : row,
  )
  const read = await importFile(ada, baseUrl, 'corrected.csv', written(corrected))
  expect(await apply(ada, read.id, true)).toMatchObject({ state: 'DONE' })
  expect(await balanceOn(ada, id, '2026-03-31')).toBe('988.00')
})

test('transactions are filtered, changed together and shown with a running balance by account', async ({ signUp }) => {
  const ada = await signUp()
  const { id } = await addAccount(ada, { day: '2026-03-10' })
  const yen = await addAccount(ada, { name: 'Tokyo', currency: 'JPY', balance: '0' })
  for (const [day, amount] of [
    ['2026-03-09', '1.00'],
    ['2026-03-11', '20.00'],
    ['2026-03-11', '300.00'],
    ['2026-03-12', '4.00'],
  ]) {
    await record(ada, { transaction_date: day, amount })
  }
  const filter = { withoutAccount: true }
  const change = (accountId: string) =>
    ada.graphql(UpdateTransactionsMatchingDocument, { filter, count: 4, changes: { accountId } })
  await expect(change(yen.id)).rejects.toMatchObject({
    fields: { accountId: 'Some of these are not in JPY. Change those one by one.' },
  })
  expect(await change(id)).toMatchObject({ updateTransactionsMatching: { count: 4 } })

  const { items } = await call(ada, 'GET', `/transactions?account_id=${id}`)
  const ids: string[] = items.map((item: { id: string }) => item.id)
  const { transactions } = await ada.graphql(RegisterBalancesDocument, { ids })
  expect(transactions.edges.map(({ node }) => node.accountBalance?.value)).toEqual([
    '676.00',
    '680.00',
    '980.00',
    '1000.00',
  ])
  expect((await call(ada, 'GET', '/transactions?without_account=true')).items).toEqual([])
})
