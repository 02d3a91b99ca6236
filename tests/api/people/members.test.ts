import {
  AcceptInvitationDocument as AcceptDocument,
  CreateTransactionDocument,
  LeaveOrganizationDocument,
  MembersDocument,
  RemoveMemberDocument,
  TransferOwnershipDocument,
  UpdateMemberRoleDocument,
} from '../../../web/operations/generated.ts'
import {
  OrganizationsDocument,
  PeopleChangedDocument,
  type Role,
  TransactionsDocument,
  WhoRecordedDocument,
} from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, invite, joinAs } from './invitations-steps.ts'

const random = '7f3c1d1e-0000-4000-8000-000000000001'
const lastOwner = "The last Owner can't be demoted. Make someone else an Owner first."

const membersOf = async (person: TestUser) => (await person.graphql(MembersDocument, {})).members
const rolesOf = async (person: TestUser) => (await membersOf(person)).map(({ name, role }) => `${role} ${name}`)

async function idOf(person: TestUser): Promise<string> {
  const { members } = await person.graphql(MembersDocument, {})
  return members.find(({ isYou }) => isYou)?.id ?? ''
}

const makeOf = async (by: TestUser, whom: TestUser, role: Role) =>
  by.graphql(UpdateMemberRoleDocument, { userId: await idOf(whom), role })

test('members are listed by role and then by name, with their addresses', async ({ signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  await joinAs('VIEWER', ada, signUp, 'Vera')
  await joinAs('MEMBER', ada, signUp, 'zoë')
  const yan = await joinAs('MEMBER', ada, signUp, 'Yan')
  await joinAs('ADMIN', ada, signUp, 'Ben')

  expect(await rolesOf(yan)).toEqual(['OWNER Ada Black', 'ADMIN Ben', 'MEMBER Yan', 'MEMBER zoë', 'VIEWER Vera'])
  expect(await membersOf(yan)).toContainEqual(expect.objectContaining({ email: yan.email, isYou: true }))
  expect((await membersOf(yan)).filter(({ isYou }) => isYou)).toHaveLength(1)
})

test('the last activity of a member is visible soon', async ({ signUp }) => {
  const ada = await signUp()
  await expect
    .poll(async () => (await membersOf(ada))[0]?.lastActiveAt, { timeout: 45_000, interval: 500 })
    .not.toBeNull()
  const { lastActiveAt } = (await membersOf(ada))[0] ?? {}
  expect(Date.now() - new Date(lastActiveAt ?? 0).getTime()).toBeLessThan(60_000)
})

test('an Admin can change roles, but cannot change or add Owners', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  const sam = await joinAs('MEMBER', ada, signUp, 'Sam')

  expect((await makeOf(ben, sam, 'VIEWER')).updateMemberRole).toMatchObject({ name: 'Sam', role: 'VIEWER' })
  expect((await makeOf(ben, sam, 'ADMIN')).updateMemberRole.role).toBe('ADMIN')
  const error = { code: 'FORBIDDEN', message: 'Only an Owner can add, change or remove Owners.' }
  await expect(makeOf(ben, sam, 'OWNER')).rejects.toMatchObject(error)
  await expect(makeOf(ben, ben, 'OWNER')).rejects.toMatchObject(error)
  await expect(makeOf(ben, ada, 'MEMBER')).rejects.toMatchObject(error)
  await expect(ben.graphql(RemoveMemberDocument, { userId: await idOf(ada) })).rejects.toMatchObject(error)
  expect(await rolesOf(ada)).toEqual(['OWNER Ada Black', 'ADMIN Ben', 'ADMIN Sam'])
})

test('a Member or Viewer cannot change members', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const vera = await joinAs('VIEWER', ada, signUp, 'Vera')
  for (const role of ['MEMBER', 'VIEWER'] as const) {
    const sam = await joinAs(role, ada, signUp)
    await expect(makeOf(sam, vera, 'ADMIN')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(makeOf(sam, sam, 'ADMIN')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const userId = await idOf(vera)
    await expect(sam.graphql(RemoveMemberDocument, { userId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(sam.graphql(TransferOwnershipDocument, { userId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(await membersOf(ada)).toHaveLength(4)
})

test('an organization always keeps an Owner', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  await expect(makeOf(ada, ada, 'ADMIN')).rejects.toMatchObject({ code: 'CONFLICT', message: lastOwner })
  await expect(ada.graphql(LeaveOrganizationDocument, {})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: "You're the last Owner. Make someone else an Owner first, or delete the organization.",
  })

  await makeOf(ada, ben, 'OWNER')
  expect((await makeOf(ben, ada, 'MEMBER')).updateMemberRole.role).toBe('MEMBER')
  await expect(makeOf(ben, ben, 'VIEWER')).rejects.toMatchObject({ code: 'CONFLICT', message: lastOwner })
})

test('only one of two Owners who demote each other at the same time succeeds', async ({ signUp }) => {
  for (let round = 0; round < 5; round++) {
    const ada = await createTeam(await signUp())
    const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
    await makeOf(ada, ben, 'OWNER')
    const [adaId, benId] = [await idOf(ada), await idOf(ben)]

    const outcomes = await Promise.all(
      [
        ada.graphql(UpdateMemberRoleDocument, { userId: benId, role: 'MEMBER' }),
        ben.graphql(UpdateMemberRoleDocument, { userId: adaId, role: 'MEMBER' }),
      ].map((demotion) =>
        demotion.then(
          () => 'demoted',
          ({ code }) => code,
        ),
      ),
    )

    expect(outcomes.toSorted()).toEqual(['FORBIDDEN', 'demoted'])
    expect((await membersOf(ada)).map(({ role }) => role)).toEqual(['OWNER', 'MEMBER'])
  }
})

test('only one of two Owners who leave at the same time succeeds', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  await makeOf(ada, ben, 'OWNER')
  const leave = (person: TestUser) =>
    person.graphql(LeaveOrganizationDocument, {}).then(
      () => 'left',
      ({ code }) => code,
    )
  expect((await Promise.all([leave(ada), leave(ben)])).toSorted()).toEqual(['CONFLICT', 'left'])
})

test('a removed member loses access immediately, and their records keep their name', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp, 'Sam Reed')
  await sam.graphql(CreateTransactionDocument, { input: expense({ description: 'By Sam' }) })
  const userId = await idOf(sam)

  expect(await ada.graphql(RemoveMemberDocument, { userId })).toEqual({ removeMember: userId })

  await expect(sam.graphql(TransactionsDocument, {})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  await expect(sam.graphql(MembersDocument, {})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  expect((await sam.graphql(OrganizationsDocument, {})).organizations).toHaveLength(1)
  expect(await membersOf(ada)).toHaveLength(1)
  const { transactions } = await ada.graphql(WhoRecordedDocument, {})
  expect(transactions.edges).toEqual([
    { node: { description: 'By Sam', authorName: 'Sam Reed', createdBy: { name: 'Sam Reed' } } },
  ])
  const gone = { code: 'NOT_FOUND' }
  await expect(ada.graphql(RemoveMemberDocument, { userId })).rejects.toMatchObject(gone)
  await expect(ada.graphql(UpdateMemberRoleDocument, { userId, role: 'ADMIN' })).rejects.toMatchObject(gone)
  await expect(ada.graphql(TransferOwnershipDocument, { userId })).rejects.toMatchObject(gone)
})

test('a member cannot remove themselves but can leave', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  await expect(ben.graphql(RemoveMemberDocument, { userId: await idOf(ben) })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: "You can't remove yourself. Leave the organization instead.",
  })
  expect(await ben.graphql(LeaveOrganizationDocument, {})).toEqual({ leaveOrganization: ada.organizationId })
  await expect(ben.graphql(MembersDocument, {})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  const rejoined = await joinAs('VIEWER', ada, signUp)
  expect(await rejoined.graphql(LeaveOrganizationDocument, {})).toBeTruthy()
})

test('the only member of an organization must delete it instead of leaving', async ({ signUp }) => {
  const ada = await signUp()
  await expect(ada.graphql(LeaveOrganizationDocument, {})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: "You're the only member. Delete the organization instead.",
  })
})

test('a transfer of ownership makes the other member Owner and the former Owner Admin', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const vera = await joinAs('VIEWER', ada, signUp, 'Vera')
  const userId = await idOf(vera)
  await expect(ada.graphql(TransferOwnershipDocument, { userId: await idOf(ada) })).rejects.toMatchObject({
    fields: { userId: "You're already the Owner." },
  })

  const { transferOwnership } = await ada.graphql(TransferOwnershipDocument, { userId })
  expect(transferOwnership).toMatchObject({ name: 'Vera', role: 'OWNER' })
  expect(await rolesOf(vera)).toEqual(['OWNER Vera', 'ADMIN Ada Black'])
  await expect(ada.graphql(TransferOwnershipDocument, { userId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a user of another organization returns the same error as an unknown one', async ({ signUp }) => {
  const [ada, eve] = [await createTeam(await signUp()), await signUp()]
  const sam = await joinAs('MEMBER', ada, signUp)
  const outcome = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'allowed',
      ({ code, message }) => ({ code, message }),
    )
  const attempts = (userId: string) =>
    Promise.all(
      [
        eve.graphql(UpdateMemberRoleDocument, { userId, role: 'VIEWER' as const }),
        eve.graphql(RemoveMemberDocument, { userId }),
        eve.graphql(TransferOwnershipDocument, { userId }),
      ].map(outcome),
    )
  const foreign = await attempts(await idOf(sam))
  expect(foreign).toEqual(await attempts(random))
  expect(foreign).toEqual(Array(3).fill({ code: 'NOT_FOUND', message: 'This member does not exist or was deleted.' }))
  await expect(eve.in(ada.organizationId).graphql(MembersDocument, {})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  expect(await rolesOf(ada)).toContain('MEMBER Sam Reed')
})

test('a repeated request to join returns the stored response', async ({ signUp }) => {
  const [ada, sam] = [await createTeam(await signUp()), await signUp()]
  const { id } = await invite(ada, sam.email)
  const headers = { 'idempotency-key': 'joined once, asked twice' }
  const accept = () => sam.graphql(AcceptDocument, { id }, { headers })
  const first = await accept()
  expect(first.acceptInvitation).toMatchObject({ id: ada.organizationId, userRole: 'MEMBER' })
  expect(await accept()).toEqual(first)
})

test('members receive joins, changes and departures live', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const subscription = await ada.subscribe(PeopleChangedDocument, {})
  const nextChanges = async () =>
    (await subscription.next()).ledgerChanged.changes.filter(({ kind }) => kind === 'MEMBER')
  const nextOfMembers = async () => {
    for (;;) {
      const changes = await nextChanges()
      if (changes.length > 0) return changes
    }
  }
  const sam = await joinAs('MEMBER', ada, signUp)
  const id = await idOf(sam)
  expect(await nextOfMembers()).toEqual([
    { kind: 'MEMBER', id, action: 'CREATED', member: { name: 'Sam Reed', role: 'MEMBER' } },
  ])
  await makeOf(ada, sam, 'VIEWER')
  expect(await nextOfMembers()).toMatchObject([{ id, action: 'UPDATED', member: { role: 'VIEWER' } }])
  await ada.graphql(RemoveMemberDocument, { userId: id })
  expect(await nextOfMembers()).toEqual([{ kind: 'MEMBER', id, action: 'UPDATED', member: null }])
  await subscription.stop()
})
