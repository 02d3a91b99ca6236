import {
  AcceptInvitationDocument as AcceptDocument,
  MeDocument as AccountDocument,
  CreateTransactionDocument,
  DeleteAccountDocument,
  DeletedOrganizationsDocument,
  LeaveOrganizationDocument,
  MembersDocument,
  RestoreAccountDocument,
  TransferOwnershipDocument,
  UpdateMemberRoleDocument,
} from '../../../web/operations/generated.ts'
import {
  CreateOrganizationDocument,
  DeleteOrganizationDocument,
  OrganizationsDocument,
  PeopleChangedDocument,
  RestoreOrganizationDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, invite, joinAs } from './invitations-steps.ts'

const month = 30 * 24 * 60 * 60 * 1_000
const random = '7f3c1d1e-0000-4000-8000-000000000001'

const idsOf = async (person: TestUser) =>
  (await person.graphql(OrganizationsDocument, {})).organizations.map(({ id }) => id)
const deletedOf = async (person: TestUser) =>
  (await person.graphql(DeletedOrganizationsDocument, {})).deletedOrganizations.map(({ id }) => id)
const end = (person: TestUser, name = 'Harbor & Pine') => person.graphql(DeleteOrganizationDocument, { name })
const endAccount = (person: TestUser) => person.graphql(DeleteAccountDocument, { email: person.email })

async function makeOwner(by: TestUser, whom: TestUser) {
  const { members } = await whom.graphql(MembersDocument, {})
  const userId = members.find(({ isYou }) => isYou)?.id ?? ''
  await by.graphql(UpdateMemberRoleDocument, { userId, role: 'OWNER' })
  return userId
}

test('a deleted organization is closed to everyone immediately and restored unchanged', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  await sam.graphql(CreateTransactionDocument, { input: expense({ description: 'Rope' }) })

  const { deleteOrganization: deleted } = await end(ada, '  Harbor &  Pine ')
  expect(deleted).toMatchObject({ id: ada.organizationId, name: 'Harbor & Pine' })
  const [at, until] = [new Date(deleted.deletedAt).getTime(), new Date(deleted.purgedAt).getTime()]
  expect(until - at).toBe(month)
  expect(Math.abs(Date.now() - at)).toBeLessThan(60_000)
  for (const person of [ada, sam]) {
    await expect(person.graphql(TransactionsDocument, {})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
    expect(await idsOf(person)).toHaveLength(1)
  }
  expect(await deletedOf(ada)).toEqual([ada.organizationId])
  expect(await deletedOf(sam)).toEqual([])

  const { restoreOrganization } = await ada.in('').graphql(RestoreOrganizationDocument, { id: ada.organizationId })
  expect(restoreOrganization).toMatchObject({ name: 'Harbor & Pine', userRole: 'OWNER', memberCount: 2 })
  const { transactions } = await sam.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => node.description)).toEqual(['Rope'])
  expect(await deletedOf(ada)).toEqual([])
})

test('deletion requires the name, in any Unicode form of its accents', async ({ signUp }) => {
  const ada = await createTeam(await signUp(), 'Café 青空')
  for (const name of ['', 'Cafe 青空', 'café 青空', 'Café']) {
    await expect(end(ada, name)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { name: 'Enter Café 青空 exactly as shown.' },
    })
  }
  expect((await end(ada, 'Cafe\u0301 青空')).deleteOrganization.id).toBe(ada.organizationId)
})

test('only an Owner can delete and restore an organization, and others do not learn about it', async ({ signUp }) => {
  const [ada, eve] = [await createTeam(await signUp()), await signUp()]
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  await expect(end(ben)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await end(ada)
  const restore = (person: TestUser, id: string) =>
    person.graphql(RestoreOrganizationDocument, { id }).then(
      () => 'restored',
      ({ code, message }) => `${code} ${message}`,
    )
  expect(await restore(ben.in(''), ada.organizationId)).toMatch(/^FORBIDDEN Only an Owner/)
  const unknown = await restore(eve, random)
  expect(unknown).toMatch(/^NOT_FOUND/)
  expect(await restore(eve, ada.organizationId)).toBe(unknown)
  expect(await restore(eve, eve.organizationId)).toBe(unknown)
})

test('subscribers of a deleted organization are disconnected', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('VIEWER', ada, signUp)
  const subscription = await sam.subscribe(PeopleChangedDocument, {})
  await end(ada)
  const nextChange = async () => {
    for (;;) await subscription.next()
  }
  await expect(nextChange()).rejects.toBeDefined()
  await expect(sam.subscribe(PeopleChangedDocument, {})).rejects.toBeDefined()
})

test('a deleted account takes its organizations without other members along and restores them', async ({ signUp }) => {
  const ada = await signUp()
  const [alone, before] = [await createTeam(ada, 'Alone'), await createTeam(ada, 'Ended before')]
  await end(before, 'Ended before')
  const shared = await joinAs('MEMBER', await createTeam(await signUp()), async () => ada)

  await expect(ada.graphql(DeleteAccountDocument, { email: 'ada@example.com' })).rejects.toMatchObject({
    fields: { email: `Enter ${ada.email} to confirm.` },
  })
  const { deleteAccount } = await ada.graphql(DeleteAccountDocument, { email: ` ${ada.email.toUpperCase()}` })
  expect(new Date(deleteAccount.purgedAt ?? 0).getTime() - Date.now()).toBeGreaterThan(month - 60_000)

  for (const person of [ada, alone, shared]) {
    await expect(person.graphql(TransactionsDocument, {})).rejects.toMatchObject({ code: 'ACCOUNT_DELETED' })
  }
  const input = { name: 'New', kind: 'TEAM' as const, currency: 'EUR' }
  await expect(ada.graphql(CreateOrganizationDocument, { input })).rejects.toMatchObject({ code: 'ACCOUNT_DELETED' })
  await expect(ada.graphql(RestoreOrganizationDocument, { id: alone.organizationId })).rejects.toMatchObject({
    code: 'ACCOUNT_DELETED',
  })
  const { id } = await invite(await createTeam(await signUp()), ada.email)
  await expect(ada.graphql(AcceptDocument, { id })).rejects.toMatchObject({ code: 'ACCOUNT_DELETED' })
  expect((await ada.graphql(AccountDocument, {})).me.purgedAt).toBe(deleteAccount.purgedAt)
  expect((await endAccount(ada)).deleteAccount.purgedAt).toBe(deleteAccount.purgedAt)

  const { restoreAccount } = await ada.graphql(RestoreAccountDocument, {})
  expect(restoreAccount).toMatchObject({ purgedAt: null, defaultPersonalOrganization: { id: ada.organizationId } })
  expect((await idsOf(ada)).toSorted()).toEqual(
    [ada.organizationId, alone.organizationId, shared.organizationId].toSorted(),
  )
  expect(await deletedOf(ada)).toEqual([before.organizationId])
  expect((await shared.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])
  expect((await ada.graphql(RestoreAccountDocument, {})).restoreAccount.purgedAt).toBeNull()
})

test('the last Owner must transfer ownership if the organization has other members', async ({ signUp }) => {
  const ada = await signUp()
  const [harbor, pine] = [await createTeam(ada, 'Harbor'), await createTeam(ada, 'Pine')]
  const sam = await joinAs('MEMBER', harbor, signUp)
  await joinAs('VIEWER', pine, signUp)
  await expect(endAccount(ada)).rejects.toMatchObject({
    code: 'CONFLICT',
    message:
      "You're the last Owner of Harbor and Pine, which have other members. Transfer ownership or delete these organizations first.",
  })
  expect((await ada.graphql(AccountDocument, {})).me.purgedAt).toBeNull()
  expect(await idsOf(ada)).toHaveLength(3)

  const { members } = await sam.graphql(MembersDocument, {})
  await harbor.graphql(TransferOwnershipDocument, { userId: members.find(({ isYou }) => isYou)?.id ?? '' })
  await expect(endAccount(ada)).rejects.toMatchObject({
    message:
      "You're the last Owner of Pine, which has other members. Transfer ownership or delete the organization first.",
  })
  await end(pine, 'Pine')
  expect((await endAccount(ada)).deleteAccount.purgedAt).not.toBeNull()
  expect((await sam.graphql(OrganizationsDocument, {})).organizations).toMatchObject([{}, { userRole: 'OWNER' }])
})

test('an Owner with a deleted account does not count as an Owner', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
  await joinAs('VIEWER', ada, signUp)
  await makeOwner(ada, ben)
  await endAccount(ada)
  await expect(ben.graphql(LeaveOrganizationDocument, {})).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(endAccount(ben)).rejects.toMatchObject({ code: 'CONFLICT' })
  const { members } = await ben.graphql(MembersDocument, {})
  const adaId = members.find(({ email }) => email === ada.email)?.id ?? ''
  await expect(ben.graphql(TransferOwnershipDocument, { userId: adaId })).rejects.toMatchObject({
    fields: { userId: 'This account is closed. Choose another member.' },
  })
})

test('only one of two simultaneous account deletions of Owners succeeds', async ({ signUp }) => {
  for (let round = 0; round < 3; round++) {
    const ada = await createTeam(await signUp())
    const ben = await joinAs('ADMIN', ada, signUp, 'Ben')
    await joinAs('VIEWER', ada, signUp)
    await makeOwner(ada, ben)
    const outcomes = await Promise.all(
      [ada, ben].map((person) =>
        endAccount(person).then(
          () => 'ended',
          ({ code }) => code,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'ended'])
  }
})
