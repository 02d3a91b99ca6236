import type { RestRecurrenceFragment, RestRuleFragment } from './generated.ts'
import { titled } from './shapes.ts'

export const showRecurrence = (recurrence: RestRecurrenceFragment) => ({
  id: recurrence.id,
  type: titled(recurrence.type),
  amount: recurrence.amount.value,
  currency: recurrence.amount.currency,
  description: recurrence.description,
  note: recurrence.note,
  category_id: recurrence.category?.id ?? null,
  category: recurrence.category ?? null,
  tags: recurrence.tags,
  paid_by: recurrence.paidBy ?? null,
  frequency: recurrence.frequency.toLowerCase(),
  every: recurrence.every,
  start_date: recurrence.startDate,
  end_date: recurrence.endDate ?? null,
  next_date: recurrence.nextDate ?? null,
  posts: recurrence.posts,
  paused: recurrence.isPaused,
  version: recurrence.version,
})

export const showRule = (rule: RestRuleFragment) => ({
  id: rule.id,
  text: rule.text ?? null,
  match: rule.match.toLowerCase(),
  min: rule.min?.value ?? null,
  max: rule.max?.value ?? null,
  type: rule.type ? titled(rule.type) : null,
  category_id: rule.category?.id ?? null,
  category: rule.category ?? null,
  tags: rule.tags,
  reviewed: rule.marksReviewed,
  enabled: rule.isEnabled,
  version: rule.version,
})
