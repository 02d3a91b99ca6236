import {
  ChangeLogFileDocument,
  CreateTransactionDocument,
  RemoveMemberDocument,
  UpdateMemberRoleDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import { DeleteTransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { cellsOf, latestOf } from './change-log-steps.ts'

const create = async (person: TestUser, description: string) =>
  (await person.graphql(CreateTransactionDocument, { input: expense({ description }) })).createTransaction.id

const addressOf = async (person: TestUser, filter = {}) =>
  (await person.graphql(ChangeLogFileDocument, { filter })).changeLogFile

test('the change log file has one row for each field or record, newest first', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const id = await create(ada, 'Café, "Lugano"')
  await ada.graphql(UpdateTransactionDocument, { id, changes: { amount: '2.50', date: '2026-04-01' } })
  await ada.graphql(DeleteTransactionsDocument, { ids: [id] })

  const response = await fetch(`${baseUrl}${await addressOf(ada, { kinds: ['TRANSACTION'] })}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="(change-log-\d{4}-\d\d-\d\d\.csv)"; filename\*=UTF-8''\1$/,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString('utf8').slice(1)
  expect(text).toMatch(/^Time \(UTC\),Who,Origin,/)
  expect(text).toMatch(/\r\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/)
  const who = ['Ada Black', 'over the API (GraphQL)']
  const what = ['Transaction', 'Café, "Lugano"']
  expect(cellsOf(text)).toEqual([
    ['Who', 'Origin', 'Action', 'Kind', 'Record', 'Field', 'Before', 'After'],
    [...who, 'Deleted', ...what, '', expect.stringContaining('Amount: 2.50 USD; Date: 2026-04-01'), ''],
    [...who, 'Changed', ...what, 'Amount', '1.00 USD', '2.50 USD'],
    [...who, 'Changed', ...what, 'Date', '2026-03-31', '2026-04-01'],
    [...who, 'Added', ...what, '', '', expect.stringContaining('Amount: 1.00 USD; Date: 2026-03-31')],
  ])
})

test('cells that a spreadsheet would execute are exported as text', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const formulas = ['=HYPERLINK("http://x.test")', '+1+1', '-2+3', '@SUM(A1)', '\u00a0=1', '＝1']
  for (const formula of formulas) await create(ada, formula)
  const text = await (await fetch(`${baseUrl}${await addressOf(ada, { kinds: ['TRANSACTION'] })}`)).text()
  const records = cellsOf(text)
    .slice(1)
    .map(([, , , , record]) => record)
  expect(records).toHaveLength(formulas.length)
  for (const record of records) expect(record).toMatch(/^'/)
})

test('the address of the file works only for users who can still read the change log', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  const cleo = await joinAs('ADMIN', ada, signUp, 'Cleo')
  const [bens, cleos] = [`${baseUrl}${await addressOf(ben)}`, `${baseUrl}${await addressOf(cleo)}`]
  expect((await fetch(bens)).status).toBe(200)
  expect((await fetch(`${bens.slice(0, -2)}xx`)).status).toBe(404)
  expect((await fetch(bens.replace('/exports/', '/files/'))).status).toBe(404)
  expect((await fetch(bens, { method: 'POST' })).status).toBe(404)

  const cleoId = (await latestOf(ada)).by?.id ?? ''
  await ada.graphql(RemoveMemberDocument, { userId: cleoId })
  expect((await fetch(cleos)).status).toBe(403)
  const benId = (await ada.rest('GET', '/members')).body.find(({ name }: { name: string }) => name === 'Ben').id
  await ada.graphql(UpdateMemberRoleDocument, { userId: benId, role: 'MEMBER' })
  expect((await fetch(bens)).status).toBe(403)
})
