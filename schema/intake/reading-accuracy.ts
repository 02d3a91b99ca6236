import {
  type FieldAccuracy,
  listReadingAccuracy,
  measuredFields,
} from '../../server/intake/documents/reading-accuracy.ts'
import { builder } from '../builder.ts'
import { databaseCost } from '../database-cost.ts'

const MeasuredFieldEnum = builder.enumType('MeasuredField', {
  description: 'A field of read documents. CATEGORY is the category suggested for an item.',
  values: measuredFields,
})

const FieldAccuracyObject = builder.objectRef<FieldAccuracy>('FieldAccuracy').implement({
  description: 'How often users kept, corrected and added one field of the documents of one month.',
  fields: (t) => ({
    month: t.expose('month', { type: 'Month', description: 'The month in which the documents were added.' }),
    field: t.expose('field', { type: MeasuredFieldEnum }),
    read: t.exposeInt('read', { description: 'The number of values that were read or suggested.' }),
    corrected: t.exposeInt('corrected', { description: 'The number of read values that users changed.' }),
    added: t.exposeInt('added', { description: 'The number of values that users entered because none was read.' }),
  }),
})

builder.queryField('readingAccuracy', (t) =>
  t.field({
    type: [FieldAccuracyObject],
    extensions: { length: 108, work: databaseCost.readingAccuracy },
    rule: 'ledger:read',
    description:
      'How often users corrected each field of the documents that were added in the last 12 months and reviewed, newest month first.',
    resolve: (_, _args, { tenant }) => listReadingAccuracy(tenant),
  }),
)
