import { isRequiredArgument } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { exampleOf, schema, selectAll } from '../../support/every-field.ts'
import { type Accounts, type Client, sharedAccountsServer } from './accounts-fixture.ts'

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

let server: Accounts
let person: Client

beforeAll(async () => {
  server = await sharedAccountsServer()
  person = await server.signUp()
})

async function run(name: string) {
  const field = mutations.find((each) => each.name === name)
  if (!field) throw new Error(`There is no mutation ${name}.`)
  const required = field.args.filter(isRequiredArgument)
  const declared = required.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = required.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const operation = `mutation${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selectAll(field.type, 3)} }`
  return person.graphql(operation, Object.fromEntries(required.map((arg) => [arg.name, exampleOf(arg.type)])))
}

test('the payload of a first profile has every field', async () => {
  expect(await run('initializeProfile')).toMatchObject({
    data: { initializeProfile: { defaultPersonalOrganization: { permissions: expect.any(Array) } } },
  })
})

const ending = ['deleteAccount', 'endAllSessions']

test.each(mutations.map(({ name }) => name).filter((name) => !ending.includes(name)))(
  'every field of the payload of %s can be selected',
  async (name) => {
    expect((await run(name)).code).not.toBe('UNEXPECTED')
  },
)
