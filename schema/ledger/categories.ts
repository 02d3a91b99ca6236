import {
  type Category,
  findCategories,
  findSuggestedCategory,
  listCategories,
} from '../../server/ledger/categories/read.ts'
import { shownName } from '../../server/ledger/categories/shown-name.ts'
import {
  type CategoryUsage,
  type CategoryUse,
  getCategoryUse,
  listCategoryUsage,
} from '../../server/ledger/categories/use.ts'
import { builder } from '../builder.ts'
import { createRecordLoader } from '../loaders.ts'
import { throttleMessages } from '../throttle.ts'
import { LedgerChangesObject, loadChanged, RecordChangeObject } from './ledger.ts'

export const CategoryTypeEnum = builder.enumType('CategoryType', { values: ['EXPENSE', 'INCOME'] as const })

export const CategoryObject = builder.objectRef<Category>('Category').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.exposeString('key', {
      nullable: true,
      description: 'A stable key of a seeded category that does not change when the category is renamed.',
    }),
    name: t.string({ resolve: shownName }),
    type: t.expose('type', { type: CategoryTypeEnum }),
    icon: t.exposeString('icon', { description: 'The name of a Lucide icon.' }),
    color: t.exposeInt('color', { description: 'An index in the color palette, from 1 to 8.' }),
    parentId: t.exposeID('parentId', { nullable: true }),
    position: t.exposeInt('position'),
    archived: t.boolean({ resolve: ({ archivedAt }) => archivedAt !== null }),
    isSystemCategory: t.boolean({ resolve: ({ key }) => key !== null }),
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
    description: 'The category that was used most often with the description.',
    extensions: { work: 50 },
    args: { description: t.arg.string(), type: t.arg({ type: CategoryTypeEnum }) },
    resolve: (_, { description, type }, { tenant }) => findSuggestedCategory(tenant, description, type),
  }),
)

const CategoryUseObject = builder.objectRef<CategoryUse>('CategoryUse').implement({
  description: 'The number of records of each type that use a category and are affected if it is deleted or merged.',
  fields: (t) => ({
    transactions: t.exposeInt('transactions', {
      description: 'The number of transactions, including those with a split in the category.',
    }),
    budgets: t.exposeInt('budgets'),
    rules: t.exposeInt('rules'),
    recurrences: t.exposeInt('recurrences'),
    pendingItems: t.exposeInt('pendingItems', { description: 'The number of staged items that are pending review.' }),
    children: t.exposeInt('children', { description: 'The number of subcategories.' }),
  }),
})

const CategoryUsageObject = builder.objectRef<CategoryUsage>('CategoryUsage').implement({
  description: 'The number of transactions in a category.',
  fields: (t) => ({
    categoryId: t.exposeID('categoryId'),
    thisMonth: t.exposeInt('thisMonth'),
    ever: t.exposeInt('ever'),
  }),
})

builder.queryField('categoryUse', (t) =>
  t.field({
    type: CategoryUseObject,
    rule: 'ledger:read',
    extensions: { work: 10 },
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => getCategoryUse(tenant, id),
  }),
)

builder.queryField('categoryUsage', (t) =>
  t.field({
    type: [CategoryUsageObject],
    rule: 'ledger:read',
    description: 'The number of transactions for each category that has any.',
    extensions: { length: 100 },
    resolve: (_, __, { tenant }) => listCategoryUsage(tenant),
  }),
)

/** A category by its id: null when it is deleted. */
export const loadCategory = createRecordLoader((context, ids) => findCategories(context.tenant, ids))

builder.objectField(RecordChangeObject, 'category', (t) =>
  t.field({
    type: CategoryObject,
    nullable: true,
    resolve: loadChanged('category', loadCategory),
  }),
)

builder.objectField(LedgerChangesObject, 'categoryUsage', (t) =>
  t.field({
    type: [CategoryUsageObject],
    extensions: { length: 100 },
    resolve: (_, __, context) => throttleMessages(context, () => listCategoryUsage(context.tenant)),
  }),
)
