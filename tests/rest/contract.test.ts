import { routes } from '../../server/http/rest/routes.ts'
import { expect, test } from '../support/test.ts'

const table = [
  'GET /users/me',
  'POST /users/initialize-profile',
  'PUT /users/me/preferred-name',
  'PUT /settings/user/country',
  'GET /settings/countries',
  'GET /categories',
  'PUT /categories/{id}',
  'POST /transactions',
  'POST /receipts/upload-url',
  'POST /receipts',
  'POST /users/complete-onboarding',
  'GET /organizations',
  'GET /assistant/session/last-active',
  'POST /assistant/session/start',
  'GET /assistant/history',
  'DELETE /assistant/history/{messageId}',
]

test("the REST routes begin with the specification's table, in its order", () => {
  expect(routes.slice(0, table.length).map(({ method, path }) => `${method} ${path}`)).toEqual(table)
})

/** The required parameters that are months. All others are record IDs. */
const months = ['month', 'from', 'to']

test('every route requires a token and reveals nothing without one', async ({ baseUrl }) => {
  const { paths } = await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json()
  const reads = Object.keys(paths).filter(
    (path) => paths[path].get && !path.includes('{') && path !== '/settings/countries',
  )
  for (const path of reads) {
    const needed = paths[path].get.parameters.filter((parameter: { required?: boolean }) => parameter.required)
    const query = new URLSearchParams(
      needed.map(({ name }: { name: string }) => [name, months.includes(name) ? '2026-03' : crypto.randomUUID()]),
    )
    const response = await fetch(`${baseUrl}/api/v1${path}?${query}`)
    expect({ path, status: response.status }).toEqual({ path, status: 401 })
    expect(await response.json()).toEqual({ message: 'Sign in first.', errorCode: 'UNAUTHENTICATED', errors: [] })
  }
})

test('no route reveals anything about a request body without a token', async ({ baseUrl }) => {
  for (const { method, path } of routes) {
    const url = `${baseUrl}/api/v1${path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}?nonsense=%00`
    const init = method === 'GET' ? {} : { body: '{"amount":', headers: { 'content-type': 'text/plain' } }
    const response = await fetch(url, { method, ...init })
    const { message } = await response.json()
    expect({ method, path, status: response.status, message }).toEqual({
      method,
      path,
      status: 401,
      message: 'Sign in first.',
    })
  }
})

test('the OpenAPI description contains every route with its input and response', async ({ baseUrl }) => {
  const response = await fetch(`${baseUrl}/api/v1/openapi.json`)
  expect(response.headers.get('content-type')).toContain('application/json')
  const { openapi, paths } = await response.json()
  expect(openapi).toBe('3.1.0')
  for (const { method, path, status, body, feed } of routes) {
    const described = paths[path][method.toLowerCase()]
    expect(described.responses[status].content[feed?.contentType ?? 'application/json'].example).toBeDefined()
    if (Object.keys(body.shape).length === 0) continue
    const { schema } = described.requestBody.content['application/json']
    expect(Object.keys(schema.properties)).toEqual(Object.keys(body.shape))
  }
  expect(paths['/assistant/command'].post.requestBody.content).toHaveProperty('multipart/form-data')
})

test('the description has the types of the schema: fractions, nullable values, days and enums', async ({ baseUrl }) => {
  const { components } = await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json()
  const { CategoryReport, Usage, Receipt, Transaction } = components.schemas
  expect(CategoryReport.properties.percent).toMatchObject({ type: 'number' })
  expect(CategoryReport.properties.change_percent).toMatchObject({ type: ['number', 'null'] })
  expect(Usage.properties.plan_ends_at).toMatchObject({ type: ['string', 'null'], format: 'date-time' })
  expect(Receipt.properties.transaction_date).toMatchObject({ type: ['string', 'null'], format: 'date' })
  expect(Receipt.properties.status.enum).toEqual(['Discarded', 'Processed', 'Staging'])
  expect(Transaction.properties.paid_by.anyOf).toEqual([{ $ref: '#/components/schemas/Reference' }, { type: 'null' }])
  expect(Transaction.required).toEqual(Object.keys(Transaction.properties))
})

test('the API reference page loads nothing from other sites', async ({ baseUrl }) => {
  const page = await fetch(`${baseUrl}/api/v1/`)
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/)
  expect(await page.text()).not.toMatch(/(src|href)="https?:/)
})

test('unreadable bodies, wrong media types, unknown paths and invalid IDs return errors', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const headers = { authorization: `Bearer ${ada.token}`, 'x-active-organization-id': ada.organizationId }
  const send = async (path: string, method: string, body: string, type = 'application/json') => {
    const init = { method, headers: { ...headers, 'content-type': type }, body }
    const response = await fetch(`${baseUrl}/api/v1${path}`, init)
    const { errorCode, message } = await response.json()
    expect(message).toMatch(/[.]$|openapi\.json$/)
    return [response.status, errorCode]
  }
  const whole =
    '{"amount":1,"transaction_date":"2026-03-31","category_id":null,"type":"Income","description":"\\u0000"}'
  expect(await send('/transactions', 'POST', '{"amount":')).toEqual([400, 'MALFORMED'])
  expect(await send('/transactions', 'POST', '[]')).toEqual([400, 'MALFORMED'])
  expect(await send('/transactions', 'POST', whole)).toEqual([400, 'MALFORMED'])
  expect(await send('/transactions', 'POST', 'amount=1', 'application/x-www-form-urlencoded')).toEqual([
    415,
    'UNSUPPORTED_TYPE',
  ])
  expect(await send('/transactions', 'POST', `{"description":"${'x'.repeat(262_144)}"}`)).toEqual([413, 'TOO_LARGE'])
  expect(await send('/nothing', 'POST', '{}')).toEqual([404, 'NOT_FOUND'])
  expect(await send('/transactions', 'PATCH', '{}')).toEqual([404, 'NOT_FOUND'])
  expect(await send('/categories/1', 'PUT', '{"name":"a"}')).toEqual([404, 'NOT_FOUND'])
})

test("a missing organization, another user's organization and a missing profile return different errors", async ({
  signUp,
}) => {
  const [ada, bob, eve] = [await signUp(), await signUp(), await signUp({ profile: false })]
  for (const [method, path] of [
    ['GET', '/users/me'],
    ['GET', '/categories'],
    ['POST', '/assistant/session/start'],
  ] as const) {
    for (const organizationId of ['', ada.organizationId]) {
      const { status, body } = await eve.in(organizationId).rest(method, path)
      expect({ path, status, body }).toMatchObject({ status: 404, body: { errorCode: 'PROFILE_NOT_INITIALIZED' } })
    }
  }
  expect(await ada.in('').rest('GET', '/categories')).toMatchObject({
    status: 400,
    body: { errorCode: 'NO_ACTIVE_ORGANIZATION' },
  })
  expect(await ada.in(bob.organizationId).rest('GET', '/categories')).toMatchObject({
    status: 403,
    body: { errorCode: 'NOT_A_MEMBER' },
  })
})
