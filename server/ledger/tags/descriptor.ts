import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { textOf } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { id, internal, text, timestamp } from '../../platform/records/fields.ts'
import { color } from '../categories/colors.ts'

export const tagRecord = defineRecord<'tags'>({
  table: 'tags',
  kind: 'tag',
  live: 'RECORD',
  log: {
    rank: 30,
    one: msg`Tag`,
    many: msg`Tags`,
    counted: (count) => msg`${plural({ count }, { one: '# tag', other: '# tags' })}`,
    named: (name) => msg`the tag ${{ name }}`,
    title: (row) => textOf(row, 'name'),
    undo: {
      needs: 'plans:write',
      cases: {
        managed: {
          when: sql`action = 'DELETED' and undoes is null and via <> 'sample'`,
          needs: 'categories:manage',
        },
      },
    },
    trash: null,
  },
  archive: { name: 'tags', about: 'Tags of transactions.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The tag.', rest: true }),
    name: text({ label: msg`Name`, about: 'As people see it.', rest: true }),
    color: color({ rest: true }),
    created_at: timestamp({ about: 'When it was made.', isUnlogged: true }),
  },
})
