import { msg } from '@lingui/core/runtime-macro'
import { defineRecord } from '../../platform/records/descriptor.ts'
import {
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
import { color } from './colors.ts'

export const categoryRecord = defineRecord<'categories'>({
  table: 'categories',
  kind: 'category',
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
