import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { CategoriesDocument } from '../../support/generated.ts'
import { type SignUpOptions, signUp, type TestUser } from '../../support/people.ts'
import { type StartedDatabase, startDatabase } from '../../support/servers/database.ts'
import { type SentryServer, startSentryServer } from '../../support/servers/sentry-server.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'

let dataDir: string
let postgres: StartedDatabase
let owner: pg.Client
let sentry: SentryServer
let server: TestServer

const bomb = `process.on('SIGUSR2', () => { throw new TypeError('canary in a message') })`

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'purser-reports-'))
  postgres = await startDatabase(dataDir)
  owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  sentry = await startSentryServer()
  server = await start()
})

afterAll(async () => {
  await server?.stop()
  await sentry?.close()
  await owner?.end()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () =>
  startServer({
    environment: {
      DATABASE_URL: postgres.url,
      SENTRY_DSN: sentry.dsn,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bomb)}`,
    },
  })
const join = (options?: SignUpOptions) => signUp(server.baseUrl, options)

test('an unexpected error is reported with its code location and no request data', async () => {
  const ada = await join({ name: 'Canary Name' })
  const makeRoom = await rejectDescription('canary-description')
  const rejected = record(ada, { description: 'canary-description', amount: '98765.43' })
  await expect(rejected).rejects.toMatchObject({ code: 'UNEXPECTED', message: 'Unexpected error.' })
  await makeRoom()

  await expect.poll(() => reported('request.failed', 'graphql createTransaction')).toHaveLength(1)
  const [event] = reported('request.failed', 'graphql createTransaction')
  expect(event).toMatchObject({
    level: 'error',
    environment: 'embedded',
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
    // 23514 is the PostgreSQL code of a violated check constraint.
    tags: { event: 'request.failed', code: '23514', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
    exception: { values: [{ value: 'request.failed 23514' }] },
  })
  const { frames } = event.exception.values[0].stacktrace
  expect(frames).toContainEqual(
    expect.objectContaining({
      filename: 'server/ledger/transactions/record.ts',
      function: 'recordTransaction',
      lineno: expect.any(Number),
      in_app: true,
    }),
  )
  expect(JSON.stringify(frames)).not.toContain(process.cwd())
  expectNothingOf(ada, 'canary', 'Canary', '98765', '9876543', 'Failing row')

  // The log contains the request ID that the caller received.
  const { requestId } = event.tags
  await expect.poll(() => server.output()).toContain(requestId)
})

test('each request is timed under the name of its operation, whatever the client calls it', async () => {
  const ada = await join()
  await ada.rest('GET', '/categories?canary=canary-query')
  await ada.rest('GET', `/transactions/${crypto.randomUUID()}`)
  const query = 'query CanaryOperation { canaryAlias: me { id } organizations { id } }'
  for (let count = 0; count < 5; count += 1) {
    await fetch(`${server.baseUrl}/graphql?canary=in-the-address`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}`, cookie: 'canary=cookie' },
      body: JSON.stringify({ query }),
    })
  }
  const named = (name: string) => sentry.items('transaction').filter(({ transaction }) => transaction === name)
  await expect.poll(() => named('graphql me, organizations')).toHaveLength(5)
  await expect.poll(() => named('rest GET /categories').length).toBeGreaterThan(0)
  await expect.poll(() => named('rest GET /transactions/{id}').length).toBeGreaterThan(0)
  const [timed] = named('graphql me, organizations')
  expect(timed.timestamp).toBeGreaterThan(timed.start_timestamp)
  expect(timed.contexts.trace).toMatchObject({ op: 'http.server', status: 'ok' })
  const traces = named('graphql me, organizations').map(({ contexts }) => contexts.trace.trace_id)
  expect(new Set(traces).size).toBe(5)
  expectNothingOf(ada, 'canary', 'Canary')
})

test('a refused request is not reported as an error', async () => {
  const ada = await join()
  const before = sentry.items('event').length
  await expect(record(ada, { description: 'Bread', amount: '0' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect((await ada.rest('POST', '/categories', { name: '' })).status).toBe(422)
  expect((await ada.in(crypto.randomUUID()).rest('GET', '/categories')).status).toBe(403)
  expect((await fetch(`${server.baseUrl}/api/v1/categories`)).status).toBe(401)
  // A later event has arrived, so an event for the refusals would have arrived too.
  const makeRoom = await rejectDescription('canary-last')
  await expect(record(ada, { description: 'canary-last', amount: '1' })).rejects.toMatchObject({ code: 'UNEXPECTED' })
  await makeRoom()
  await expect.poll(() => sentry.items('event').length).toBe(before + 1)
})

test.each(['silent', 'failing'] as const)('users are not affected by an error service that is %s', async (how) => {
  const ada = await join()
  sentry.be(how)
  onTestFinished(() => sentry.be('well'))
  for (let count = 0; count < 30; count += 1) expect((await ada.rest('GET', '/categories')).status).toBe(200)
  const makeRoom = await rejectDescription('canary-unheard')
  await expect(record(ada, { description: 'canary-unheard', amount: '1' })).rejects.toMatchObject({
    code: 'UNEXPECTED',
  })
  await makeRoom()
  expect((await record(ada, { description: 'Bread', amount: '1' })).createTransaction.id).toBeTruthy()
})

test('an error that ends the process is sent first', async () => {
  const doomed = await start()
  onTestFinished(() => doomed.stop())
  const exited = once(doomed.process, 'exit')
  doomed.process.kill('SIGUSR2')
  const [code] = await exited
  expect(code).toBe(1)
  expect(reported('uncaughtException')).toMatchObject([{ exception: { values: [{ type: 'TypeError' }] } }])
  expect(sentry.raw.join('\n')).not.toContain('canary in a message')
})

function reported(event: string, transaction?: string) {
  return sentry
    .items('event')
    .filter((each) => each.tags.event === event && (!transaction || each.transaction === transaction))
}

/** Checks that no sent event contains these texts or the user's identity. */
function expectNothingOf(person: TestUser, ...canaries: string[]): void {
  const sent = sentry.raw.join('\n')
  expect(sent.length).toBeGreaterThan(1_000)
  for (const canary of [...canaries, person.email, person.token, person.name, person.organizationId]) {
    expect(sent).not.toContain(canary)
  }
}

/** Makes the database refuse a row with an error that quotes the row. Returns a function that reverses this. */
async function rejectDescription(description: string): Promise<() => Promise<void>> {
  const name = `unforeseen_${description.replaceAll('-', '_')}`
  await owner.query(`alter table transactions add constraint ${name} check (description <> '${description}')`)
  return async () => void (await owner.query(`alter table transactions drop constraint ${name}`))
}

async function record(person: TestUser, { description, amount }: { description: string; amount: string }) {
  const { categories } = await person.graphql(CategoriesDocument, {})
  const category = categories.find(({ type }) => type === 'EXPENSE')
  return person.graphql(CreateTransactionDocument, {
    input: { type: 'EXPENSE', amount, description, date: '2026-11-21', categoryId: category?.id ?? '' },
  })
}
