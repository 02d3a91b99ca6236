import { LineReadingDocument, PayersDocument } from '../../../web/operations/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { today } from './conversation.ts'

const read = async (person: TestUser, line: string) =>
  (await person.graphql(LineReadingDocument, { line }, { headers: today })).lineReading

test('a line is read into the fields of a transaction, and nothing is saved', async ({ signUp }) => {
  const maya = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', maya, signUp)
  const { members } = await sam.graphql(PayersDocument, {})
  const eatingOut = await categoryOf(maya, 'Eating out')
  expect(await read(maya, '12,50 lunch @Sam #trip #work yesterday')).toMatchObject({
    type: 'EXPENSE',
    amount: '12.50',
    currency: null,
    description: 'Lunch',
    categoryId: eatingOut,
    date: '2026-03-19',
    tags: ['trip', 'work'],
    paidBy: members.find(({ isYou }) => isYou)?.id,
    others: 0,
  })
  expect(await read(maya, 'lunch 12 and taxi 20')).toMatchObject({ description: 'Lunch', others: 1 })
  expect((await maya.rest('GET', '/transactions')).body.items).toEqual([])
})

test('a line without an amount, a question and a name of a stranger fill in nothing', async ({ signUp }) => {
  const [maya, stranger] = [await createTeam(await signUp()), await signUp({ name: 'Ben Stone' })]
  expect(await read(maya, 'lunch with friends')).toBeNull()
  expect(await read(maya, 'how much did I spend?')).toBeNull()
  expect((await read(maya, '9 tea @Ben'))?.paidBy).toBeNull()
  await expect(read(maya, 'x'.repeat(501))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(read(stranger.in(maya.organizationId), '9 tea')).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
})
