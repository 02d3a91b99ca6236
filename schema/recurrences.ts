import { findNow } from '../server/recurrences/find.ts'
import { recordOccurrence, skipOccurrence } from '../server/recurrences/occurrences.ts'
import { getRecurrence, listRecurrences, type Recurrence } from '../server/recurrences/read.ts'
import { declineSuggestion, listSuggestions, type RecurrenceSuggestion } from '../server/recurrences/suggestions.ts'
import { getRecurring, type MonthAhead, type Occurrence, type Recurring } from '../server/recurrences/upcoming.ts'
import { createRecurrence, deleteRecurrence, updateRecurrence } from '../server/recurrences/write.ts'
import type { Transaction } from '../server/transactions/read.ts'
import { builder } from './builder.ts'
import { CategoryObject, CategoryTypeEnum } from './categories.ts'
import { LedgerChangesObject } from './ledger.ts'
import { paced } from './pace.ts'
import { MoneyObject } from './scalars.ts'
import { loadTags, TagObject } from './tags.ts'
import { loadCategory, TransactionObject } from './transactions.ts'
import { loadPerson, PersonObject } from './users.ts'

const FrequencyEnum = builder.enumType('RecurrenceFrequency', { values: ['WEEKLY', 'MONTHLY', 'YEARLY'] as const })

export const RecurrenceObject = builder.objectRef<Recurrence>('Recurrence').implement({
  description: 'An income or expense that comes again.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: CategoryTypeEnum }),
    amount: t.expose('amount', { type: MoneyObject, description: 'In the organization’s currency.' }),
    description: t.exposeString('description'),
    note: t.exposeString('note'),
    category: t.field({
      type: CategoryObject,
      nullable: true,
      resolve: ({ categoryId }, _, context) => (categoryId === null ? null : loadCategory(context, categoryId)),
    }),
    tags: t.field({
      type: [TagObject],
      extensions: { length: 2 },
      resolve: ({ tagIds }, _, context) => loadTags(context, tagIds),
    }),
    paidBy: t.field({
      type: PersonObject,
      nullable: true,
      resolve: ({ paidBy }, _, context) => (paidBy === null ? null : loadPerson(context, paidBy)),
    }),
    frequency: t.expose('frequency', { type: FrequencyEnum }),
    every: t.exposeInt('every', { description: 'Every so many weeks, months or years.' }),
    startDate: t.expose('startDate', {
      type: 'Date',
      description: 'The first day. One that a month does not have falls on its last.',
    }),
    endDate: t.expose('endDate', { type: 'Date', nullable: true }),
    nextDate: t.expose('nextDate', {
      type: 'Date',
      nullable: true,
      description: 'The next day that is neither recorded nor skipped; null after the last one.',
    }),
    posts: t.exposeBoolean('posts', { description: 'It is recorded by itself on its day; else it is only listed.' }),
    isPaused: t.exposeBoolean('isPaused'),
    version: t.exposeInt('version'),
  }),
})

const OccurrenceObject = builder.objectRef<Occurrence>('Occurrence').implement({
  description: 'A day on which something comes that is not recorded yet.',
  extensions: { isValue: true },
  fields: (t) => ({
    recurrenceId: t.id({ resolve: ({ recurrence }) => recurrence.id }),
    date: t.expose('date', { type: 'Date' }),
    isDue: t.exposeBoolean('isDue', { description: 'It is today or before, and waits to be recorded.' }),
  }),
})

const MonthAheadObject = builder.objectRef<MonthAhead>('MonthAhead').implement({
  description: 'What comes in a month, without what is due already.',
  extensions: { isValue: true },
  fields: (t) => ({
    month: t.expose('month', { type: 'Month', description: 'Of the calendar.' }),
    income: t.expose('income', { type: MoneyObject }),
    expense: t.expose('expense', { type: MoneyObject }),
    count: t.exposeInt('count'),
  }),
})

export const RecurringObject = builder.objectRef<Recurring>('Recurring').implement({
  description: 'What comes again, and when.',
  fields: (t) => ({
    recurrences: t.expose('recurrences', { type: [RecurrenceObject], extensions: { length: 20 } }),
    occurrences: t.expose('occurrences', {
      type: [OccurrenceObject],
      description: 'By day, those that are due first.',
    }),
    months: t.expose('months', { type: [MonthAheadObject] }),
    suggestionCount: t.exposeInt('suggestionCount', { description: 'How many more look recurring.' }),
  }),
})

const RecurrenceSuggestionObject = builder.objectRef<RecurrenceSuggestion>('RecurrenceSuggestion').implement({
  description: 'What looks recurring, and is no recurrence yet.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: CategoryTypeEnum }),
    description: t.exposeString('description'),
    amount: t.expose('amount', { type: MoneyObject }),
    category: t.field({
      type: CategoryObject,
      nullable: true,
      resolve: ({ categoryId }, _, context) => (categoryId === null ? null : loadCategory(context, categoryId)),
    }),
    frequency: t.expose('frequency', { type: FrequencyEnum }),
    every: t.exposeInt('every'),
    hits: t.exposeInt('hits', { description: 'How often it came.' }),
    lastDate: t.expose('lastDate', { type: 'Date' }),
    nextDate: t.expose('nextDate', { type: 'Date' }),
  }),
})

const endWords = 'How often it comes, instead of its last day.'

const NewRecurrenceInput = builder.inputType('NewRecurrenceInput', {
  fields: (t) => ({
    type: t.field({ type: CategoryTypeEnum }),
    amount: t.field({ type: 'Decimal', description: 'In the organization’s currency.' }),
    description: t.string(),
    note: t.string({ required: false }),
    categoryId: t.id({ required: false }),
    tagIds: t.idList({ required: false }),
    paidBy: t.id({ required: false }),
    frequency: t.field({ type: FrequencyEnum }),
    every: t.int({ required: false, defaultValue: 1 }),
    startDate: t.field({ type: 'Date' }),
    endDate: t.field({ type: 'Date', required: false }),
    times: t.int({ required: false, description: endWords }),
    posts: t.boolean({ required: false, defaultValue: false }),
  }),
})

const RecurrenceChangesInput = builder.inputType('RecurrenceChangesInput', {
  description: 'What is not given stays as it is.',
  fields: (t) => ({
    type: t.field({ type: CategoryTypeEnum, required: false }),
    amount: t.field({ type: 'Decimal', required: false }),
    description: t.string({ required: false }),
    note: t.string({ required: false }),
    categoryId: t.id({ required: false }),
    clearCategory: t.boolean({ required: false, defaultValue: false }),
    tagIds: t.idList({ required: false }),
    paidBy: t.id({ required: false }),
    clearPaidBy: t.boolean({ required: false, defaultValue: false }),
    frequency: t.field({ type: FrequencyEnum, required: false }),
    every: t.int({ required: false }),
    startDate: t.field({ type: 'Date', required: false, description: 'A new first day is the next one too.' }),
    endDate: t.field({ type: 'Date', required: false }),
    clearEnd: t.boolean({ required: false, defaultValue: false }),
    times: t.int({ required: false, description: endWords }),
    posts: t.boolean({ required: false }),
    paused: t.boolean({ required: false, description: 'What is missed meanwhile is not caught up.' }),
  }),
})

builder.queryField('recurring', (t) =>
  t.field({
    type: RecurringObject,
    rule: 'ledger:read',
    description: 'What comes again, with the days on which it comes soon.',
    args: { days: t.arg.int({ required: false, defaultValue: 90 }) },
    resolve: (_, { days }, { tenant }) => getRecurring(tenant, daysAheadOf(days)),
  }),
)

builder.queryField('recurrences', (t) =>
  t.field({
    type: [RecurrenceObject],
    rule: 'ledger:read',
    extensions: { length: 20 },
    resolve: (_, __, { tenant }) => listRecurrences(tenant),
  }),
)

builder.queryField('recurrence', (t) =>
  t.field({
    type: RecurrenceObject,
    rule: 'ledger:read',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => getRecurrence(tenant, id),
  }),
)

builder.queryField('recurrenceSuggestions', (t) =>
  t.field({
    type: [RecurrenceSuggestionObject],
    rule: 'ledger:read',
    description: 'What looks recurring: found once a day, and when somebody asks. The surest first.',
    extensions: { length: 50 },
    resolve: (_, __, { tenant }) => listSuggestions(tenant),
  }),
)

builder.objectFields(LedgerChangesObject, (t) => ({
  recurring: t.field({
    type: RecurringObject,
    args: { days: t.arg.int({ required: false, defaultValue: 90 }) },
    resolve: (_, { days }, context) => paced(context, () => getRecurring(context.tenant, daysAheadOf(days))),
  }),
  recurrenceSuggestions: t.field({
    type: [RecurrenceSuggestionObject],
    extensions: { length: 50 },
    resolve: (_, __, context) => paced(context, () => listSuggestions(context.tenant)),
  }),
}))

builder.mutationField('createRecurrence', (t) =>
  t.field({
    type: RecurrenceObject,
    rule: 'plans:write',
    args: { input: t.arg({ type: NewRecurrenceInput }) },
    resolve: (_, { input }, { tenant }) => createRecurrence(tenant, input),
  }),
)

builder.mutationField('updateRecurrence', (t) =>
  t.field({
    type: RecurrenceObject,
    rule: 'plans:write',
    args: {
      id: t.arg.id(),
      changes: t.arg({ type: RecurrenceChangesInput }),
      version: t.arg.int({ required: false }),
    },
    resolve: (_, { id, changes, version }, { tenant }) => updateRecurrence(tenant, id, changes, version),
  }),
)

builder.mutationField('deleteRecurrence', (t) =>
  t.field({
    type: 'ID',
    rule: 'plans:write',
    description: 'What was recorded of it stays. Answers its id.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteRecurrence(tenant, id),
  }),
)

const RecordedOccurrenceObject = builder
  .objectRef<{ transaction: Transaction; recurrence: Recurrence }>('RecordedOccurrence')
  .implement({
    fields: (t) => ({
      transaction: t.expose('transaction', { type: TransactionObject }),
      recurrence: t.expose('recurrence', { type: RecurrenceObject }),
    }),
  })

builder.mutationField('recordOccurrence', (t) =>
  t.field({
    type: RecordedOccurrenceObject,
    rule: 'transactions:write',
    description: 'Records the next one of a recurrence, also before its day.',
    args: {
      id: t.arg.id(),
      date: t.arg({
        type: 'Date',
        description: 'The day that is meant: refused when it was recorded or skipped already.',
      }),
      amount: t.arg({ type: 'Decimal', required: false, description: 'Where it is another one than planned.' }),
      fromNowOn: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'That amount is planned from now on.',
      }),
    },
    resolve: (_, { id, ...occurrence }, { tenant }) => recordOccurrence(tenant, id, occurrence),
  }),
)

builder.mutationField('skipOccurrence', (t) =>
  t.field({
    type: RecurrenceObject,
    rule: 'plans:write',
    args: { id: t.arg.id(), date: t.arg({ type: 'Date' }) },
    resolve: (_, { id, date }, { tenant }) => skipOccurrence(tenant, id, date),
  }),
)

builder.mutationField('findRecurrences', (t) =>
  t.int({
    rule: 'plans:write',
    description: 'Looks now for what recurs in the books. Answers how many look recurring.',
    resolve: (_, __, { tenant }) => findNow(tenant),
  }),
)

builder.mutationField('declineRecurrenceSuggestion', (t) =>
  t.field({
    type: 'ID',
    rule: 'plans:write',
    description: 'Says that it is not recurring, which is remembered; or takes that back.',
    args: { id: t.arg.id(), declined: t.arg.boolean({ required: false, defaultValue: true }) },
    resolve: (_, { id, declined }, { tenant }) => declineSuggestion(tenant, id, declined ?? true),
  }),
)

const daysAheadOf = (days: number | null | undefined) => Math.min(Math.max(days ?? 90, 1), 366)
