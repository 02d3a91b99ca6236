import {
  AcceptInvitationDocument as AcceptDocument,
  MembershipsDocument as BelongingDocument,
  CreateTransactionDocument,
  DeclineInvitationDocument as DeclineDocument,
  MyInvitationsDocument as OffersToMeDocument,
  RevokeInvitationDocument as TakeInvitationBackDocument,
} from '../../../web/operations/generated.ts'
import { RecordsChangedDocument, TransactionsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, invite, joinAs, stateOf } from './invitations-steps.ts'

const unknown = { code: 'NOT_FOUND', message: "This invitation doesn't exist. Ask for a new one." }

test("an accepted invitation gives the role and keeps the user's own data", async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await signUp({ name: 'Sam Reed' })
  const categoryId = await categoryOf(sam, 'Groceries')
  await sam.graphql(CreateTransactionDocument, { input: expense({ categoryId, amount: '12.34' }) })
  const { id, token } = await invite(ada, sam.email, 'ADMIN')

  const invitations = (await sam.graphql(OffersToMeDocument, {})).myInvitations
  expect(invitations).toMatchObject([{ id, organizationName: 'Harbor & Pine', invitedBy: 'Ada Black', role: 'ADMIN' }])
  const { acceptInvitation } = await sam.graphql(AcceptDocument, { id })
  expect(acceptInvitation).toMatchObject({ id: ada.organizationId, name: 'Harbor & Pine', userRole: 'ADMIN' })

  expect((await sam.graphql(BelongingDocument, {})).organizations).toMatchObject([
    { id: sam.organizationId, userRole: 'OWNER' },
    { id: ada.organizationId, userRole: 'ADMIN' },
  ])
  const { transactions } = await sam.graphql(TransactionsDocument, { first: 5 })
  expect(transactions.edges).toHaveLength(1)
  expect(await stateOf(ada, token)).toBe('ACCEPTED')
  expect((await sam.graphql(OffersToMeDocument, {})).myInvitations).toEqual([])
})

test('the other members see the new member live', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await signUp({ name: 'Sam Reed' })
  const { id } = await invite(ada, sam.email)
  const subscription = await ada.subscribe(RecordsChangedDocument, {})
  await sam.graphql(AcceptDocument, { id })
  const { changes } = (await subscription.next()).ledgerChanged
  expect(changes).toContainEqual({ kind: 'INVITATION', id, action: 'UPDATED' })
  expect(changes).toContainEqual(expect.objectContaining({ kind: 'MEMBER', action: 'CREATED' }))
  await subscription.stop()
})

test('an invitation accepted many times at once creates one membership', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await signUp()
  const { id } = await invite(ada, sam.email)
  // 15 requests are below the rate limit of one user.
  const answers = await Promise.allSettled(Array.from({ length: 15 }, () => sam.graphql(AcceptDocument, { id })))

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of answers) {
    if (each.status === 'fulfilled') continue
    expect(each.reason).toMatchObject({ code: 'CONFLICT', message: 'This invitation has already been used.' })
  }
  expect((await sam.graphql(BelongingDocument, {})).organizations).toHaveLength(2)
})

test('a user with another address learns the invited address only through the link', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const [sam, eve] = [await signUp(), await signUp()]
  const { id, token } = await invite(ada, sam.email)
  const other = await invite(ada, 'lena@x.example')

  await expect(eve.graphql(AcceptDocument, { id, token })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: `This invitation is for ${sam.email}. You're logged in as ${eve.email}.`,
  })
  await expect(eve.graphql(AcceptDocument, { id })).rejects.toMatchObject(unknown)
  await expect(eve.graphql(AcceptDocument, { id: other.id, token })).rejects.toMatchObject(unknown)
  await expect(eve.graphql(AcceptDocument, { id: crypto.randomUUID() })).rejects.toMatchObject(unknown)
  await expect(eve.graphql(DeclineDocument, { id })).rejects.toMatchObject(unknown)
  expect((await eve.graphql(OffersToMeDocument, {})).myInvitations).toEqual([])
  expect((await eve.graphql(BelongingDocument, {})).organizations).toHaveLength(1)
  expect(await stateOf(ada, token)).toBe('OPEN')
})

test('a user with an unverified address cannot accept', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await signUp({ verified: false, profile: false })
  const { id, token } = await invite(ada, sam.email)
  await expect(sam.graphql(AcceptDocument, { id, token })).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
})

test('a declined invitation is marked and can be sent again', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await signUp()
  const { id, token } = await invite(ada, sam.email)
  await sam.graphql(DeclineDocument, { id })

  expect(await stateOf(ada, token)).toBe('DECLINED')
  const error = { code: 'CONFLICT', message: 'This invitation was declined. Ask Ada Black for a new one.' }
  await expect(sam.graphql(AcceptDocument, { id })).rejects.toMatchObject(error)
  await expect(sam.graphql(DeclineDocument, { id })).rejects.toMatchObject(error)
  const secondInvitation = await invite(ada, sam.email)
  await sam.graphql(AcceptDocument, { id: secondInvitation.id })
})

test('a revoked invitation cannot be accepted', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await signUp()
  const { id } = await invite(ada, sam.email)
  await ada.graphql(TakeInvitationBackDocument, { id })
  await expect(sam.graphql(AcceptDocument, { id })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This invitation was revoked. Ask Ada Black for a new one.',
  })
})

test('a user invited by several organizations has several invitations', async ({ signUp }) => {
  const [ada, bob] = [await createTeam(await signUp()), await createTeam(await signUp(), 'Chess club')]
  const sam = await joinAs('VIEWER', ada, signUp)
  await invite(bob, sam.email.toUpperCase(), 'MEMBER')
  expect((await sam.graphql(OffersToMeDocument, {})).myInvitations).toMatchObject([
    { organizationName: 'Chess club', role: 'MEMBER' },
  ])
})
