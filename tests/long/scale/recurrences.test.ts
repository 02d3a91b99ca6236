import { expect, test } from 'vitest'
import { addDays, addMonths } from '../../../server/language/days.ts'
import {
  MeDocument as AccountDocument,
  CreateTransactionDocument,
  FindRecurrencesDocument,
  RecordOccurrenceDocument,
  RecurrenceSuggestionsDocument,
  RemoveMemberDocument,
  UndoDocument,
  UpdateRecurrenceDocument,
} from '../../../web/operations/generated.ts'
import { plan } from '../../api/ledger/budgets-steps.ts'
import { recorded, recurring, summaries, today } from '../../api/ledger/recurrences-steps.ts'
import { createTeam, joinAs, mailsTo } from '../../api/people/invitations-steps.ts'
import {
  ChangeLogDocument,
  DeclineRecurrenceSuggestionDocument,
  RecurringDocument,
  WhoRecordedDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

test('a posting recurrence records missed dates once, and an undone occurrence is not recorded again', async () => {
  const ada = await fixture.signUp()
  await ada.rest('PUT', '/organization', { time_zone: 'UTC' })
  const startDate = addDays(today, -21)
  const { id } = await recurring(ada, { startDate, frequency: 'WEEKLY', posts: true })
  await recurring(ada, { startDate, frequency: 'WEEKLY', description: 'Listed only' })

  await fixture.run('post-recurrences')
  const first = await recorded(ada)
  const days = [-21, -14, -7, 0].map((offset) => addDays(today, offset))
  expect(first.map(({ date }) => date).toSorted()).toEqual(days)
  expect(first.every((one) => one.recurrenceId === id && !one.isReviewed && one.description === 'Rent')).toBe(true)
  expect((await summaries(ada))[0]).toBe('Recorded Rent automatically 4 times')
  const { changeLog } = await ada.graphql(ChangeLogDocument, { first: 1 })
  expect(changeLog.edges[0]?.node.origin).toBe('JOB')

  await fixture.run('post-recurrences')
  expect(await recorded(ada)).toHaveLength(4)
  await ada.graphql(UndoDocument, { batchId: changeLog.edges[0]?.node.id ?? '' })
  expect(await recorded(ada)).toEqual([])
  await fixture.run('post-recurrences')
  expect(await recorded(ada)).toEqual([])
})

test('an occurrence that a user recorded is not recorded again, unless the user undoes that', async () => {
  const ada = await fixture.signUp()
  await ada.rest('PUT', '/organization', { time_zone: 'UTC' })
  const [first, startDate] = [addDays(today, -8), addDays(today, -1)]
  const { id } = await recurring(ada, { startDate, frequency: 'WEEKLY', posts: true })
  await ada.graphql(RecordOccurrenceDocument, { id, date: startDate })
  const { changeLog } = await ada.graphql(ChangeLogDocument, { first: 1 })
  await ada.graphql(UpdateRecurrenceDocument, { id, changes: { startDate: first } })
  await fixture.run('post-recurrences')
  const days = async () => (await recorded(ada)).map(({ date }) => date)
  expect(await days()).toEqual([startDate, first])

  await ada.graphql(UndoDocument, { batchId: changeLog.edges[0]?.node.id ?? '', partly: true })
  expect(await days()).toEqual([first])
  await ada.graphql(UpdateRecurrenceDocument, { id, changes: { startDate } })
  await fixture.run('post-recurrences')
  expect(await days()).toEqual([startDate, first])
})

test("a removed member's recurrence is recorded by the organization, and its budget alert reaches the planners", async () => {
  const ada = await createTeam(await fixture.signUp({ name: 'Ada' }))
  const sam = await joinAs('MEMBER', ada, fixture.signUp, 'Sam')
  await ada.rest('PUT', '/organization', { time_zone: 'UTC' })
  await plan(ada, today.slice(0, 7), { Groceries: '100' })
  await recurring(sam, { amount: '99.00', posts: true, categoryId: await categoryOf(sam, 'Groceries') })
  const { me } = await sam.graphql(AccountDocument, {})
  await ada.graphql(RemoveMemberDocument, { userId: me.id })

  await fixture.run('post-recurrences')
  const { transactions } = await ada.graphql(WhoRecordedDocument, {})
  expect(transactions.edges).toMatchObject([{ node: { createdBy: null, authorName: 'Recurring: Rent' } }])
  const { changeLog } = await ada.graphql(ChangeLogDocument, { first: 1 })
  expect(changeLog.edges[0]?.node).toMatchObject({ by: null, origin: 'JOB' })
  const subjects = async ({ email }: TestUser) => (await mailsTo(fixture.baseUrl, email)).map(({ subject }) => subject)
  await expect.poll(() => subjects(ada)).toContainEqual(expect.stringMatching(/^Groceries/))
  expect(await subjects(sam)).not.toContainEqual(expect.stringMatching(/^Groceries/))
})

test('a recurring pattern in the ledger is suggested until a user dismisses it', async () => {
  const ada = await fixture.signUp()
  const last = addDays(today, -10).slice(0, 7)
  for (const back of [-3, -2, -1]) {
    const date = `${addMonths(last, back + 1)}-05`
    await ada.graphql(CreateTransactionDocument, {
      input: expense({ amount: '15.49', description: `Streamline TV ${back}`, date }),
    })
    await ada.graphql(CreateTransactionDocument, {
      input: expense({ amount: `${40 + back}.00`, description: 'Café', date: addDays(date, back * back * 3) }),
    })
  }
  const { findRecurrences } = await ada.graphql(FindRecurrencesDocument, {})
  expect(findRecurrences).toBe(1)
  const { recurrenceSuggestions: found } = await ada.graphql(RecurrenceSuggestionsDocument, {})
  expect(found).toMatchObject([
    {
      description: 'Streamline TV -1',
      amount: { value: '15.49' },
      frequency: 'MONTHLY',
      every: 1,
      hits: 3,
      nextDate: `${addMonths(last, 1)}-05`,
    },
  ])

  await ada.graphql(DeclineRecurrenceSuggestionDocument, { id: found[0]?.id ?? '' })
  await fixture.run('find-recurrences')
  expect((await ada.graphql(RecurringDocument, {})).recurring.suggestionCount).toBe(0)
  await ada.graphql(DeclineRecurrenceSuggestionDocument, { id: found[0]?.id ?? '', declined: false })
  await recurring(ada, { description: 'Streamline TV', amount: '15.49' })
  await ada.graphql(FindRecurrencesDocument, {})
  expect((await ada.graphql(RecurringDocument, {})).recurring.suggestionCount).toBe(0)
})
