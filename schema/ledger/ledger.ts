import { findLinkedTransactions } from '../../server/intake/receipts/links.ts'
import { findChangedMonths } from '../../server/ledger/transactions/changed-months.ts'
import {
  figureKinds,
  type LoadedKind,
  loadedKinds,
  type RecordKind,
  recordKinds,
} from '../../server/platform/records/kinds-generated.ts'
import type { Context } from '../../server/platform/requests/context.ts'
import type { Numbered } from '../../server/platform/stream/change-subscription.ts'
import type { Change, ChangePage } from '../../server/platform/stream/changes.ts'
import { type PolledChanges, pollChanges } from '../../server/platform/stream/poll-changes.ts'
import { builder } from '../builder.ts'
import { pageSizeOf } from '../connections.ts'
import { enumValues } from '../enum-values.ts'
import { createRecordLoader } from '../loaders.ts'
import { numberDescription, sinceDescription, usualChanges } from '../stream.ts'

export const ChangeActionEnum = builder.enumType('ChangeAction', {
  values: ['CREATED', 'UPDATED', 'DELETED'] as const,
})

const RecordKindEnum = builder.enumType('RecordKind', { values: enumValues(recordKinds) })

const kindOf = ({ kind }: Change): RecordKind | undefined => recordKinds.find((each) => each === kind)

interface RecordChange extends Change {
  recordKind: RecordKind
}

const loadMonths = createRecordLoader(({ tenant }, numbers) => findChangedMonths(tenant, numbers))

export const RecordChangeObject = builder.objectRef<RecordChange>('RecordChange').implement({
  description: 'A changed record with its current state. Null if the record was deleted or has another type.',
  fields: (t) => ({
    kind: t.expose('recordKind', { type: RecordKindEnum }),
    id: t.exposeID('recordId'),
    action: t.expose('action', { type: ChangeActionEnum }),
    number: t.float({
      description: 'The number in the organization’s change stream, from 1 without gaps.',
      resolve: ({ number }) => Number(number),
    }),
    months: t.stringList({
      nullable: true,
      extensions: { length: 2 },
      description: 'The months (yyyy-MM) of a transaction before and after the change. Null if they are not known.',
      resolve: async ({ kind, number }, _, context) =>
        kind === 'transaction' ? ((await loadMonths(context, String(number)))?.months ?? null) : null,
    }),
  }),
})

/** Reports a change of a receipt link as a change of its transaction. */
async function recordsOf({ changes }: ChangePage, { tenant }: Context): Promise<RecordChange[]> {
  const links = changes.filter(({ kind }) => kind === 'receipt_link').map(({ recordId }) => recordId)
  const linked = links.length > 0 ? await findLinkedTransactions(tenant, links) : new Map<string, string>()
  return changes.flatMap((change) => {
    const transactionId = linked.get(change.recordId)
    if (change.kind === 'receipt_link' && transactionId !== undefined) {
      return [{ ...change, kind: 'transaction', recordId: transactionId, action: 'UPDATED', recordKind: 'transaction' }]
    }
    const recordKind = kindOf(change)
    return recordKind ? [{ ...change, recordKind }] : []
  })
}

export const hasChangeOf = ({ changes }: ChangePage, ...kinds: string[]) =>
  changes.some(({ kind }) => kinds.includes(kind))

export const LedgerChangesObject = builder.objectRef<ChangePage & Numbered>('LedgerChanges').implement({
  description:
    'The changes since the previous message and the current figures. During many changes, a message with figures is ' +
    'sent at most every 200 ms.',
  fields: (t) => ({
    cursor: t.expose('cursor', { type: 'Cursor' }),
    number: t.exposeFloat('number', { description: numberDescription }),
    since: t.exposeFloat('since', { nullable: true, description: sinceDescription }),
    changes: t.field({
      type: [RecordChangeObject],
      extensions: { length: usualChanges },
      resolve: (message, _, context) => recordsOf(message, context),
    }),
  }),
})

const followedKinds = [...recordKinds, ...figureKinds]

const loaded = new Set<string>()

/** Resolves the field of RecordChange with the current state of the changed records of a kind. */
export function loadChanged<Loaded>(kind: LoadedKind, load: (context: Context, id: string) => Promise<Loaded | null>) {
  loaded.add(kind)
  return (change: Change, _: object, context: Context) => (change.kind === kind ? load(context, change.recordId) : null)
}

/** @throws Error if clients could not load the changed records of a kind */
export function requireChangedRecords(): void {
  const others = loadedKinds.filter((kind) => !loaded.has(kind))
  if (others.length > 0) throw new Error(`RecordChange has no field for ${others.join(', ')}: call loadChanged.`)
}

const LedgerChangePageObject = builder.objectRef<PolledChanges>('LedgerChangePage').implement({
  description: 'A page of the changes that `ledgerChanged` reports, oldest first.',
  fields: (t) => ({
    cursor: t.expose('cursor', { type: 'Cursor', description: 'Pass this as `after` for the next page or poll.' }),
    hasMore: t.exposeBoolean('hasMore', { description: 'True if there are further changes already.' }),
    changes: t.field({
      type: [RecordChangeObject],
      resolve: (page, _, context) => recordsOf(page, context),
    }),
  }),
})

builder.queryField('ledgerChanges', (t) =>
  t.field({
    type: LedgerChangePageObject,
    rule: 'ledger:read',
    description:
      'The changes of the ledger after a cursor, for clients that poll. The cursors are those of `ledgerChanged`. ' +
      'Without `after`, the page is empty and its cursor is the head of the change stream.',
    args: {
      after: t.arg({ type: 'Cursor', required: false }),
      first: t.arg.int({ required: false, defaultValue: 50 }),
    },
    resolve: (_, { after, first }, { tenant, services }) =>
      pollChanges(services.signer, tenant, followedKinds, after ?? undefined, pageSizeOf(first)),
  }),
)

builder.subscriptionField('ledgerChanged', (t) =>
  t.field({
    type: LedgerChangesObject,
    rule: 'ledger:read',
    description:
      'The changes of the ledger. The first update is the head of the change stream or, with `after`, the changes that you missed since.',
    args: { after: t.arg({ type: 'Cursor', required: false }) },
    subscribe: (_, { after }, context) => context.follow(followedKinds, after),
    resolve: (message) => message,
  }),
)
