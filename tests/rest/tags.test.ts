import { createTeam, joinAs } from '../api/people/invitations-steps.ts'
import { expect, test } from '../support/test.ts'

test('tags are created, renamed, merged and deleted', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const created = await ada.rest('POST', '/tags', { name: 'Trip', color: 3 })
  expect(created).toMatchObject({ status: 201, body: { name: 'Trip', color: 3, transaction_count: 0 } })
  const { id } = created.body
  expect((await ada.rest('PUT', `/tags/${id}`, { name: 'Travel' })).body).toMatchObject({
    id,
    name: 'Travel',
    color: 3,
  })
  const { body: work } = await ada.rest('POST', '/tags', { name: 'Work' })
  const merged = await ada.rest('POST', `/tags/${work.id}/merge`, { into_id: id })
  expect(merged).toMatchObject({ status: 200, body: { id, name: 'Travel' } })
  expect((await ada.rest('GET', '/tags')).body).toMatchObject([{ id, name: 'Travel' }])
  expect((await ada.rest('DELETE', `/tags/${id}`)).body).toEqual({ id })
  expect((await ada.rest('GET', '/tags')).body).toEqual([])
  expect((await ada.rest('PUT', `/tags/${id}`, { name: 'Gone' })).status).toBe(404)
})

test('saved views are kept for their page, and shared ones are seen by other members', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('VIEWER', ada, signUp)
  const view = { name: 'Large', page: 'Transactions', address: 'min=100' }
  const { status, body } = await ada.rest('POST', '/saved-views', view)
  expect({ status, body }).toMatchObject({ status: 201, body: { name: 'Large', address: 'min=100', shared: false } })
  expect((await sam.rest('GET', '/saved-views?page=Transactions')).body).toEqual([])
  expect((await ada.rest('PUT', `/saved-views/${body.id}`, { shared: true })).body).toMatchObject({ shared: true })
  expect((await sam.rest('GET', '/saved-views?page=transactions')).body).toMatchObject([{ id: body.id, name: 'Large' }])
  expect((await sam.rest('GET', '/saved-views?page=Reports')).body).toEqual([])
  expect((await sam.rest('PUT', `/saved-views/${body.id}`, { name: 'Mine' })).status).toBe(403)
  expect((await ada.rest('DELETE', `/saved-views/${body.id}`)).body).toEqual({ id: body.id })
  expect((await ada.rest('GET', '/saved-views')).status).toBe(422)
})
