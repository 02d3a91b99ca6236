import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLOutputType, getNamedType, isObjectType, parse } from 'graphql'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))

// biome-ignore lint/suspicious/noExplicitAny: the documents are written from the schema's fields.
const ask = (person: TestUser, query: string): Promise<any> => person.graphql(parse(query), {})

/** Selects the fields of an object that are no objects themselves. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const leaves = Object.values(named.getFields()).filter((field) => !isObjectType(getNamedType(field.type)))
  return `{ ${leaves.map(({ name }) => name).join(' ')} }`
}

test('each field of a listed transaction has its value when it is requested alone', async ({ signUp }) => {
  const ada = await signUp()
  const { me } = await ask(ada, '{ me { id } }')
  const groceries = await categoryOf(ada, 'Groceries')
  const whole = { ...expense({ amount: '9.00', description: 'Market' }), note: 'weekly', tags: ['food'], paidBy: me.id }
  const splits = [{ categoryId: groceries, amount: '4.00', note: 'fruit' }, { amount: '5.00' }]
  for (const more of [
    { categoryId: groceries, currency: 'EUR', rate: '1.25' },
    { splits, reviewed: false },
  ]) {
    await ada.graphql(CreateTransactionDocument, { input: { ...whole, ...more } })
  }
  const list = (selected: string) => `{ transactions(first: 50) { edges { node { ${selected} } } } }`
  const { transactions } = await ask(ada, list('id'))
  const type = schema.getType('Transaction')
  for (const { name, type: fieldType } of Object.values(isObjectType(type) ? type.getFields() : {})) {
    const selected = `${name} ${selectionOf(fieldType)}`
    const nodes = []
    for (const { node } of transactions.edges) {
      nodes.push({ node: (await ask(ada, `{ transaction(id: "${node.id}") { ${selected} } }`)).transaction })
    }
    expect((await ask(ada, list(selected))).transactions.edges).toEqual(nodes)
    const inFragments = `{ transactions { edges { ...Edge } } } fragment Edge on TransactionEdge { node { ... { ${selected} } } }`
    expect((await ask(ada, inFragments)).transactions.edges).toEqual(nodes)
  }
})

test('a renamed category or tag has its new name in the next page', async ({ signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  await ada.graphql(CreateTransactionDocument, { input: { ...expense({ categoryId: groceries }), tags: ['food'] } })
  const page = async () => {
    const { transactions } = await ask(
      ada,
      '{ transactions { edges { node { category { name } tags { id name } } } } }',
    )
    return transactions.edges[0].node
  }
  const before = await page()
  expect(before).toMatchObject({ category: { name: 'Groceries' }, tags: [{ name: 'food' }] })

  await ask(ada, `mutation { updateCategory(id: "${groceries}", changes: { name: "Food shops" }) { id } }`)
  await ask(ada, `mutation { updateTag(id: "${before.tags[0].id}", changes: { name: "groceries" }) { id } }`)

  expect(await page()).toMatchObject({ category: { name: 'Food shops' }, tags: [{ name: 'groceries' }] })
})
