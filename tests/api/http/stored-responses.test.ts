import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType, isRequiredArgument, parse } from 'graphql'
import { createOperations } from '../../../server/http/graphql/operation.ts'
import { limits } from '../../../server/http/limits/limits.ts'
import { CreateTransactionDocument, UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { ask, headersOf, post } from './transport-client.ts'

const page = `{ transactions(first: 50) {
  edges { node { id version description amount { value } category { name } tags { name } splits { note } } } } }`

async function pageOf(baseUrl: string, person: TestUser) {
  const { body } = await ask(baseUrl, person, page)
  expect(await ask(baseUrl, person, page)).toMatchObject({ body })
  return body.data?.transactions.edges.map(({ node }: { node: object }) => node) ?? body.errors[0].extensions.code
}

test('a repeated page shows each change of its records at once', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  expect(await pageOf(baseUrl, ada)).toEqual([])
  const { createTransaction } = await ada.graphql(CreateTransactionDocument, {
    input: { ...expense({ categoryId: await categoryOf(ada, 'Groceries') }), tags: ['food'] },
  })
  const { id } = createTransaction
  expect(await pageOf(baseUrl, ada)).toMatchObject([{ id, version: 1, category: { name: 'Groceries' } }])
  await ada.graphql(UpdateTransactionDocument, { id, changes: { description: 'Market' } })
  expect(await pageOf(baseUrl, ada)).toMatchObject([{ id, version: 2, description: 'Market' }])
  await ada.rest('DELETE', `/transactions/${id}`)
  expect(await pageOf(baseUrl, ada)).toEqual([])
})

test('a repeated page is in the language of its reader, and of its organization', async ({ baseUrl, signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  await ada.graphql(CreateTransactionDocument, { input: expense({ categoryId: await categoryOf(ada, 'Groceries') }) })
  await pageOf(baseUrl, ada)
  const german = await post(baseUrl, JSON.stringify({ query: page }), { ...headersOf(ada), 'accept-language': 'de' })
  expect(german.body.data.transactions.edges).toMatchObject([{ node: { category: { name: 'Lebensmittel' } } }])
  expect(await pageOf(baseUrl, bob)).toEqual([])
  expect(await pageOf(baseUrl, bob.in(ada.organizationId))).toBe('NOT_A_MEMBER')
})

test('an update that changes nothing keeps the version, so that no version lacks a change', async ({ signUp }) => {
  const ada = await signUp()
  const { createTransaction } = await ada.graphql(CreateTransactionDocument, { input: expense({}) })
  const update = (description: string) =>
    ada.graphql(UpdateTransactionDocument, { id: createTransaction.id, changes: { description }, version: 1 })
  await update('')
  await update('Market')
  await expect(update('Fair')).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('only operations whose fields all follow the change stream have stored responses', () => {
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))
  const operations = createOperations(schema, limits.document, true)
  const followsStream = (query: string) => operations.find(parse(query)).followsStream
  expect(followsStream(page)).toBe(true)
  expect(followsStream('{ transactions { edges { ...E } } } fragment E on TransactionEdge { cursor }')).toBe(true)
  expect(followsStream('{ transactions { edges { node { createdBy { name } } } } }')).toBe(false)
  expect(
    followsStream('{ transactions { edges { ...E } } } fragment E on TransactionEdge { node { authorName } }'),
  ).toBe(false)
  expect(followsStream('{ categories { id } me { name } }')).toBe(false)
  expect(followsStream('{ __schema { types { name } } }')).toBe(false)
  expect(followsStream('mutation { deleteTransactions(ids: []) }')).toBe(false)
  const query = schema.getType('Query')
  const roots = Object.values(isObjectType(query) ? query.getFields() : {}).filter(
    ({ args }) => !args.some(isRequiredArgument),
  )
  const followed = roots.map(({ name }) => name).filter((name) => followsStream(`{ ${name} }`))
  expect(followed).toEqual(['categories', 'tags', 'transactions'])
})

test('a response is compressed for clients that accept it', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const list = (encodings: string) =>
    fetch(`${baseUrl}/api/v1/categories`, { headers: { ...headersOf(ada), 'accept-encoding': encodings } })
  const plain = await list('identity')
  const content = await plain.json()
  expect(plain.headers.get('content-encoding')).toBeNull()
  for (const [accepted, used] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
  ] as const) {
    const response = await list(accepted)
    expect(response.headers.get('content-encoding')).toBe(used)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(await response.json()).toEqual(content)
  }
})
