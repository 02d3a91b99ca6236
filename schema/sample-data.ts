import { countEdited, getSampleData, type SampleData, sampleStates } from '../server/portability/sample/read.ts'
import { addSampleData, removeSampleData } from '../server/portability/sample/write.ts'
import { builder } from './builder.ts'
import { LedgerChangesObject } from './ledger.ts'
import { throttleMessages } from './throttle.ts'

const SampleStateEnum = builder.enumType('SampleState', {
  description:
    'What the books hold: nothing yet, sample data (one’s own may stand beside it), or only what is one’s own.',
  values: sampleStates,
})

const SampleDataObject = builder.objectRef<SampleData>('SampleData').implement({
  description: 'A believable year to look around in, marked, so that all of it can be taken away and nothing else.',
  fields: (t) => ({
    state: t.expose('state', { type: SampleStateEnum }),
    count: t.exposeInt('count', { description: 'How many of its transactions are there.' }),
    editedCount: t.int({
      description: 'How many of its records people have changed since: they go with it.',
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
    description: 'Fills books that are empty with a year that ends today, in their currency, as one action.',
    resolve: (_, __, { tenant }) => addSampleData(tenant),
  }),
)

builder.mutationField('removeSampleData', (t) =>
  t.field({
    type: SampleDataObject,
    rule: 'transactions:write',
    description:
      'Takes all of it away, as one action, also what was changed of it; that of somebody else needs an Owner or Admin. What one has put something of one’s own on stays.',
    resolve: (_, __, { tenant }) => removeSampleData(tenant),
  }),
)

builder.objectField(LedgerChangesObject, 'sampleData', (t) =>
  t.field({
    type: SampleDataObject,
    resolve: (_, __, context) => throttleMessages(context, () => getSampleData(context.tenant)),
  }),
)
