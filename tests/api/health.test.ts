import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMigrations } from '../../migrations/files.ts'
import { type Doors, openDoors } from '../support/http-server.ts'

let doors: Doors

beforeAll(async () => {
  doors = await openDoors()
})

afterAll(() => doors?.stop())

const statusOf = async (what: 'live' | 'ready') => (await fetch(`${doors.baseUrl}/health/${what}`)).status

test('a server is ready if the database schema is the required version or newer', async () => {
  expect(await statusOf('ready')).toBe(200)
  const names = await listMigrations()
  for (const name of [names[0], names.at(-1)]) {
    await doors.owner.query('delete from applied_migrations where name = $1', [name])
    expect(await statusOf('ready')).toBe(503)
    await doors.owner.query('insert into applied_migrations (name) values ($1)', [name])
    expect(await statusOf('ready')).toBe(200)
  }
  await doors.owner.query(`insert into applied_migrations (name) values ('99991231T2359-ahead')`)
  expect(await statusOf('ready')).toBe(200)
})

test('a server without database access is alive but not ready', async () => {
  const login = new URL(doors.appUrl).username
  await doors.owner.query(`alter role ${login} nologin`)
  await doors.owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [login])
  expect([await statusOf('ready'), await statusOf('live')]).toEqual([503, 200])
  await doors.owner.query(`alter role ${login} login`)
  await expect.poll(() => statusOf('ready')).toBe(200)
})
