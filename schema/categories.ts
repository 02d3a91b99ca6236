import { type Category, findSuggestedCategory, listCategories } from '../server/categories/read.ts'
import { createCategory, updateCategory } from '../server/categories/write.ts'
import { builder } from './builder.ts'

export const CategoryTypeEnum = builder.enumType('CategoryType', { values: ['EXPENSE', 'INCOME'] as const })

export const CategoryObject = builder.objectRef<Category>('Category').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.exposeString('key', { nullable: true, description: 'Stable for a seeded category, however it is named.' }),
    name: t.exposeString('name'),
    type: t.expose('type', { type: CategoryTypeEnum }),
    icon: t.exposeString('icon', { description: 'The name of a lucide icon.' }),
    color: t.exposeInt('color', { description: '1 to 8: a place in the palette.' }),
    parentId: t.exposeID('parentId', { nullable: true }),
    position: t.exposeInt('position'),
    archived: t.boolean({ resolve: ({ archivedAt }) => archivedAt !== null }),
    isSystemCategory: t.boolean({ resolve: ({ key }) => key !== null }),
  }),
})

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

builder.queryField('categories', (t) =>
  t.field({
    type: [CategoryObject],
    rule: 'ledger:read',
    args: { includeArchived: t.arg.boolean({ required: false, defaultValue: false }) },
    resolve: (_, { includeArchived }, { tenant }) => listCategories(tenant, includeArchived ?? false),
  }),
)

builder.queryField('suggestedCategory', (t) =>
  t.field({
    type: CategoryObject,
    nullable: true,
    rule: 'ledger:read',
    description: 'The category most used with that description before.',
    args: { description: t.arg.string(), type: t.arg({ type: CategoryTypeEnum }) },
    resolve: (_, { description, type }, { tenant }) => findSuggestedCategory(tenant, description, type),
  }),
)

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
