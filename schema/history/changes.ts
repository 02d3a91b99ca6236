import { requireFound } from '../../server/base/errors.ts'
import { render } from '../../server/base/text.ts'
import type { ChangeBatch, FieldChange, RecordedChange } from '../../server/history/log/batch.ts'
import { findBatches, listBatches } from '../../server/history/log/log.ts'
import { listUndoableActions } from '../../server/history/log/undoable.ts'
import { type LoggedRecord, loggedRecords, logRulesOf } from '../../server/history/records.ts'
import { undoBatch } from '../../server/history/undo/undo.ts'
import type { UndoConflict, UndoResult } from '../../server/history/undo/undo-result.ts'
import type { ChangeValue } from '../../server/platform/records/change-values.ts'
import { eventKinds, loggedKinds } from '../../server/platform/records/kinds-generated.ts'
import { origins } from '../../server/platform/tenancy/origin.ts'
import { requestChangeLogExport } from '../../server/portability/exports/request.ts'
import { builder } from '../builder.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from '../connections.ts'
import { databaseCost } from '../database-cost.ts'
import { enumValues } from '../enum-values.ts'
import { ChangeActionEnum } from '../ledger/ledger.ts'
import { loadMemberProfile, MemberProfileObject } from '../people/users.ts'
import { MoneyObject } from '../scalars.ts'

const ChangeOriginEnum = builder.enumType('ChangeOrigin', {
  description: 'The origin of a change.',
  values: enumValues(origins),
})

const LoggedKindEnum = builder.enumType('LoggedKind', { values: enumValues(loggedKinds) })

export const EventKindEnum = builder.enumType('EventKind', {
  description: 'The kinds of records whose changes webhooks can receive.',
  values: enumValues(eventKinds),
})

const ChangeKindObject = builder.objectRef<LoggedRecord>('ChangeKind').implement({
  description: 'A kind of records in the change log, with its names in your language.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LoggedKindEnum }),
    eventKind: t.field({
      type: EventKindEnum,
      nullable: true,
      description: 'The kind in webhooks. Null if webhooks cannot receive its changes.',
      resolve: ({ kind }) => eventKinds.find((each) => each === kind) ?? null,
    }),
    one: t.string({
      description: 'The name of one record, such as “Category”.',
      resolve: ({ log }) => render(log.one),
    }),
    many: t.string({
      description: 'The name of several, such as “Categories”.',
      resolve: ({ log }) => render(log.many),
    }),
  }),
})

const ChangeValueObject = builder.objectRef<ChangeValue>('ChangeValue').implement({
  description: 'A value as text and, for an amount or a date, in typed form.',
  fields: (t) => ({
    text: t.exposeString('text'),
    money: t.expose('money', { type: MoneyObject, nullable: true }),
    date: t.expose('date', { type: 'Date', nullable: true }),
  }),
})

const FieldChangeObject = builder.objectRef<FieldChange>('FieldChange').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    label: t.exposeString('label'),
    before: t.expose('before', { type: ChangeValueObject, nullable: true }),
    after: t.expose('after', { type: ChangeValueObject, nullable: true }),
  }),
})

const RecordedChangeObject = builder.objectRef<RecordedChange>('RecordedChange').implement({
  description: 'A record and the net change that an action made to it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LoggedKindEnum }),
    kindName: t.string({
      description: 'The name of the kind in your language.',
      resolve: ({ kind }) => render(logRulesOf(kind).one),
    }),
    recordId: t.exposeID('recordId'),
    action: t.expose('action', { type: ChangeActionEnum }),
    title: t.exposeString('title'),
    fields: t.expose('fields', { type: [FieldChangeObject], extensions: { length: 1 } }),
  }),
})

export const ChangeBatchObject = builder.objectRef<ChangeBatch>('ChangeBatch').implement({
  description: 'All changes that one action made.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.float({
      description: 'The number of the batch in the change log, which is sorted by it.',
      resolve: ({ number }) => Number(number),
    }),
    at: t.expose('at', { type: 'DateTime' }),
    by: t.field({
      type: MemberProfileObject,
      nullable: true,
      description: 'The user who performed or requested the action. Null if the server acted by itself.',
      resolve: ({ userId }, _, context) => (userId === null ? null : loadMemberProfile(context, userId)),
    }),
    origin: t.expose('origin', { type: ChangeOriginEnum }),
    grantName: t.exposeString('grantName', {
      nullable: true,
      description: 'The name of the API token or connected app with which the user acted.',
    }),
    summary: t.exposeString('summary', {
      description: 'A short summary without names, such as “Deleted 3 transactions”.',
    }),
    count: t.exposeInt('count', { description: 'The number of changed records.' }),
    changes: t.expose('changes', {
      type: [RecordedChangeObject],
      description: 'The first 50 changed records.',
      extensions: { length: 2 },
    }),
    mayUndo: t.exposeBoolean('mayUndo'),
    isUndone: t.exposeBoolean('isUndone'),
    undoes: t.exposeID('undoes', { nullable: true, description: 'The batch that this batch undid.' }),
  }),
})

const ChangeBatchEdgeObject = builder.objectRef<{ cursor: string; node: ChangeBatch }>('ChangeBatchEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: ChangeBatchObject }) }),
})

const ChangeLogConnectionObject = builder.objectRef<Connection<ChangeBatch>>('ChangeLogConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [ChangeBatchEdgeObject] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoObject }),
  }),
})

export const ChangeLogFilterInput = builder.inputType('ChangeLogFilter', {
  description: 'Filters that must all match. Dates are in the organization’s time zone and inclusive.',
  fields: (t) => ({
    batchId: t.id({ required: false, description: 'The batch, together with its undos.' }),
    userId: t.id({ required: false }),
    origins: t.field({ type: [ChangeOriginEnum], required: false }),
    kinds: t.field({ type: [LoggedKindEnum], required: false }),
    actions: t.field({ type: [ChangeActionEnum], required: false }),
    from: t.field({ type: 'Date', required: false }),
    to: t.field({ type: 'Date', required: false }),
  }),
})

builder.queryField('changeLog', (t) =>
  t.field({
    type: ChangeLogConnectionObject,
    rule: 'changes:read',
    description: 'The changes with their users, times and origins, newest first.',
    extensions: { work: databaseCost.changeLog },
    args: {
      filter: t.arg({ type: ChangeLogFilterInput, required: false }),
      first: t.arg.int({ required: false, defaultValue: 50 }),
      after: t.arg.string({ required: false }),
    },
    resolve: async (_, { filter, first, after }, { tenant }) =>
      connectionOf(await listBatches(tenant, filter ?? {}, { first: pageSizeOf(first), after }), changeCursorOf),
  }),
)

builder.queryField('changeKinds', (t) =>
  t.field({
    type: [ChangeKindObject],
    rule: 'changes:read',
    description: 'The kinds of records in the change log, in its order.',
    extensions: { length: 20 },
    resolve: () => [...loggedRecords],
  }),
)

builder.queryField('changeLogFile', (t) =>
  t.string({
    rule: 'changes:read',
    description: 'The address of the filtered change log as a CSV file, valid for 5 minutes.',
    args: { filter: t.arg({ type: ChangeLogFilterInput, required: false }) },
    resolve: (_, { filter }, { tenant, services }) => requestChangeLogExport(services.signer, tenant, filter ?? {}),
  }),
)

builder.queryField('changeBatch', (t) =>
  t.field({
    type: ChangeBatchObject,
    rule: 'changes:read',
    args: { id: t.arg.id() },
    resolve: async (_, { id }, { tenant }) => requireFound((await findBatches(tenant, [id]))[0], 'change'),
  }),
)

builder.queryField('undoableActions', (t) =>
  t.field({
    type: [ChangeBatchObject],
    rule: 'transactions:write',
    description: 'Your own actions of the last day that `undo` can reverse, newest first. At most 20.',
    extensions: { length: 20 },
    resolve: (_, __, { tenant }) => listUndoableActions(tenant),
  }),
)

const UndoConflictObject = builder.objectRef<UndoConflict>('UndoConflict').implement({
  description: 'The reason why one record cannot be undone.',
  fields: (t) => ({
    recordId: t.exposeID('recordId'),
    title: t.exposeString('title'),
    reason: t.exposeString('reason'),
  }),
})

export const UndoResultObject = builder.objectRef<UndoResult>('UndoResult').implement({
  fields: (t) => ({
    done: t.exposeBoolean('done', {
      description: 'False if records changed since and you did not set `partly`. Nothing was undone in that case.',
    }),
    count: t.exposeInt('count', {
      description: 'The number of records that were undone or, if not done, that could be undone.',
    }),
    batchId: t.exposeID('batchId', {
      nullable: true,
      description: 'The batch of the undo itself, which can be undone too.',
    }),
    conflicts: t.expose('conflicts', { type: [UndoConflictObject], extensions: { length: 1 } }),
  }),
})

builder.mutationField('undo', (t) =>
  t.field({
    type: UndoResultObject,
    rule: 'transactions:write',
    description: 'Undoes a batch. Members can undo their own actions, Owners and Admins those of all members.',
    args: {
      batchId: t.arg.id({
        description: 'The batch ID from a mutation’s response (extensions.batch) or from the change log.',
      }),
      partly: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'True undoes the records that have not changed since and leaves the others unchanged.',
      }),
    },
    resolve: (_, { batchId, partly }, { tenant }) => undoBatch(tenant, batchId, partly ?? false),
  }),
)

export const changeCursorOf = ({ number }: { number: bigint }) => String(number)
