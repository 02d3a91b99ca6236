import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { returnedId } from '../shapes/common.ts'
import { appliedRule, recurrence, rule, transaction } from '../shapes/ledger.ts'

const schedule = {
  every: optional('integer', 'Every so many weeks, months or years; 1 otherwise'),
  end_date: optional('day', 'null: it goes on'),
  times: optional('integer', 'How often it comes, instead of its last day'),
  posts: optional('boolean', 'true: recorded by itself on its day'),
  note: optional('text'),
  category_id: optional('id', 'null: uncategorised'),
  tag_ids: optional('ids', 'With commas'),
  paid_by: optional('id', 'A member'),
}

export const recurrencesRoutes = [
  route('GET /recurrences', query('recurrences', recurrence), {
    summary: 'Lists the recurrences, next due first',
  }),

  route('GET /recurrences/{id}', query('recurrence', recurrence), {
    summary: 'Returns a recurrence',
  }),

  route('POST /recurrences', mutation('createRecurrence', recurrence), {
    summary: 'Creates a recurrence; a day that a month does not have falls on the month’s last day',
    body: {
      type: required('transactionType', 'Expense or Income'),
      amount: required('decimal', 'In the organization’s currency'),
      description: required('text'),
      frequency: required('frequency', 'weekly, monthly or yearly'),
      start_date: required('day', 'The first day'),
      ...schedule,
    },
    status: 201,
  }),

  route('PUT /recurrences/{id}', mutation('updateRecurrence', recurrence), {
    summary: 'Changes a recurrence; omitted fields keep their values',
    body: {
      type: optional('transactionType'),
      amount: optional('decimal'),
      description: optional('text'),
      frequency: optional('frequency'),
      start_date: optional('day', 'A new first day is the next one too'),
      paused: optional('boolean', 'What is missed meanwhile is not caught up'),
      version: optional('integer', 'Refused with 409 when it is newer'),
      ...schedule,
    },
    variables: ({ params, body }) => ({
      id: params.id ?? '',
      version: body.version,
      changes: {
        type: body.type,
        amount: body.amount,
        description: body.description,
        note: body.note,
        categoryId: body.category_id,
        clearCategory: body.category_id === null,
        tagIds: body.tag_ids,
        paidBy: body.paid_by,
        clearPaidBy: body.paid_by === null,
        frequency: body.frequency,
        every: body.every,
        startDate: body.start_date,
        endDate: body.end_date,
        clearEnd: body.end_date === null,
        times: body.times,
        posts: body.posts,
        paused: body.paused,
      },
    }),
  }),

  route('DELETE /recurrences/{id}', mutation('deleteRecurrence', returnedId), {
    summary: 'Deletes a recurrence and keeps its recorded transactions',
  }),

  route('POST /recurrences/{id}/record', mutation('recordOccurrence.transaction', transaction), {
    summary: 'Records the next occurrence',
    body: {
      date: required('day', 'Its next_date: refused with 409 when that was recorded or skipped already'),
      amount: optional('decimal', 'Where it is another one than planned'),
      from_now_on: optional('boolean', 'true: that amount is planned from now on'),
    },
    status: 201,
  }),

  route('POST /recurrences/{id}/skip', mutation('skipOccurrence', recurrence), {
    summary: 'Skips the next occurrence',
    body: { date: required('day', 'Its next_date: refused with 409 when that was recorded or skipped already') },
  }),
]

const ruleFields = {
  text: optional('text', 'Of the description; accents and letter case do not count'),
  match: optional('match', 'contains, is or starts_with'),
  min: optional('decimal', 'At least this amount, in the organization’s currency'),
  max: optional('decimal', 'At most this amount'),
  type: optional('transactionType', 'Expense or Income'),
  category_id: optional('id', 'The category that it sets'),
  tag_ids: optional('ids', 'The tags that it adds, with commas'),
  reviewed: optional('boolean', 'true: it marks as reviewed'),
  enabled: optional('boolean'),
}
const ruleNames = { marksReviewed: 'reviewed', isEnabled: 'enabled' }

export const rulesRoutes = [
  route('GET /rules', query('rules', rule), {
    summary: 'Lists the rules in order; the first matching rule that sets a category wins',
  }),

  route('GET /rules/{id}', query('rule', rule), {
    summary: 'Returns a rule',
  }),

  route('POST /rules', mutation('createRule', rule), {
    summary: 'Creates a rule at the end of the list, with a text or an amount and an action',
    body: ruleFields,
    names: ruleNames,
    status: 201,
  }),

  route('PUT /rules/{id}', mutation('updateRule', rule), {
    summary: 'Replaces a rule; omitted conditions and actions are removed',
    body: { ...ruleFields, version: optional('integer', 'Refused with 409 when the rule is newer') },
    names: ruleNames,
  }),

  route('DELETE /rules/{id}', mutation('deleteRule', returnedId), {
    summary: 'Deletes a rule and keeps the fields that it set',
  }),

  route('POST /rules/{id}/apply', mutation('applyRule', appliedRule), {
    summary: 'Applies a rule to existing transactions and keeps the categories that users set',
  }),
]
