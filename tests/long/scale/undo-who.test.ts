import { expect, test } from 'vitest'
import { CreateTransactionDocument, UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import { createUndoFixture, undo } from '../../api/history/undo-fixture.ts'
import { sendAndWait } from '../../api/intake/file-steps.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { differencesOf } from '../../support/data/ledger-rows.ts'
import { csv } from '../../support/data/sent-files.ts'
import {
  ApproveStagedItemDocument,
  DeleteTransactionsDocument,
  InboxDocument,
  type Role,
} from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'

const fixture = createUndoFixture()
const roles: Role[] = ['ADMIN', 'MEMBER', 'VIEWER']

const record = (person: TestUser) =>
  fixture.act(person, CreateTransactionDocument, { input: expense({ description: 'Ferry' }) })

async function team() {
  const ada = await createTeam(await fixture.signUp({ name: 'Ada' }))
  const [admin, member, viewer] = await Promise.all(roles.map((role) => joinAs(role, ada, fixture.signUp, role)))
  if (!admin || !member || !viewer) throw new Error('Three were to join.')
  return { ada, admin, member, viewer }
}

test('two simultaneous undos count as one', async () => {
  const { ada, admin } = await team()
  const { batch } = await record(ada)
  const rows = await fixture.rows(ada)
  const results = await Promise.allSettled([undo(ada, batch), undo(admin, batch), undo(ada, batch)])
  const done = results.filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ message: 'This has already been undone.' })
  }
  expect(differencesOf(rows, await fixture.rows(ada))).toHaveLength(1)
})

test('an undo and an edit of the same record at the same time lose neither', async () => {
  const rounds = Array.from({ length: 10 }, async () => {
    const ada = await fixture.signUp()
    const { data } = await record(ada)
    const { id } = data.createTransaction
    const { batch } = await fixture.act(ada, UpdateTransactionDocument, { id, changes: { amount: '5.00' } })
    await Promise.all([undo(ada, batch), ada.graphql(UpdateTransactionDocument, { id, changes: { amount: '7.00' } })])
    return (await fixture.rows(ada)).get(`transaction ${id}`)?.amount_minor
  })
  expect(await Promise.all(rounds)).toEqual(rounds.map(() => 700))
})

test('simultaneous undos and deletions do not deadlock', async () => {
  const { ada, admin } = await team()
  const rows = Array.from({ length: 12 }, (_, index) => `2026-03-03,Ferry ${index},-7.00`)
  await sendAndWait(ada, fixture.baseUrl, csv(['Date,Description,Amount', ...rows].join('\n'), 'bank.csv'))
  const { pendingItems } = await ada.graphql(InboxDocument, {})
  const approved: { batch: string; transactionId: string }[] = []
  for (const { id } of pendingItems) {
    const { batch, data } = await fixture.act(ada, ApproveStagedItemDocument, { id, input: {} })
    approved.push({ batch, transactionId: data.approveStagedItem.transactionId ?? '' })
  }
  const ids = approved.map(({ transactionId }) => transactionId).toReversed()
  const results = await Promise.allSettled([
    ...approved.map(({ batch }) => undo(ada, batch, true)),
    admin.graphql(DeleteTransactionsDocument, { ids }),
    ...ids.map((id) => admin.graphql(UpdateTransactionDocument, { id, changes: { amount: '8.00' } })),
  ])
  const failures = results.flatMap((result) => (result.status === 'rejected' ? String(result.reason.message) : []))
  expect(failures.filter((message) => !/does not exist|Nothing is left|Too many requests/.test(message))).toEqual([])
})
