import { countEdited, getSampleData, type SampleData, sampleStates } from '../../server/portability/sample/read.ts'
import { addSampleData, removeSampleData } from '../../server/portability/sample/write.ts'
import { builder } from '../builder.ts'
import { LedgerChangesObject } from '../ledger/ledger.ts'
import { throttleMessages } from '../throttle.ts'

const SampleStateEnum = builder.enumType('SampleState', {
  description: 'The content of the ledger: nothing, sample data (possibly with your own data), or only your own data.',
  values: sampleStates,
})

const SampleDataObject = builder.objectRef<SampleData>('SampleData').implement({
  description: 'A year of generated records that can be added to an empty ledger and removed again.',
  fields: (t) => ({
    state: t.expose('state', { type: SampleStateEnum }),
    count: t.exposeInt('count', { description: 'The number of sample transactions.' }),
    editedCount: t.int({
      description: 'The number of sample records that users have changed. These are removed too.',
      resolve: (_, __, { tenant }) => countEdited(tenant),
    }),
  }),
})

builder.queryField('sampleData', (t) =>
  t.field({
    type: SampleDataObject,
    rule: 'ledger:read',
    resolve: (_, __, { tenant }) => getSampleData(tenant),
  }),
)

builder.mutationField('addSampleData', (t) =>
  t.field({
    type: SampleDataObject,
    rule: 'transactions:write',
    description:
      'Adds a year of sample data that ends today to an empty ledger, in the organization currency and as one action.',
    resolve: (_, __, { tenant }) => addSampleData(tenant),
  }),
)

builder.mutationField('removeSampleData', (t) =>
  t.field({
    type: SampleDataObject,
    rule: 'transactions:write',
    description:
      'Removes all sample data as one action, including changed records. Only an Owner or Admin can remove another member’s sample data. Records that your own data depends on are kept.',
    resolve: (_, __, { tenant }) => removeSampleData(tenant),
  }),
)

builder.objectField(LedgerChangesObject, 'sampleData', (t) =>
  t.field({
    type: SampleDataObject,
    resolve: (_, __, context) => throttleMessages(context, () => getSampleData(context.tenant)),
  }),
)
