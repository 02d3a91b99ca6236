import sharp from 'sharp'
import { importFile, sendFile } from '../api/imports/import-steps.ts'
import { addReceipt, pdf, upload } from '../api/intake/receipt-steps.ts'
import { createTeam, joinAs } from '../api/people/invitations-steps.ts'
import type { SignUpOptions, TestUser } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

interface Documented {
  method: string
  path: string
  status: string
  example: Record<string, unknown>
}

/** The records that an example refers to: the values of its path and of its IDs, and another caller. */
interface Setting {
  values: Record<string, unknown>
  caller?: TestUser
  /** Another status than that of success, where the server of the run lacks a service. */
  status?: string
}

async function listExamples(baseUrl: string): Promise<Documented[]> {
  const { paths } = await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json()
  return Object.entries<Record<string, { requestBody?: unknown; responses: object }>>(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { requestBody, responses }]) => {
      // biome-ignore lint/suspicious/noExplicitAny: the document is JSON.
      const example = (requestBody as any)?.content?.['application/json']?.example
      const status = Object.keys(responses).find((each) => each.startsWith('2')) ?? ''
      return example === undefined ? [] : [{ method: method.toUpperCase(), path, status, example }]
    }),
  )
}

test('each example of the OpenAPI document can be sent', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp())
  const settings = settingsOf(ada, baseUrl, signUp)
  const examples = await listExamples(baseUrl)
  expect(examples.length).toBeGreaterThan(25)
  const failures: unknown[] = []
  for (const { method, path, status, example } of examples) {
    const setting = await settings[`${method} ${path}`]?.()
    const { values, caller = ada, status: expected = status } = setting ?? { values: {} }
    const url = path.replace(/\{(\w+)\}/, (_, name) => String(values[name] ?? crypto.randomUUID()))
    const known = Object.entries(values).filter(([name]) => name in example)
    const answer = await caller.rest(method, url, { ...example, ...Object.fromEntries(known) })
    if (String(answer.status) !== expected) failures.push({ method, path, status: answer.status, body: answer.body })
  }
  expect(failures).toEqual([])
})

function settingsOf(
  ada: TestUser,
  baseUrl: string,
  signUp: (options?: SignUpOptions) => Promise<TestUser>,
): Record<string, () => Promise<Setting>> {
  const create = async (path: string, body: object) => {
    const answer = await ada.rest('POST', path, body)
    if (answer.status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(answer.body)}`)
    return answer
  }
  const expense = {
    amount: '5',
    description: 'Tea',
    transaction_date: '2026-03-31',
    category_id: null,
    type: 'Expense',
  }
  const createTransaction = () => create('/transactions', expense)
  const createCategory = async () =>
    (await create('/categories', { name: crypto.randomUUID(), type: 'Expense' })).body.id as string
  const ofCategory = async (): Promise<Setting> => ({ values: { id: await createCategory() } })
  const namesCategory = async (): Promise<Setting> => ({ values: { category_id: await createCategory() } })
  const ofRule = async (): Promise<Setting> => ({
    values: { id: (await create('/rules', { text: 'Market', reviewed: true })).body.id },
  })
  const createTag = async () => (await create('/tags', { name: crypto.randomUUID() })).body.id as string
  const account = () => ({ kind: 'Current', name: crypto.randomUUID(), balance: '0', day: '2026-03-01' })
  const createAccount = async () => (await create('/accounts', account())).body.id as string
  const ofAccount = async (): Promise<Setting> => ({ values: { id: await createAccount() } })
  const ofRecurrence = async (): Promise<Setting> => {
    const { transaction_date: start_date, category_id: _, ...details } = expense
    return { values: { id: (await create('/recurrences', { ...details, start_date, frequency: 'monthly' })).body.id } }
  }
  const ofImport = async (): Promise<Setting> => ({
    values: { id: (await importFile(ada, baseUrl, 'march.csv', statement)).id },
  })

  return {
    'POST /users/initialize-profile': async () => ({ values: {}, caller: await signUp({ profile: false }) }),
    'PUT /settings/user/country': async () => ({
      values: { country_id: (await ada.rest('GET', '/settings/countries')).body[0].id },
    }),
    'PUT /categories/{id}': ofCategory,
    'PUT /categories/{id}/order': ofCategory,
    'POST /categories/{id}/merge': async () => ({
      values: { id: await createCategory(), into_id: await createCategory() },
    }),
    'PUT /tags/{id}': async () => ({ values: { id: await createTag() } }),
    'POST /tags/{id}/merge': async () => ({ values: { id: await createTag(), into_id: await createTag() } }),
    'PUT /accounts/{id}': ofAccount,
    'PUT /accounts/{id}/order': ofAccount,
    'POST /accounts/{id}/close': ofAccount,
    'POST /accounts/{id}/statements': ofAccount,
    'PUT /statements/{id}': async () => {
      const day = { day: '2026-03-31', amount: '10' }
      return { values: { id: (await create(`/accounts/${await createAccount()}/statements`, day)).body.id } }
    },
    'PUT /saved-views/{id}': async () => ({
      values: { id: (await create('/saved-views', { name: 'Large', page: 'Reports', address: 'min=1' })).body.id },
    }),
    'POST /transactions': namesCategory,
    'PUT /transactions/{id}': async () => ({ values: { id: (await createTransaction()).body.id } }),
    'PUT /budgets': namesCategory,
    'POST /budgets/copy': async () => {
      await ada.rest('PUT', '/budgets', { category_id: await createCategory(), month: '2026-03', amount: '50' })
      return { values: {} }
    },
    'PUT /recurrences/{id}': ofRecurrence,
    'POST /recurrences/{id}/record': ofRecurrence,
    'POST /recurrences/{id}/skip': ofRecurrence,
    'PUT /rules/{id}': ofRule,
    'POST /receipts': async () => {
      const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
      const file = { fileName: 'receipt.jpg', contentType: 'image/jpeg', bytes: await picture.jpeg().toBuffer() }
      return { values: { storagePath: await upload(ada, baseUrl, file) } }
    },
    'POST /review/{id}/approve': async () => {
      await addReceipt(ada, baseUrl, pdf())
      return { values: { id: (await ada.rest('GET', '/review')).body[0].id } }
    },
    'DELETE /assistant/history/{messageId}': async () => {
      const { sessionId } = (await ada.rest('POST', '/assistant/session/start')).body
      const form = new FormData()
      form.set('text_input', 'hello')
      form.set('session_id', sessionId)
      const { userMessage } = (await ada.rest('POST', '/assistant/command', form)).body
      return { values: { messageId: userMessage.id, session_id: sessionId } }
    },
    'POST /imports': async () => ({ values: { storage_path: await sendFile(ada, baseUrl, 'march.csv', statement) } }),
    'POST /imports/{id}/decide': ofImport,
    'POST /imports/{id}/direction': ofImport,
    'POST /imports/{id}/rate': async () => ({
      values: { id: (await importFile(ada, baseUrl, 'francs.csv', inFrancs)).id },
    }),
    'POST /imports/{id}/apply': ofImport,
    'POST /trash/{id}/restore': async () => {
      const { id } = (await createTransaction()).body
      await ada.rest('DELETE', `/transactions/${id}`)
      return { values: { id } }
    },
    'POST /changes/{batch_id}/undo': async () => ({
      values: { batch_id: (await createTransaction()).headers.get('batch-id') },
    }),
    'DELETE /organization': async () => {
      const caller = await createTeam(await signUp(), 'Weekend trips')
      return { values: {}, caller }
    },
    'PUT /webhooks/{id}': async () => {
      const webhook = { name: 'Ledger', url: 'https://books.example.com/events' }
      return { values: { id: (await create('/webhooks', webhook)).body.id } }
    },
    'PUT /incoming-mail/senders': async () => ({ values: {}, status: '409' }),
    'PUT /members/{id}': async () => {
      const sam = await joinAs('VIEWER', ada, signUp)
      return { values: { id: (await sam.rest('GET', '/users/me')).body.user.id } }
    },
  }
}

const statement = ['Date,Description,Amount', '2026-03-02,Market,-15.00', '2026-03-03,Tram,-2.40'].join('\n')
const inFrancs = ['Date,Description,Amount,Currency', '2026-03-02,Kiosk,-15.00,CHF'].join('\n')
