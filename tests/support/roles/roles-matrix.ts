import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { schema } from '../../../schema/schema.ts'
import { routes } from '../../../server/http/rest/routes.ts'
import { permissions } from '../../../server/platform/tenancy/permissions.ts'
import { type Actor, type Asks, actors, calls, expectedErrorOf, isRow, operations } from './roles.ts'
import { type RoleCase, roleCases } from './roles-cases.ts'
import type { Answer, Bearer, RolesFixture } from './roles-fixture.ts'
import { type Chosen, callOf, requestOf } from './roles-requests.ts'

export interface RolesFound {
  cases: number
  mismatches: string[]
}

export interface Operation {
  name: string
  asks: Asks
  isWrite: boolean
  run(caller: Actor | Bearer): Promise<Answer>
}

/** Calls every operation as every kind of user and compares the responses with the table. */
export async function compareRoles(fixture: RolesFixture): Promise<RolesFound> {
  const mismatches = undeclaredOperations()
  let cases = 0
  for (const operation of await operationsOf(fixture)) {
    cases += actors.length
    mismatches.push(...(await mismatchesOf(fixture, operation)))
  }
  for (const roleCase of roleCases) {
    cases += 1
    mismatches.push(...(await mismatchesOfCase(fixture, roleCase)))
  }
  return { cases, mismatches }
}

/** All operations of GraphQL and REST. */
export async function operationsOf(fixture: RolesFixture): Promise<Operation[]> {
  return [...graphqlOperations(fixture, await recordsOf(fixture)), ...restOperations(fixture)]
}

const rootNames = ['Query', 'Mutation', 'Subscription'] as const
type RootName = (typeof rootNames)[number]

const ruled = {
  Query: schema.getQueryType()?.getFields() ?? {},
  Mutation: schema.getMutationType()?.getFields() ?? {},
  Subscription: schema.getSubscriptionType()?.getFields() ?? {},
}

/**
 * The published schema, with types of this module's own graphql instance, because the test runner loads a second one.
 */
const published = buildSchema(readFileSync(path.join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'))

function publishedField(root: RootName, name: string) {
  const type = { Query: 'getQueryType', Mutation: 'getMutationType', Subscription: 'getSubscriptionType' } as const
  const field = published[type[root]]()?.getFields()[name]
  if (!field) throw new Error(`${root} ${name} is not in schema.graphql: npm run generate`)
  return field
}

const command = 'POST /assistant/command'

/** Operations without a rule, or without a row in the table of roles. */
export const undeclaredOperations = (): string[] => [...unlisted(), ...unruled()]

function unlisted(): string[] {
  const differ = (where: string, there: string[], listed: string[]) => [
    ...there.filter((name) => !listed.includes(name)).map((name) => `${where} ${name} is not in the table of roles`),
    ...listed.filter((name) => !there.includes(name)).map((name) => `${where} ${name} is in the table only`),
  ]
  return [
    ...rootNames.flatMap((root) => differ(root, Object.keys(ruled[root]), Object.keys(operations[root]))),
    ...differ('REST', [...routes.map(({ method, path }) => `${method} ${path}`), command], Object.keys(calls)),
  ]
}

function unruled(): string[] {
  const known = ['public', 'identity', 'account', 'person', ...Object.keys(permissions)]
  return rootNames.flatMap((root) =>
    Object.values(ruled[root])
      .filter(({ extensions }) => !known.includes(String(extensions.rule)))
      .map(({ name }) => `${root} ${name} has no rule`),
  )
}

async function recordsOf({ organizationId, graphql, sql }: RolesFixture) {
  const create = (query: string) => graphql('owner', { query: `mutation { ${query} }`, variables: {} })
  const { data } = await create('createTransaction(input: { type: EXPENSE, amount: "1", date: "2026-03-31" }) { id }')
  const [category] = await sql('select id from categories where organization_id = $1 limit 1', [organizationId])
  return { transactionId: String(data.createTransaction.id), categoryId: String(category?.id) }
}

type Records = Awaited<ReturnType<typeof recordsOf>>

/** Returns arguments for which a default value of the type would be refused for another reason than the role. */
function chosenFor(name: string, caller: Actor | Bearer, { transactionId, categoryId }: Records): Chosen {
  const actor = typeof caller === 'string' ? caller : `token-${randomUUID()}`
  const all: Record<string, Chosen> = {
    createCategory: { name: `Things of ${actor}` },
    createInvitation: { email: `${actor}@invited.example`, role: 'VIEWER' },
    createWebhook: { name: 'Home', url: 'https://hooks.example/' },
    createUploadUrl: { fileName: 'a.png', contentType: 'image/png', size: 8 },
    setBudget: { categoryId },
    transaction: { id: transactionId },
    updateCategory: { id: categoryId, color: 3 },
    updateOrganization: { name: `Books of ${actor}` },
    updateTransaction: { id: transactionId, note: `By ${actor}` },
  }
  return all[name] ?? {}
}

function graphqlOperations(fixture: RolesFixture, records: Records): Operation[] {
  return rootNames.flatMap((root) =>
    Object.keys(ruled[root]).map((name) => ({
      name: `${root} ${name}`,
      asks: operations[root][name] ?? 'own',
      isWrite: root === 'Mutation',
      run(caller) {
        const request = requestOf(root, publishedField(root, name), chosenFor(name, caller, records))
        if (root !== 'Subscription') return fixture.graphql(caller, request)
        // A subscription of an organization needs a membership, and a user's own subscription does not.
        return fixture.subscribe(caller, request, isRow(operations[root][name] ?? 'own'))
      },
    })),
  )
}

function restOperations(fixture: RolesFixture): Operation[] {
  const report = () => {
    const form = new FormData()
    form.set('session_id', crypto.randomUUID())
    form.set('text_input', 'help')
    return { method: 'POST', path: '/assistant/command', body: form }
  }
  return [
    ...routes.map((row) => ({
      name: `${row.method} ${row.path}`,
      asks: calls[`${row.method} ${row.path}`] ?? ('own' as const),
      isWrite: row.method !== 'GET',
      run: (caller: Actor | Bearer) => fixture.rest(caller, callOf(row, {})),
    })),
    { name: command, asks: calls[command] ?? 'own', isWrite: true, run: (caller) => fixture.rest(caller, report()) },
  ]
}

const errorCodes = ['UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED', 'PROFILE_NOT_INITIALIZED', 'NOT_A_MEMBER', 'FORBIDDEN']
const notLetIn = [...errorCodes, 'MALFORMED', 'RATE_LIMITED', 'UNEXPECTED', 'UNAVAILABLE']

/** Refused users call at the same time, because their calls must change nothing. */
async function mismatchesOf(fixture: RolesFixture, operation: Operation): Promise<string[]> {
  const { name, asks, isWrite, run } = operation
  const answered = async (actor: Actor) => mismatchOf(name, actor, expectedErrorOf(asks, actor), await run(actor))
  const denied = actors.filter((actor) => expectedErrorOf(asks, actor))
  const allowed = actors.filter((actor) => !expectedErrorOf(asks, actor))
  const before = await fixture.head()
  const found = await Promise.all(denied.map(answered))
  if ((await fixture.head()) !== before) found.push(`${name} was refused to all who asked and changed something`)
  if (!isWrite) return [...found, ...(await Promise.all(allowed.map(answered)))].filter((each) => each !== undefined)
  for (const actor of allowed) {
    found.push(await answered(actor))
    await fixture.restore()
  }
  return found.filter((each) => each !== undefined)
}

/** A user is admitted if the operation itself runs, whatever it returns. A crash is a mismatch. */
function mismatchOf(name: string, actor: Actor, expected: string | undefined, { code }: Answer): string | undefined {
  if (expected !== undefined) {
    return code === expected ? undefined : `${name} as ${actor}: ${code ?? 'allowed'} instead of ${expected}`
  }
  const isLetIn = code === undefined || !notLetIn.includes(code)
  return isLetIn ? undefined : `${name} as ${actor}: ${code}, but the table allows it`
}

async function mismatchesOfCase(fixture: RolesFixture, { name, actor, isAllowed, run }: RoleCase): Promise<string[]> {
  const { ask, isDone } = await run(fixture)
  const before = await fixture.head()
  const { code } = await ask()
  const after = await fixture.head()
  const done = await isDone()
  await fixture.restore()
  const what = `${name} as ${actor}`
  if (isAllowed) return code === undefined && done ? [] : [`${what}: ${code ?? 'nothing happened'}, but may`]
  return [
    ...(code === 'FORBIDDEN' ? [] : [`${what}: ${code ?? 'allowed'} instead of FORBIDDEN`]),
    ...(done || after !== before ? [`${what} was refused and changed something`] : []),
  ]
}
