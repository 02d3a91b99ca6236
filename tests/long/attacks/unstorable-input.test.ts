import { routes } from '../../../server/http/rest/routes.ts'
import { ask, headersOf, openSocketAs, post } from '../../api/http/transport-client.ts'
import { upload } from '../../api/intake/receipt-steps.ts'
import { inputPaths } from '../../support/data/schema-inputs.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const zero = 'a\0b'
const texts = inputPaths((type) => type === 'String' || type === 'ID')
const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
const create = 'mutation ($input: NewTransactionInput!) { createTransaction(input: $input) { id } }'
const input = '{"amount":"1","date":"2026-03-31","type":"INCOME"}'

test('a NUL character is refused in every text and ID of the API', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  expect(texts.length).toBeGreaterThan(150)
  for (const { kind, name, query, variables } of texts.filter((each) => each.kind !== 'subscription')) {
    const { status, body } = await ask(baseUrl, ada, query, variables(zero))
    const code = body.errors?.[0]?.extensions.code
    expect({ kind, name, status, code }).toEqual({ kind, name, status: 400, code: 'MALFORMED' })
  }
})

test('an unpaired surrogate is refused in values and names', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const half = '\ud800'
  for (const variables of [{ input: { note: half } }, { input: { tags: ['a', half] } }, { input: {}, [half]: 1 }]) {
    const { status, body } = await ask(baseUrl, ada, create, variables)
    expect({ status, code: body.errors[0].extensions.code }).toEqual({ status: 400, code: 'MALFORMED' })
  }
})

test('a cursor with an invalid character is refused', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const cursors = [zero, '["\\u0000"]', '{"date":"\\u0000","id":"\\u0000"}', '"\\u0000"', '\0'.repeat(40)]
  const inputs = inputPaths((type, name) => /^(after|before|cursor)$/i.test(name) || type === 'Cursor')
  expect(inputs.length).toBeGreaterThan(3)
  for (const { kind, name, query, variables } of inputs.filter((each) => each.kind !== 'subscription')) {
    for (const cursor of cursors) {
      const { body } = await ask(baseUrl, ada, query, variables(Buffer.from(cursor).toString('base64url')))
      const code = body.errors?.[0]?.extensions.code
      expect({ kind, name, cursor, code }).not.toMatchObject({ code: expect.stringMatching(/UNEXPECTED|UNAVAILABLE/) })
    }
  }
})

test('REST refuses invalid characters in every query and body', async ({ signUp }) => {
  const ada = await signUp()
  for (const row of routes) {
    const path = row.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())
    for (const name of Object.keys(row.query.shape)) {
      const { status } = await ada.rest(row.method, `${path}?${name}=a%00b`, row.method === 'GET' ? undefined : {})
      // A feed refuses a token in the address before it reads the rest.
      const refusals = name === 'token' ? [401, 403] : [400, 422]
      expect({ call: `${row.method} ${row.path}`, name, status }).toMatchObject({
        status: expect.toBeOneOf(refusals),
      })
    }
    for (const name of Object.keys(row.body.shape)) {
      const { status } = await ada.rest(row.method, path, { [name]: zero })
      expect({ call: `${row.method} ${row.path}`, name, status }).toMatchObject({
        status: expect.toBeOneOf([400, 422, 429]),
      })
    }
  }
})

test('search and lists refuse invalid characters', async ({ signUp }) => {
  const ada = await signUp()
  for (const path of ['/transactions?text=%00', '/transactions?search=a%00', '/change-log?text=%00']) {
    expect((await ada.rest('GET', path)).status).toBeOneOf([400, 422])
  }
})

test('a form refuses invalid characters in its texts and file name', async ({ signUp }) => {
  const ada = await signUp()
  const { body: session } = await ada.rest('POST', '/assistant/session/start')
  for (const [text, fileName] of [
    ['taxi\0 12', 'note.txt'],
    ['taxi 12', 'a\0b.pdf'],
  ] as const) {
    const form = new FormData()
    form.set('session_id', session.sessionId)
    form.set('text_input', text)
    form.set('file', new File(['%PDF-1.4'], fileName, { type: 'application/pdf' }))
    expect((await ada.rest('POST', '/assistant/command', form)).status).toBeLessThan(500)
  }
})

test('input nested 10,000 deep is refused, also with an idempotency key', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const headers = { ...headersOf(ada), 'idempotency-key': 'nested-very-deeply' }
  for (const variables of [
    `{"input":${input},"more":${deep}}`,
    `{"input":${deep}}`,
    `{"input":{"tagIds":${deep}}}`,
    `{"input":${'{"input":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
  ]) {
    const answer = await post(baseUrl, `{"query":${JSON.stringify(create)},"variables":${variables}}`, headers)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'MALFORMED' } }] } })
  }
  for (const body of [deep, `{"tags":${deep}}`, `{"splits":${deep}}`]) {
    const response = await fetch(`${baseUrl}/api/v1/transactions`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
    expect({ status: response.status, body: await response.json() }).toMatchObject({ status: 400 })
  }
  const { data } = (await ask(baseUrl, ada, '{ transactions(first: 1) { edges { node { id } } } }')).body
  expect(data.transactions.edges).toEqual([])
})

test('a subscription refuses invalid input, and its socket continues', async ({ baseUrl, signUp }) => {
  const socket = await openSocketAs(baseUrl, await signUp())
  const follow = 'subscription ($after: Cursor) { ledgerChanged(after: $after) { cursor } }'
  const sent = {
    zero: JSON.stringify({ query: follow, variables: { after: zero } }),
    inside: JSON.stringify({ query: `subscription { ledgerChanged(after: "${zero}") { cursor } }` }),
    deep: `{"query":${JSON.stringify(follow)},"variables":{"after":null,"more":${deep}}}`,
  }
  for (const [id, payload] of Object.entries(sent)) {
    await socket.send(`{"id":"${id}","type":"subscribe","payload":${payload}}`)
    const { type, payload: errors } = await socket.waitFor((message) => message.id === id)
    expect({ type, code: errors[0]?.extensions.code }).toEqual({ type: 'error', code: 'MALFORMED' })
  }
  await socket.send({ id: 'good', type: 'subscribe', payload: { query: follow } })
  await socket.waitFor(({ id, type }) => id === 'good' && type === 'next')
  socket.close()
})

test('a file is offered under a safe name, whatever its original name', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const names: [string, string][] = [
    ['../../etc/pass wd.pdf', 'pass wd.pdf'],
    ['C:\\Users\\ada\\receipt.pdf', 'receipt.pdf'],
    ['a\u202efdp.exe.pdf', 'a fdp.exe.pdf'],
    ['line\r\nbreak\u0085\u2028.pdf', 'line break .pdf'],
    ['..', 'file'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['what? "that": <b>|*.pdf', 'what_ _that__ _b___.pdf'],
    ['Café 👨‍👩‍👧.pdf', 'Café 👨‍👩‍👧.pdf'],
  ]
  for (const [sent, expectedName] of names) {
    const name = await storedName(baseUrl, ada, sent)
    expect({ sent, ...name }).toEqual({ sent, kept: expectedName, header: expectedName })
  }
})

/** Uploads a receipt with a file name. Returns the name in the API and in the download header. */
async function storedName(baseUrl: string, person: TestUser, fileName: string) {
  const contentType = 'application/pdf'
  const bytes = Buffer.from(`%PDF-1.4\n%${crypto.randomUUID()}\n%%EOF`)
  const storagePath = await upload(person, baseUrl, { fileName, contentType, bytes })
  const send = 'mutation ($input: NewReceiptInput!) { createReceipt(input: $input) { document { fileName fileUrl } } }'
  const { body } = await ask(baseUrl, person, send, { input: { fileName, storagePath, contentType } })
  const { document } = body.data.createReceipt
  const { headers } = await fetch(new URL(document.fileUrl, baseUrl), { method: 'HEAD' })
  const exact = /filename\*=UTF-8''(\S+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''
  return { kept: document.fileName, header: decodeURIComponent(exact) }
}
