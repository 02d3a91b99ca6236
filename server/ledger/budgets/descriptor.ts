import { msg } from '@lingui/core/runtime-macro'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { category, id, internal, money, month, timestamp } from '../../platform/records/fields.ts'

export const budgetRecord = defineRecord<'budgets'>({
  table: 'budgets',
  kind: 'budget',
  archive: {
    name: 'budgets',
    about: 'What is planned for a category in a month. Money that was moved from one plan to another is in both.',
  },
  fields: {
    organization_id: internal,
    id: id({ about: 'The plan.' }),
    amount_minor: money({
      label: msg`Planned`,
      about: 'What is planned, in the organization’s currency.',
      rest: { amount: 'planned.value', currency: 'planned.currency' },
    }),
    category_id: category({ about: 'The category.', rest: 'category.id' }),
    month: month({ label: msg`Month`, about: 'The month, as its first day.', rest: true }),
    created_at: timestamp({ about: 'When it was made.', isUnlogged: true }),
  },
})
