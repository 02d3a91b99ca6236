import { expect, test } from 'vitest'
import {
  type ActionKind,
  explainUndoDenial,
  mayUndo,
  type UndoFacts,
} from '../../../server/history/undo/undo-permissions.ts'
import type { Role } from '../../../server/platform/database/tables.ts'
import { type Permission, permissionsOf } from '../../../server/platform/tenancy/permissions.ts'

const asker = (role: Role, isReadOnly = false) => ({
  userId: 'ada',
  may: (permission: Permission) => permissionsOf(role, isReadOnly).includes(permission),
})
const facts = (actionKinds: ActionKind[], userId: string | null = 'ada', origin: UndoFacts['origin'] = 'web') => ({
  userId,
  origin,
  actionKinds,
  isImport: false,
})
const roles: Role[] = ['OWNER', 'ADMIN', 'MEMBER', 'VIEWER']
const whoMay = (actionKinds: ActionKind[], userId: string | null, origin?: UndoFacts['origin']) =>
  roles.filter((role) => mayUndo(asker(role), facts(actionKinds, userId, origin)))

const everybody: Role[] = ['OWNER', 'ADMIN', 'MEMBER']
const managers: Role[] = ['OWNER', 'ADMIN']

test.each<[ActionKind[], own: Role[], others: Role[]]>([
  [['transaction'], everybody, managers],
  [['transaction', 'receipt_link', 'staged_item', 'document', 'receipt', 'receipt_match'], everybody, managers],
  [['staged_item'], everybody, managers],
  [['budget'], everybody, everybody],
  [['category'], everybody, everybody],
  [['budget', 'category', 'staged_item'], everybody, managers],
  [['category:managed'], managers, managers],
  [['category:made'], everybody, managers],
  [['transaction:others'], managers, managers],
  [['receipt:others', 'document:others'], managers, managers],
  [['organization'], managers, managers],
  [['member:role'], managers, managers],
  [['member:owner'], ['OWNER'], ['OWNER']],
  [['member:owner', 'member:role'], ['OWNER'], ['OWNER']],
  [['receipt_match', 'receipt_match:offer'], everybody, managers],
])('the action %j can be undone by the users who may perform it', (actionKinds, own, others) => {
  expect(whoMay(actionKinds, 'ada')).toEqual(own)
  expect(whoMay(actionKinds, 'ben')).toEqual(others)
  expect(whoMay(actionKinds, null)).toEqual(others)
})

test('an action of a rule belongs to no user', () => {
  expect(whoMay(['staged_item', 'receipt_link'], 'ben', 'rule')).toEqual(everybody)
})

test.each<[ActionKind[], UndoFacts['origin'], string]>([
  [
    ['document', 'staged_item'],
    'reader',
    "Readings and proposals can't be undone. Discard the items in the review inbox instead.",
  ],
  [
    ['document:handed_over', 'receipt'],
    'web',
    "Readings and proposals can't be undone. Discard the items in the review inbox instead.",
  ],
  [['invitation'], 'web', "Invitations can't be undone here. Manage them in Settings, under Members."],
  [['member', 'invitation'], 'web', "Invitations can't be undone here. Manage them in Settings, under Members."],
  [['member'], 'web', "Joining and leaving can't be undone. Invite or remove the member in Settings, under Members."],
  [
    ['organization:other'],
    'web',
    "The plan, the email address and the deletion of an organization can't be undone here. Change them in Settings.",
  ],
  [
    ['receipt_match:offer'],
    'job',
    'Suggested matches are renewed automatically. Decline the match on the receipt instead.',
  ],
])('the action %j through %s is reversed in another way', (actionKinds, origin, message) => {
  const error = explainUndoDenial(asker('OWNER'), facts(actionKinds, 'ada', origin))
  expect(error).toMatchObject({ code: 'INVALID_INPUT', message })
})

test('a user without the permission is told who has it', () => {
  expect(explainUndoDenial(asker('MEMBER'), facts(['transaction'], 'ben'))).toMatchObject({
    code: 'FORBIDDEN',
    message: "This is another member's change. An Owner or Admin can undo it.",
  })
  expect(explainUndoDenial(asker('VIEWER'), facts(['budget']))).toMatchObject({
    code: 'FORBIDDEN',
    message: "Your role in this organization doesn't allow that.",
  })
})

test('only role changes can be undone after the plan has ended', () => {
  expect(mayUndo(asker('OWNER', true), facts(['transaction']))).toBe(false)
  expect(mayUndo(asker('OWNER', true), facts(['budget']))).toBe(false)
  expect(mayUndo(asker('OWNER', true), facts(['member:role']))).toBe(true)
})
