import { recordOccurrence, skipOccurrence } from '../../server/ledger/occurrences/occurrences.ts'
import { findNow } from '../../server/ledger/recurrences/find.ts'
import type { Recurrence } from '../../server/ledger/recurrences/read.ts'
import { declineSuggestion } from '../../server/ledger/recurrences/suggestions.ts'
import { createRecurrence, deleteRecurrence, updateRecurrence } from '../../server/ledger/recurrences/write.ts'
import type { Transaction } from '../../server/ledger/transactions/read.ts'
import { builder } from '../builder.ts'
import { CategoryTypeEnum } from './categories.ts'
import { FrequencyEnum, RecurrenceObject, WeekendRuleEnum } from './recurrences.ts'
import { TransactionObject } from './transactions.ts'

const endDescription = 'How often it comes, instead of its last day.'

const NewRecurrenceInput = builder.inputType('NewRecurrenceInput', {
  fields: (t) => ({
    type: t.field({ type: CategoryTypeEnum }),
    amount: t.field({ type: 'Decimal', description: 'The amount in the organization currency.' }),
    description: t.string(),
    note: t.string({ required: false }),
    categoryId: t.id({ required: false }),
    tagIds: t.idList({ required: false }),
    paidBy: t.id({ required: false }),
    frequency: t.field({ type: FrequencyEnum }),
    every: t.int({ required: false, defaultValue: 1 }),
    startDate: t.field({ type: 'Date' }),
    endDate: t.field({ type: 'Date', required: false }),
    times: t.int({ required: false, description: endDescription }),
    weekend: t.field({ type: WeekendRuleEnum, required: false, defaultValue: 'NONE' }),
    posts: t.boolean({ required: false, defaultValue: false }),
  }),
})

const RecurrenceChangesInput = builder.inputType('RecurrenceChangesInput', {
  description: 'The fields to change. Omitted fields keep their values.',
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
    startDate: t.field({
      type: 'Date',
      required: false,
      description: 'The first date. A new first date also becomes the next date.',
    }),
    endDate: t.field({ type: 'Date', required: false }),
    clearEnd: t.boolean({ required: false, defaultValue: false }),
    times: t.int({
      required: false,
      description: 'The number of occurrences from the next one on, in place of an end date.',
    }),
    weekend: t.field({ type: WeekendRuleEnum, required: false }),
    posts: t.boolean({ required: false }),
    paused: t.boolean({
      required: false,
      description: 'True pauses the recurrence. Occurrences missed during a pause are not recorded later.',
    }),
  }),
})

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
    description: 'Deletes a recurrence. Its recorded transactions are kept. Returns its ID.',
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
    description: 'Records the next occurrence of a recurrence, also before its due date.',
    args: {
      id: t.arg.id(),
      date: t.arg({
        type: 'Date',
        description: 'The due date of the occurrence. An occurrence that was already recorded or skipped is refused.',
      }),
      amount: t.arg({
        type: 'Decimal',
        required: false,
        description: 'The amount, if it differs from the planned one.',
      }),
      fromNowOn: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'True also uses the amount for later occurrences.',
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
    description: 'Searches the ledger for recurring transactions. Returns the number of suggestions.',
    resolve: (_, __, { tenant }) => findNow(tenant),
  }),
)

builder.mutationField('declineRecurrenceSuggestion', (t) =>
  t.field({
    type: 'ID',
    rule: 'plans:write',
    description: 'Dismisses a suggestion permanently, or reverses the dismissal.',
    args: { id: t.arg.id(), declined: t.arg.boolean({ required: false, defaultValue: true }) },
    resolve: (_, { id, declined }, { tenant }) => declineSuggestion(tenant, id, declined ?? true),
  }),
)
