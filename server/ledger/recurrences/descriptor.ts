import { textOf, textValue } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import {
  authored,
  boolean,
  category,
  currency,
  day,
  flagSince,
  id,
  ids,
  integer,
  internal,
  money,
  payer,
  text,
  timestamp,
  transactionType,
} from '../../platform/records/fields.ts'

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  WEEKLY: ['week', 'weeks'],
  MONTHLY: ['month', 'months'],
  YEARLY: ['year', 'years'],
}

export const recurrenceRecord = defineRecord<'recurrences'>({
  table: 'recurrences',
  kind: 'recurrence',
  archive: { name: 'recurrences', about: 'What comes again: weekly, monthly or yearly.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The recurrence.', rest: true }),
    description: text({ label: 'Description', about: 'What for, or from whom.', rest: true }),
    amount_minor: money({
      label: 'Amount',
      currency: 'currency',
      about: 'The amount.',
      rest: { amount: 'amount.value' },
    }),
    currency: currency({ rest: 'amount.currency' }),
    frequency: text({
      logName: 'rhythm',
      label: 'Comes',
      phrase: '',
      about: 'WEEKLY, MONTHLY or YEARLY.',
      rest: true,
      show(row) {
        const [one, many] = units[textOf(row, 'frequency')] ?? ['time', 'times']
        const every = Number(row.every)
        return textValue(every === 1 ? `Every ${one}` : `Every ${every} ${many}`)
      },
    }),
    every: integer({ about: 'The interval in weeks, months or years.', rest: true }),
    start_date: day({ about: 'The first day.', rest: true }),
    next_date: day({
      label: 'Next',
      about: 'The next day that is neither recorded nor skipped.',
      nullable: true,
      rest: true,
    }),
    end_date: day({
      logName: 'ends',
      label: 'Ends',
      phrase: 'last day',
      about: 'The last day.',
      nullable: true,
      rest: true,
    }),
    posts: boolean({ label: 'Recorded by itself', about: 'Whether it is recorded by itself.', rest: true }),
    paused_at: flagSince({ label: 'Paused', about: 'When it was paused.', rest: { paused: 'isPaused' } }),
    category_id: category({ about: 'Its category.', nullable: true, rest: 'category.id' }),
    type: transactionType({ rest: true }),
    note: text({ label: 'Note', about: 'More about it.', rest: true }),
    tag_ids: ids({ about: 'Its tags.', refersTo: 'tags', phrase: 'tags' }),
    paid_by: payer({ phrase: 'payer' }),
    ...authored,
    version: { ...authored.version, rest: true },
  },
})

export const recurrenceDayRecord = defineRecord<'recurrenceDays'>({
  table: 'recurrence_days',
  archive: {
    name: 'recurrence_days',
    about: 'Days of recurrences that were recorded by themselves.',
    key: ['recurrence_id', 'date'],
  },
  fields: {
    organization_id: internal,
    recurrence_id: id({ about: 'The recurrence.', refersTo: 'recurrences' }),
    date: day({ about: 'The day.' }),
  },
})

export const recurrenceSuggestionRecord = defineRecord<'recurrenceSuggestions'>({
  table: 'recurrence_suggestions',
  archive: {
    name: 'recurrence_suggestions',
    about: 'What looks as if it came again, and what of that was declined.',
  },
  fields: {
    organization_id: internal,
    id: id({ about: 'The suggestion.' }),
    type: transactionType(),
    name: text({ about: 'What the descriptions have in common.' }),
    description: text({ about: 'As the newest is called.' }),
    amount_minor: money({ about: 'What the newest was.' }),
    category_id: category({ about: 'The category of the newest.', nullable: true }),
    frequency: text({ about: 'WEEKLY, MONTHLY or YEARLY.' }),
    every: integer({ about: 'The interval in weeks, months or years.' }),
    hits: integer({ about: 'How many there were.' }),
    last_date: day({ about: 'The day of the newest.' }),
    next_date: day({ about: 'When the next is due.' }),
    found_at: timestamp({ about: 'When it was found.' }),
    declined_at: timestamp({ about: 'When it was declined.', nullable: true }),
  },
})
