import { msg } from '@lingui/core/runtime-macro'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { id, internal, text, timestamp } from '../../platform/records/fields.ts'
import { color } from '../categories/colors.ts'

export const tagRecord = defineRecord<'tags'>({
  table: 'tags',
  kind: 'tag',
  archive: { name: 'tags', about: 'Tags of transactions.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The tag.', rest: true }),
    name: text({ label: msg`Name`, about: 'As people see it.', rest: true }),
    color: color({ rest: true }),
    created_at: timestamp({ about: 'When it was made.', isUnlogged: true }),
  },
})
