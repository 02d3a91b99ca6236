import { findDeleted, listTrash, restoreRecords } from '../../server/history/trash/trash.ts'
import type { TrashedRecord } from '../../server/history/trash/trashed-records.ts'
import { trashKinds } from '../../server/platform/records/kinds-generated.ts'
import { builder } from '../builder.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from '../connections.ts'
import { enumValues } from '../enum-values.ts'
import { CategoryTypeEnum } from '../ledger/categories.ts'
import { LedgerChangesObject } from '../ledger/ledger.ts'
import { loadMemberProfile, MemberProfileObject } from '../people/users.ts'
import { MoneyObject } from '../scalars.ts'
import { changeCursorOf, UndoResultObject } from './changes.ts'

const TrashKindEnum = builder.enumType('TrashKind', { values: enumValues(trashKinds) })

const TrashedRecordObject = builder.objectRef<TrashedRecord>('TrashedRecord').implement({
  description: 'A deleted record in its last state.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: TrashKindEnum }),
    type: t.expose('type', {
      type: CategoryTypeEnum,
      nullable: true,
      description: 'The transaction type. Set for transactions and categories.',
    }),
    title: t.exposeString('title'),
    amount: t.expose('amount', { type: MoneyObject, nullable: true }),
    date: t.expose('date', { type: 'Date', nullable: true }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime' }),
    deletedBy: t.field({
      type: MemberProfileObject,
      nullable: true,
      resolve: ({ deletedBy }, _, context) => (deletedBy === null ? null : loadMemberProfile(context, deletedBy)),
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      description: 'The time from which the record can no longer be restored.',
    }),
    mayRestore: t.exposeBoolean('mayRestore'),
  }),
})

const TrashEdgeObject = builder.objectRef<{ cursor: string; node: TrashedRecord }>('TrashEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: TrashedRecordObject }) }),
})

const TrashConnectionObject = builder.objectRef<Connection<TrashedRecord>>('TrashConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [TrashEdgeObject] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoObject }),
  }),
})

builder.queryField('trash', (t) =>
  t.field({
    type: TrashConnectionObject,
    rule: 'ledger:read',
    description: 'The records that were deleted in the last 30 days and not restored, newest first.',
    extensions: { work: 10 },
    args: {
      kind: t.arg({ type: TrashKindEnum, required: false }),
      first: t.arg.int({ required: false, defaultValue: 50 }),
      after: t.arg.string({ required: false }),
    },
    resolve: async (_, { kind, first, after }, { tenant }) =>
      connectionOf(await listTrash(tenant, kind ?? null, { first: pageSizeOf(first), after }), changeCursorOf),
  }),
)

builder.objectField(LedgerChangesObject, 'trashed', (t) =>
  t.field({
    type: [TrashedRecordObject],
    description: 'The deleted records among the changes, as in the trash.',
    resolve: ({ changes }, _, { tenant }) => findDeleted(tenant, changes),
  }),
)

builder.mutationField('restore', (t) =>
  t.field({
    type: UndoResultObject,
    rule: 'transactions:write',
    description: 'Restores deleted records together with those that were deleted with them.',
    args: { kind: t.arg({ type: TrashKindEnum }), ids: t.arg.idList() },
    resolve: (_, { kind, ids }, { tenant }) => restoreRecords(tenant, kind, ids),
  }),
)
