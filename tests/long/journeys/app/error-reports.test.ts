import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { CreateTransactionDocument } from '../../../../web/operations/generated.ts'
import { createTeam } from '../../../api/people/invitations-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { expense } from '../../../support/ledger.ts'
import { signUp, type TestUser } from '../../../support/people.ts'
import { type SentryServer, startSentryServer } from '../../../support/servers/sentry-server.ts'
import { startServer, type TestServer } from '../../../support/servers/server.ts'
import { expect, test } from '../../../support/test.ts'

let sentry: SentryServer
let server: TestServer

beforeAll(async () => {
  sentry = await startSentryServer()
  server = await startServer({ environment: { SENTRY_DSN: sentry.dsn } })
})

afterAll(async () => {
  await server?.stop()
  await sentry?.close()
})

const { openAt, openWindow } = openBrowser()

test('an error is reported with a replay that contains no data of the screen', async () => {
  const ada = await createTeam(await signUp(server.baseUrl, { name: 'Canary Person' }), 'Canary Harbor')
  const input = {
    ...expense({ description: 'Canary lunch', amount: '7391.57' }),
    date: new Date().toISOString().slice(0, 10),
  }
  await ada.graphql(CreateTransactionDocument, { input })
  const { context, page } = await openWindow()
  const console: string[] = []
  page.on('console', (message) => console.push(message.text()))
  await page.addInitScript((id) => localStorage.setItem('activeOrganizationId', id), ada.organizationId)
  await signIn(page, server.baseUrl, ada, '/transactions?text=Canary&min=7391')
  await page.getByText('Canary lunch').first().waitFor()
  await page.goto(`${server.baseUrl}/transactions/new?amount=7391.57&description=Canary`)
  await page.getByLabel('Description').fill('Canary dinner')
  await page.getByLabel('Note').fill('Canary note')

  await throwIn(page, 'Canary in a message 7391.57')
  await expect.poll(() => events('RangeError').length).toBe(1)
  const [event] = events('RangeError')
  expect(event).toMatchObject({
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
    environment: 'embedded',
    request: { url: `${server.baseUrl}/transactions/new` },
    exception: { values: [{ type: 'RangeError', value: '', mechanism: { handled: false } }] },
    tags: { replayId: expect.stringMatching(/^[\da-f]{32}$/) },
  })
  expect(event.user).toBeUndefined()
  await expect.poll(() => sentry.items('replay_event').length).toBeGreaterThan(0)
  expect(sentry.items('replay_event')[0]).toMatchObject({ replay_id: event.tags.replayId, error_ids: [event.event_id] })
  const recording = sentry.raw.find((body) => body.includes('"replay_recording"'))
  expect(recording).toContain('transactions/new')
  expect(recording).toMatch(/\*{6}/)
  expectNothingOf(ada)
  expect(console.filter((text) => text.includes('Content Security Policy'))).toEqual([])
  await context.close()
})

test('a screen that does not load is reported with the steps before it', async () => {
  const ada = await signUp(server.baseUrl, { name: 'Canary Person' })
  const { context, page } = await openWindow()
  await signIn(page, server.baseUrl, ada)
  await page.getByRole('heading', { name: 'First steps' }).waitFor()
  // The reporter loads after the first screen, and records requests once it has replaced this function.
  await page.waitForFunction(() => '__sentry_original__' in fetch)
  const isAnswered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('query Transactions(')),
  )
  await page.getByRole('link', { name: 'Transactions' }).first().click()
  await isAnswered
  await page.route('**/assets/BudgetsPage*', (route) => route.abort())
  await page.getByRole('link', { name: 'Budgets' }).first().click()
  await page.getByText("Couldn't load this page").waitFor()

  const errorText = 'Failed to fetch dynamically imported module'
  const reported = () => events('TypeError').filter(({ exception }) => exception.values[0].value === errorText)
  await expect.poll(() => reported().length).toBe(1)
  const [{ breadcrumbs }] = reported()
  expect(breadcrumbs).toContainEqual(
    expect.objectContaining({
      category: 'fetch',
      data: {
        method: 'POST',
        status_code: 200,
        url: '/graphql',
        operation: expect.stringMatching(/^query \w*Transactions/),
      },
    }),
  )
  expectNothingOf(ada)
  await context.close()
})

test('each screen is timed with the names of its operations', async () => {
  const ada = await signUp(server.baseUrl, { name: 'Canary Person' })
  const { context, page } = await openAt(server.baseUrl, ada, '/categories?text=Canary')
  await page.getByRole('button', { name: 'Edit Groceries' }).waitFor()
  const timed = (path: string) => sentry.items('transaction').filter(({ transaction }) => transaction === path)
  await expect.poll(() => timed('/categories').length).toBeGreaterThan(0)
  expect(timed('/categories')[0].contexts.trace.op).toBe('pageload')
  // The first screen's requests do not wait for the error reporter.
  await page.getByRole('link', { name: 'Reports' }).first().click()
  await expect.poll(() => timed('/reports').length).toBeGreaterThan(0)
  const [screen] = timed('/reports')
  expect(screen.contexts.trace.op).toBe('navigation')
  expect(screen.spans).toContainEqual(
    expect.objectContaining({ op: 'http.client', description: 'POST /graphql (query Report)' }),
  )
  expectNothingOf(ada)
  await context.close()
})

test('a refused request is not reported as an error', async () => {
  const ada = await signUp(server.baseUrl)
  const { context, page } = await openAt(server.baseUrl, ada, '/categories/new')
  await page.getByLabel('Name', { exact: true }).fill('Groceries')
  await page.getByRole('button', { name: 'Create category' }).click()
  await page.getByText('There is already a category named Groceries.').waitFor()
  const before = events('EvalError').length
  // A later event has arrived, so an event for the refusal would have arrived too.
  await page.evaluate(() => setTimeout(() => Promise.reject(new EvalError('last'))))
  await expect.poll(() => events('EvalError').length).toBe(before + 1)
  expect(events('CombinedGraphQLErrors')).toEqual([])
  await context.close()
})

test('the app without an error service loads nothing and sends nothing', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(page, baseUrl, await signUp())
  await throwIn(page, 'unheard')
  await page.goto(`${baseUrl}/categories`)
  await page.getByRole('button', { name: 'Edit Groceries' }).waitFor()
  expect(asked.filter((url) => /error-reporter|sentry|envelope/i.test(url))).toEqual([])
  await context.close()
})

function throwIn(page: Page, message: string) {
  return page.evaluate(
    (text) =>
      setTimeout(() => {
        throw new RangeError(text)
      }),
    message,
  )
}

function events(type: string) {
  return sentry.items('event').filter(({ exception }) => exception?.values?.[0]?.type === type)
}

function expectNothingOf(person: TestUser) {
  const all = sentry.raw.join('\n')
  for (const secret of ['Canary', 'canary', '7391.57', '7,391', '739157', person.email, person.token]) {
    const at = all.indexOf(secret)
    expect(at < 0 ? '' : all.slice(Math.max(0, at - 200), at + 60)).toBe('')
  }
}
