import { fieldsWithArguments, inputPaths } from '../../support/data/schema-inputs.ts'
import { expect, test } from '../../support/test.ts'
import { ask, headersOf, post } from '../http/transport-client.ts'
import { edges } from './date-limits-steps.ts'

const dated = inputPaths((type) => Object.hasOwn(edges, type))
const overHttp = dated.filter(({ kind }) => kind !== 'subscription')

test('every date, month and year argument is limited', () => {
  const soundsDated = (name: string) => /(^|[a-z])(date|month|year|day)s?$|^(from|to|since|until)$/i.test(name)
  const others = inputPaths((type, name) => soundsDated(name) && !Object.hasOwn(edges, type))
  const known =
    /budgetYear year|recurring days|monthStartDay|(?:input|changes)\.(?:due|statement)Day|expiresInDays|(columns|input)\.date$/
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
