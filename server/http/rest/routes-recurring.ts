import { examples } from './examples.ts'
import { optional, type ParsedFields, required } from './fields.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { showTransaction } from './shapes.ts'
import { showRecurrence, showRule } from './shapes-recurring.ts'

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

/** Beyond the specification's table. */
export const recurrencesRoutes = [
  route('GET /recurrences', operations.RestRecurrencesDocument, {
    summary: 'What comes again, the next ones first',
    example: [examples.recurrence],
    variables: () => ({}),
    answer: ({ recurrences }) => recurrences.map(showRecurrence),
  }),

  route('GET /recurrences/{id}', operations.RestRecurrenceByIdDocument, {
    summary: 'One recurring transaction',
    example: examples.recurrence,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ recurrence }) => showRecurrence(recurrence),
  }),

  route('POST /recurrences', operations.RestCreateRecurrenceDocument, {
    summary: 'Adds a recurring transaction; one on a day that a month does not have falls on its last',
    body: {
      type: required('transactionType', 'Expense or Income'),
      amount: required('decimal', 'In the organization’s currency'),
      description: required('text'),
      frequency: required('frequency', 'weekly, monthly or yearly'),
      start_date: required('day', 'The first day'),
      ...schedule,
    },
    status: 201,
    example: examples.recurrence,
    variables: ({ body }) => ({
      input: {
        type: body.type,
        amount: body.amount,
        description: body.description,
        note: body.note,
        categoryId: body.category_id,
        tagIds: body.tag_ids,
        paidBy: body.paid_by,
        frequency: body.frequency,
        every: body.every,
        startDate: body.start_date,
        endDate: body.end_date,
        times: body.times,
        posts: body.posts,
      },
    }),
    answer: ({ createRecurrence }) => showRecurrence(createRecurrence),
  }),

  route('PUT /recurrences/{id}', operations.RestUpdateRecurrenceDocument, {
    summary: 'Changes a recurring transaction; what is not sent stays',
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
    example: examples.recurrence,
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
    answer: ({ updateRecurrence }) => showRecurrence(updateRecurrence),
  }),

  route('DELETE /recurrences/{id}', operations.RestDeleteRecurrenceDocument, {
    summary: 'Deletes a recurring transaction; what was recorded of it stays',
    example: { id: examples.recurrence.id },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ deleteRecurrence }) => ({ id: deleteRecurrence }),
  }),

  route('POST /recurrences/{id}/record', operations.RestRecordOccurrenceDocument, {
    summary: 'Records the next one',
    body: {
      date: required('day', 'Its next_date: refused with 409 when that was recorded or skipped already'),
      amount: optional('decimal', 'Where it is another one than planned'),
      from_now_on: optional('boolean', 'true: that amount is planned from now on'),
    },
    status: 201,
    example: examples.transaction,
    variables: ({ params, body }) => ({
      id: params.id ?? '',
      date: body.date,
      amount: body.amount,
      fromNowOn: body.from_now_on,
    }),
    answer: ({ recordOccurrence: { transaction } }) => showTransaction(transaction),
  }),

  route('POST /recurrences/{id}/skip', operations.RestSkipOccurrenceDocument, {
    summary: 'Skips the next one',
    body: { date: required('day', 'Its next_date: refused with 409 when that was recorded or skipped already') },
    example: examples.recurrence,
    variables: ({ params, body }) => ({ id: params.id ?? '', date: body.date }),
    answer: ({ skipOccurrence }) => showRecurrence(skipOccurrence),
  }),
]

const rule = {
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

/** Beyond the specification's table. */
export const rulesRoutes = [
  route('GET /rules', operations.RestRulesDocument, {
    summary: 'The rules in their order: the first one that sets a category does so',
    example: [examples.rule],
    variables: () => ({}),
    answer: ({ rules }) => rules.map(showRule),
  }),

  route('GET /rules/{id}', operations.RestRuleByIdDocument, {
    summary: 'One rule',
    example: examples.rule,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ rule: one }) => showRule(one),
  }),

  route('POST /rules', operations.RestCreateRuleDocument, {
    summary: 'Adds a rule, as the last: a text or an amount, and something to do',
    body: rule,
    names: ruleNames,
    status: 201,
    example: examples.rule,
    variables: ({ body }) => ({ input: ruleIn(body) }),
    answer: ({ createRule }) => showRule(createRule),
  }),

  route('PUT /rules/{id}', operations.RestUpdateRuleDocument, {
    summary: 'Replaces a rule; what is not sent is not asked for or done any more',
    body: { ...rule, version: optional('integer', 'Refused with 409 when the rule is newer') },
    names: ruleNames,
    example: examples.rule,
    variables: ({ params, body }) => ({ id: params.id ?? '', version: body.version, input: ruleIn(body) }),
    answer: ({ updateRule }) => showRule(updateRule),
  }),

  route('DELETE /rules/{id}', operations.RestDeleteRuleDocument, {
    summary: 'Deletes a rule; what it has set stays',
    example: { id: examples.rule.id },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ deleteRule }) => ({ id: deleteRule }),
  }),

  route('POST /rules/{id}/apply', operations.RestApplyRuleDocument, {
    summary: 'Applies a rule to what is in the books already; what a person has set stays',
    example: { count: 12 },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ applyRule }) => ({ count: applyRule }),
  }),
]

function ruleIn(body: ParsedFields) {
  return {
    text: body.text,
    match: body.match,
    min: body.min,
    max: body.max,
    type: body.type,
    categoryId: body.category_id,
    tagIds: body.tag_ids,
    marksReviewed: body.reviewed,
    isEnabled: body.enabled,
  }
}
