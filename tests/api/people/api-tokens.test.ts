import { AcceptInvitationDocument as AcceptDocument } from '../../../web/operations/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { ask, openSocket, openSocketAs } from '../http/transport-client.ts'
import { createTeam, invite, joinAs } from './invitations-steps.ts'

const entry = { amount: 12, transaction_date: '2026-03-31', category_id: null, type: 'Expense', description: 'Bread' }

async function createToken(user: TestUser, fields: object = {}) {
  const { status, body } = await user.rest('POST', '/tokens', { name: 'Script', scopes: ['write'], ...fields })
  expect(status).toBe(201)
  return { id: String(body.id), token: String(body.token), as: user.with(body.token) }
}

const codeOf = async (answer: ReturnType<TestUser['rest']>) => (await answer).body?.errorCode ?? 'OK'

test('a token is shown once, expires after 90 days, and is listed with its last hour of use', async ({ signUp }) => {
  const ada = await signUp()
  const { id, token, as } = await createToken(ada)
  expect(token).toMatch(/^pur_[0-9A-Za-z]{36}$/)
  const before = await ada.rest('GET', '/tokens')
  expect(before.body).toMatchObject([{ id, name: 'Script', scopes: ['read', 'stage', 'write'], last_used_at: null }])
  expect(JSON.stringify(before.body)).not.toContain(token)
  const days = (Date.parse(before.body[0].expires_at) - Date.parse(before.body[0].created_at)) / 86_400_000
  expect(days).toBeCloseTo(90, 1)

  await as.rest('GET', '/categories')
  const [used] = (await ada.rest('GET', '/tokens')).body
  expect(Date.now() - Date.parse(used.last_used_at)).toBeLessThan(3_700_000)
  expect(used.last_used_at).toMatch(/:00:00\.000Z$/)

  const forever = await ada.rest('POST', '/tokens', { name: 'Never', scopes: ['read'], expires_in_days: null })
  expect(forever.body.expires_at).toBeNull()
})

test.for([
  [{ name: '', scopes: ['read'] }, 'name'],
  [{ name: 'x'.repeat(121), scopes: ['read'] }, 'name'],
  [{ name: 'A', scopes: [] }, 'scopes'],
  [{ name: 'A', scopes: ['everything'] }, 'scopes'],
  [{ name: 'A', scopes: ['read'], expires_in_days: 0 }, 'expires_in_days'],
  [{ name: 'A', scopes: ['read'], expires_in_days: 3_651 }, 'expires_in_days'],
] as const)('a token cannot be created with %j', async ([body, field], { signUp }) => {
  const { status, body: answer } = await (await signUp()).rest('POST', '/tokens', body)
  expect({ status, fields: answer.errors.map((each: { field: string }) => each.field) }).toEqual({
    status: 422,
    fields: [field],
  })
})

test('the scopes limit a token, and the role of its owner limits it further', async ({ signUp }) => {
  const team = await createTeam(await signUp())
  const eve = await joinAs('VIEWER', team, signUp)
  const [read, stage, write, admin] = await Promise.all(
    ['read', 'stage', 'write', 'admin'].map(async (scope) => (await createToken(team, { scopes: [scope] })).as),
  )
  const call = {
    read: (as?: TestUser) => codeOf((as ?? team).rest('GET', '/transactions')),
    stage: (as?: TestUser) =>
      codeOf((as ?? team).rest('POST', '/receipts/upload-url', { fileName: 'a.png', contentType: 'image/png' })),
    write: (as?: TestUser) => codeOf((as ?? team).rest('POST', '/transactions', entry)),
    admin: (as?: TestUser) => codeOf((as ?? team).rest('PUT', '/organization', { name: 'Harbor' })),
    account: (as?: TestUser) => codeOf((as ?? team).rest('GET', '/tokens')),
    own: (as?: TestUser) => codeOf((as ?? team).rest('DELETE', '/organization', { name: 'Harbor' })),
  }
  const codesOf = async (as?: TestUser) => {
    const codes: string[] = []
    for (const each of Object.values(call)) codes.push(await each(as))
    return codes
  }
  const no = 'FORBIDDEN'
  expect(await codesOf(read)).toEqual(['OK', no, no, no, no, no])
  expect(await codesOf(stage)).toEqual(['OK', 'OK', no, no, no, no])
  expect(await codesOf(write)).toEqual(['OK', 'OK', 'OK', no, no, no])
  expect(await codesOf(admin)).toEqual(['OK', 'OK', 'OK', 'OK', no, no])
  expect(await codesOf((await createToken(eve, { scopes: ['admin'] })).as)).toEqual(['OK', no, no, no, no, no])
})

test('a token for one organization works only there, also without a header, and lists no other', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const team = await createTeam(ada)
  const { as } = await createToken(team, { organization_id: team.organizationId })
  await team.rest('POST', '/transactions', entry)
  expect((await as.in('').rest('GET', '/transactions')).body.items).toHaveLength(1)
  expect(await codeOf(as.in(ada.organizationId).rest('GET', '/transactions'))).toBe('NOT_A_MEMBER')
  expect((await as.rest('GET', '/organizations')).body.map(({ id }: { id: string }) => id)).toEqual([
    team.organizationId,
  ])
  const { body } = await ask(baseUrl, as, '{ me { defaultPersonalOrganization { id } } }')
  expect(body.data.me.defaultPersonalOrganization).toBeNull()
  expect(
    await codeOf(ada.rest('POST', '/tokens', { name: 'A', scopes: ['read'], organization_id: crypto.randomUUID() })),
  ).toBe('NOT_FOUND')

  const { as: everywhere } = await createToken(team)
  expect((await everywhere.rest('GET', '/organizations')).body).toHaveLength(2)
  expect(await codeOf(everywhere.in(ada.organizationId).rest('GET', '/transactions'))).toBe('OK')
  expect(await codeOf(everywhere.in('').rest('GET', '/transactions'))).toBe('NO_ACTIVE_ORGANIZATION')
})

test('a revoked token is refused at its next request, and its sockets are closed', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { id, as } = await createToken(ada)
  const { as: other } = await createToken(ada)
  const [socket, kept] = [await openSocketAs(baseUrl, as), await openSocketAs(baseUrl, other)]
  await ada.rest('DELETE', `/tokens/${id}`)
  expect(await codeOf(as.rest('GET', '/categories'))).toBe('UNAUTHENTICATED')
  expect(await socket.end()).toMatchObject({ code: 4401 })
  expect(await codeOf(other.rest('GET', '/categories'))).toBe('OK')
  kept.close()
  expect(await codeOf(ada.rest('DELETE', `/tokens/${id}`))).toBe('NOT_FOUND')
  const again = openSocket(baseUrl)
  await again.send({ type: 'connection_init', payload: { authorization: `Bearer ${as.token}` } })
  expect(await again.end()).toMatchObject({ code: 4401 })
})

test('Owners and Admins see the tokens of members and end their access, and no other access', async ({ signUp }) => {
  const ada = await signUp()
  const team = await createTeam(ada)
  const ben = await joinAs('MEMBER', team, signUp, 'Ben')
  const own = await signUp()
  const bound = await createToken(ben, { name: 'Bound', organization_id: team.organizationId })
  const wide = await createToken(ben, { name: 'Wide' })
  await wide.as.rest('GET', '/categories')
  expect(await codeOf(ben.rest('GET', '/organization/tokens'))).toBe('FORBIDDEN')
  const listed = async () => (await team.rest('GET', '/organization/tokens')).body
  expect(await listed()).toMatchObject([
    { id: wide.id, owner: { name: 'Ben' }, organization_id: null, last_used_at: null },
    { id: bound.id, owner: { name: 'Ben' }, organization_id: team.organizationId },
  ])
  expect(await codeOf(own.rest('DELETE', `/organization/tokens/${bound.id}`))).toBe('NOT_FOUND')

  const { body: organizations } = await ben.rest('GET', '/organizations')
  const personal = organizations.find(({ id }: { id: string }) => id !== team.organizationId).id
  for (const { id } of [wide, bound]) await team.rest('DELETE', `/organization/tokens/${id}`)
  expect(await listed()).toEqual([])
  expect(await codeOf(bound.as.rest('GET', '/categories'))).toBe('UNAUTHENTICATED')
  expect(await codeOf(wide.as.rest('GET', '/categories'))).toBe('NOT_A_MEMBER')
  expect(await codeOf(wide.as.in(personal).rest('GET', '/categories'))).toBe('OK')
  expect((await wide.as.rest('GET', '/organizations')).body).toHaveLength(1)
})

test('a token ends with the membership and does not return with a new one', async ({ signUp }) => {
  const team = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', team, signUp)
  const [bound, wide] = [
    await createToken(ben, { organization_id: team.organizationId }),
    await createToken(ben, { scopes: ['admin'] }),
  ]
  await team.rest('PUT', `/members/${await idOf(ben)}`, { role: 'Viewer' })
  expect(await codeOf(bound.as.rest('POST', '/transactions', entry))).toBe('FORBIDDEN')
  expect(await codeOf(wide.as.rest('GET', '/members'))).toBe('OK')
  expect(await codeOf(wide.as.rest('GET', '/invitations'))).toBe('FORBIDDEN')
  await team.rest('DELETE', `/members/${await idOf(ben)}`)
  expect(await codeOf(bound.as.rest('GET', '/categories'))).toBe('UNAUTHENTICATED')
  expect(await codeOf(wide.as.rest('GET', '/categories'))).toBe('NOT_A_MEMBER')
  const { id } = await invite(team, ben.email)
  await ben.graphql(AcceptDocument, { id })
  expect(await codeOf(wide.as.rest('GET', '/categories'))).toBe('OK')
  expect(await codeOf(bound.as.rest('GET', '/categories'))).toBe('UNAUTHENTICATED')
})

test('the change log names the token of a change', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { as } = await createToken(ada, { name: 'Home Assistant' })
  await as.rest('POST', '/transactions', entry)
  await ada.rest('POST', '/transactions', entry)
  const { body } = await ask(baseUrl, ada, '{ changeLog(first: 2) { edges { node { origin grantName } } } }')
  expect(body.data.changeLog.edges.map(({ node }: { node: unknown }) => node)).toEqual([
    { origin: 'REST', grantName: null },
    { origin: 'REST', grantName: 'Home Assistant' },
  ])
})

test('a token is no parameter of an address, and its responses state its rate limit', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { as, token } = await createToken(ada)
  const inAddress = await fetch(
    `${baseUrl}/api/v1/categories?token=${token}&access_token=${token}&authorization=${token}`,
  )
  expect(inAddress.status).toBe(401)
  const { headers } = await as.rest('GET', '/categories')
  expect(headers.get('ratelimit-policy')).toBe('"token";q=120000;w=40')
  expect(headers.get('ratelimit')).toMatch(/^"token";r=119\d{3};t=1$/)
  const answer = await ask(baseUrl, as, '{ categories { id } }')
  expect(answer.headers.get('ratelimit')).toMatch(/^"token";r=11\d{4};t=[12]$/)
  expect((await ada.rest('GET', '/categories')).headers.get('ratelimit-policy')).toBe('"user";q=360000;w=40')
})

async function idOf(user: TestUser): Promise<string> {
  return (await user.rest('GET', '/users/me')).body.user.id
}
