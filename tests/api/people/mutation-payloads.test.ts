import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Client, sharedAccountsServer } from './accounts-fixture.ts'

const file = path.join(import.meta.dirname, '../../../schema/schema.graphql')
const schema = buildSchema(readFileSync(file, 'utf8'))
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

/** Selects every field to this depth that needs no argument. */
function selectAll(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isUnionType(named)) return '{ __typename }'
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  const isLeaf = (of: GraphQLOutputType) => !isObjectType(getNamedType(of)) && !isUnionType(getNamedType(of))
  const chosen = fields.filter((field) => depth > 1 || isLeaf(field.type))
  return `{ __typename ${chosen.map((field) => `${field.name} ${selectAll(field.type, depth - 1)}`).join(' ')} }`
}

/** Returns a value of the type, which need not be accepted. */
function exampleOf(given: GraphQLInputType): unknown {
  const type = isNonNullType(given) ? given.ofType : getNullableType(given)
  if (isListType(type)) return [exampleOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(fields.map((field) => [field.name, exampleOf(field.type)]))
  }
  const samples: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, Date: '2026-03-31', Month: '2026-03' }
  const named = getNamedType(type).name
  return samples[named] ?? (named === 'ID' ? '01900000-0000-7000-8000-000000000000' : 'Sam')
}

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
