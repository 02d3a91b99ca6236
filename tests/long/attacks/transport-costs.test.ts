import { getIntrospectionQuery } from 'graphql'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../api/http/transport-client.ts'
import { openAppPool, recordMuch, signUp } from '../../api/platform/live-fixture.ts'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'

// The rate limit of an IP address and the maximum response size are lower than in production, and the document cache is
// small.
let httpServer: HttpServer
let pool: pg.Pool

beforeAll(async () => {
  const limits = { addressCost: { capacity: 34_000, perSecond: 1 }, responseBytes: 600_000 }
  httpServer = await startHttpServer({ LIMITS: JSON.stringify(limits), NODE_OPTIONS: '--max-old-space-size=160' })
  pool = openAppPool(httpServer)
})
afterAll(async () => {
  await pool?.end()
  await httpServer?.stop()
})

const repeat = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ')

const introspection = JSON.stringify({
  query: getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  }),
})
const organizations = JSON.stringify({ query: '{ organizations { id } }' })

async function slowedAfter(max: number, send: () => Promise<Response>): Promise<Response> {
  for (let at = 0; at < max; at += 1) {
    const response = await send()
    if (response.status === 429) return response
    await response.text()
  }
  throw new Error(`Not slowed down after ${max} requests.`)
}

const asking = (address: string, body: string, token?: string) => () =>
  fetch(`${httpServer.baseUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  })

test('requests without a token use only the rate limit of their IP address', async () => {
  const { uid } = await signUp(httpServer, 'ada')
  const rejected = await slowedAfter(550, asking('10.0.0.1', organizations))
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect((await rejected.json()).errors[0].extensions.code).toBe('RATE_LIMITED')
  const overRest = await fetch(`${httpServer.baseUrl}/api/v1/organizations`, {
    headers: { 'x-forwarded-for': '10.0.0.1' },
  })
  expect(overRest.status).toBe(429)
  expect((await asking('10.0.0.2', organizations)()).status).toBe(401)
  const ofUser = await asking('10.0.0.1', organizations, uid)()
  expect(await ofUser.json()).toMatchObject({ data: { organizations: [{ id: expect.any(String) }] } })
})

test('documents that do not parse or do not fit the schema use the rate limit as well', async () => {
  const fields = repeat(400, (at) => `f${at}`)
  await slowedAfter(140, asking('10.0.0.3', JSON.stringify({ query: `{ ${fields}` })))
  await slowedAfter(140, asking('10.0.0.4', JSON.stringify({ query: `{ ${fields} }` })))
})

test('the schema is read once and cached for identical documents only', async () => {
  for (const address of ['10.0.0.5', '10.0.0.5', '10.0.0.5']) {
    const response = await asking(address, introspection)()
    expect(response.status).toBe(200)
    const answer = await response.json()
    expect(answer.errors).toBeUndefined()
    expect(answer.data.__schema.types.length).toBeGreaterThan(40)
  }
  const named = (name: string) => JSON.stringify({ query: `{ __type(name: "${name}") { name } }` })
  for (const name of ['Me', 'Category', 'Me']) {
    expect(await (await asking('10.0.0.6', named(name))()).json()).toMatchObject({ data: { __type: { name } } })
  }
})

const transaction = `fragment P on Person { id name } fragment M on Money { value currency }
  fragment C on Category { id name type parentId }
  fragment T on Transaction {
    id version date description note type rate isReviewed createdAt createdBy { ...P } paidBy { ...P }
    amount { ...M } baseAmount { ...M } category { ...C } tags { id name } splits { amount { ...M } category { ...C } }
    receipts { id items { description category { ...C }
      lookAlikes { transaction { id description amount { ...M } category { ...C } createdBy { ...P } } } } }
  }`

test('a text repeated in many spellings does not fill the memory', async () => {
  const { uid, organizationId } = await signUp(httpServer, 'eve')
  for (let variant = 0; variant < 80; variant += 1) {
    const lists = repeat(
      18,
      (at) => `v${variant}a${at}: transactions(first: 1) @include(if: $run) { edges { node { ...T } } }`,
    )
    for (let run = 0; run < 4; run += 1) {
      expect(
        (await httpServer.ask(uid, `query ($run: Boolean = false) { ${lists} } ${transaction}`, organizationId)).code,
      ).toBeUndefined()
    }
  }
})

test('a response that is too large is refused before it is written', async () => {
  const bob = await signUp(httpServer, 'bob')
  const headers = { authorization: `Bearer ${bob.uid}`, 'x-active-organization-id': bob.organizationId }
  await recordMuch(pool, bob, 100)
  const notes = (count: number) =>
    `{ ${repeat(count, (at) => `a${at}: transactions(first: 100) { edges { node { note } } }`)} }`
  expect((await post(httpServer.baseUrl, JSON.stringify({ query: notes(1) }), headers)).status).toBe(200)
  const { status, body } = await post(httpServer.baseUrl, JSON.stringify({ query: notes(3) }), headers)
  expect({ status, ...body.errors[0] }).toMatchObject({
    status: 200,
    message: 'The response is too large. Ask for smaller pages or fewer fields.',
    extensions: { code: 'RESPONSE_TOO_LARGE' },
  })
})
