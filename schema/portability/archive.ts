import {
  type Archive,
  type ArchiveCount,
  addressOf,
  listArchives,
  subscribeToLatestArchive,
} from '../../server/portability/archive/read.ts'
import { requestArchive } from '../../server/portability/archive/write.ts'
import { builder } from '../builder.ts'

const ArchiveStateEnum = builder.enumType('ArchiveState', {
  description:
    'EXPIRED: the file was deleted, either a day after it was created or because a newer archive replaced it.',
  values: ['REQUESTED', 'MAKING', 'READY', 'FAILED', 'EXPIRED'] as const,
})

export const ArchiveCountObject = builder.objectRef<ArchiveCount>('ArchiveCount').implement({
  fields: (t) => ({
    noun: t.exposeString('noun', {
      description: 'The type of record, as the archive names it: transactions, receipts, files.',
    }),
    count: t.exposeInt('count'),
  }),
})

const ArchiveObject = builder.objectRef<Archive>('Archive').implement({
  description: 'All data of the organization that you can see, in one zip file with JSON, CSV and the uploaded files.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: ArchiveStateEnum }),
    progress: t.exposeInt('progress', { description: 'The progress in percent.' }),
    fileName: t.exposeString('fileName'),
    size: t.float({
      nullable: true,
      description: 'The size in bytes. Null until the file is created.',
      resolve: ({ size }) => (size === null ? null : Number(size)),
    }),
    counts: t.expose('counts', { type: [ArchiveCountObject], extensions: { length: 20 } }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'The reason why the archive failed, as a sentence.',
    }),
    url: t.string({
      nullable: true,
      description:
        'The download path, valid for you alone until the archive expires. Null before the archive is ready and after it has expired.',
      resolve: (archive, _, { services, tenant }) => addressOf(services.signer, tenant, archive),
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
    description: 'Your last five archives, newest first.',
    resolve: (_, __, { tenant }) => listArchives(tenant),
  }),
)

builder.mutationField('requestArchive', (t) =>
  t.field({
    type: ArchiveObject,
    rule: 'ledger:read',
    description:
      'Starts an archive, or returns yours that is still being created. A new archive replaces your older ones. The limit is 5 in 24 hours.',
    resolve: (_, __, { tenant }) => requestArchive(tenant),
  }),
)

builder.subscriptionField('archiveChanged', (t) =>
  t.field({
    type: ArchiveObject,
    nullable: true,
    rule: 'ledger:read',
    description: 'Your newest archive, sent immediately and after each change. Null if you have none.',
    subscribe: (_, __, { tenant, services, signal }) => subscribeToLatestArchive(tenant, services, signal),
    resolve: (archive) => archive,
  }),
)
