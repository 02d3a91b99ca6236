import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render } from '../../base/text.ts'
import { monthOf, textOf } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { category, id, internal, money, month, timestamp } from '../../platform/records/fields.ts'
import { type TrashRules, trashDays } from '../../platform/records/log-rules.ts'
import { deletedCategory } from '../categories/descriptor.ts'

const deletedOwn = deletedCategory(sql`(c.before ->> 'category_id')::uuid`)

const budgetTrash: TrashRules = {
  days: trashDays,
  title: sql`coalesce((select n.name from categories n where n.id = (c.before ->> 'category_id')::uuid), (
    select n.before ->> 'name' from changes n
      where n.kind = 'category' and n.record_id = (c.before ->> 'category_id')::uuid and n.action = 'DELETED'
      order by n.number desc limit 1))`,
  blocker: sql`case
    when ${deletedOwn} is not null then array['CATEGORY', ${deletedOwn}]
    when is_other_currency(c.batch_id) then array['CURRENCY']
    else array['BUDGET'] end`,
}

export const budgetRecord = defineRecord<'budgets'>({
  table: 'budgets',
  kind: 'budget',
  live: 'ID',
  log: {
    rank: 40,
    one: msg`Budget`,
    many: msg`Budgets`,
    counted: (count) => msg`${plural({ count }, { one: '# budget', other: '# budgets' })}`,
    named: (name) => msg`the budget ${{ name }}`,
    title: (row, { nameOf }) =>
      `${monthOf(textOf(row, 'month'))} · ${nameOf('category', textOf(row, 'category_id')) ?? render(msg`Budget`)}`,
    undo: { needs: 'plans:write', rank: 15 },
    trash: budgetTrash,
  },
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
