import { schemaOfFields } from '../../../server/http/rest/fields.ts'
import { routes } from '../../../server/http/rest/routes.ts'
import { ask, openSocketAs } from '../../api/http/transport-client.ts'
import { edges } from '../../api/ledger/date-limits-steps.ts'
import { type InputPath, inputPaths } from '../../support/data/schema-inputs.ts'
import type { TestUser } from '../../support/people.ts'
import { callOf } from '../../support/roles/roles-requests.ts'
import { expect, test } from '../../support/test.ts'

const wholeNumbers = [0, -1, 1, 366, 1_899, 1_900, 2_200, 2_201, 9_999, 10_000, 2_147_483_647, -2_147_483_648]
const accidents = ['UNEXPECTED', 'UNAVAILABLE']

const dated = inputPaths((type) => Object.hasOwn(edges, type))
const overHttp = dated.filter(({ kind }) => kind !== 'subscription')

test('the first and last month and reversed ranges are answered or refused', async ({ baseUrl, signUp }) => {
  // A user may write 20 times a second, and the reads are limited by `limits.cost`.
  const users = await Promise.all(Array.from({ length: 12 }, () => signUp()))
  const failed: object[] = []
  for (const [at, place] of overHttp.entries()) {
    const person = users[at % users.length] as TestUser
    for (const variables of variablesOf(place)) {
      const { body } = await ask(baseUrl, person, place.query, variables)
      const codes = (body.errors ?? []).map((each: { extensions: { code: string } }) => each.extensions.code)
      if (codes.some((code: string) => [...accidents, 'MALFORMED', 'RATE_LIMITED'].includes(code))) {
        failed.push({ place: place.name, variables, errors: body.errors })
      }
    }
  }
  expect(failed).toEqual([])
})

function variablesOf(place: InputPath): Record<string, unknown>[] {
  const { inside = [], reversed = {} } = edges[place.type] ?? {}
  const last = place.name.split(/[ .]/).at(-1) ?? ''
  const isRange = place.siblings.includes('from') && place.siblings.includes('to') && Object.hasOwn(reversed, last)
  const alone = inside.map((value) => place.variables(value, isRange ? { from: value, to: value } : {}))
  return isRange ? [...alone, place.variables(reversed[last], reversed)] : alone
}

test('a change stream refuses the same values and is not stopped by the limits', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const socket = await openSocketAs(baseUrl, ada)
  const operations = dated.filter(({ kind }) => kind === 'subscription')
  expect(operations.length).toBeGreaterThan(4)
  for (const [at, { query, variables, type, siblings }] of operations.entries()) {
    const [last, late] = [edges[type]?.inside.at(-1), edges[type]?.outside.at(-2)]
    await socket.send({ type: 'subscribe', id: `late ${at}`, payload: { query, variables: variables(late) } })
    const rejected = await socket.waitFor(({ id }) => id === `late ${at}`)
    expect(rejected).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'INVALID_INPUT' } }] })
    const edge = variables(last, siblings.includes('from') ? { from: last, to: last } : {})
    await socket.send({ type: 'subscribe', id: `last ${at}`, payload: { query, variables: edge } })
    const first = await socket.waitFor(({ id }) => id === `last ${at}`)
    expect(first).toMatchObject({ type: 'next' })
    expect(first.payload.errors).toBeUndefined()
    await socket.send({ type: 'complete', id: `last ${at}` })
  }
  socket.close()
})

test('years and numbers of days have their own limits', async ({ baseUrl, signUp }) => {
  const operations = inputPaths((type, name) => type === 'Int' && /year|days/.test(name))
  expect(operations.length).toBeGreaterThan(2)
  const users = await Promise.all(Array.from({ length: 6 }, () => signUp()))
  for (const { query, variables, name } of operations.filter(({ kind }) => kind === 'query')) {
    for (const [at, value] of wholeNumbers.entries()) {
      const { body } = await ask(baseUrl, users[at % users.length] as TestUser, query, variables(value))
      const code = body.errors?.[0]?.extensions.code
      const isYear = /year/.test(name)
      const expected = isYear && (value < 1_900 || value > 2_200) ? 'INVALID_INPUT' : undefined
      expect({ name, value, code }).toEqual({ name, value, code: expected })
    }
  }
})

test('every REST route refuses the same values', async ({ signUp }) => {
  const [ada, ben] = [await signUp(), await signUp()]
  const fields = routes.flatMap((route) =>
    [route.query, route.body].flatMap((group) =>
      Object.entries(schemaOfFields(group).properties).flatMap(([name, schema]) => {
        const text = JSON.stringify(schema)
        const type = text.includes('"format":"date"') ? 'Date' : text.includes('"pattern":"^(19') ? 'Month' : undefined
        return type ? [{ route, name, type }] : []
      }),
    ),
  )
  expect(fields.length).toBeGreaterThan(15)
  for (const [at, { route, name, type }] of fields.entries()) {
    const { inside = [], outside = [] } = edges[type] ?? {}
    for (const value of [...inside, ...outside]) {
      const { method, path, body } = callOf(route, { [name]: value })
      const response = await (at % 2 ? ada : ben).rest(method, path, body)
      const call = { call: `${method} ${route.path}`, name, value, status: response.status }
      if (outside.includes(value)) expect(call).toMatchObject({ status: 422 })
      else expect(response.status, JSON.stringify(call)).toBeLessThan(500)
    }
  }
})
