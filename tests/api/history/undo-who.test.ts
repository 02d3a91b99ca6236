import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  UpdateCategoryDocument as ChangeCategoryDocument,
  CreateCategoryDocument,
  CreateTransactionDocument,
  CreateInvitationDocument as InviteDocument,
  MembersDocument,
  RemoveMemberDocument,
  SetBudgetDocument,
  TransferOwnershipDocument,
  UndoableActionsDocument,
  UndoDocument,
  UpdateMemberRoleDocument,
} from '../../../web/operations/generated.ts'
import { csv } from '../../support/data/sent-files.ts'
import {
  DeleteTransactionsDocument,
  type Role,
  TypeVoiceNoteDocument,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { sendVoiceNote } from '../assistant/voice-steps.ts'
import { sendAndWait } from '../intake/file-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { createUndoFixture, undo } from './undo-fixture.ts'

const fixture = createUndoFixture()
const roles: Role[] = ['ADMIN', 'MEMBER', 'VIEWER']

test("only the user's own actions of the web app are listed for undo until they are undone", async () => {
  const { ada, member, viewer } = await team()
  const inApp = { headers: { 'x-client': 'web' } }
  const input = expense({ description: 'Ferry' })
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'By a program' }) })
  await ada.graphql(CreateTransactionDocument, { input }, inApp)
  await member.graphql(CreateTransactionDocument, { input: expense({ description: 'Taxi' }) }, inApp)
  const undoable = async (person: TestUser) => (await person.graphql(UndoableActionsDocument, {})).undoableActions
  const [ferry, ...others] = await undoable(ada)
  expect([ferry?.summary, others]).toEqual(['Added Ferry', []])
  expect(await undoable(member)).toMatchObject([{ summary: 'Added Taxi' }])
  await expect(undoable(viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await ada.graphql(UndoDocument, { batchId: ferry?.id ?? '' }, inApp)
  expect(await undoable(ada)).toEqual([])
})

const record = (person: TestUser) =>
  fixture.act(person, CreateTransactionDocument, { input: expense({ description: 'Ferry' }) })

async function team() {
  const ada = await createTeam(await fixture.signUp({ name: 'Ada' }))
  const [admin, member, viewer] = await Promise.all(roles.map((role) => joinAs(role, ada, fixture.signUp, role)))
  if (!admin || !member || !viewer) throw new Error('Three were to join.')
  return { ada, admin, member, viewer }
}

const idOf = async (person: TestUser, name: string) =>
  (await person.graphql(MembersDocument, {})).members.find((each) => each.name === name)?.id ?? ''

test('each role can undo the actions that it may', async () => {
  const { ada, admin, member, viewer } = await team()
  const categoryId = await categoryOf(ada, 'Groceries')
  const others = "This is another member's change. An Owner or Admin can undo it."
  const role = "Your role in this organization doesn't allow that."

  const recorded = await record(ada)
  await expect(undo(member, recorded.batch)).rejects.toMatchObject({ code: 'FORBIDDEN', message: others })
  await expect(undo(viewer, recorded.batch)).rejects.toMatchObject({ code: 'FORBIDDEN', message: role })
  expect(await undo(admin, recorded.batch)).toMatchObject({ done: true })

  const own = await record(member)
  const undone = await undo(member, own.batch)
  expect(undone).toMatchObject({ done: true })
  expect(await undo(member, undone.batchId ?? '')).toMatchObject({ done: true })
  expect(await undo(ada, own.batch)).toMatchObject({ done: true })

  const planned = await fixture.act(ada, SetBudgetDocument, { categoryId, month: '2026-03', amount: '9.00' })
  expect(await undo(member, planned.batch)).toMatchObject({ done: true })
  const made = await fixture.act(ada, CreateCategoryDocument, { input: { name: 'Sailing', type: 'EXPENSE' } })
  await expect(undo(member, made.batch)).rejects.toMatchObject({ code: 'FORBIDDEN', message: role })
  expect(await undo(admin, made.batch)).toMatchObject({ done: true })
  const archived = await fixture.act(ada, ChangeCategoryDocument, { id: categoryId, changes: { archived: true } })
  await expect(undo(member, archived.batch)).rejects.toMatchObject({ code: 'FORBIDDEN', message: role })
  const updated = await fixture.act(ada, UpdateOrganizationDocument, { changes: { name: 'Harbor' } })
  await expect(undo(member, updated.batch)).rejects.toMatchObject({ code: 'FORBIDDEN', message: role })
  expect(await undo(admin, updated.batch)).toMatchObject({ done: true })
})

test('a restored record of another member is not deleted by a member without the permission', async () => {
  const { ada, admin, member } = await team()
  const { data } = await record(ada)
  await admin.graphql(DeleteTransactionsDocument, { ids: [data.createTransaction.id] }).catch(() => {})
  const deleted = await fixture.owner<{ batch_id: string }>(
    `select batch_id from changes where organization_id = $1 and kind = 'transaction' and action = 'DELETED'`,
    [ada.organizationId],
  )
  const restored = await undo(admin, deleted[0]?.batch_id ?? '')
  expect(restored.done).toBe(true)
  await expect(undo(member, restored.batchId ?? '')).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('an action of another organization returns the same error as an unknown one, and private actions are hidden', async () => {
  const [ada, eve] = [await fixture.signUp(), await fixture.signUp()]
  const { batch } = await record(ada)
  const unknown = { code: 'NOT_FOUND', message: 'This action does not exist or was deleted.' }
  await expect(undo(eve, batch)).rejects.toMatchObject(unknown)
  await expect(undo(eve, randomUUID())).rejects.toMatchObject(unknown)
  await expect(undo(eve, 'nothing')).rejects.toMatchObject({ code: expect.stringMatching(/NOT_FOUND|INVALID_INPUT/) })
  expect(await undo(ada, batch)).toMatchObject({ done: true })
})

test('an organization with an ended plan allows no undo', async () => {
  const ada = await fixture.signUp()
  const { batch } = await record(ada)
  await fixture.owner(`update organizations set plan_ends_at = now() - interval '1 second' where id = $1`, [
    ada.organizationId,
  ])
  await expect(undo(ada, batch)).rejects.toMatchObject({ code: 'PLAN_ENDED' })
})

test('an action that is reversed in another way says how', async () => {
  const ada = await createTeam(await fixture.signUp({ name: 'Ada' }))
  const invited = await fixture.act(ada, InviteDocument, { input: { email: 'zed@example.test', role: 'MEMBER' } })
  await expect(undo(ada, invited.batch)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: "Invitations can't be undone here. Manage them in Settings, under Members.",
  })
  await joinAs('MEMBER', ada, fixture.signUp, 'Ben')
  const removed = await fixture.act(ada, RemoveMemberDocument, { userId: await idOf(ada, 'Ben') })
  await expect(undo(ada, removed.batch)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: "Joining and leaving can't be undone. Invite or remove the member in Settings, under Members.",
  })
  const { note } = await sendVoiceNote(ada, fixture.baseUrl)
  const typed = await fixture.act(ada, TypeVoiceNoteDocument, { documentId: note.id, text: 'spent 12.50 on coffee' })
  const review = "Readings and proposals can't be undone. Discard the items in the review inbox instead."
  await expect(undo(ada, typed.batch)).rejects.toMatchObject({ code: 'INVALID_INPUT', message: review })
  await sendAndWait(ada, fixture.baseUrl, csv('Category,Planned\nGroceries,400\n'))
  const read = await fixture.owner<{ batch_id: string }>(
    `select distinct batch_id from changes where organization_id = $1 and via = 'reader'`,
    [ada.organizationId],
  )
  await expect(undo(ada, read[0]?.batch_id ?? '')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: review,
  })
})

test('a role is restored under the rules for roles', async () => {
  const { ada, admin, member } = await team()
  const rolesNow = async () =>
    Object.fromEntries((await ada.graphql(MembersDocument, {})).members.map(({ name, role }) => [name, role]))
  const userId = await idOf(ada, 'MEMBER')
  const { batch } = await fixture.act(ada, UpdateMemberRoleDocument, { userId, role: 'VIEWER' })
  await expect(undo(member, batch)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const undone = await undo(admin, batch)
  expect(undone).toMatchObject({ done: true, count: 1 })
  expect(await rolesNow()).toMatchObject({ MEMBER: 'MEMBER' })
  await expect(undo(admin, batch)).rejects.toMatchObject({ message: 'This has already been undone.' })
  expect(await undo(ada, undone.batchId ?? '')).toMatchObject({ done: true })
  expect(await rolesNow()).toMatchObject({ MEMBER: 'VIEWER' })
  await ada.graphql(UpdateMemberRoleDocument, { userId, role: 'ADMIN' })
  expect(await undo(ada, batch)).toMatchObject({
    done: false,
    conflicts: [{ title: 'MEMBER', reason: 'Their role has since changed.' }],
  })

  const handed = await fixture.act(ada, TransferOwnershipDocument, { userId: await idOf(ada, 'ADMIN') })
  await expect(undo(ada, handed.batch)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await undo(admin, handed.batch)).toMatchObject({ done: true })
  expect(await rolesNow()).toMatchObject({ Ada: 'OWNER', ADMIN: 'ADMIN' })
})
