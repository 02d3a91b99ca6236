import { expect, test } from '../support/test.ts'

const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const link = expect.stringMatching(/\/accept-invite\?token=[\w-]{43}$/)

const invitation = {
  id: uuid,
  email: 'sam@x.example',
  role: 'Member',
  invited_by: { id: uuid, name: 'Ada Black' },
  sent_at: instant,
  expires_at: instant,
  is_expired: false,
}

const sam = { email: 'Sam@x.example', role: 'Member' }

test('POST /invitations sends an invitation and returns the link', async ({ signUp }) => {
  const ada = await signUp()
  const { status, body } = await ada.rest('POST', '/invitations', sam)
  expect(status).toBe(201)
  expect(body).toEqual({ ...invitation, link })
})

test('POST /invitations reports an invalid address or role', async ({ signUp }) => {
  const ada = await signUp()
  const errorOf = async (sent: object) => {
    const { status, body } = await ada.rest('POST', '/invitations', sent)
    return [status, body.errors]
  }
  expect(await errorOf({ email: 'sam', role: 'Viewer' })).toEqual([
    422,
    [{ field: 'email', message: 'Enter an email address, such as sam@example.com.' }],
  ])
  expect(await errorOf({ email: 'sam@x.example', role: 'Owner' })).toEqual([
    422,
    [{ field: 'role', message: "You can't invite an Owner. Change their role after they join." }],
  ])
  expect(await errorOf({ email: 'sam@x.example', role: 'King' })).toEqual([
    422,
    [{ field: 'role', message: 'Choose Owner, Admin, Member or Viewer.' }],
  ])
  expect(await ada.rest('POST', '/invitations', sam)).toMatchObject({ status: 201 })
  expect(await ada.rest('POST', '/invitations', sam)).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } })
})

test('GET /invitations returns a bare array, newest first', async ({ signUp }) => {
  const ada = await signUp()
  await ada.rest('POST', '/invitations', sam)
  await ada.rest('POST', '/invitations', { email: 'lena@x.example', role: 'Viewer' })
  const { status, body } = await ada.rest('GET', '/invitations')
  expect(status).toBe(200)
  expect(body).toEqual([{ ...invitation, email: 'lena@x.example', role: 'Viewer' }, invitation])
})

test('POST /invitations/{id}/resend creates a new link', async ({ signUp }) => {
  const ada = await signUp()
  const { body: sent } = await ada.rest('POST', '/invitations', sam)
  const { status, body } = await ada.rest('POST', `/invitations/${sent.id}/resend`)
  expect(status).toBe(200)
  expect(body).toEqual({ ...invitation, id: sent.id, link })
  expect(body.link).not.toBe(sent.link)
  expect(await ada.rest('POST', `/invitations/${crypto.randomUUID()}/resend`)).toMatchObject({ status: 404 })
})

test('DELETE /invitations/{id} revokes the invitation', async ({ signUp }) => {
  const ada = await signUp()
  const { body: sent } = await ada.rest('POST', '/invitations', sam)
  expect(await ada.rest('DELETE', `/invitations/${sent.id}`)).toMatchObject({ status: 200, body: { id: sent.id } })
  expect((await ada.rest('GET', '/invitations')).body).toEqual([])
  expect(await ada.rest('DELETE', `/invitations/${sent.id}`)).toMatchObject({ status: 409 })
})

test('a repeated write with its idempotency key invites once and returns the same response', async ({ signUp }) => {
  const ada = await signUp()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await ada.rest('POST', '/invitations', sam, key)
  expect(await ada.rest('POST', '/invitations', sam, key)).toMatchObject({ status: 201, body: first.body })
  expect((await ada.rest('GET', '/invitations')).body).toHaveLength(1)
})
