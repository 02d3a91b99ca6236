import { describe, expect, test } from 'vitest'
import {
  AcceptInvitationDocument as AcceptDocument,
  ResendInvitationDocument as InviteAgainDocument,
  MembersDocument,
  RevokeInvitationDocument as TakeInvitationBackDocument,
  TransferOwnershipDocument,
  UpdateMemberRoleDocument,
} from '../../../web/operations/generated.ts'
import { CreateOrganizationDocument, DeleteOrganizationDocument, type Role } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { choose, createBillingFixture, planOf } from './billing-fixture.ts'
import { invite, joinAs } from './invitations-steps.ts'

const fixture = createBillingFixture()
let strangers = 0
const ask = (host: TestUser, role: Role = 'MEMBER') => {
  strangers += 1
  return invite(host, `stranger-${strangers}@example.test`, role)
}
const limit = (message: string) => ({ code: 'PLAN_LIMIT', message })
const statuses = (answers: PromiseSettledResult<unknown>[]) => answers.map(({ status }) => status).sort()

async function idOf(person: TestUser): Promise<string> {
  const { members } = await person.graphql(MembersDocument, {})
  return members.find(({ isYou }) => isYou)?.id ?? ''
}

describe('members', () => {
  const oneWriter = limit('The Free plan has 1 seat. Choose a larger plan in Settings, or invite a Viewer.')
  const oneViewer = limit(
    'The Free plan has room for 1 Viewer. Choose a larger plan in Settings, or remove a Viewer first.',
  )

  test('the number of members and invited users is limited by the seats of the plan', async () => {
    const ada = await fixture.signUp()
    await expect(ask(ada)).rejects.toMatchObject(oneWriter)
    await expect(ask(ada, 'ADMIN')).rejects.toMatchObject(oneWriter)
    const { id } = await ask(ada, 'VIEWER')
    await expect(ask(ada, 'VIEWER')).rejects.toMatchObject(oneViewer)
    expect((await planOf(ada)).usage).toMatchObject({ writers: 1, viewers: 1 })
    await ada.graphql(TakeInvitationBackDocument, { id })
    await ask(ada, 'VIEWER')
  })

  test('an accepted invitation keeps its seat', async () => {
    const ada = await fixture.signUp()
    const vic = await joinAs('VIEWER', ada, fixture.signUp)
    expect((await planOf(ada)).usage).toMatchObject({ writers: 1, viewers: 1 })
    await expect(ask(ada, 'VIEWER')).rejects.toMatchObject(oneViewer)

    const userId = await idOf(vic)
    const makeMember = () => ada.graphql(UpdateMemberRoleDocument, { userId, role: 'MEMBER' })
    await expect(makeMember()).rejects.toMatchObject(oneWriter)
    await choose(ada, 'PERSONAL')
    await makeMember()
    await ada.graphql(UpdateMemberRoleDocument, { userId, role: 'ADMIN' })
    await expect(ask(ada)).rejects.toMatchObject(
      limit('The Personal plan has 2 seats. Choose a larger plan in Settings, or remove a member first.'),
    )
  })

  test('a user with an expired invitation needs a new seat', async () => {
    const ada = await fixture.signUp()
    const { id } = await ask(ada, 'VIEWER')
    await fixture.sql(`update invitations set expires_at = now() - interval '1 second' where id = $1`, [id])
    const { id: second } = await ask(ada, 'VIEWER')
    await expect(ada.graphql(InviteAgainDocument, { id })).rejects.toMatchObject(oneViewer)
    await ada.graphql(TakeInvitationBackDocument, { id: second })
    await ada.graphql(InviteAgainDocument, { id })
  })

  test('two users who accept at the same time do not both get the last seat', async () => {
    const ada = await fixture.signUp()
    await choose(ada, 'PERSONAL')
    const vic = await joinAs('VIEWER', ada, fixture.signUp)
    const userId = await idOf(vic)
    const answers = await Promise.allSettled([
      ask(ada),
      ask(ada, 'ADMIN'),
      ask(ada),
      ada.graphql(UpdateMemberRoleDocument, { userId, role: 'MEMBER' }),
    ])
    expect(statuses(answers)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    expect((await planOf(ada)).usage.writers).toBe(2)
  })

  test('invited users cannot exceed the seats of the plan', async () => {
    const ada = await fixture.signUp()
    const sam = await fixture.signUp()
    await choose(ada, 'PERSONAL')
    const { id } = await invite(ada, sam.email)
    // The operator can set a plan that is too small to be chosen.
    await fixture.sql(`update organizations set plan = 'free' where id = $1`, [ada.organizationId])
    await expect(sam.graphql(AcceptDocument, { id })).rejects.toMatchObject(oneWriter)
    expect((await ada.graphql(MembersDocument, {})).members).toHaveLength(1)
  })
})

describe('owned organizations', () => {
  const found = (person: TestUser, name = 'Club') =>
    person.graphql(CreateOrganizationDocument, { input: { name, kind: 'TEAM', currency: 'EUR' } })
  const two = limit(
    'With this plan, one person can own 2 organizations. Choose a larger plan in Settings, or delete an organization first.',
  )

  test("the highest plan among a user's organizations limits their number", async () => {
    const ada = await fixture.signUp()
    const { createOrganization: club } = await found(ada)
    await expect(found(ada)).rejects.toMatchObject(two)
    await choose(ada, 'PERSONAL')
    await found(ada)
    await found(ada)
    await expect(found(ada)).rejects.toMatchObject({ code: 'PLAN_LIMIT', message: expect.stringContaining('own 4 ') })
    await ada.in(club.id).graphql(DeleteOrganizationDocument, { name: 'Club' })
    await found(ada)
  })

  test('simultaneous creations do not exceed the limit', async () => {
    const ada = await fixture.signUp()
    const answers = await Promise.allSettled([found(ada), found(ada), found(ada)])
    expect(statuses(answers)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect((await planOf(ada)).usage.organizationsOwned).toBe(2)
  })

  test('ownership cannot be transferred to a user who has reached the limit', async () => {
    const [ada, ben] = [await fixture.signUp(), await fixture.signUp()]
    await found(ben)
    const { createOrganization: club } = await found(ada)
    const host = ada.in(club.id)
    await choose(host, 'TEAM')
    const { id } = await invite(host, ben.email, 'ADMIN')
    await ben.graphql(AcceptDocument, { id })
    const userId = await idOf(ben.in(club.id))
    await fixture.sql(`update organizations set plan = 'free' where id = $1`, [club.id])
    await expect(host.graphql(TransferOwnershipDocument, { userId })).rejects.toMatchObject(two)
    await choose(host, 'TEAM')
    await host.graphql(TransferOwnershipDocument, { userId })
  })
})
