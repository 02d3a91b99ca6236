import { msg, plural } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'
import { textOf, textValue } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import {
  authored,
  boolean,
  category,
  choice,
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

const intervals: Readonly<Record<string, (every: number) => Text>> = {
  WEEKLY: (every) => msg`${plural({ every }, { one: 'Every week', other: 'Every # weeks' })}`,
  MONTHLY: (every) => msg`${plural({ every }, { one: 'Every month', other: 'Every # months' })}`,
  YEARLY: (every) => msg`${plural({ every }, { one: 'Every year', other: 'Every # years' })}`,
}

export const recurrenceRecord = defineRecord<'recurrences'>({
  table: 'recurrences',
  kind: 'recurrence',
  live: 'FIGURES',
  log: {
    rank: 50,
    one: msg`Recurring transaction`,
    many: msg`Recurring transactions`,
    counted: (count) =>
      msg`${plural({ count }, { one: '# recurring transaction', other: '# recurring transactions' })}`,
    named: (name) => msg`the recurring ${{ name }}`,
    title: (row) => textOf(row, 'description'),
    undo: { needs: 'plans:write', follows: ['next_date'] },
    trash: null,
  },
  archive: { name: 'recurrences', about: 'What comes again: weekly, monthly or yearly.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The recurrence.', rest: true }),
    description: text({ label: msg`Description`, about: 'What for, or from whom.', rest: true }),
    amount_minor: money({
      label: msg`Amount`,
      currency: 'currency',
      about: 'The amount.',
      rest: { amount: 'amount.value' },
    }),
    currency: currency({ rest: 'amount.currency' }),
    frequency: text({
      logName: 'rhythm',
      label: msg`Repeats`,
      about: 'WEEKLY, MONTHLY or YEARLY.',
      rest: true,
      show(row) {
        const interval = intervals[textOf(row, 'frequency')]?.(Number(row.every))
        return interval ? textValue(render(interval)) : null
      },
    }),
    every: integer({ about: 'The interval in weeks, months or years.', rest: true }),
    start_date: day({ about: 'The first day.', rest: true }),
    next_date: day({
      label: msg`Next date`,
      about: 'The next day that is neither recorded nor skipped.',
      nullable: true,
      rest: true,
    }),
    end_date: day({
      logName: 'ends',
      label: msg`Ends`,
      about: 'The last day.',
      nullable: true,
      rest: true,
    }),
    weekend: choice(
      { BEFORE: msg`Friday before`, AFTER: msg`Monday after` },
      {
        label: msg`On weekends`,
        about: 'Where an occurrence on a weekend moves: BEFORE (to Friday) or AFTER (to Monday).',
        nullable: true,
        rest: true,
      },
    ),
    posts: boolean({ label: msg`Recorded automatically`, about: 'Whether it is recorded by itself.', rest: true }),
    paused_at: flagSince({ label: msg`Paused`, about: 'When it was paused.', rest: { paused: 'isPaused' } }),
    category_id: category({ about: 'Its category.', nullable: true, rest: 'category.id' }),
    type: transactionType({ rest: true }),
    note: text({ label: msg`Note`, about: 'More about it.', rest: true }),
    tag_ids: ids({ about: 'Its tags.', refersTo: 'tags' }),
    paid_by: payer(),
    ...authored,
    version: { ...authored.version, rest: true },
  },
})

export const recurrenceDayRecord = defineRecord<'recurrenceDays'>({
  table: 'recurrence_days',
  kind: null,
  archive: {
    name: 'recurrence_days',
    about: 'Days of recurrences that were recorded.',
    key: ['recurrence_id', 'date'],
  },
  fields: {
    organization_id: internal,
    recurrence_id: id({ about: 'The recurrence.', refersTo: 'recurrences' }),
    date: day({ about: 'The day.' }),
    transaction_id: id({ about: 'The transaction that a user recorded.', nullable: true, refersTo: 'transactions' }),
  },
})

export const recurrenceSuggestionRecord = defineRecord<'recurrenceSuggestions'>({
  table: 'recurrence_suggestions',
  kind: 'recurrence_suggestion',
  live: 'FIGURES',
  log: null,
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
