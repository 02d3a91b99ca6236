import {
  type Archive,
  type ArchiveCount,
  addressOf,
  listArchives,
  subscribeToLatestArchive,
} from '../server/portability/archive/read.ts'
import { requestArchive } from '../server/portability/archive/write.ts'
import { builder } from './builder.ts'

const ArchiveStateEnum = builder.enumType('ArchiveState', {
  description: 'EXPIRED: the file is gone, a day after it was made or when a newer one replaced it.',
  values: ['REQUESTED', 'MAKING', 'READY', 'FAILED', 'EXPIRED'] as const,
})

export const ArchiveCountObject = builder.objectRef<ArchiveCount>('ArchiveCount').implement({
  fields: (t) => ({
    noun: t.exposeString('noun', { description: 'As the archive calls it: transactions, receipts, files.' }),
    count: t.exposeInt('count'),
  }),
})

const ArchiveObject = builder.objectRef<Archive>('Archive').implement({
  description: 'All that you may see of the organization, in one file (a zip of JSON, CSV and the files themselves).',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: ArchiveStateEnum }),
    progress: t.exposeInt('progress', { description: 'Percent of the making.' }),
    fileName: t.exposeString('fileName'),
    size: t.float({
      nullable: true,
      description: 'Bytes; null until it is made.',
      resolve: ({ size }) => (size === null ? null : Number(size)),
    }),
    counts: t.expose('counts', { type: [ArchiveCountObject], extensions: { length: 20 } }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it could not be made, as a sentence.' }),
    url: t.string({
      nullable: true,
      description: 'A path that is good until it expires, for you alone; null until it is made and after that.',
      resolve: (archive, _, { parts, tenant }) => addressOf(parts.signer, tenant, archive),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    readyAt: t.expose('readyAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryField('archives', (t) =>
  t.field({
    type: [ArchiveObject],
    extensions: { length: 5 },
    rule: 'ledger:read',
    description: 'The last five of your own, the newest first.',
    resolve: (_, __, { tenant }) => listArchives(tenant),
  }),
)

builder.mutationField('requestArchive', (t) =>
  t.field({
    type: ArchiveObject,
    rule: 'ledger:read',
    description:
      'Begins one; while one of yours is being made, it is that one. Replaces your older ones. At most 5 in 24 hours.',
    resolve: (_, __, { tenant }) => requestArchive(tenant),
  }),
)

builder.subscriptionField('archiveChanged', (t) =>
  t.field({
    type: ArchiveObject,
    nullable: true,
    rule: 'ledger:read',
    description: 'Your newest archive, at once and whenever it has changed; null where there is none yet.',
    subscribe: (_, __, { tenant, parts, signal }) => subscribeToLatestArchive(tenant, parts, signal),
    resolve: (archive) => archive,
  }),
)
