import {
  AcceptInvitationDocument as AcceptDocument,
  UpdatePreferredNameDocument as CallMyselfDocument,
  CountriesDocument as CountryListDocument,
  DeclineInvitationDocument as DeclineDocument,
  CompleteOnboardingDocument as FinishTourDocument,
  ResendInvitationDocument as InviteAgainDocument,
  MembersDocument,
  RemoveMemberDocument,
  RevokeInvitationDocument as TakeInvitationBackDocument,
  UpdateMemberRoleDocument,
} from '../../../web/operations/generated.ts'
import {
  ChooseCountryDocument,
  DeleteOrganizationDocument,
  MuteDocument,
  RestoreOrganizationDocument,
  UpdateOrganizationDocument,
  WriteAsDocument,
} from '../../support/generated.ts'
import { claimsOf, type TestUser } from '../../support/people.ts'
import { disableUser } from '../../support/sessions.ts'
import { expect, test } from '../../support/test.ts'
import { openSocket, openSocketAs } from '../http/transport-client.ts'
import { createTeam, invite, joinAs } from './invitations-steps.ts'
import { follow, type UserState } from './user-state-steps.ts'

test('a change of API tokens reaches the other windows of its user and of Owners', async ({ signUp }) => {
  const team = await createTeam(await signUp())
  const ben = await joinAs('MEMBER', team, signUp, 'Ben')
  const [owner, member] = [await follow(team), await follow(ben)]
  const fields = { name: 'Script', scopes: ['read'], organization_id: team.organizationId }
  const { body } = await ben.rest('POST', '/tokens', fields)
  await Promise.all([owner.next(), member.next()])
  await ben.with(body.token).rest('GET', '/categories')
  await ben.rest('DELETE', `/tokens/${body.id}`)
  await Promise.all([owner.next(), member.next()])
})

test('the profile follows changes made elsewhere', async ({ signUp }) => {
  const ada = await signUp({ name: 'Ada', onboarding: true })
  const subscription = await follow(ada)
  expect(subscription.first).toMatchObject({
    me: { name: 'Ada', locale: null, mutedMails: [], hasCompletedOnboarding: false },
    organizations: [{ name: "Ada's finances", userRole: 'OWNER', memberCount: 1 }],
    myInvitations: [],
    deletedOrganizations: [],
  })

  await ada.graphql(CallMyselfDocument, { name: 'Ada Black' })
  expect((await subscription.next()).me.name).toBe('Ada Black')
  await ada.graphql(WriteAsDocument, { locale: 'de-CH' })
  expect((await subscription.next()).me.locale).toBe('de-CH')
  await ada.graphql(MuteDocument, { mails: ['WEEKLY_REVIEW'] })
  expect((await subscription.next()).me.mutedMails).toEqual(['WEEKLY_REVIEW'])
  await ada.graphql(FinishTourDocument, {})
  expect((await subscription.next()).me.hasCompletedOnboarding).toBe(true)
  const { countries } = await ada.graphql(CountryListDocument, {})
  const euro = countries.find(({ currency }) => currency === 'EUR')
  await ada.graphql(ChooseCountryDocument, { countryId: euro?.id ?? '' })
  expect(await subscription.next()).toMatchObject({ me: { currencySymbol: '€' }, organizations: [{ currency: 'EUR' }] })
  await subscription.stop()
})

test('an invitation appears immediately with its inviter, and ends when it is answered or revoked', async ({
  signUp,
}) => {
  const ada = await createTeam(await signUp({ name: 'Ada' }))
  const ben = await signUp({ name: 'Ben', email: `Ben.${crypto.randomUUID()}@Example.Test` })
  const subscription = await follow(ben)

  const { id } = await invite(ada, ben.email, 'VIEWER')
  const [invitation] = (await subscription.next()).myInvitations
  expect(invitation).toMatchObject({
    organizationName: 'Harbor & Pine',
    invitedBy: 'Ada',
    role: 'VIEWER',
    state: 'OPEN',
  })
  await ada.graphql(CallMyselfDocument, { name: 'Ada Black' })
  expect((await subscription.next()).myInvitations).toMatchObject([{ invitedBy: 'Ada Black' }])
  await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Quay & Sons' } })
  expect((await subscription.next()).myInvitations).toMatchObject([{ organizationName: 'Quay & Sons' }])
  await ada.graphql(InviteAgainDocument, { id })
  expect((await subscription.next()).myInvitations[0]?.sentAt).not.toBe(invitation?.sentAt)
  await ada.graphql(TakeInvitationBackDocument, { id })
  expect((await subscription.next()).myInvitations).toEqual([])

  const second = await invite(ada, ben.email)
  expect((await subscription.next()).myInvitations).toHaveLength(1)
  await ben.graphql(DeclineDocument, { id: second.id })
  expect((await subscription.next()).myInvitations).toEqual([])
  await subscription.stop()
})

test('a join, a role, a removal and the member count reach all affected users', async ({ signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada' }))
  const ben = await signUp({ name: 'Ben' })
  const { id } = await invite(ada, ben.email)
  const [adas, bens] = [await follow(ada), await follow(ben)]

  await ben.graphql(AcceptDocument, { id })
  const joined = await bens.next()
  expect(joined.myInvitations).toEqual([])
  expect(teamIn(joined)).toMatchObject({ userRole: 'MEMBER', memberCount: 2 })
  expect(teamIn(await adas.next())).toMatchObject({ userRole: 'OWNER', memberCount: 2 })

  const userId = await idOf(ada, 'Ben')
  await ada.graphql(UpdateMemberRoleDocument, { userId, role: 'ADMIN' })
  expect(teamIn(await bens.next())).toMatchObject({ userRole: 'ADMIN' })
  await ada.graphql(RemoveMemberDocument, { userId })
  expect((await bens.next()).organizations).toMatchObject([{ name: "Ben's finances" }])
  // Ada's list does not contain the role, so her next message is about the removal.
  expect(teamIn(await adas.next())).toMatchObject({ memberCount: 1 })
  await Promise.all([adas.stop(), bens.stop()])
})

test('a new name, a deletion and a restoration of an organization reach its members', async ({ signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada' }))
  const ben = await joinAs('MEMBER', ada, signUp, 'Ben')
  const [adas, bens] = [await follow(ada), await follow(ben)]

  await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Harbor & Son' } })
  for (const subscription of [adas, bens]) expect(teamIn(await subscription.next(), 'Harbor & Son')).toBeDefined()

  await ada.graphql(DeleteOrganizationDocument, { name: 'Harbor & Son' })
  expect(await bens.next()).toMatchObject({ organizations: [{ name: "Ben's finances" }], deletedOrganizations: [] })
  const ended = await adas.next()
  expect(ended).toMatchObject({
    organizations: [{ name: "Ada's finances" }],
    deletedOrganizations: [{ name: 'Harbor & Son' }],
  })
  await ada.graphql(RestoreOrganizationDocument, { id: ada.organizationId })
  for (const subscription of [adas, bens]) {
    const restored = await subscription.next()
    expect(teamIn(restored, 'Harbor & Son')).toBeDefined()
    expect(restored.deletedOrganizations).toEqual([])
  }
  await Promise.all([adas.stop(), bens.stop()])
})

test('a user state contains nothing about other users or the ledger', async ({ signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada' }))
  const zoe = await signUp({ name: 'Zoe' })
  const subscription = await follow(zoe)
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  await ben.graphql(UpdateOrganizationDocument, { changes: { name: 'Quay & Sons' } })
  await ben.graphql(CallMyselfDocument, { name: 'Benjamin' })
  await zoe.rest('POST', '/transactions', { type: 'Expense', amount: 5, transaction_date: '2026-03-31' })

  await zoe.graphql(CallMyselfDocument, { name: 'Zoe Reed' })
  expect(await subscription.next()).toMatchObject({
    me: { name: 'Zoe Reed' },
    organizations: [{ name: "Zoe's finances" }],
    myInvitations: [],
  })
  await subscription.stop()
})

test('a user is admitted without an organization, and disconnected when the account is disabled', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const socket = await openSocketAs(baseUrl, ada.in(''))
  await socket.send({
    id: 'mine',
    type: 'subscribe',
    payload: { query: 'subscription { standingChanged { me { name } } }' },
  })
  await socket.waitFor(({ id, type }) => id === 'mine' && type === 'next')
  await socket.send({ id: 'ours', type: 'subscribe', payload: { query: 'subscription { ledgerChanged { cursor } }' } })
  const { payload } = await socket.waitFor(({ id }) => id === 'ours')
  expect(payload.errors[0].extensions.code).toBe('NO_ACTIVE_ORGANIZATION')

  await disableUser(baseUrl, claimsOf(ada).sub)
  expect(await socket.end()).toMatchObject({ code: 4401 })

  for (const verified of [false, true]) {
    const { token } = await signUp({ verified, profile: false })
    const rejected = openSocket(baseUrl)
    await rejected.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
    expect(await rejected.end()).toMatchObject({ code: 4401 })
  }
})

const teamIn = ({ organizations }: UserState, team = 'Harbor & Pine') => organizations.find(({ name }) => name === team)

async function idOf(person: TestUser, name: string): Promise<string> {
  const { members } = await person.graphql(MembersDocument, {})
  return members.find((each) => each.name === name)?.id ?? ''
}
