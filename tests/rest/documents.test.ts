import { headersOf } from '../api/http/transport-client.ts'
import { receiptPdf } from '../api/intake/receipt-files.ts'
import type { TestUser } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const receipt = receiptPdf([
  ['CORNER SHOP'],
  ['Date: 2026-03-31'],
  ['Bread', '2.40'],
  ['Milk', '1.60'],
  ['TOTAL EUR', '4.00'],
])

async function startSession(person: TestUser): Promise<string> {
  const { status, body } = await person.rest('POST', '/assistant/session/start')
  expect(status).toBe(201)
  return body.sessionId
}

function sendMessage(person: TestUser, fields: Record<string, string | File>, headers = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return person.rest('POST', '/assistant/command', form, headers)
}

const message = (details: object) => ({
  id: expect.any(String),
  role: 'user',
  content: expect.any(String),
  created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  metadata: null,
  receipt_status: null,
  budget_import_status: null,
  pending_receipt_item_count: 0,
  pending_budget_item_count: 0,
  ...details,
})

test('POST /receipts creates a receipt from a file sent to the upload URL', async ({ signUp }) => {
  const ada = await signUp()
  const about = { fileName: 'receipt.png', contentType: 'image/png' }
  const { status, body } = await ada.rest('POST', '/receipts/upload-url', about)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['uploadUrl', 'storagePath'])
  expect(new URL(body.uploadUrl).pathname).toMatch(/^\/uploads\//)
  const early = await ada.rest('POST', '/receipts', { ...about, storagePath: body.storagePath })
  expect(early).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } })

  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const put = await fetch(body.uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(Buffer.from(onePixel, 'base64')),
  })
  expect(put.status).toBe(200)
  const receipt = await ada.rest('POST', '/receipts', { ...about, storagePath: body.storagePath })
  expect(receipt).toMatchObject({
    status: 201,
    body: { id: expect.any(String), file_name: 'receipt.png', content_type: 'image/png', status: 'Staging' },
  })
  const { body: list } = await ada.rest('GET', '/receipts?limit=10')
  expect(list.items.map(({ id }: { id: string }) => id)).toEqual([receipt.body.id])
  expect(await ada.rest('GET', `/receipts/${receipt.body.id}`)).toMatchObject({
    status: 200,
    body: { id: receipt.body.id, items: expect.any(Array) },
  })
  const repeated = await ada.rest('POST', '/receipts', { ...about, storagePath: body.storagePath })
  expect(repeated.status).toBe(409)
})

test("a file type that may not be uploaded is refused with the specification's text", async ({ signUp }) => {
  const ada = await signUp()
  const about = { fileName: 'setup.exe', contentType: 'application/x-msdownload' }
  expect(await ada.rest('POST', '/receipts/upload-url', about)).toMatchObject({
    status: 415,
    body: {
      message: expect.stringContaining('Unsupported file type: "application/x-msdownload" for file "setup.exe".'),
    },
  })
})

test('GET /assistant/session/last-active is empty before a session starts, then returns the session', async ({
  signUp,
}) => {
  const ada = await signUp()
  expect(await ada.rest('GET', '/assistant/session/last-active')).toMatchObject({
    status: 200,
    body: { sessionId: null },
  })
  const sessionId = await startSession(ada)
  expect((await ada.rest('GET', '/assistant/session/last-active')).body).toEqual({ sessionId })
})

test('POST /assistant/command returns both messages, and the history contains them', async ({ signUp }) => {
  const ada = await signUp()
  const sessionId = await startSession(ada)
  const { status, body } = await sendMessage(ada, { text_input: 'what can you do?', session_id: sessionId })
  expect(status).toBe(200)
  expect(body).toEqual({
    userMessage: message({ content: 'what can you do?' }),
    assistantResponse: message({ role: 'assistant' }),
  })
  const { body: history } = await ada.rest('GET', `/assistant/history?session_id=${sessionId}`)
  expect(history).toEqual({ history: [body.userMessage, body.assistantResponse] })
})

test('a draft is listed in GET /review, and its approval creates the transaction', async ({ signUp }) => {
  const ada = await signUp()
  const sessionId = await startSession(ada)
  const headers = { 'x-today': '2026-03-31' }
  const { body } = await sendMessage(
    ada,
    { text_input: 'spent 12.50 on lunch yesterday', session_id: sessionId },
    headers,
  )
  expect(body.assistantResponse).toMatchObject({ metadata: { itemsFound: 1 }, pending_receipt_item_count: 1 })
  const { body: pending } = await ada.rest('GET', '/review')
  expect(pending).toMatchObject([
    {
      kind: 'draft',
      amount: '12.50',
      transaction_date: '2026-03-30',
      type: 'Expense',
      document_id: expect.any(String),
    },
  ])
  const approved = await ada.rest('POST', `/review/${pending[0].id}/approve`, {
    amount: '13.00',
    description: 'Lunch out',
  })
  expect(approved).toMatchObject({ status: 200, body: { id: pending[0].id, state: 'approved' } })
  expect((await ada.rest('GET', '/review')).body).toEqual([])
  expect((await ada.rest('GET', '/transactions')).body.items).toMatchObject([
    { id: approved.body.transaction_id, amount: '13.00', description: 'Lunch out', transaction_date: '2026-03-30' },
  ])
})

test('a discarded item is no longer in GET /review', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  await sendMessage(ada, { text_input: 'spent 3 on coffee', session_id: await startSession(ada) })
  const { body: pending } = await ada.rest('GET', '/review')
  expect((await bob.rest('POST', `/review/${pending[0].id}/discard`)).status).toBe(404)
  expect(await ada.rest('POST', `/review/${pending[0].id}/discard`)).toMatchObject({
    status: 200,
    body: { state: 'discarded' },
  })
  expect((await ada.rest('GET', '/review')).body).toEqual([])
})

test('a file sent twice with one idempotency key is read once, and the response waits for the reading', async ({
  signUp,
}) => {
  const ada = await signUp()
  const sessionId = await startSession(ada)
  const send = () => {
    const file = new File([new Uint8Array(receipt)], 'receipt.pdf', { type: 'application/pdf' })
    const key = { 'idempotency-key': 'bread-and-milk' }
    return sendMessage(ada, { session_id: sessionId, jobType: 'document', text_input: '', file }, key)
  }
  const { status, body } = await send()
  expect(status).toBe(200)
  expect(body.assistantResponse).toMatchObject({
    role: 'assistant',
    metadata: { type: 'document_staged', itemsFound: 2, review_url: expect.stringMatching(/^\/receipts\/.+\/review$/) },
    receipt_status: 'Staging',
    pending_receipt_item_count: 2,
  })
  expect((await send()).body).toEqual(body)
  expect((await ada.rest('GET', '/review')).body).toHaveLength(2)
})

test('an invalid command is refused with an error', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const sessionId = await startSession(ada)
  const file = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => new File([bytes], name, { type })
  const over = new Uint8Array(10_485_761)
  over.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const wrong: [Record<string, string | File>, number][] = [
    [{ text_input: 'hello' }, 422],
    [{ text_input: 'hello', session_id: 'none' }, 422],
    [{ text_input: 'hello', session_id: crypto.randomUUID() }, 404],
    [{ text_input: '', session_id: sessionId }, 422],
    [{ text_input: 'hello', session_id: sessionId, other: '1' }, 422],
    [{ session_id: sessionId, jobType: 'nonsense', text_input: 'hello' }, 422],
    [{ session_id: sessionId, file: file(over, 'a.png', 'image/png') }, 413],
    [
      { session_id: sessionId, file: file(new Uint8Array([0x4d, 0x5a, 0, 0]), 'a.exe', 'application/x-msdownload') },
      415,
    ],
    [{ session_id: sessionId, file: file(new Uint8Array([0x4d, 0x5a, 0, 0]), 'a.png', 'image/png') }, 415],
  ]
  for (const [fields, status] of wrong) {
    const answer = await sendMessage(ada, fields)
    expect({ fields: Object.keys(fields), status: answer.status }).toEqual({ fields: Object.keys(fields), status })
    expect(answer.body.message).toMatch(/[.!]$/)
  }
  const json = await ada.rest('POST', '/assistant/command', { text_input: 'hello', session_id: sessionId })
  expect(json.status).toBe(415)
  const anonymous = await fetch(`${baseUrl}/api/v1/assistant/command`, { method: 'POST', body: new FormData() })
  expect(anonymous.status).toBe(401)
  expect((await ada.rest('GET', `/assistant/history?session_id=${sessionId}`)).body).toEqual({ history: [] })
})

async function sendForm(baseUrl: string, person: TestUser, body: string | Uint8Array<ArrayBuffer>, boundary = 'edge') {
  const response = await fetch(`${baseUrl}/api/v1/assistant/command`, {
    method: 'POST',
    headers: { ...headersOf(person), 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  })
  return { status: response.status, body: await response.json() }
}

test('an expensive or interrupted form is refused while others are served', async ({ baseUrl, signUp }) => {
  // A user may send 10 commands a minute.
  const [ada, eve, bob] = [await signUp(), await signUp(), await signUp()]
  const sessionId = await startSession(bob)
  const part = (name: string, more = '', value = 'x') =>
    `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  const file = '; filename="a.png"\r\nContent-Type: image/png'
  const png = Buffer.from('89504e470d0a1a0a', 'hex').toString('latin1')
  const forms: [string, number][] = [
    [part('text_input').repeat(100_000), 413],
    [`--edge\r\n${'X-Header: 1\r\n'.repeat(500_000)}\r\nx\r\n--edge--\r\n`, 422],
    [`${part('text_input', '', 'x'.repeat(9_000_000))}--edge--\r\n`, 413],
    [`${part('file', file, png)}${part('file', file, png)}--edge--\r\n`, 413],
    [`${part('other', file, png)}--edge--\r\n`, 422],
    [part('file', file, `${png}${'x'.repeat(5_000)}`).slice(0, -2), 400],
    [part('text_input').slice(0, -3), 400],
    ['', 400],
    ['--edge', 400],
    ['\r\n--'.repeat(1_000_000), 400],
    ['--edge--\r\n', 422],
  ]
  for (const [index, [body, status]] of forms.entries()) {
    const answer = await sendForm(baseUrl, index < 8 ? ada : eve, Buffer.from(body, 'latin1'))
    expect({ body: body.slice(0, 60), status: answer.status }).toEqual({ body: body.slice(0, 60), status })
    expect(answer.body.message).toMatch(/[.!]$/)
  }
  expect(await sendForm(baseUrl, bob, part('text_input'), '')).toMatchObject({ status: 400 })
  expect((await sendMessage(bob, { text_input: 'hello', session_id: sessionId })).status).toBe(200)
})

test("DELETE /assistant/history/{messageId} deletes only the user's own message", async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const sessionId = await startSession(ada)
  const { body } = await sendMessage(ada, { text_input: 'hello', session_id: sessionId })
  const path = `/assistant/history/${body.userMessage.id}`
  expect((await bob.rest('DELETE', path, { session_id: sessionId })).status).toBe(404)
  expect(await ada.rest('DELETE', path, {})).toMatchObject({ status: 422, body: { errors: [{ field: 'session_id' }] } })
  expect(await ada.rest('DELETE', path, { session_id: sessionId })).toMatchObject({
    status: 200,
    body: { id: body.userMessage.id },
  })
  const { body: left } = await ada.rest('GET', `/assistant/history?session_id=${sessionId}`)
  expect(left.history.map(({ id }: { id: string }) => id)).toEqual([body.assistantResponse.id])
  const ofAssistant = await ada.rest('DELETE', `/assistant/history/${body.assistantResponse.id}`, {
    session_id: sessionId,
  })
  expect(ofAssistant.status).toBeGreaterThanOrEqual(400)
})
