import { expect, test } from 'vitest'
import {
  CreateTransactionDocument,
  DeleteTransactionsMatchingDocument as DeleteMatchingDocument,
  TransactionTotalsDocument,
  UpdateTransactionsMatchingDocument as UpdateMatchingDocument,
  TransactionToEditDocument as WholeTransactionDocument,
} from '../../../web/operations/generated.ts'
import { createUndoFixture, undo } from '../../api/history/undo-fixture.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { startServer } from '../../support/servers/server.ts'

const _whole = async (person: TestUser, id: string) =>
  (await person.graphql(WholeTransactionDocument, { id })).transaction

const fixture = createUndoFixture(startServer)

test('10,000 transactions are changed, deleted and restored by one action each', async () => {
  const ada = await fixture.signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const { createTransaction: seed } = await ada.graphql(CreateTransactionDocument, { input: expense({}) })
  await fixture.owner(
    `with seed as (select * from transactions where id = $1)
     , entered as (select set_config('app.user_id', created_by::text, true), set_config('app.via', 'web', true) from seed)
     insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, date, created_by)
       select seed.organization_id, type, n, currency, n, 'Row ' || n, date, created_by
         from seed, entered, generate_series(1, 9999) n`,
    [seed.id],
  )
  await fixture.owner(`update changes set number = id where number is null and organization_id = $1`, [
    ada.organizationId,
  ])
  await fixture.owner(
    `update streams set last_number = (select max(number) from changes where organization_id = $1) where organization_id = $1`,
    [ada.organizationId],
  )
  await fixture.owner('select rebuild_totals($1)', [ada.organizationId])

  const sumOf = async (filter: object) => (await ada.graphql(TransactionTotalsDocument, { filter })).transactionTotals
  const whole = await sumOf({})
  expect(whole.count).toBe(10_000)
  const changed = await fixture.act(ada, UpdateMatchingDocument, {
    filter: {},
    count: 10_000,
    changes: { categoryId: groceries },
  })
  expect(changed.data.updateTransactionsMatching.count).toBe(10_000)
  expect(await sumOf({ categoryIds: [groceries] })).toEqual(whole)
  const deleted = await fixture.act(ada, DeleteMatchingDocument, { filter: {}, count: 10_000 })
  expect(deleted.data.deleteTransactionsMatching.count).toBe(10_000)
  expect(await undo(ada, deleted.batch)).toMatchObject({ done: true, count: 10_000 })
  expect(await undo(ada, changed.batch)).toMatchObject({ done: true, count: 10_000 })
  expect(await sumOf({ uncategorised: true })).toEqual(whole)
  const { transactions } = await ada.graphql(TransactionsDocument, { first: 1 })
  expect(transactions.edges[0]?.node.category).toBeNull()
})
