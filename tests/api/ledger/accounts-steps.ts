import type { TestUser } from '../../support/people.ts'
import { expect } from '../../support/test.ts'

/** Sends a request to the REST API and returns its body. The request must succeed. */
export async function call(person: TestUser, method: string, path: string, body?: object) {
  const answer = await person.rest(method, path, body)
  const { message, errors } = answer.body ?? {}
  expect(answer.status < 300 ? null : { message, errors }).toBeNull()
  return answer.body
}

export const addAccount = (person: TestUser, fields: object = {}) =>
  call(person, 'POST', '/accounts', {
    kind: 'Current',
    name: 'Household',
    balance: '1000.00',
    day: '2026-03-15',
    ...fields,
  })

export const record = (person: TestUser, fields: object) =>
  call(person, 'POST', '/transactions', {
    type: 'Expense',
    amount: '10.00',
    description: 'Market',
    transaction_date: '2026-03-15',
    category_id: null,
    ...fields,
  })

export const balanceOn = async (person: TestUser, id: string, day: string): Promise<string> =>
  (await call(person, 'GET', `/accounts/${id}?on=${day}`)).balance

/** The undo of the action that answered with these headers. */
export const undo = (person: TestUser, { headers }: { headers: Headers }) =>
  call(person, 'POST', `/changes/${headers.get('batch-id')}/undo`, {})
