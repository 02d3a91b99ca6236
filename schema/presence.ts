import { requireDocument } from '../server/intake/documents/read.ts'
import type { PresentMember } from '../server/platform/stream/presence.ts'
import { builder } from './builder.ts'

const PresentObject = builder.objectRef<PresentMember>('Present').implement({
  description: 'Somebody else who has the organization open now.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name'),
    documentIds: t.field({
      type: ['ID'],
      description: 'What they have open to review.',
      resolve: ({ documentIds }) => documentIds,
    }),
  }),
})

builder.subscriptionField('presenceChanged', (t) =>
  t.field({
    type: [PresentObject],
    rule: 'ledger:read',
    description:
      'Who else is here, at once and whenever it changes. Whoever follows this is here for as long as they do; nothing of it is recorded.',
    args: { documentId: t.arg.id({ required: false, description: 'What you have open to review.' }) },
    extensions: { length: 20 },
    subscribe: async (_, { documentId }, { tenant, parts, signal }) => {
      if (documentId != null) await tenant.read((db) => requireDocument(db, documentId))
      return parts.presence.join(tenant, documentId ?? null, signal)
    },
    resolve: (present) => present,
  }),
)
