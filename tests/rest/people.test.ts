import { expect, test } from '../support/test.ts'

const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

const me = {
  user: {
    id: uuid,
    name: 'Ada Black',
    email: expect.stringContaining('@'),
    country_id: null,
    currency_symbol: '$',
    has_completed_onboarding: false,
  },
  limits: { ai_processes_per_month: expect.any(Number) },
  usageStats: { current_month_ai_processing_count: 0 },
  defaultPersonalOrganization: { id: uuid, name: expect.any(String) },
}

test('GET /users/me returns the profile', async ({ signUp }) => {
  const ada = await signUp({ onboarding: true })
  expect(await ada.rest('GET', '/users/me')).toMatchObject({ status: 200, body: me })
  expect(Object.keys((await ada.rest('GET', '/users/me')).body)).toEqual(Object.keys(me))
})

test('GET /users/me without a profile returns 404 PROFILE_NOT_INITIALIZED', async ({ signUp }) => {
  const ada = await signUp({ profile: false })
  expect(await ada.rest('GET', '/users/me')).toMatchObject({
    status: 404,
    body: { errorCode: 'PROFILE_NOT_INITIALIZED', message: expect.any(String), errors: [] },
  })
})

test('POST /users/initialize-profile creates the profile', async ({ signUp }) => {
  const ada = await signUp({ profile: false })
  expect(await ada.rest('POST', '/users/initialize-profile', { name: 'Ada Black' })).toMatchObject({
    status: 201,
    body: me,
  })
  expect(await ada.rest('POST', '/users/initialize-profile', {})).toMatchObject({
    status: 422,
    body: { errorCode: 'INVALID_INPUT', errors: [{ field: 'name', message: 'This is required.' }] },
  })
})

test('PUT /users/me/preferred-name changes the name', async ({ signUp }) => {
  const ada = await signUp()
  expect(await ada.rest('PUT', '/users/me/preferred-name', { name: ' Ada Lovelace ' })).toMatchObject({
    status: 200,
    body: { user: { name: 'Ada Lovelace' } },
  })
  expect(await ada.rest('PUT', '/users/me/preferred-name', { name: '' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'name' }] },
  })
})

test('GET /settings/countries lists countries, and PUT /settings/user/country sets one', async ({ signUp }) => {
  const ada = await signUp()
  const { status, body: countries } = await ada.rest('GET', '/settings/countries')
  expect(status).toBe(200)
  const ireland = countries.find((country: { country_name: string }) => country.country_name === 'Ireland')
  expect(ireland).toMatchObject({ id: uuid, country_name: 'Ireland', currency_symbol: '€' })
  expect(await ada.rest('PUT', '/settings/user/country', { country_id: ireland.id })).toMatchObject({
    status: 200,
    body: { user: { country_id: ireland.id, currency_symbol: '€' } },
  })
  expect(await ada.rest('PUT', '/settings/user/country', { country_id: crypto.randomUUID() })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'country_id' }] },
  })
})

test('POST /users/complete-onboarding ends the tour', async ({ signUp }) => {
  const ada = await signUp({ onboarding: true })
  expect(await ada.rest('POST', '/users/complete-onboarding')).toMatchObject({
    status: 200,
    body: { user: { has_completed_onboarding: true } },
  })
})

test('GET /organizations returns a bare array', async ({ signUp }) => {
  const ada = await signUp()
  const { status, body } = await ada.rest('GET', '/organizations')
  expect(status).toBe(200)
  expect(body).toMatchObject([{ id: ada.organizationId, name: expect.any(String), user_role: 'Owner' }])
})

test('a repeated profile creation with one idempotency key returns the same response', async ({ signUp }) => {
  const ada = await signUp()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const repeat = () => ada.rest('POST', '/users/initialize-profile', { name: 'Ada Black' }, key)
  const first = await repeat()
  expect(first.status).toBe(201)
  expect(await repeat()).toMatchObject({ status: 201, body: first.body })
})
