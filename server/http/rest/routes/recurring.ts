import { emptyIfNull, optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { returnedId } from '../shapes/common.ts'
import { appliedRule, recurrence, rule, transaction } from '../shapes/ledger.ts'

const schedule = {
  every: optional('integer', 'The interval in weeks, months or years, default 1'),
  end_date: optional('day', 'The last day; null repeats without end'),
  times: optional('integer', 'The number of occurrences, instead of end_date; of a change, from the next one on'),
  weekend: optional('weekend', 'before moves an occurrence on a weekend to Friday, after to Monday'),
  posts: optional('boolean', 'true records each occurrence automatically on its day'),
  note: optional('text'),
  category_id: optional('id', 'null leaves the transaction uncategorised'),
  tag_ids: optional('ids', 'Separated by commas'),
  paid_by: optional('id', 'The ID of a member'),
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
    example: { amount: '13.40' },
    body: {
      type: optional('transactionType'),
      amount: optional('decimal'),
      description: optional('text'),
      frequency: optional('frequency'),
      start_date: optional('day', 'A new first day is also the next due day'),
      paused: optional('boolean', 'true pauses it; occurrences missed while paused are not recorded later'),
      version: optional('integer', 'The version that you read. A newer recurrence is answered with 409.'),
      ...schedule,
    },
    variables: ({ params, body }) => ({
      id: params.id ?? '',
      version: body.version,
      changes: {
        type: body.type,
        amount: body.amount,
        description: body.description,
        note: emptyIfNull(body.note),
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
        weekend: body.weekend,
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
      date: required(
        'day',
        'The next_date of the recurrence. An occurrence that was recorded or skipped is answered with 409.',
      ),
      amount: optional('decimal', 'The amount, if it differs from the planned one'),
      from_now_on: optional('boolean', 'true uses this amount for later occurrences too'),
    },
    status: 201,
  }),

  route('POST /recurrences/{id}/skip', mutation('skipOccurrence', recurrence), {
    summary: 'Skips the next occurrence',
    body: {
      date: required(
        'day',
        'The next_date of the recurrence. An occurrence that was recorded or skipped is answered with 409.',
      ),
    },
  }),
]

const ruleFields = {
  text: optional('text', 'Text of the description; accents and letter case are ignored'),
  match: optional('match', 'contains, is or starts_with'),
  min: optional('decimal', 'At least this amount, in the organization’s currency'),
  max: optional('decimal', 'At most this amount'),
  type: optional('transactionType', 'Expense or Income'),
  category_id: optional('id', 'The category to set'),
  tag_ids: optional('ids', 'The tags to add, separated by commas'),
  reviewed: optional('boolean', 'true marks the transactions as reviewed'),
  payee: optional('text', 'The payee that the transactions get'),
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
    example: { text: 'Market', reviewed: true },
    body: ruleFields,
    names: ruleNames,
    status: 201,
  }),

  route('PUT /rules/{id}', mutation('updateRule', rule), {
    summary: 'Replaces a rule; omitted conditions and actions are removed',
    example: { text: 'Market', reviewed: true, enabled: false },
    body: {
      ...ruleFields,
      version: optional('integer', 'The version that you read. A newer rule is answered with 409.'),
    },
    names: ruleNames,
  }),

  route('DELETE /rules/{id}', mutation('deleteRule', returnedId), {
    summary: 'Deletes a rule and keeps the fields that it set',
  }),

  route('POST /rules/{id}/apply', mutation('applyRule', appliedRule), {
    summary: 'Applies a rule to existing transactions and keeps the categories that users set',
  }),
]
