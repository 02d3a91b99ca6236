import { addDays, dayIn } from '../../../server/language/days.ts'
import { occurrencesIn } from '../../../server/ledger/recurrences/days.ts'
import {
  CreateTransactionDocument,
  DeleteRecurrenceDocument,
  MeDocument,
  RecordOccurrenceDocument,
  RemoveMemberDocument,
  SkipOccurrenceDocument,
  UndoDocument,
  UpdateOrganizationDocument,
  UpdateRecurrenceDocument,
} from '../../../web/operations/generated.ts'
import { ChangeLogDocument, DeleteTransactionsDocument, RecurringDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { recorded, recurring, summaries, today } from './recurrences-steps.ts'

test('recurrences are listed with their dates and monthly sums', async ({ signUp }) => {
  const ada = await signUp()
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

test("today is the organization's day for a client that sends none", async ({ signUp }) => {
  const ada = await signUp()
  // At any time, it is another day than in UTC in one of these two.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await ada.graphql(UpdateOrganizationDocument, { changes: { timeZone } })
    const own = dayIn(timeZone)
    const [due, next] = [await recurring(ada, { startDate: own }), await recurring(ada, { startDate: addDays(own, 1) })]
    const { recurring: ahead } = await ada.graphql(RecurringDocument, {})
    const isDue = (id: string) => ahead.occurrences.find(({ recurrenceId }) => recurrenceId === id)?.isDue
    expect([isDue(due.id), isDue(next.id)]).toEqual([true, false])
  }
})

test('a recurrence ends after its count, can be skipped and paused, and returns when its deletion is undone', async ({
  signUp,
}) => {
  const ada = await signUp()
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

test('a number of times counts from the next occurrence of a running recurrence', async ({ signUp }) => {
  const ada = await signUp()
  const { id } = await recurring(ada, { startDate: '2030-01-31', times: 12 })
  for (const date of ['2030-01-31', '2030-02-28']) await ada.graphql(SkipOccurrenceDocument, { id, date })
  const change = (changes: { times: number; startDate?: string }) =>
    ada.graphql(UpdateRecurrenceDocument, { id, changes })
  expect((await change({ times: 2 })).updateRecurrence).toMatchObject({ nextDate: '2030-03-31', endDate: '2030-04-30' })
  expect((await change({ times: 2, startDate: '2031-05-05' })).updateRecurrence).toMatchObject({
    nextDate: '2031-05-05',
    endDate: '2031-06-05',
  })
})

test('an occurrence is recorded with another amount, once or from now on', async ({ signUp }) => {
  const ada = await signUp()
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

test('an occurrence whose payer has left is recorded without the payer', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  const { me } = await sam.graphql(MeDocument, {})
  const { id, nextDate } = await recurring(ada, { startDate: today, paidBy: me.id })
  await ada.graphql(RemoveMemberDocument, { userId: me.id })
  const { recordOccurrence } = await ada.graphql(RecordOccurrenceDocument, { id, date: nextDate ?? '' })
  expect(recordOccurrence.transaction).toMatchObject({ date: today, paidBy: null })
})

test('a transaction similar to the due occurrence counts as that occurrence', async ({ signUp }) => {
  const ada = await signUp()
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

test('recorded occurrences can be deleted, also over REST', async ({ signUp }) => {
  const ada = await signUp()
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

test('the weekend rule moves due dates, and another rule neither skips nor repeats one', async ({ signUp }) => {
  const ada = await signUp()
  const details = { type: 'Expense', amount: '12.50', description: 'Rent', frequency: 'monthly' }
  const { body } = await ada.rest('POST', '/recurrences', { ...details, start_date: '2025-03-01', weekend: 'after' })
  expect(body).toMatchObject({ weekend: 'after', start_date: '2025-03-01', next_date: '2025-03-03' })
  const change = async (changes: object) => (await ada.rest('PUT', `/recurrences/${body.id}`, changes)).body
  expect(await change({ weekend: 'before' })).toMatchObject({ weekend: 'before', next_date: '2025-02-28' })
  expect(await change({ weekend: 'none' })).toMatchObject({ weekend: 'none', next_date: '2025-03-01' })
  expect(await change({ weekend: 'after', times: 3 })).toMatchObject({
    next_date: '2025-03-03',
    end_date: '2025-05-01',
  })
  const dates = []
  for (let date = '2025-03-03'; date; ) {
    dates.push(date)
    date = (await ada.rest('POST', `/recurrences/${body.id}/skip`, { date })).body.next_date
  }
  expect(dates).toEqual(['2025-03-03', '2025-04-01', '2025-05-01'])
  expect(await change({ end_date: null })).toMatchObject({ next_date: '2025-06-02' })
})
