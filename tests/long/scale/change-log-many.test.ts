import { expect, test } from 'vitest'
import { ChangeLogFileDocument } from '../../../web/operations/generated.ts'
import { cellsOf, latestOf, logOf } from '../../api/history/change-log-steps.ts'
import { createUndoFixture } from '../../api/history/undo-fixture.ts'
import { ChangeLogDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

const fixture = createUndoFixture()

async function recordMany(person: TestUser, actions: number, each: number): Promise<void> {
  const [user] = await fixture.owner<{ id: string }>('select id from users where email = $1', [person.email])
  await fixture.owner(`
    begin;
    select set_config('app.user_id', '${user?.id}', true),
      set_config('app.organization_id', '${person.organizationId}', true), set_config('app.via', 'web', true);
    do $$ begin
      for action in 1..${actions} loop
        perform set_config('app.batch_id', gen_random_uuid()::text, true);
        insert into transactions (type, amount_minor, currency, base_amount_minor, description, date)
          select 'EXPENSE', 100, 'USD', 100, 'Shop ' || action || ' ' || i, '2026-11-01' from generate_series(1, ${each}) i;
      end loop;
    end $$;
    select number_changes();
    commit`)
}

const fileOf = async (person: TestUser) => {
  const { changeLogFile } = await person.graphql(ChangeLogFileDocument, { filter: { kinds: ['TRANSACTION'] } })
  return (await fetch(`${fixture.baseUrl}${changeLogFile}`)).text()
}

test('a batch of 5,000 records shows the count and the first 50', async () => {
  const ada = await fixture.signUp()
  await recordMany(ada, 1, 5_000)
  const latest = await latestOf(ada)
  expect(latest).toMatchObject({ summary: 'Added 5,000 transactions', count: 5_000, origin: 'WEB', mayUndo: true })
  expect(latest.changes.map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, at) => `Shop 1 ${at + 1}`))

  const records = cellsOf(await fileOf(ada))
    .slice(1)
    .map((row) => row[4])
  expect(records).toHaveLength(5_000)
  expect(new Set(records).size).toBe(5_000)
})

test('one page is returned from 6,000 actions, and the file contains each action once', async () => {
  const ada = await fixture.signUp()
  await recordMany(ada, 6_000, 1)
  const { changeLog } = await ada.graphql(ChangeLogDocument, { first: 50 })
  expect(changeLog.edges[0]?.node.summary).toBe('Added Shop 6000 1')
  const rare = await logOf(ada, { kinds: ['ORGANIZATION'] })
  expect(rare).toMatchObject([{ summary: 'Created the organization' }])

  const records = cellsOf(await fileOf(ada))
    .slice(1)
    .map((row) => row[4])
  expect(records[0]).toBe('Shop 6000 1')
  expect(new Set(records).size).toBe(6_000)
  expect(records).toHaveLength(6_000)
})
