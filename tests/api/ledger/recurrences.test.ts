import { expect, test } from 'vitest'
import { addDays, addMonths } from '../../../server/language/days.ts'
import { occurrencesIn } from '../../../server/ledger/recurrences/days.ts'
import { createPurgeFixture } from '../../long/scale/purge-fixture.ts'
import {
  AccountDocument,
  ChangeLogDocument,
  CreateRecurrenceDocument,
  CreateTransactionDocument,
  DeclineRecurrenceSuggestionDocument,
  DeleteRecurrenceDocument,
  DeleteTransactionsDocument,
  FindRecurrencesDocument,
  type NewRecurrenceInput,
  RecordedTransactionsDocument,
  RecordOccurrenceDocument,
  RecurrenceSuggestionsDocument,
  RecurringDocument,
  RemoveMemberDocument,
  SkipOccurrenceDocument,
  UndoDocument,
  UpdateRecurrenceDocument,
  WhoRecordedDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { createTeam, joinAs, mailsTo } from '../people/invitations-steps.ts'
import { plan } from './budgets-steps.ts'

const fixture = createPurgeFixture()

const today = new Date().toISOString().slice(0, 10)

test('recurrences are listed with their dates and monthly sums', async () => {
  const ada = await fixture.signUp()
  const startDate = addDays(today, 3)
  await recurring(ada, { amount: '9.99', description: 'Streamline TV', frequency: 'WEEKLY', every: 2, startDate })
  await recurring(ada, { type: 'INCOME', amount: '2400.00', description: 'Salary', startDate: addDays(today, 10) })

  const { recurring: ahead } = await ada.graphql(RecurringDocument, {})
  const weekly = occurrencesIn({ frequency: 'WEEKLY', every: 2, startDate, endDate: null }, today, addDays(today, 90))
  const found = ahead.occurrences.map(({ date }) => date)
  expect(found).toEqual(found.toSorted())
  expect(found.filter((date) => weekly.includes(date))).toHaveLength(weekly.length)
  const cents = ahead.months.reduce((sum, { expense: { value } }) => sum + Math.round(Number(value) * 100), 0)
  expect(cents).toBe(weekly.length * 999)
  expect(ahead.occurrences.every(({ isDue }) => !isDue)).toBe(true)
})

test('a recurrence ends after its count, can be skipped and paused, and returns when its deletion is undone', async () => {
  const ada = await fixture.signUp()
  const startDate = '2030-01-31'
  const { id, endDate } = await recurring(ada, { startDate, times: 3 })
  expect(endDate).toBe('2030-03-31')

  const { skipOccurrence } = await ada.graphql(SkipOccurrenceDocument, { id, date: startDate })
  expect(skipOccurrence.nextDate).toBe('2030-02-28')
  await expect(ada.graphql(SkipOccurrenceDocument, { id, date: startDate })).rejects.toMatchObject({ code: 'CONFLICT' })
  await ada.graphql(UpdateRecurrenceDocument, { id, changes: { paused: true } })
  await ada.graphql(DeleteRecurrenceDocument, { id })
  expect(await summaries(ada)).toEqual([
    'Deleted the recurring Rent',
    'Paused the recurring Rent',
    'Skipped Rent once',
    'Added the recurring Rent',
  ])

  const { changeLog } = await ada.graphql(ChangeLogDocument, { first: 1 })
  await ada.graphql(UndoDocument, { batchId: changeLog.edges[0]?.node.id ?? '' })
  const { recurring: back } = await ada.graphql(RecurringDocument, {})
  expect(back.recurrences).toMatchObject([{ id, isPaused: true, nextDate: '2030-02-28' }])
})

test('an occurrence is recorded with another amount, once or from now on', async () => {
  const ada = await fixture.signUp()
  const startDate = addDays(today, -40)
  const { id } = await recurring(ada, { startDate })
  const { recurring: due } = await ada.graphql(RecurringDocument, {})
  expect(due.occurrences[0]).toEqual({ recurrenceId: id, date: startDate, isDue: true })

  const once = await ada.graphql(RecordOccurrenceDocument, { id, date: startDate, amount: '990.00' })
  expect(once.recordOccurrence.transaction).toMatchObject({
    date: startDate,
    recurrenceId: id,
    amount: { value: '990.00' },
  })
  expect(once.recordOccurrence.recurrence).toMatchObject({ amount: { value: '980.00' } })
  const next = once.recordOccurrence.recurrence.nextDate ?? ''
  const later = await ada.graphql(RecordOccurrenceDocument, { id, date: next, amount: '1010.00', fromNowOn: true })
  expect(later.recordOccurrence.recurrence).toMatchObject({ amount: { value: '1010.00' } })
  expect((await summaries(ada))[0]).toBe('Recorded the recurring Rent')
})

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

test('a transaction similar to the due occurrence counts as that occurrence', async () => {
  const ada = await fixture.signUp()
  const housing = await categoryOf(ada, 'Rent & mortgage')
  const startDate = addDays(today, -2)
  const { id } = await recurring(ada, { startDate, categoryId: housing })
  const enter = (amount: string, description: string, date = today) =>
    ada.graphql(CreateTransactionDocument, { input: expense({ amount, description, date, categoryId: housing }) })

  await enter('500.00', 'Rent')
  await enter('980.00', 'Rent', addDays(today, -20))
  const { recurring: pending } = await ada.graphql(RecurringDocument, {})
  expect(pending.recurrences[0]?.nextDate).toBe(startDate)

  const { createTransaction } = await enter('1001.00', 'Landlord')
  const linked = (await recorded(ada)).filter(({ recurrenceId }) => recurrenceId === id)
  expect(linked).toMatchObject([{ id: createTransaction.id }])
  const { recurring: after } = await ada.graphql(RecurringDocument, {})
  expect(after.recurrences[0]?.nextDate).not.toBe(startDate)
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

test('recorded occurrences can be deleted, also over REST', async () => {
  const ada = await fixture.signUp()
  const startDate = addDays(today, -5)
  const made = await ada.rest('POST', '/recurrences', {
    type: 'Expense',
    amount: 12.5,
    description: 'Gym',
    frequency: 'monthly',
    every: 3,
    start_date: startDate,
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    amount: '12.50',
    frequency: 'monthly',
    every: 3,
    next_date: startDate,
    posts: false,
  })
  const { id } = made.body
  const paid = await ada.rest('POST', `/recurrences/${id}/record`, { date: startDate })
  expect(paid.status).toBe(201)
  expect((await ada.rest('POST', `/recurrences/${id}/record`, { date: startDate })).status).toBe(409)
  await ada.graphql(DeleteTransactionsDocument, { ids: [paid.body.id] })

  const changed = await ada.rest('PUT', `/recurrences/${id}`, { amount: '13.00', paused: true, version: 2 })
  expect(changed.body).toMatchObject({ amount: '13.00', paused: true })
  expect((await ada.rest('PUT', `/recurrences/${id}`, { amount: '14.00', version: 2 })).status).toBe(409)
  expect((await ada.rest('POST', '/recurrences', { ...made.body, every: 13 })).status).toBe(422)
  expect((await ada.rest('GET', '/recurrences')).body).toHaveLength(1)
  expect((await ada.rest('DELETE', `/recurrences/${id}`)).body).toEqual({ id })
})

async function recurring(person: TestUser, details: Partial<NewRecurrenceInput>) {
  const input = {
    type: 'EXPENSE',
    amount: '980.00',
    description: 'Rent',
    frequency: 'MONTHLY',
    startDate: today,
    ...details,
  } as const
  const { createRecurrence } = await person.graphql(CreateRecurrenceDocument, { input })
  return createRecurrence
}

async function recorded(person: TestUser) {
  const { transactions } = await person.graphql(RecordedTransactionsDocument, {})
  return transactions.edges.map(({ node }) => node)
}

async function summaries(person: TestUser) {
  const { changeLog } = await person.graphql(ChangeLogDocument, {})
  return changeLog.edges.map(({ node }) => node.summary).filter((summary) => /Rent/.test(summary))
}
