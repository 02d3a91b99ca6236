import { schemaOfFields } from '../../../server/http/rest/fields.ts'
import { routes } from '../../../server/http/rest/routes.ts'
import { fieldsWithArguments, type InputPath, inputPaths } from '../../support/data/schema-inputs.ts'
import type { TestUser } from '../../support/people.ts'
import { callOf } from '../../support/roles/roles-requests.ts'
import { expect, test } from '../../support/test.ts'
import { ask, headersOf, openSocketAs, post } from '../http/transport-client.ts'

const edges: Record<string, { inside: string[]; outside: string[]; reversed: Record<string, string> }> = {
  Month: {
    inside: ['1900-01', '2200-12'],
    outside: ['0001-01', '1899-12', '2201-01', '9999-12', '10000-01', '2026-13'],
    reversed: { from: '2200-12', to: '1900-01' },
  },
  Date: {
    inside: ['1900-01-01', '2200-12-31'],
    outside: ['0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31', '10000-01-01', '2026-02-30'],
    reversed: { from: '2200-12-31', to: '1900-01-01' },
  },
}
const wholeNumbers = [0, -1, 1, 366, 1_899, 1_900, 2_200, 2_201, 9_999, 10_000, 2_147_483_647, -2_147_483_648]
const accidents = ['UNEXPECTED', 'UNAVAILABLE']

const dated = inputPaths((type) => Object.hasOwn(edges, type))
const overHttp = dated.filter(({ kind }) => kind !== 'subscription')

test('every date, month and year argument is limited', () => {
  const soundsDated = (name: string) => /(^|[a-z])(date|month|year|day)s?$|^(from|to|since|until)$/i.test(name)
  const others = inputPaths((type, name) => soundsDated(name) && !Object.hasOwn(edges, type))
  const known = /budgetYear year|recurring days|monthStartDay|expiresInDays|(columns|input)\.date$/
  expect(others.map(({ name }) => name).filter((name) => !known.test(name))).toEqual([])
  // The loop below does not reach the arguments of nested fields, so none of them may take a date.
  expect(fieldsWithArguments().filter((each) => /: \[?(Date|Month)|(date|month|year)\b/i.test(each))).toEqual([])
  expect(overHttp.length).toBeGreaterThan(40)
})

test('no argument accepts a date or month outside the years 1900 to 2200', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  for (const place of overHttp) {
    for (const value of edges[place.type]?.outside ?? []) {
      const { status, body } = await ask(baseUrl, ada, place.query, place.variables(value))
      const code = body.errors?.[0]?.extensions.code
      expect({ place: place.name, value, status, code }).toEqual({
        place: place.name,
        value,
        status: 200,
        code: 'INVALID_INPUT',
      })
    }
  }
})

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

test('a recurrence ends with the calendar', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const create = async (input: object) => {
    const mutation =
      'mutation ($input: NewRecurrenceInput!) { createRecurrence(input: $input) { id nextDate endDate } }'
    const base = { type: 'EXPENSE', amount: '1', description: 'Rent', frequency: 'YEARLY' }
    const { body } = await ask(baseUrl, ada, mutation, { input: { ...base, ...input } })
    return body
  }
  const { errors } = await create({ startDate: '2026-01-01', every: 12, times: 1_000 })
  expect(errors[0].extensions).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { times: expect.stringMatching(/2200/) },
  })
  const { data } = await create({ startDate: '2200-12-31' })
  const { id, nextDate } = data.createRecurrence
  expect(nextDate).toBe('2200-12-31')
  const skip = 'mutation ($id: ID!, $date: Date!) { skipOccurrence(id: $id, date: $date) { nextDate } }'
  const skipped = await ask(baseUrl, ada, skip, { id, date: nextDate })
  expect(skipped.body.data.skipOccurrence.nextDate).toBeNull()
})

test('sample data can be added on the last day of the calendar', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const headers = { ...headersOf(ada), 'x-today': '2200-12-31' }
  const add = JSON.stringify({ query: 'mutation { addSampleData { state } }' })
  expect((await post(baseUrl, add, headers)).body.data).toEqual({ addSampleData: { state: 'SAMPLE' } })
  const boundaryQuery =
    '{ dashboard(month: "2200-12") { to latest { date } } recurring(days: 366) { occurrences { date } } }'
  const { body } = await post(baseUrl, JSON.stringify({ query: boundaryQuery }), headers)
  expect(body.errors).toBeUndefined()
  expect(body.data.dashboard.to).toBe('2200-12-31')
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
