import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMigrations } from '../../../migrations/files.ts'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'

let httpServer: HttpServer

beforeAll(async () => {
  httpServer = await startHttpServer()
})

afterAll(() => httpServer?.stop())

const statusOf = async (what: 'live' | 'ready') => (await fetch(`${httpServer.baseUrl}/health/${what}`)).status

test('a server is ready if the database schema is the required version or newer', async () => {
  expect(await statusOf('ready')).toBe(200)
  const names = await listMigrations()
  for (const name of [names[0], names.at(-1)]) {
    await httpServer.owner.query('delete from applied_migrations where name = $1', [name])
    expect(await statusOf('ready')).toBe(503)
    await httpServer.owner.query('insert into applied_migrations (name) values ($1)', [name])
    expect(await statusOf('ready')).toBe(200)
  }
  await httpServer.owner.query(`insert into applied_migrations (name) values ('99991231T2359-ahead')`)
  expect(await statusOf('ready')).toBe(200)
})

test('a server without database access is alive but not ready', async () => {
  const login = new URL(httpServer.appUrl).username
  await httpServer.owner.query(`alter role ${login} nologin`)
  await httpServer.owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [login])
  expect([await statusOf('ready'), await statusOf('live')]).toEqual([503, 200])
  await httpServer.owner.query(`alter role ${login} login`)
  await expect.poll(() => statusOf('ready')).toBe(200)
})
