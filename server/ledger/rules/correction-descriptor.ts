import { defineRecord } from '../../platform/records/descriptor.ts'
import { category, id, integer, internal, text, timestamp, transactionType } from '../../platform/records/fields.ts'

export const categoryCorrectionRecord = defineRecord<'categoryCorrections'>({
  table: 'category_corrections',
  kind: null,
  archive: {
    name: 'category_corrections',
    about: 'What a person has put into another category again and again, by description.',
  },
  fields: {
    organization_id: internal,
    id: id({ about: 'The correction.' }),
    type: transactionType(),
    name: text({ about: 'The description as it is searched.' }),
    description: text({ about: 'As it was written last.' }),
    category_id: category({ about: 'Where it was put.' }),
    times: integer({ about: 'How many times.' }),
    transaction_id: id({ about: 'The one that was corrected last.' }),
    corrected_at: timestamp({ about: 'When.' }),
    declined_at: timestamp({ about: 'When a rule for it was declined.', nullable: true }),
  },
})
