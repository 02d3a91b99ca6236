import { countTagged, findTags, listTags, type Tag } from '../../server/ledger/tags/read.ts'
import { createTag, deleteTag, mergeTag, updateTag } from '../../server/ledger/tags/write.ts'
import type { Context } from '../../server/platform/requests/context.ts'
import { builder } from '../builder.ts'
import { createLoader, createRecordLoader } from '../loaders.ts'
import { loadChanged, RecordChangeObject } from './ledger.ts'

const loadCount = createLoader(
  (context, ids) => countTagged(context.tenant, ids),
  ({ tagId }) => tagId,
  ([counted]) => Number(counted?.count ?? 0),
)

export const TagObject = builder.objectRef<Tag>('Tag').implement({
  description: 'A label that can be on any number of transactions, in any category.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    color: t.exposeInt('color', { description: 'An index in the color palette, from 1 to 8.' }),
    transactionCount: t.int({ resolve: ({ id }, _, context) => loadCount(context, id) }),
  }),
})

export const loadTag = createRecordLoader((context, ids) => findTags(context.tenant, ids))

export async function loadTags(context: Context, ids: readonly string[]): Promise<Tag[]> {
  return (await Promise.all(ids.map((id) => loadTag(context, id)))).filter((tag) => tag !== null)
}

const TagChangesInput = builder.inputType('TagChangesInput', {
  description: 'The fields to change. Omitted fields keep their values.',
  fields: (t) => ({ name: t.string({ required: false }), color: t.int({ required: false }) }),
})

builder.queryField('tags', (t) =>
  t.field({
    type: [TagObject],
    rule: 'ledger:read',
    description: 'The tags, by name.',
    extensions: { length: 50 },
    resolve: (_, __, { tenant }) => listTags(tenant),
  }),
)

builder.mutationField('createTag', (t) =>
  t.field({
    type: TagObject,
    rule: 'plans:write',
    args: { name: t.arg.string(), color: t.arg.int({ required: false }) },
    resolve: (_, { name, color }, { tenant }) => createTag(tenant, name, color),
  }),
)

builder.mutationField('updateTag', (t) =>
  t.field({
    type: TagObject,
    rule: 'plans:write',
    args: { id: t.arg.id(), changes: t.arg({ type: TagChangesInput }) },
    resolve: (_, { id, changes }, { tenant }) => updateTag(tenant, id, changes),
  }),
)

builder.mutationField('deleteTag', (t) =>
  t.field({
    type: 'ID',
    rule: 'categories:manage',
    description: 'Deletes a tag and removes it from all transactions. Returns its ID.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteTag(tenant, id),
  }),
)

builder.mutationField('mergeTag', (t) =>
  t.field({
    type: TagObject,
    rule: 'categories:manage',
    description: 'Merges the first tag into the second and deletes the first. Returns the second tag.',
    args: { id: t.arg.id(), into: t.arg.id() },
    resolve: (_, { id, into }, { tenant }) => mergeTag(tenant, id, into),
  }),
)

builder.objectField(RecordChangeObject, 'tag', (t) =>
  t.field({
    type: TagObject,
    nullable: true,
    resolve: loadChanged('tag', loadTag),
  }),
)
