import { findHistory, listHistory } from '../../server/history/log/history.ts'
import { findChangedBatches } from '../../server/history/log/log.ts'
import type { ChangePage } from '../../server/platform/stream/changes.ts'
import { builder } from '../builder.ts'
import { enumValues } from '../enum-values.ts'
import { LedgerChangesObject } from '../ledger/ledger.ts'
import { ChangeBatchObject, ChangeLogFilterInput } from './changes.ts'

const HistoryKindEnum = builder.enumType('HistoryKind', {
  values: enumValues(['transaction', 'receipt'] as const),
})

builder.queryField('history', (t) =>
  t.field({
    type: [ChangeBatchObject],
    rule: 'ledger:read',
    description: 'The changes of one record, newest first. Each batch contains only the changes of that record.',
    args: { kind: t.arg({ type: HistoryKindEnum }), id: t.arg.id() },
    extensions: { length: 20 },
    resolve: (_, { kind, id }, { tenant }) => listHistory(tenant, kind, id),
  }),
)

const batchesOf = ({ changes }: ChangePage) => [...new Set(changes.map(({ batchId }) => batchId))]

builder.objectField(LedgerChangesObject, 'batches', (t) =>
  t.field({
    type: [ChangeBatchObject],
    description:
      'The actions that the changes are of, and those that they undid, as the change log tells them; none for who may ' +
      'not read it.',
    args: { filter: t.arg({ type: ChangeLogFilterInput, required: false }) },
    resolve: (message, { filter }, { tenant }) => findChangedBatches(tenant, batchesOf(message), filter ?? {}),
  }),
)

builder.objectField(LedgerChangesObject, 'history', (t) =>
  t.field({
    type: [ChangeBatchObject],
    description:
      'The changes of one record in those batches and in the batches that they undid, as in the record’s history.',
    args: { kind: t.arg({ type: HistoryKindEnum }), id: t.arg.id() },
    resolve: (message, { kind, id }, { tenant }) => findHistory(tenant, kind, id, batchesOf(message)),
  }),
)
