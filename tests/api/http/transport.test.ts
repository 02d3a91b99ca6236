import { gzipSync } from 'node:zlib'
import { getIntrospectionQuery } from 'graphql'
import { spreadChain } from '../../support/data/hostile-documents.ts'
import { nextAddress } from '../../support/network-address.ts'
import { expect, test } from '../../support/test.ts'
import { ask, headersOf, openSocketAs, post, sendRaw } from './transport-client.ts'

const query = (text: string, variables?: object) => JSON.stringify({ query: text, ...(variables && { variables }) })
const times = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join(' ')

const attacks: Record<
  string,
  { send: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string>; status: number; code: string }
> = {
  'a body that is no JSON': { send: '{"query":', status: 400, code: 'MALFORMED' },
  'a body that is not UTF-8': { send: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), status: 400, code: 'MALFORMED' },
  'an empty body': { send: '', status: 400, code: 'MALFORMED' },
  'a body of null': { send: 'null', status: 400, code: 'MALFORMED' },
  'a batch': { send: `[${query('{ me { id } }')},${query('{ me { id } }')}]`, status: 400, code: 'MALFORMED' },
  'an empty batch': { send: '[]', status: 400, code: 'MALFORMED' },
  'no query': { send: '{}', status: 400, code: 'MALFORMED' },
  'a query that is a number': { send: '{"query":1}', status: 400, code: 'MALFORMED' },
  'variables that are a list': { send: '{"query":"{ me { id } }","variables":[1]}', status: 400, code: 'MALFORMED' },
  'an operation name that is an object': {
    send: '{"query":"{ me { id } }","operationName":{}}',
    status: 400,
    code: 'MALFORMED',
  },
  'an operation name that is not there': {
    send: '{"query":"query A { me { id } }","operationName":"B"}',
    status: 400,
    code: 'MALFORMED',
  },
  'two operations and no name': {
    send: query('query A { me { id } } query B { me { id } }'),
    status: 400,
    code: 'MALFORMED',
  },
  'a syntax error': { send: query('{ me { id '), status: 400, code: 'MALFORMED' },
  'an unknown field': { send: query('{ me { password } }'), status: 400, code: 'MALFORMED' },
  'a document with no operation': { send: query('fragment A on Me { id }'), status: 400, code: 'MALFORMED' },
  'a subscription': { send: query('subscription { ledgerChanged { cursor } }'), status: 400, code: 'MALFORMED' },
  'a type definition': { send: query('type A { b: Int }'), status: 400, code: 'MALFORMED' },
  'a form': {
    send: 'query={me{id}}',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    code: 'UNSUPPORTED_TYPE',
  },
  'plain text': {
    send: query('{ me { id } }'),
    headers: { 'content-type': 'text/plain' },
    status: 415,
    code: 'UNSUPPORTED_TYPE',
  },
  'a GraphQL body': {
    send: '{ me { id } }',
    headers: { 'content-type': 'application/graphql' },
    status: 415,
    code: 'UNSUPPORTED_TYPE',
  },
  multipart: {
    send: '--x\r\n\r\n--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    status: 415,
    code: 'UNSUPPORTED_TYPE',
  },
  'a compressed body': {
    send: new Uint8Array(gzipSync(query('{ me { id } }'))),
    headers: { 'content-encoding': 'gzip' },
    status: 415,
    code: 'UNSUPPORTED_TYPE',
  },
  'a body of more than 256 KB': {
    send: query('{ me { id } }', { a: 'x'.repeat(262_144) }),
    status: 413,
    code: 'TOO_LARGE',
  },
  'a body of 5 MB': { send: query('{ me { id } }', { a: 'x'.repeat(5_000_000) }), status: 413, code: 'TOO_LARGE' },
  'a document of more than 20 KB': {
    send: query(`{ me { id } } #${'x'.repeat(20_480)}`),
    status: 400,
    code: 'MALFORMED',
  },
  'more than 1,000 tokens': { send: query(`{ ${times(1_001, () => 'me')} }`), status: 400, code: 'MALFORMED' },
  'nested brackets': {
    send: query(`{ me(a: ${'['.repeat(5_000)}${']'.repeat(5_000)}) { id } }`),
    status: 400,
    code: 'MALFORMED',
  },
  'a field 400 times': {
    send: query(`{ me { ${times(400, () => 'id')} } ${times(30, () => 'me { id }')} }`),
    status: 400,
    code: 'MALFORMED',
  },
  '31 aliases': { send: query(`{ me { ${times(31, (at) => `a${at}: id`)} } }`), status: 400, code: 'MALFORMED' },
  '21 root fields': { send: query(`{ ${times(21, () => 'countries { id }')} }`), status: 400, code: 'MALFORMED' },
  '21 directives': {
    send: query(`{ me { id ${times(21, () => '@include(if: true)')} } }`),
    status: 400,
    code: 'MALFORMED',
  },
  'two mutations': {
    send: query('mutation { completeOnboarding { id } updatePreferredName(name: "x") { id } }'),
    status: 400,
    code: 'MALFORMED',
  },
  'two mutations behind a fragment': {
    send: query('mutation { ...A } fragment A on Mutation { completeOnboarding { id } b: completeOnboarding { id } }'),
    status: 400,
    code: 'MALFORMED',
  },
  'a cycle of fragments': {
    send: query(
      '{ me { ...A } } fragment A on Me { defaultPersonalOrganization { id } ...B } fragment B on Me { ...A }',
    ),
    status: 400,
    code: 'MALFORMED',
  },
  'fragments that double 15 times': {
    send: query(
      `{ me { ...F0 } } ${times(15, (at) => `fragment F${at} on Me { a${at}: id ...F${at + 1} ...F${at + 1} }`)} fragment F15 on Me { id }`,
    ),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'fragments that spread the next one six times, 15 levels deep': {
    send: query(spreadChain({ levels: 15, spreads: 6, on: 'Query', last: 'tags { id }' })),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'a schema whose fragments spread the next one six times, 15 levels deep': {
    send: query(
      spreadChain({ levels: 15, spreads: 6, on: '__Schema', from: ['__schema'], last: 'types { name }' }).replace(
        '{',
        '{ me { id }',
      ),
    ),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'more than 100 spreads': {
    send: query(spreadChain({ levels: 18, spreads: 6, on: 'Query', last: 'tags { id }' })),
    status: 400,
    code: 'MALFORMED',
  },
  'two looks at the schema': {
    send: query('{ a: __schema { queryType { name } } b: __schema { queryType { name } } }'),
    status: 400,
    code: 'MALFORMED',
  },
  'two looks at the schema behind fragments': {
    send: query(
      '{ ...A ... on Query { ...B } } fragment A on Query { __type(name: "Me") { name } } fragment B on Query { __schema { queryType { name } } }',
    ),
    status: 400,
    code: 'MALFORMED',
  },
  'a look at the schema that fans out': {
    send: query(
      `{ __schema { types { fields { type { ofType { ofType { ofType { ...T } ...T } ...T } } } } } }
       fragment T on __Type { fields { name description isDeprecated deprecationReason type { name kind ofType { name kind } } args { name description type { name kind } } } }`,
    ),
    status: 200,
    code: 'INVALID_INPUT',
  },
  'introspection of introspection': {
    send: query(`{ __schema { types { ${'fields { type { '.repeat(9)} name ${'} } '.repeat(9)} } } }`),
    status: 400,
    code: 'MALFORMED',
  },
  'a NUL in a text of the document': {
    send: '{"query":"mutation { updatePreferredName(name: \\"a\\\\u0000b\\") { id } }"}',
    status: 400,
    code: 'MALFORMED',
  },
}

/** The short path of POST answers the first; Yoga's own handler negotiates the type of the second. */
const acceptHeaders = ['application/json', 'application/*']

test.for(
  Object.entries(attacks).flatMap(([name, attack]) => acceptHeaders.map((accept) => ({ name, accept, ...attack }))),
)('$name bounces, with the header Accept: $accept', async ({ accept, send, headers, status, code }, { baseUrl }) => {
  const answer = await post(baseUrl, send, { accept, ...headers })
  expect(answer).toMatchObject({ status, body: { errors: [{ extensions: { code } }] } })
  expect(answer.body).not.toHaveProperty('data')
  const { message } = answer.body.errors[0]
  expect(message).toMatch(/[.!?…]$/)
  expect(message).not.toMatch(/SyntaxError|node_modules|\.ts\b| at .*:\d+/)
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('fragments of a signed-in user that spread each other often cost little, over HTTP and a socket', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const chain = (from: string[], on: string, last: string) => spreadChain({ levels: 15, spreads: 6, on, from, last })
  const page = chain(['transactions(first: 1)', 'edges', 'node'], 'Transaction', 'id')
  expect((await ask(baseUrl, ada, page)).body.data).toEqual({ transactions: { edges: [] } })
  const socket = await openSocketAs(baseUrl, ada)
  const changes = `subscription ${chain(['ledgerChanged', 'changes'], 'RecordChange', 'number')}`
  await socket.send({ id: 'one', type: 'subscribe', payload: { query: changes } })
  expect((await socket.waitFor(({ id }) => id === 'one')).type).toBe('next')
  socket.close()
})

test('a client that speaks the newer media type gets it, with the same status', async ({ baseUrl }) => {
  const { status, headers } = await post(baseUrl, query('{ me { id } }'), {
    accept: 'application/graphql-response+json, application/json;q=0.9',
  })
  expect(status).toBe(401)
  expect(headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
})

test('Yoga’s own handler answers as the short path does, also to one key', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const write = query('mutation { createTag(name: "Kept") { id name } }')
  const answers = []
  for (const accept of ['application/*', 'application/json', 'application/*']) {
    const headers = { ...headersOf(ada), accept, 'idempotency-key': 'negotiated-key' }
    const { status, body } = await post(baseUrl, write, headers)
    answers.push({ status, body })
  }
  expect(answers[0]).toMatchObject({ status: 200, body: { data: { createTag: { name: 'Kept' } } } })
  expect(answers[0]?.body.extensions.batch).toMatch(/^[\da-f-]{36}$/)
  for (const answer of answers) expect(answer).toEqual(answers[0])
  const list = '{ tags { name } }'
  const negotiated = await post(baseUrl, query(list), { ...headersOf(ada), accept: 'application/*' })
  expect(negotiated.body).toEqual((await ask(baseUrl, ada, list)).body)
  const refused = await post(baseUrl, query('{ me { id } }'), { accept: 'text/html' })
  expect(refused).toMatchObject({ status: 401, body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } })
})

test.for(['PUT', 'DELETE', 'OPTIONS'])(
  'the method %s is refused, and allowed to no other site',
  async (method, { baseUrl }) => {
    const response = await fetch(`${baseUrl}/graphql`, { method, headers: { origin: 'https://evil.example' } })
    expect(response.status).toBe(400)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'MALFORMED' } }] })
  },
)

test('operations over GET are refused', async ({ baseUrl }) => {
  const response = await fetch(`${baseUrl}/graphql?query={me{id}}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'MALFORMED' } }] })
  const mutation = await fetch(`${baseUrl}/graphql?query=mutation{findRecurrences}`)
  expect(mutation.status).toBe(400)
})

test('GraphiQL loads nothing from other sites and can read the schema', async ({ baseUrl }) => {
  const page = await fetch(`${baseUrl}/graphql`, { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-encoding')).toBe('gzip')
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'")
  expect(await page.text()).toContain('YogaGraphiQL')
  // Other tests without a user share the limit of this machine's address.
  const { status, body } = await post(baseUrl, query(getIntrospectionQuery({ inputValueDeprecation: true })), {
    'x-forwarded-for': nextAddress(),
  })
  expect(status).toBe(200)
  expect(body.data.__schema.types.length).toBeGreaterThan(40)
})

test('an invalid token, an unverified address and a missing profile return different errors', async ({
  baseUrl,
  signUp,
}) => {
  const me = query('{ me { id } }')
  expect(await post(baseUrl, me, { authorization: 'Bearer garbage' })).toMatchObject({
    status: 401,
    body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
  })
  const unverified = await signUp({ verified: false, profile: false })
  expect((await post(baseUrl, me, headersOf(unverified))).body.errors[0].extensions.code).toBe('EMAIL_NOT_VERIFIED')
  const withoutProfile = await signUp({ profile: false })
  expect((await post(baseUrl, me, headersOf(withoutProfile))).body.errors[0].extensions.code).toBe(
    'PROFILE_NOT_INITIALIZED',
  )
})

test('a request without a token learns nothing about the variables of a protected operation', async ({ baseUrl }) => {
  const text = 'query ($month: Month!) { dashboard(month: $month) { month } }'
  for (const variables of [{}, { month: '2026-13' }, { month: '\0' }]) {
    const { status, body } = await post(baseUrl, query(text, variables))
    expect({ status, code: body.errors[0].extensions.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  }
  const { body } = await post(baseUrl, query('{ invitation(token: "unknown") { __typename } }'))
  expect(body.errors?.[0].extensions.code).not.toBe('UNAUTHENTICATED')
})

test('a missing profile is reported before a missing organization', async ({ baseUrl, signUp }) => {
  const person = await signUp({ profile: false })
  for (const text of ['{ categories { id } }', 'mutation { findRecurrences }', '{ me { id } categories { id } }']) {
    const { body } = await ask(baseUrl, person, text)
    expect(body.errors[0].extensions.code).toBe('PROFILE_NOT_INITIALIZED')
  }
})

test("another user's organization, a random ID and a missing ID return the same error", async ({ baseUrl, signUp }) => {
  const [ada, bob] = [await signUp(), await signUp({ name: 'Bob' })]
  const answers = await Promise.all(
    [bob.organizationId, crypto.randomUUID(), "' or 1=1 --"].map((id) =>
      ask(baseUrl, ada.in(id), '{ categories { id } }'),
    ),
  )
  const [first] = answers
  expect(first?.body.errors[0].extensions.code).toBe('NOT_A_MEMBER')
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: first?.status, body: first?.body })
})

test('an invalid ID returns the same error as a random one', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const asked = 'query ($id: ID!) { transaction(id: $id) { id } }'
  for (const id of ['1', "';drop table users;--", crypto.randomUUID()]) {
    const { body } = await ask(baseUrl, ada, asked, { id })
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND')
  }
})

test('fields with one response name need equal arguments, also behind fragments', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const refused = [
    '{ transactions(first: 1) { edges { cursor } } transactions(first: 2) { edges { cursor } } }',
    '{ tags { id: name id } }',
    '{ ...A categories { ...B } } fragment A on Query { categories { name: id } } fragment B on Category { name }',
  ]
  for (const text of refused) {
    const { body } = await ask(baseUrl, ada, text)
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining('conflict'),
      extensions: { code: 'MALFORMED' },
    })
  }
  const merged = '{ ...A tags { name } } fragment A on Query { tags { id } }'
  expect((await ask(baseUrl, ada, merged)).body.errors).toBeUndefined()
})

test('a page has 1 to 100 entries, and a response has a cost limit', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const page = 'query ($first: Int) { transactions(first: $first) { edges { node { id } } } }'
  for (const first of [0, -1, 101, 2_147_483_647, null]) {
    const { body } = await ask(baseUrl, ada, page, { first })
    expect(body.errors[0].extensions.code).toBe('INVALID_INPUT')
  }
  expect((await ask(baseUrl, ada, page, { first: 100 })).body.errors).toBeUndefined()
  const lists = (count: number) =>
    `{ ${times(count, (at) => `a${at}: transactions(first: 100) { edges { node { ...T } } }`)} }
     fragment T on Transaction { id version date type description note isReviewed rate createdAt receiptIds recurrenceId
       amount { value currency } baseAmount { value currency } category { id name } tags { id name } }`
  expect((await ask(baseUrl, ada, lists(7))).body.errors).toBeUndefined()
  const { body } = await ask(baseUrl, ada, lists(8))
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'INVALID_INPUT' } }] })
})

test('invalid variables are reported field by field', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const record = 'mutation ($input: NewTransactionInput!) { createTransaction(input: $input) { id } }'
  const { status, body } = await ask(baseUrl, ada, record, { input: { date: '2026-02-30', type: 'FOO', extra: 1 } })
  expect(status).toBe(200)
  expect(body.errors[0].extensions).toEqual({
    code: 'INVALID_INPUT',
    fields: {
      amount: 'This is required.',
      date: 'Enter an existing date as yyyy-MM-dd, from 1900 to 2200.',
      type: 'This is not a valid choice.',
      extra: 'Unknown field.',
    },
  })
})

test('two requests with one idempotency key write once and return identical responses', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const send = (amount: string, key: string) =>
    fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headersOf(ada) },
      body: query(
        'mutation ($input: NewTransactionInput!) { createTransaction(input: $input) { version id amount { currency value } } }',
        { input: { amount, date: '2026-03-31', type: 'INCOME' } },
      ),
    }).then((response) => response.text())
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('12.34', 'the-same-key')))
  expect(answers[0]).toContain('"12.34"')
  expect(new Set(answers).size).toBe(1)
  expect(JSON.parse(await send('99.99', 'the-same-key')).errors[0].extensions.code).toBe('KEY_REUSED')
  const { body } = await ask(baseUrl, ada, '{ transactions(first: 10) { edges { node { id } } } }')
  expect(body.data.transactions.edges).toHaveLength(1)
})

test('a document has the same result the fourth time, when it is compiled', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const answers = []
  for (let at = 0; at < 6; at += 1) answers.push(await ask(baseUrl, ada, '{ categories { id name type } me { name } }'))
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  const errors = []
  for (let at = 0; at < 6; at += 1) errors.push(await ask(baseUrl, ada.in(''), '{ b: categories { id } }'))
  for (const { status, body } of errors) {
    expect({ status, ...body.errors[0] }).toMatchObject({ status: 200, extensions: { code: 'NO_ACTIVE_ORGANIZATION' } })
  }
})

test('every response forbids content sniffing and allows a browser to load nothing', async ({ baseUrl }) => {
  const paths = ['/config.json', '/health/live', '/api/v1/nope', '/api/v1/openapi.json', '/api/v1/users/me', '/files/x']
  for (const path of [...paths, '/uploads/x', '/exports/x', '/archives/x', '/graphql', '/nope.js']) {
    const { headers } = await fetch(baseUrl + path)
    const policy = headers.get('content-security-policy')
    expect({ path, policy }).toMatchObject({
      policy: expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
    })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toBeTruthy()
  }
})

test('the web app responds at all its addresses with compression, and runs only its own script files', async ({
  baseUrl,
}) => {
  const page = await fetch(`${baseUrl}/transactions/new`, { headers: { 'accept-encoding': 'br' } })
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const html = await page.text()
  expect(html).not.toMatch(/<script(?![^>]* (src=|type="application\/json"))/)
  const asset = /\/assets\/libraries-[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const script = await fetch(baseUrl + asset, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(script.headers.get('content-encoding')).toBe('br')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const etag = page.headers.get('etag') ?? ''
  expect((await fetch(page.url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  for (const path of ['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/assets/nope.js']) {
    expect(await sendRaw(baseUrl, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/ 404 /)
  }
})

test('headers over 16 KB and an invalid request line are refused', async ({ baseUrl }) => {
  expect(await sendRaw(baseUrl, `GET /config.json HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  )
  expect(await sendRaw(baseUrl, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

test('a burst of writes beyond manual use is rate limited', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const rename = () => ask(baseUrl, ada, 'mutation { updatePreferredName(name: "Ada") { id } }')
  const answers = await Promise.all(Array.from({ length: 60 }, rename))
  const slowed = answers.filter(({ status }) => status === 429)
  expect(slowed.length).toBeGreaterThan(0)
  expect(Number(slowed[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(slowed[0]?.body.errors[0].extensions.code).toBe('RATE_LIMITED')
  // Signing up has used two of the twenty writes.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(18)
})
