import { decimalOf } from '../../language/money.ts'
import { amountOf, counted, type Described, newValueOf, recordsOf, type Summarised, short } from './describe-phrases.ts'
import {
  choice,
  type DescriptionContext,
  day,
  type Field,
  money,
  named,
  text,
  textOf,
  wordsValue,
  yesOrNo,
} from './describe-values.ts'
import type { Row } from './log-rows.ts'

const types = { EXPENSE: 'Expense', INCOME: 'Income' }
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  WEEKLY: ['week', 'weeks'],
  MONTHLY: ['month', 'months'],
  YEARLY: ['year', 'years'],
}

/** What people are told of a recurring transaction. */
export const recurrenceFields: readonly Field[] = [
  text('description', 'Description'),
  money('amount', 'Amount', 'amount_minor', 'currency'),
  {
    name: 'rhythm',
    label: 'Comes',
    columns: ['frequency', 'every'],
    read(row) {
      const [one, many] = units[textOf(row, 'frequency')] ?? ['time', 'times']
      const every = Number(row.every)
      return wordsValue(every === 1 ? `Every ${one}` : `Every ${every} ${many}`)
    },
  },
  day('next', 'Next', 'next_date'),
  day('ends', 'Ends', 'end_date'),
  yesOrNo('posts', 'Recorded by itself', 'posts'),
  yesOrNo('paused', 'Paused', 'paused_at'),
  named('category', 'Category', 'category', 'Uncategorised'),
  choice('type', 'Type', types),
  text('note', 'Note'),
]

/** What people are told of a rule. */
export const ruleFields: readonly Field[] = [
  { name: 'text', label: 'Description', columns: ['conditions'], read: (row) => wordsOrNull(conditionWords(row)) },
  {
    name: 'amount',
    label: 'Amount',
    columns: ['conditions'],
    read: (row, surroundings) => wordsOrNull(amountWords(row, surroundings)),
  },
  {
    name: 'type',
    label: 'Type',
    columns: ['conditions'],
    read: (row) => wordsOrNull(types[partOf(row, 'conditions', 'type') as keyof typeof types] ?? ''),
  },
  {
    name: 'category',
    label: 'Category',
    columns: ['actions'],
    read: (row, { nameOf }) => {
      const id = partOf(row, 'actions', 'category_id')
      return id ? wordsValue(nameOf('category', id) ?? '') : null
    },
  },
  {
    name: 'tags',
    label: 'Tags',
    columns: ['actions'],
    read: (row) => {
      const tags = partsOf(row, 'actions').tag_ids
      return Array.isArray(tags) ? wordsValue(counted(tags.length, 'tag', 'tags')) : null
    },
  },
  {
    name: 'reviewed',
    label: 'Marks as reviewed',
    columns: ['actions'],
    read: (row) => wordsOrNull(partsOf(row, 'actions').reviewed ? 'Yes' : ''),
  },
  yesOrNo('enabled', 'On', 'enabled'),
]

/** What people call a rule: by its words, or its amounts. */
export function ruleTitle(row: Row, surroundings: DescriptionContext): string {
  return partOf(row, 'conditions', 'text') || amountWords(row, surroundings) || 'Rule'
}

/** The category that a rule sets. */
export function categoryInRule(row: Row): string {
  return partOf(row, 'actions', 'category_id')
}

/** What was recorded or skipped of what recurs, and what became of it; undefined where it was about something else. */
export function summaryOfRecurring(batch: Summarised): string | undefined {
  const [recurrence] = recordsOf(batch, 'recurrence', 'UPDATED')
  const [transaction] = recordsOf(batch, 'transaction', 'CREATED')
  if (!recurrence || amountOf(batch, 'recurrence', 'UPDATED') !== 1) return undefined
  const title = short(recurrence.told.title)
  const amount = amountOf(batch, 'transaction', 'CREATED')
  if (transaction && isOf(transaction, recurrence)) {
    const times = amount === 1 ? '' : ` ${counted(amount, 'time', 'times')}`
    return batch.origin === 'job'
      ? `Recorded ${title}${times} by itself, as it recurs`
      : `Recorded ${title}, which recurs`
  }
  if (amount > 0) return undefined
  const paused = newValueOf(recurrence, 'paused')
  if (paused) return `${paused === 'Yes' ? 'Paused' : 'Resumed'} ${title}, which recurs`
  const [only, ...others] = recurrence.told.fields
  return only?.name === 'next' && others.length === 0 ? `Skipped ${title} once` : undefined
}

/** Turning on or off is all that some do to a rule. */
export function ofRule(rule: Described): string | undefined {
  const enabled = newValueOf(rule, 'enabled')
  return enabled && `Turned ${enabled === 'Yes' ? 'on' : 'off'} the rule for ${short(rule.told.title)}`
}

const isOf = ({ row }: Described, recurrence: Described) =>
  textOf(row.after, 'recurrence_id') === recurrence.told.recordId

function conditionWords(row: Row): string {
  const words = partOf(row, 'conditions', 'text')
  const how = { IS: 'is', STARTS_WITH: 'starts with' }[partOf(row, 'conditions', 'match')] ?? 'contains'
  return words && `${how} “${words}”`
}

function amountWords(row: Row, { currency }: DescriptionContext): string {
  const [min, max] = ['min_minor', 'max_minor'].map((name) => {
    const minor = partOf(row, 'conditions', name)
    return minor && `${decimalOf({ minor: BigInt(minor), currency })} ${currency}`
  })
  if (min && max) return min === max ? min : `${min} to ${max}`
  return min ? `${min} or more` : max ? `${max} or less` : ''
}

/** What a column holds that is kept as JSON. */
function partsOf(row: Row, column: string): Record<string, unknown> {
  const value: unknown = row[column]
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const partOf = (row: Row, column: string, name: string) => String(partsOf(row, column)[name] ?? '')
const wordsOrNull = (words: string) => (words === '' ? null : wordsValue(words))
