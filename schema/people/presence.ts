import { requireDocument } from '../../server/intake/documents/read.ts'
import type { PresentMember } from '../../server/platform/stream/presence.ts'
import { builder } from '../builder.ts'

const PresentObject = builder.objectRef<PresentMember>('Present').implement({
  description: 'Another member who has the organization open now.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name'),
    documentIds: t.field({
      type: ['ID'],
      description: 'The documents that the member has open for review.',
      resolve: ({ documentIds }) => documentIds,
    }),
  }),
})

builder.subscriptionField('presenceChanged', (t) =>
  t.field({
    type: [PresentObject],
    rule: 'ledger:read',
    description:
      'The other members who have the organization open, sent immediately and after each change. Subscribers count as present while subscribed. Presence is not recorded.',
    args: { documentId: t.arg.id({ required: false, description: 'The document that you have open for review.' }) },
    extensions: { length: 20 },
    subscribe: async (_, { documentId }, { tenant, services, signal }) => {
      if (documentId != null) await tenant.read((db) => requireDocument(db, documentId))
      return services.presence.join(tenant, documentId ?? null, signal)
    },
    resolve: (present) => present,
  }),
)
