import { getRecurrence, listRecurrences, type Recurrence } from '../../server/ledger/recurrences/read.ts'
import { listSuggestions, type RecurrenceSuggestion } from '../../server/ledger/recurrences/suggestions.ts'
import {
  getRecurring,
  type MonthAhead,
  type Occurrence,
  type Recurring,
} from '../../server/ledger/recurrences/upcoming.ts'
import { builder } from '../builder.ts'
import { loadMemberProfile, MemberProfileObject } from '../people/users.ts'
import { MoneyObject } from '../scalars.ts'
import { throttleMessages } from '../throttle.ts'
import { CategoryObject, CategoryTypeEnum, loadCategory } from './categories.ts'
import { LedgerChangesObject } from './ledger.ts'
import { loadTags, TagObject } from './tags.ts'

export const FrequencyEnum = builder.enumType('RecurrenceFrequency', {
  values: ['WEEKLY', 'MONTHLY', 'YEARLY'] as const,
})

export const WeekendRuleEnum = builder.enumType('WeekendRule', {
  description:
    'Where an occurrence on a Saturday or Sunday moves. NONE: it stays. BEFORE: to the Friday before. AFTER: to the Monday after.',
  values: ['NONE', 'BEFORE', 'AFTER'] as const,
})

export const RecurrenceObject = builder.objectRef<Recurrence>('Recurrence').implement({
  description: 'An income or expense that repeats weekly, monthly or yearly.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: CategoryTypeEnum }),
    amount: t.expose('amount', { type: MoneyObject, description: 'The amount in the organization currency.' }),
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
      type: MemberProfileObject,
      nullable: true,
      resolve: ({ paidBy }, _, context) => (paidBy === null ? null : loadMemberProfile(context, paidBy)),
    }),
    frequency: t.expose('frequency', { type: FrequencyEnum }),
    every: t.exposeInt('every', { description: 'The interval in weeks, months or years.' }),
    startDate: t.expose('startDate', {
      type: 'Date',
      description: 'The first date. A day that a month does not have falls on the month’s last day.',
    }),
    endDate: t.expose('endDate', { type: 'Date', nullable: true }),
    nextDate: t.expose('nextDate', {
      type: 'Date',
      nullable: true,
      description: 'The next date that is neither recorded nor skipped. Null after the last occurrence.',
    }),
    weekend: t.expose('weekend', { type: WeekendRuleEnum }),
    posts: t.exposeBoolean('posts', {
      description: 'True if occurrences are recorded automatically on their due date. Otherwise they are only listed.',
    }),
    isPaused: t.exposeBoolean('isPaused'),
    version: t.exposeInt('version'),
  }),
})

const OccurrenceObject = builder.objectRef<Occurrence>('Occurrence').implement({
  description: 'A due date of a recurrence that is not recorded yet.',
  fields: (t) => ({
    recurrenceId: t.id({ resolve: ({ recurrence }) => recurrence.id }),
    date: t.expose('date', { type: 'Date' }),
    isDue: t.exposeBoolean('isDue', {
      description: 'True if the date is today or earlier and the occurrence is not recorded.',
    }),
  }),
})

const MonthAheadObject = builder.objectRef<MonthAhead>('MonthAhead').implement({
  description: 'The occurrences of a month, without those that are already due.',
  fields: (t) => ({
    month: t.expose('month', { type: 'Month', description: 'The calendar month.' }),
    income: t.expose('income', { type: MoneyObject }),
    expense: t.expose('expense', { type: MoneyObject }),
    count: t.exposeInt('count'),
  }),
})

const RecurringObject = builder.objectRef<Recurring>('Recurring').implement({
  description: 'The recurrences and their next occurrences.',
  fields: (t) => ({
    recurrences: t.expose('recurrences', { type: [RecurrenceObject], extensions: { length: 20 } }),
    occurrences: t.expose('occurrences', {
      type: [OccurrenceObject],
      description: 'The occurrences by date, with due ones first.',
    }),
    months: t.expose('months', { type: [MonthAheadObject] }),
    suggestionCount: t.exposeInt('suggestionCount', {
      description: 'The number of other transactions that look recurring.',
    }),
  }),
})

const RecurrenceSuggestionObject = builder.objectRef<RecurrenceSuggestion>('RecurrenceSuggestion').implement({
  description: 'A suggested recurrence, found from similar transactions.',
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
    hits: t.exposeInt('hits', { description: 'The number of matching transactions.' }),
    lastDate: t.expose('lastDate', { type: 'Date' }),
    nextDate: t.expose('nextDate', { type: 'Date' }),
  }),
})

builder.queryField('recurring', (t) =>
  t.field({
    type: RecurringObject,
    rule: 'ledger:read',
    description: 'The recurrences, with the occurrences that are due soon.',
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
    description: 'The suggested recurrences, most certain first. The search runs once a day and on request.',
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
