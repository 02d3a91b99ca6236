import { defineRecord } from '../../platform/records/descriptor.ts'
import { boolean, id, internal, member, text, timestamp } from '../../platform/records/fields.ts'

export const savedViewRecord = defineRecord<'savedViews'>({
  table: 'saved_views',
  kind: 'view',
  live: 'RECORD',
  log: null,
  hasOwnTrigger: true,
  archive: { name: 'saved_views', about: 'Views of transactions and reports: one’s own, and those shared by others.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The view.' }),
    user_id: member({ about: 'Whose it is' }),
    name: text({ about: 'As people see it.' }),
    page: text({ about: 'TRANSACTIONS or REPORTS.' }),
    address: text({ about: 'Its filters: what stands behind the page’s path.' }),
    is_shared: boolean({ about: 'Whether others see it.' }),
    created_at: timestamp({ about: 'When it was made.' }),
  },
})
