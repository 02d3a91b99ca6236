import { findSharedViews, listViews, type SavedView, viewPages } from '../../server/ledger/views/read.ts'
import { createView, deleteView, updateView } from '../../server/ledger/views/write.ts'
import { builder } from '../builder.ts'
import { createRecordLoader } from '../loaders.ts'
import { loadMemberProfile, MemberProfileObject } from '../people/users.ts'
import { loadChanged, RecordChangeObject } from './ledger.ts'

const ViewPageEnum = builder.enumType('ViewPage', { values: viewPages })

const SavedViewObject = builder.objectRef<SavedView>('SavedView').implement({
  description: 'A named set of filters of a page.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    page: t.expose('page', { type: ViewPageEnum }),
    address: t.exposeString('address', { description: 'The query string of the page’s URL.' }),
    isShared: t.exposeBoolean('isShared', { description: 'True if all members can see the view.' }),
    owner: t.field({
      type: MemberProfileObject,
      resolve: ({ userId }, _, context) => loadMemberProfile(context, userId),
    }),
  }),
})

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
  description: 'The fields to change. Omitted fields keep their values.',
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
    description: 'Your own saved views and those that others share, by name.',
    args: { page: t.arg({ type: ViewPageEnum }) },
    resolve: (_, { page }, { tenant }) => listViews(tenant, page),
  }),
)

builder.mutationField('createSavedView', (t) =>
  t.field({
    type: SavedViewObject,
    rule: 'views:write',
    description: 'Creates a saved view. Only members who can write transactions can share a view.',
    args: { input: t.arg({ type: NewSavedViewInput }) },
    resolve: (_, { input }, { tenant }) => createView(tenant, { ...input, isShared: input.isShared ?? false }),
  }),
)

builder.mutationField('updateSavedView', (t) =>
  t.field({
    type: SavedViewObject,
    rule: 'views:write',
    description: 'Changes one of your saved views.',
    args: { id: t.arg.id(), changes: t.arg({ type: SavedViewChangesInput }) },
    resolve: (_, { id, changes }, { tenant }) => updateView(tenant, id, changes),
  }),
)

builder.mutationField('deleteSavedView', (t) =>
  t.field({
    type: 'ID',
    rule: 'views:write',
    description:
      'Deletes a saved view. Members can delete their own views, Owners and Admins also shared ones. Returns its ID.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteView(tenant, id),
  }),
)

builder.objectField(RecordChangeObject, 'savedView', (t) =>
  t.field({
    type: SavedViewObject,
    nullable: true,
    description: 'The saved view, while it is shared.',
    resolve: loadChanged('view', loadSharedView),
  }),
)
