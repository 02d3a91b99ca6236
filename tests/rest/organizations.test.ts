import { createTeam, joinAs } from '../api/people/invitations-steps.ts'
import type { TestUser } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const team = { name: 'Harbor & Pine', kind: 'team', currency: 'EUR' }
const shown = {
  id: uuid,
  name: 'Harbor & Pine',
  user_role: 'Owner',
  kind: 'team',
  currency: 'EUR',
  plan: 'Self-hosted',
  month_start_day: 1,
  time_zone: 'UTC',
  member_count: 1,
}

async function membersOf(person: TestUser) {
  const { status, body } = await person.rest('GET', '/members')
  expect(status).toBe(200)
  return body as { id: string; name: string; role: string }[]
}

test('POST /organizations creates an organization that GET /organizations lists', async ({ signUp }) => {
  const ada = await signUp()
  const made = await ada.rest('POST', '/organizations', team)
  expect(made).toMatchObject({ status: 201 })
  expect(made.body).toEqual(shown)
  const more = { month_start_day: 25, time_zone: 'Europe/Berlin', has_team_categories: true }
  expect(await ada.rest('POST', '/organizations', { ...team, name: 'Kilo', ...more })).toMatchObject({
    status: 201,
    body: { name: 'Kilo', month_start_day: 25, time_zone: 'Europe/Berlin' },
  })
  const { body: list } = await ada.rest('GET', '/organizations')
  expect(list[1]).toEqual(made.body)
  expect(list).toMatchObject([{ name: "Ada's finances", kind: 'personal' }, shown, { name: 'Kilo' }])
})

test('POST /organizations reports every invalid field under its sent name', async ({ signUp }) => {
  const ada = await signUp()
  const wrong = { ...team, month_start_day: 31, time_zone: 'Nowhere' }
  expect(await ada.rest('POST', '/organizations', wrong)).toMatchObject({
    status: 422,
    body: {
      errorCode: 'INVALID_INPUT',
      errors: [
        { field: 'month_start_day', message: 'Choose a day from 1 to 28.' },
        { field: 'time_zone', message: 'Choose a time zone from the list.' },
      ],
    },
  })
  expect(await ada.rest('POST', '/organizations', { ...team, kind: 'club' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'kind', message: 'Choose personal or team.' }] },
  })
})

test('PUT /organization changes the active organization', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  expect(await ada.rest('PUT', '/organization', { name: 'Ours', month_start_day: 15 })).toMatchObject({
    status: 200,
    body: { ...shown, id: ada.organizationId, name: 'Ours', currency: 'USD', month_start_day: 15 },
  })
  expect(await ada.rest('PUT', '/organization', { time_zone: 'Asia/Tokyo', currency: 'JPY' })).toMatchObject({
    status: 200,
    body: { name: 'Ours', currency: 'JPY', time_zone: 'Asia/Tokyo' },
  })
})

test('DELETE /organization deletes the active organization by its name', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  expect(await ada.rest('DELETE', '/organization', { name: 'Harbor' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'name', message: 'Enter Harbor & Pine exactly as shown.' }] },
  })
  const { status, body } = await ada.rest('DELETE', '/organization', { name: ' Harbor & Pine ' })
  expect({ status, body }).toEqual({
    status: 200,
    body: { id: ada.organizationId, name: 'Harbor & Pine', deleted_at: moment, purged_at: moment },
  })
  expect(await ada.rest('GET', '/members')).toMatchObject({ status: 403, body: { errorCode: 'NOT_A_MEMBER' } })
})

test('GET /members lists the members', async ({ signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const sam = await joinAs('VIEWER', ada, signUp)
  const [first, second] = await membersOf(sam)
  expect(first).toEqual({
    id: uuid,
    name: 'Ada Black',
    email: ada.email,
    role: 'Owner',
    joined_at: moment,
    last_active_at: expect.toSatisfy((at) => at === null || new Date(at) <= new Date()),
  })
  expect(second).toMatchObject({ name: 'Sam Reed', email: sam.email, role: 'Viewer' })
})

test('PUT /members/{id} changes a role', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('VIEWER', ada, signUp)
  const [owner, viewer] = await membersOf(ada)
  expect(await ada.rest('PUT', `/members/${viewer?.id}`, { role: 'Admin' })).toMatchObject({
    status: 200,
    body: { id: viewer?.id, role: 'Admin' },
  })
  expect(await sam.rest('PUT', `/members/${owner?.id}`, { role: 'Member' })).toMatchObject({ status: 403 })
  expect(await ada.rest('PUT', `/members/${owner?.id}`, { role: 'Member' })).toMatchObject({
    status: 409,
    body: { message: "The last Owner can't be demoted. Make someone else an Owner first." },
  })
  expect(await ada.rest('PUT', `/members/${crypto.randomUUID()}`, { role: 'Member' })).toMatchObject({ status: 404 })
})

test('DELETE /members/{id} removes a member, and POST /organization/leave the caller', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  const vera = await joinAs('VIEWER', ada, signUp, 'Vera')
  const samId = (await membersOf(ada)).find(({ name }) => name === 'Sam Reed')?.id
  expect(await ada.rest('DELETE', `/members/${samId}`)).toMatchObject({ status: 200, body: { id: samId } })
  expect(await sam.rest('GET', '/members')).toMatchObject({ status: 403 })
  expect(await vera.rest('POST', '/organization/leave')).toMatchObject({
    status: 200,
    body: { id: ada.organizationId },
  })
  expect(await membersOf(ada)).toHaveLength(1)
})

test("a repeated write that ended the caller's membership returns the same response with its idempotency key", async ({
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const twice = async (person: TestUser, method: string, path: string, body?: object) => {
    const first = await person.rest(method, path, body, key)
    expect(first.status).toBe(200)
    expect(await person.rest(method, path, body, key)).toMatchObject({ status: 200, body: first.body })
  }
  await twice(sam, 'POST', '/organization/leave')
  await twice(ada, 'DELETE', '/organization', { name: 'Harbor & Pine' })
  // Without the idempotency key, or with another user's, the response is not repeated.
  expect(await sam.rest('POST', '/organization/leave')).toMatchObject({ status: 403 })
  expect(await sam.rest('DELETE', '/organization', { name: 'Harbor & Pine' }, key)).toMatchObject({ status: 422 })
  const eve = (await signUp()).in(ada.organizationId)
  expect(await eve.rest('DELETE', '/organization', { name: 'Harbor & Pine' }, key)).toMatchObject({ status: 403 })
})
