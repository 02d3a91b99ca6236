import { msg, plural } from '@lingui/core/runtime-macro'
import { type RawBuilder, sql } from 'kysely'
import { textOf } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import {
  category,
  choice,
  day,
  flagSince,
  id,
  integer,
  internal,
  reference,
  text,
  timestamp,
  transactionType,
} from '../../platform/records/fields.ts'
import { type TrashRules, trashDays } from '../../platform/records/log-rules.ts'
import { color } from './colors.ts'
import { shownName } from './shown-name.ts'

/** The last name of a deleted category, by its id; null if the category exists. */
export const deletedCategory = (id: RawBuilder<unknown>) => sql<string | null>`(
  select n.before ->> 'name' from changes n
    where n.kind = 'category' and n.record_id = ${id} and n.action = 'DELETED'
      and not exists (select from categories k where k.id = n.record_id)
    order by n.number desc limit 1)`

const deletedParent = deletedCategory(sql`(c.before ->> 'parent_id')::uuid`)

const categoryTrash: TrashRules = {
  days: trashDays,
  title: sql`c.before ->> 'name'`,
  dependents: (ids) => sql`kind = 'category' and before ->> 'parent_id' = any (${ids}::text[])
    or kind in ('transaction', 'budget', 'staged_item', 'recurrence') and before ->> 'category_id' = any (${ids}::text[])
    or kind = 'transaction' and exists (select from category_amounts(before) p where p.category_id = any (${ids}::uuid[]))
    or kind = 'rule' and before -> 'actions' ->> 'category_id' = any (${ids}::text[])
    or kind = 'budget' and before ->> 'month' in (
      select b.before ->> 'month' from changes b where b.batch_id = changes.batch_id and b.kind = 'budget'
        and b.action = 'DELETED' and b.before ->> 'category_id' = any (${ids}::text[]))`,
  blocker: sql`case
    when ${deletedParent} is not null then array['PARENT', ${deletedParent}]
    when exists (
      select from categories k where lower(k.name) = lower(c.before ->> 'name')
        and k.type = (c.before ->> 'type')::category_type and k.archived_at is null
        and k.parent_id is not distinct from (c.before ->> 'parent_id')::uuid)
      then array['NAME', c.before ->> 'name'] end`,
}

export const categoryRecord = defineRecord<'categories'>({
  table: 'categories',
  kind: 'category',
  live: 'RECORD',
  log: {
    rank: 20,
    one: msg`Category`,
    many: msg`Categories`,
    counted: (count) => msg`${plural({ count }, { one: '# category', other: '# categories' })}`,
    named: (name) => msg`the category ${{ name }}`,
    title: (row) => shownName({ key: textOf(row, 'key') || null, name: textOf(row, 'name') }),
    undo: {
      needs: 'plans:write',
      follows: ['position'],
      cases: {
        /** Archived, unarchived, merged or deleted. */
        managed: {
          when: sql`action = 'DELETED' and undoes is null
            or action = 'UPDATED' and before -> 'archived_at' is distinct from after -> 'archived_at'`,
          needs: 'categories:manage',
        },
        made: { when: sql`action = 'CREATED'`, needs: 'plans:write', ofOthers: 'categories:manage' },
      },
    },
    trash: categoryTrash,
  },
  archive: { name: 'categories', about: 'Categories, at most two levels.', dependsOn: 'parent_id' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The category.', rest: true }),
    key: text({
      about: 'The stable key of one that was there from the beginning.',
      nullable: true,
      rest: true,
    }),
    name: text({ label: msg`Name`, about: 'As people see it.', rest: true }),
    type: transactionType({ rest: true }),
    parent_id: reference('category', 'categories', {
      label: msg`Parent category`,
      about: 'The category above it.',
      nullable: true,
      rest: true,
    }),
    icon: text({ label: msg`Icon`, about: 'The name of its icon.', rest: true }),
    color: color({ rest: true }),
    position: integer({ about: 'Its place among its siblings.', isUnlogged: true, rest: true }),
    archived_at: flagSince({
      label: msg`Archived`,
      about: 'When it was put away.',
      rest: { archived: 'archived' },
    }),
    rollover: choice(
      { NONE: '', SURPLUS: msg`Amount left`, ALL: msg`Amount left or overspent` },
      {
        label: msg`Rollover`,
        about: 'What is left of its budget at a month’s end: NONE, SURPLUS or ALL is carried on.',
      },
    ),
    rollover_from: day({ about: 'The first month that carries on, as its first day.', nullable: true }),
    created_at: timestamp({ about: 'When it was made.', isUnlogged: true }),
  },
})

export const categoryParentRecord = defineRecord<'categoryParents'>({
  table: 'category_parents',
  kind: null,
  archive: {
    name: 'category_parents',
    about: 'The parents that categories had before a month.',
    key: ['category_id', 'before'],
    seen: sql`exists (select from categories c where c.id = t.category_id)
      and (t.parent_id is null or exists (select from categories c where c.id = t.parent_id))`,
  },
  fields: {
    organization_id: internal,
    category_id: category({ about: 'The category.' }),
    before: day({ about: 'The month before which it had this parent, as its first day.' }),
    parent_id: category({ about: 'The category above it.', nullable: true }),
  },
})
