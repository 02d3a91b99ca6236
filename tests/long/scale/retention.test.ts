import { expect, test } from 'vitest'
import { CreateTransactionDocument, DeleteReceiptsDocument } from '../../../web/operations/generated.ts'
import { converse } from '../../api/assistant/conversation.ts'
import { undo } from '../../api/history/undo-fixture.ts'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { DeleteTransactionsDocument, LedgerChangedDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

const follow = (person: TestUser, after?: string) =>
  person.subscribe(LedgerChangedDocument, { month: '2026-03', after })

async function cursorOf(person: TestUser): Promise<string> {
  const subscription = await follow(person)
  await subscription.stop()
  return subscription.first.ledgerChanged.cursor
}

const record = (person: TestUser, description: string) =>
  person.graphql(CreateTransactionDocument, { input: expense({ description }) })

async function fill({ organizationId }: TestUser, count: number, days: number): Promise<void> {
  await fixture.owner(
    `insert into changes (organization_id, number, kind, record_id, action, via, batch_id, at)
       select $1, s.last_number + n, 'transaction', gen_random_uuid(), 'UPDATED', 'job', gen_random_uuid(),
         now() - make_interval(days => $3)
       from streams s, generate_series(1, $2::integer) n where s.organization_id = $1`,
    [organizationId, count, days],
  )
  await fixture.owner('update streams set last_number = last_number + $2 where organization_id = $1', [
    organizationId,
    count,
  ])
}

async function streamOf({ organizationId }: TestUser) {
  const [row] = await fixture.owner<{ floor: number; last: number; shared: number; hidden: number }>(
    `select floor_number::integer as floor, last_number::integer as last,
       count(*) filter (where private_to is null)::integer as shared,
       count(*) filter (where private_to is not null)::integer as hidden
     from streams s join changes c using (organization_id) where organization_id = $1
     group by s.floor_number, s.last_number`,
    [organizationId],
  )
  if (!row) throw new Error('There is no such stream.')
  return row
}

test('changes are kept for 7 days in any number, and the last 100,000 at any age', async () => {
  const [young, few, both] = [await fixture.signUp(), await fixture.signUp(), await fixture.signUp()]
  await fill(young, 100_100, 6)
  await fill(few, 99_000, 30)
  await fill(both, 300, 30)
  await fill(both, 99_900, 8)
  await fixture.run('advance-floors')

  expect((await streamOf(young)).floor).toBe(0)
  expect((await streamOf(few)).floor).toBe(0)
  const { floor, last } = await streamOf(both)
  expect(last - floor).toBe(100_000)
})

test('a missed change below the retention floor returns CURSOR_EXPIRED, and kept changes arrive once', async () => {
  const ada = await fixture.signUp()
  const early = await cursorOf(ada)
  await record(ada, 'early')
  await fill(ada, 1, 8)
  const late = await cursorOf(ada)
  await record(ada, 'late')
  const { last } = await streamOf(ada)
  await fixture.owner('update streams set floor_number = $2 where organization_id = $1', [ada.organizationId, last - 2])

  await expect(follow(ada, early)).rejects.toMatchObject({ code: 'CURSOR_EXPIRED' })
  // The cursor is one above the retention floor.
  const subscription = await follow(ada, late)
  expect(subscription.first.ledgerChanged.changes).toMatchObject([{ transaction: { description: 'late' } }])
  await subscription.stop()
})

test('the change log is kept, and entries about private changes are purged', async () => {
  const ada = await fixture.signUp()
  const { say: sendMessage } = await converse(ada)
  await sendMessage('help')
  await record(ada, 'kept')
  const before = await streamOf(ada)
  expect(before.hidden).toBeGreaterThan(0)
  await fixture.owner(`update changes set at = at - interval '8 days' where organization_id = $1`, [ada.organizationId])
  await fill(ada, 100_000, 1)
  await fixture.run('advance-floors')

  const after = await streamOf(ada)
  expect(after.floor).toBe(before.last)
  expect(after).toMatchObject({ hidden: 0, shared: before.shared + 100_000 })
})

test('a cursor from another epoch, the future, another organization or a forger returns a specific error', async () => {
  const [ada, bob] = [await fixture.signUp(), await fixture.signUp()]
  const cursor = await cursorOf(ada)
  const [body, signature] = cursor.split('.')
  const ahead = Buffer.from(
    Buffer.from(body ?? '', 'base64url')
      .toString()
      .replace(/\d+$/, '99'),
  ).toString('base64url')
  for (const forged of ['', 'nonsense', `${ahead}.${signature}`, `${body}.${signature?.toUpperCase()}`]) {
    await expect(follow(ada, forged)).rejects.toMatchObject({ code: 'BAD_CURSOR' })
  }
  await expect(follow(bob, cursor)).rejects.toMatchObject({ code: 'BAD_CURSOR' })

  await record(ada, 'lost with the disk')
  const later = await cursorOf(ada)
  // The update stands for a backup of yesterday: later changes are not part of this stream.
  await fixture.owner('update streams set last_number = last_number - 1 where organization_id = $1', [
    ada.organizationId,
  ])
  await expect(follow(ada, later)).rejects.toMatchObject({ code: 'BAD_CURSOR' })
  await fixture.owner('update streams set epoch = gen_random_uuid() where organization_id = $1', [ada.organizationId])
  await expect(follow(ada, cursor)).rejects.toMatchObject({ code: 'CURSOR_EXPIRED' })
})

test('records deleted 30 days ago are restored by undo, except those with a file', async () => {
  const ada = await fixture.signUp()
  const receipt = await addReceipt(ada, fixture.baseUrl, pdf())
  await ada.graphql(DeleteReceiptsDocument, { ids: [receipt.id] })
  const { createTransaction } = await record(ada, 'Ferry')
  await ada.graphql(DeleteTransactionsDocument, { ids: [createTransaction.id] })
  const batches = await fixture.owner<{ id: string }>(
    `select distinct batch_id as id, max(number) from changes where organization_id = $1 and action = 'DELETED'
     group by batch_id order by max(number)`,
    [ada.organizationId],
  )
  const [ofReceipt, ofTransaction] = batches.map(({ id }) => id)
  await fixture.owner(`update changes set at = at - interval '31 days' where organization_id = $1`, [
    ada.organizationId,
  ])
  await fixture.run('sweep-deleted')

  expect(await undo(ada, ofReceipt ?? '', true)).toMatchObject({
    done: false,
    conflicts: [{ reason: 'It was deleted more than 30 days ago, and its file was permanently deleted.' }],
  })
  expect(await undo(ada, ofTransaction ?? '')).toMatchObject({ done: true })
})
