import { getRecurrence, listRecurrences, type Recurrence } from '../server/ledger/recurrences/read.ts'
import { listSuggestions, type RecurrenceSuggestion } from '../server/ledger/recurrences/suggestions.ts'
import {
  getRecurring,
  type MonthAhead,
  type Occurrence,
  type Recurring,
} from '../server/ledger/recurrences/upcoming.ts'
import { builder } from './builder.ts'
import { CategoryObject, CategoryTypeEnum, loadCategory } from './categories.ts'
import { followKinds, LedgerChangesObject } from './ledger.ts'
import { MoneyObject } from './scalars.ts'
import { loadTags, TagObject } from './tags.ts'
import { throttleMessages } from './throttle.ts'
import { loadPerson, PersonObject } from './users.ts'

export const FrequencyEnum = builder.enumType('RecurrenceFrequency', {
  values: ['WEEKLY', 'MONTHLY', 'YEARLY'] as const,
})

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
  fields: (t) => ({
    recurrenceId: t.id({ resolve: ({ recurrence }) => recurrence.id }),
    date: t.expose('date', { type: 'Date' }),
    isDue: t.exposeBoolean('isDue', { description: 'It is today or before, and waits to be recorded.' }),
  }),
})

const MonthAheadObject = builder.objectRef<MonthAhead>('MonthAhead').implement({
  description: 'What comes in a month, without what is due already.',
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
    resolve: (_, { days }, context) => throttleMessages(context, () => getRecurring(context.tenant, daysAheadOf(days))),
  }),
  recurrenceSuggestions: t.field({
    type: [RecurrenceSuggestionObject],
    extensions: { length: 50 },
    resolve: (_, __, context) => throttleMessages(context, () => listSuggestions(context.tenant)),
  }),
}))

const daysAheadOf = (days: number | null | undefined) => Math.min(Math.max(days ?? 90, 1), 366)

followKinds('recurrence', 'recurrence_suggestion')
