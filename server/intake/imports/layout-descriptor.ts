import { defineRecord } from '../../platform/records/descriptor.ts'
import { internal, json, text, timestamp } from '../../platform/records/fields.ts'
import { isLayout } from './files/layout.ts'

export const importLayoutRecord = defineRecord<'importLayouts'>({
  table: 'import_layouts',
  kind: null,
  archive: { name: 'import_layouts', about: 'How tables with a certain heading are read.', key: ['signature'] },
  fields: {
    organization_id: internal,
    signature: text({ about: 'What a heading is known by.' }),
    layout: json({ about: 'Where its columns are, and how their values are written.', check: isLayout }),
    changed_at: timestamp({ about: 'When that was last said.' }),
  },
})
