import { deleteCategory, mergeCategory } from '../server/ledger/categories/merge.ts'
import { moveCategory } from '../server/ledger/categories/order.ts'
import { createCategory, updateCategory } from '../server/ledger/categories/write.ts'
import { builder } from './builder.ts'
import { CategoryObject, CategoryTypeEnum } from './categories.ts'

const NewCategoryInput = builder.inputType('NewCategoryInput', {
  fields: (t) => ({
    name: t.string(),
    type: t.field({ type: CategoryTypeEnum }),
    icon: t.string({ required: false }),
    color: t.int({ required: false }),
    parentId: t.id({ required: false }),
  }),
})

const CategoryChangesInput = builder.inputType('CategoryChangesInput', {
  description: 'What is not given stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false }),
    icon: t.string({ required: false }),
    color: t.int({ required: false }),
    parentId: t.id({ required: false }),
    archived: t.boolean({ required: false }),
  }),
})

builder.mutationField('createCategory', (t) =>
  t.field({
    type: CategoryObject,
    rule: 'plans:write',
    args: { input: t.arg({ type: NewCategoryInput }) },
    resolve: (_, { input }, { tenant }) => createCategory(tenant, input),
  }),
)

builder.mutationField('updateCategory', (t) =>
  t.field({
    type: CategoryObject,
    rule: 'plans:write',
    args: { id: t.arg.id(), changes: t.arg({ type: CategoryChangesInput }) },
    resolve: (_, { id, changes }, { tenant }) => updateCategory(tenant, id, changes),
  }),
)

builder.mutationField('moveCategory', (t) =>
  t.field({
    type: [CategoryObject],
    rule: 'plans:write',
    description: 'Puts a category somewhere else in its list. Answers those whose places have changed.',
    args: {
      id: t.arg.id(),
      parentId: t.arg.id({ required: false, description: 'Below which other one; at the top where it is not given.' }),
      beforeId: t.arg.id({ required: false, description: 'Before which of those there; else behind them all.' }),
    },
    resolve: (_, { id, parentId = null, beforeId = null }, { tenant }) =>
      moveCategory(tenant, id, { parentId, beforeId }),
  }),
)

builder.mutationField('mergeCategory', (t) =>
  t.field({
    type: CategoryObject,
    rule: 'categories:manage',
    description: 'Makes one category of two of the same type. Answers the one that stays.',
    args: { id: t.arg.id({ description: 'The one that goes.' }), intoId: t.arg.id() },
    resolve: (_, { id, intoId }, { tenant }) => mergeCategory(tenant, id, intoId),
  }),
)

builder.mutationField('deleteCategory', (t) =>
  t.field({
    type: 'ID',
    rule: 'categories:manage',
    description:
      'Deletes a category. One that is in use is replaced by another one, or what is in it left uncategorised.',
    args: {
      id: t.arg.id(),
      replacementId: t.arg.id({ required: false }),
      leavesUncategorised: t.arg.boolean({ required: false, defaultValue: false }),
      movesBudgets: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'The replacement takes its plans over; else they go.',
      }),
    },
    resolve: (_, { id, ...heirs }, { tenant }) => deleteCategory(tenant, id, heirs),
  }),
)
