import { findSharedViews, listViews, type SavedView, viewPages } from '../server/ledger/views/read.ts'
import { createView, deleteView, updateView } from '../server/ledger/views/write.ts'
import { builder } from './builder.ts'
import { RecordChangeObject } from './ledger.ts'
import { createRecordLoader } from './loaders.ts'
import { loadPerson, PersonObject } from './users.ts'

const ViewPageEnum = builder.enumType('ViewPage', { values: viewPages })

const SavedViewObject = builder.objectRef<SavedView>('SavedView').implement({
  description: 'The filters of a page, kept under a name.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    page: t.expose('page', { type: ViewPageEnum }),
    address: t.exposeString('address', { description: 'The query of the page’s address.' }),
    isShared: t.exposeBoolean('isShared', { description: 'All members see it.' }),
    owner: t.field({ type: PersonObject, resolve: ({ userId }, _, context) => loadPerson(context, userId) }),
  }),
})

/** A shared view by its id: null for one that is not, or is gone. */
const loadSharedView = createRecordLoader((context, ids) => findSharedViews(context.tenant, ids))

const NewSavedViewInput = builder.inputType('NewSavedViewInput', {
  fields: (t) => ({
    name: t.string(),
    page: t.field({ type: ViewPageEnum }),
    address: t.string(),
    isShared: t.boolean({ required: false, defaultValue: false }),
  }),
})

const SavedViewChangesInput = builder.inputType('SavedViewChangesInput', {
  description: 'What is not given stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false }),
    address: t.string({ required: false }),
    isShared: t.boolean({ required: false }),
  }),
})

builder.queryField('savedViews', (t) =>
  t.field({
    type: [SavedViewObject],
    rule: 'ledger:read',
    description: 'One’s own, and those that others share, by name.',
    args: { page: t.arg({ type: ViewPageEnum }) },
    resolve: (_, { page }, { tenant }) => listViews(tenant, page),
  }),
)

builder.mutationField('createSavedView', (t) =>
  t.field({
    type: SavedViewObject,
    rule: 'ledger:read',
    description: 'For oneself; only who may write transactions shares one.',
    args: { input: t.arg({ type: NewSavedViewInput }) },
    resolve: (_, { input }, { tenant }) => createView(tenant, { ...input, isShared: input.isShared ?? false }),
  }),
)

builder.mutationField('updateSavedView', (t) =>
  t.field({
    type: SavedViewObject,
    rule: 'ledger:read',
    description: 'One’s own.',
    args: { id: t.arg.id(), changes: t.arg({ type: SavedViewChangesInput }) },
    resolve: (_, { id, changes }, { tenant }) => updateView(tenant, id, changes),
  }),
)

builder.mutationField('deleteSavedView', (t) =>
  t.field({
    type: 'ID',
    rule: 'ledger:read',
    description: 'One’s own; Owners and Admins also what others share. Answers its id.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteView(tenant, id),
  }),
)

builder.objectField(RecordChangeObject, 'savedView', (t) =>
  t.field({
    type: SavedViewObject,
    nullable: true,
    description: 'While it is shared.',
    resolve: ({ kind, recordId }, _, context) => (kind === 'view' ? loadSharedView(context, recordId) : null),
  }),
)
