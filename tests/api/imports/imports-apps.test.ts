import type { ImportAsToldFragment } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { actualExport, actualHousehold, zipped } from './actual-budget.ts'
import { apply, importFile, rowsOf } from './import-steps.ts'

async function seen(person: TestUser, { id }: ImportAsToldFragment) {
  const rows = await rowsOf(person, { importId: id })
  return rows.map(({ date, type, amount, description, categoryName, isSplit }) => {
    const sign = type === 'EXPENSE' ? '-' : ''
    return [date, description, `${sign}${amount.value}`, isSplit ? 'split' : categoryName].join(' | ')
  })
}

test('Actual: expenses, income and splits are imported, but no transfers, opening balances, deleted or off-budget entries', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const bytes = new Uint8Array(await actualExport(actualHousehold))
  const read = await importFile(ada, baseUrl, '2026-03-31-My-Finances.zip', bytes)
  expect(read).toMatchObject({ format: 'ACTUAL', state: 'READY', rowCount: 4, takenCount: 4 })
  expect(read.leftOut.toSorted((a, b) => (a.reason < b.reason ? -1 : 1))).toEqual([
    { reason: 'PENDING', count: 1 },
    { reason: 'TOTAL', count: 2 },
    { reason: 'TRANSFER', count: 2 },
  ])
  expect(await seen(ada, read)).toEqual([
    '2026-03-02 | Kroger | -42.10 | Usual Expenses:Food',
    '2026-03-03 | Kroger | -12.50 | Usual Expenses:Food',
    '2026-03-05 | Acme Inc | 2500.00 | Income:Salary',
    '2026-03-06 | Kroger | -100.00 | split',
  ])
  expect(await apply(ada, read.id, true)).toMatchObject({ state: 'DONE' })
  const again = await importFile(ada, baseUrl, 'again.zip', bytes)
  expect(again).toMatchObject({ rowCount: 4, newCount: 0, takenCount: 0 })

  for (const extra of [['drop table payees'], ['alter table accounts add column other as (1)']]) {
    const broken = new Uint8Array(await actualExport(actualHousehold, extra))
    expect(await importFile(ada, baseUrl, 'broken.zip', broken)).toMatchObject({
      state: 'FAILED',
      problem: "The budget in this file is damaged or isn't from Actual. Export it from Actual again.",
    })
  }
})

test('YNAB: the register is read from its zip file', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const register = `\ufeff"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Checking","","03/31/2026","Trader Joe's","Everyday: Groceries","Everyday","Groceries","",$54.20,$0.00,"Cleared"
"Checking","","03/30/2026","Transfer : Savings","","","","",$200.00,$0.00,"Cleared"
"Savings","","03/30/2026","Transfer : Checking","","","","",$0.00,$200.00,"Cleared"
"Checking","Red","03/28/2026","Acme Inc","Inflow: Ready to Assign","Inflow","Ready to Assign","March pay",$0.00,"$2,450.00","Cleared"
"Checking","","03/01/2026","Starting Balance","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,"$1,000.00","Reconciled"
`
  const plan = `\ufeff"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"Mar 2026","Everyday: Groceries","Everyday","Groceries",$400.00,-$54.20,$345.80
`
  const name = 'My Budget as of 2026-04-01 915'
  const bytes = await zipped({ [`${name} - Register.csv`]: register, [`${name} - Plan.csv`]: plan })
  const read = await importFile(ada, baseUrl, `${name}.zip`, new Uint8Array(bytes))
  expect(read).toMatchObject({ format: 'CSV', state: 'READY', problem: null })
  expect(await seen(ada, read)).toEqual([
    "2026-03-31 | Trader Joe's | -54.20 | Groceries",
    '2026-03-28 | Acme Inc | 2450.00 | ',
  ])
  expect(read.leftOut).toContainEqual({ reason: 'TRANSFER', count: 2 })
})

test('Firefly III: withdrawals and deposits are imported with categories and tags, and transfers are skipped', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const csv = `user_id,group_id,journal_id,created_at,updated_at,group_title,type,currency_code,amount,foreign_currency_code,foreign_amount,primary_currency_code,pc_amount,pc_foreign_amount,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,reconciled,category,budget,bill,tags,notes
1,1,1,2026-03-02T08:00:00+01:00,2026-03-02T08:00:00+01:00,,Withdrawal,EUR,-42.10,,,EUR,-42.10,,Weekly shopping,2026-03-02T00:00:00+01:00,Checking,NL00BANK0123456789,"Asset account",Kroger,,"Expense account",,Groceries,Food,,"bulk,weekly",
1,2,2,2026-03-05T08:00:00+01:00,2026-03-05T08:00:00+01:00,,Deposit,EUR,2500.00,,,EUR,2500.00,,Salary March,2026-03-05T00:00:00+01:00,"Acme Inc",,"Revenue account",Checking,NL00BANK0123456789,"Asset account",,Salary,,,,
1,3,3,2026-03-07T08:00:00+01:00,2026-03-07T08:00:00+01:00,,Transfer,EUR,300.00,,,EUR,300.00,,To savings,2026-03-07T00:00:00+01:00,Checking,,"Asset account",Savings,,"Asset account",,,,,,
1,4,4,2026-03-01T08:00:00+01:00,2026-03-01T08:00:00+01:00,,"Opening balance",EUR,1000.00,,,EUR,1000.00,,Initial balance,2026-03-01T00:00:00+01:00,"Initial balance for Checking",,"Initial balance account",Checking,,"Asset account",,,,,,
`
  const read = await importFile(ada, baseUrl, '2026_03_31_transaction_export.csv', csv)
  expect(read).toMatchObject({ format: 'CSV', state: 'READY', problem: null, rowCount: 2 })
  expect(read.sums).toMatchObject([{ currency: 'EUR', moneyIn: { value: '2500.00' }, moneyOut: { value: '42.10' } }])
  const rows = await rowsOf(ada, { importId: read.id })
  expect(rows.map(({ tagNames }) => tagNames)).toEqual([['bulk', 'weekly'], []])
  expect(rows.map(({ categoryName }) => categoryName)).toEqual(['Groceries', 'Salary'])
  expect(rows.map(({ type }) => type)).toEqual(['EXPENSE', 'INCOME'])
})

test('Mint: debits and credits are imported with their category names', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const csv = `"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"
"3/31/2026","Amazon","AMAZON MKTPLACE PMTS","25.99","debit","Shopping","CREDIT CARD","",""
"3/28/2026","Acme Inc","ACME INC PAYROLL","2,450.00","credit","Paycheck","CHECKING","","March"
"3/15/2026","Transfer to Savings","ONLINE TRANSFER TO SAV","200.00","debit","Transfer","CHECKING","",""
`
  const read = await importFile(ada, baseUrl, 'transactions.csv', csv)
  expect(read).toMatchObject({ format: 'CSV', state: 'READY', problem: null })
  expect(await seen(ada, read)).toEqual([
    '2026-03-31 | Amazon | -25.99 | Shopping',
    '2026-03-28 | Acme Inc | 2450.00 | Paycheck',
  ])
  expect(read.leftOut).toContainEqual({ reason: 'TRANSFER', count: 1 })
})

test('split parts beside the whole are counted once', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const file = `Date,Payee,Category,Memo,Amount
2026-03-02,Costco,--Split--,,-100.00
2026-03-02,Costco,Groceries,food,-70.00
2026-03-02,Costco,Household,soap,-30.00
2026-03-03,Costco,Split,no parts,-12.00
2026-03-03,Bus,Transport,,-2.50
`
  const read = await importFile(ada, baseUrl, 'quicken.csv', file)
  expect(await seen(ada, read)).toEqual([
    '2026-03-02 | Costco | -100.00 | split',
    '2026-03-03 | Costco | -12.00 | ',
    '2026-03-03 | Bus | -2.50 | Transport',
  ])
})
