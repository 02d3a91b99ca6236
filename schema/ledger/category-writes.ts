import { deleteCategory, mergeCategory } from '../../server/ledger/categories/merge.ts'
import { moveCategory } from '../../server/ledger/categories/order.ts'
import { createCategory, updateCategory } from '../../server/ledger/categories/write.ts'
import { builder } from '../builder.ts'
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
  description: 'The fields to change. Omitted fields keep their values.',
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
    description: 'Moves a category within its list. Returns the categories whose position changed.',
    args: {
      id: t.arg.id(),
      parentId: t.arg.id({ required: false, description: 'The parent category. Top level if omitted.' }),
      beforeId: t.arg.id({ required: false, description: 'The category to insert before. Last if omitted.' }),
    },
    resolve: (_, { id, parentId = null, beforeId = null }, { tenant }) =>
      moveCategory(tenant, id, { parentId, beforeId }),
  }),
)

builder.mutationField('mergeCategory', (t) =>
  t.field({
    type: CategoryObject,
    rule: 'categories:manage',
    description: 'Merges one category into another of the same type. Returns the category that remains.',
    args: { id: t.arg.id({ description: 'The category that is deleted.' }), intoId: t.arg.id() },
    resolve: (_, { id, intoId }, { tenant }) => mergeCategory(tenant, id, intoId),
  }),
)

builder.mutationField('deleteCategory', (t) =>
  t.field({
    type: 'ID',
    rule: 'categories:manage',
    description:
      'Deletes a category. Its records move to the replacement category, or become uncategorized without one.',
    args: {
      id: t.arg.id(),
      replacementId: t.arg.id({ required: false }),
      leavesUncategorised: t.arg.boolean({ required: false, defaultValue: false }),
      movesBudgets: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'True moves the budgets to the replacement category. Otherwise the budgets are deleted.',
      }),
    },
    resolve: (_, { id, ...replacements }, { tenant }) => deleteCategory(tenant, id, replacements),
  }),
)
