import { fileOfTree, importTree, previewTree, type TreeChange } from '../../server/ledger/categories/tree.ts'
import { builder } from '../builder.ts'
import { CategoryTypeEnum } from './categories.ts'

const TreeFormatEnum = builder.enumType('CategoryFileFormat', { values: ['CSV', 'JSON'] as const })

const TreeFindingEnum = builder.enumType('CategoryFinding', { values: ['NEW', 'SAME', 'CHANGED', 'BAD'] as const })

const TreeChangeObject = builder.objectRef<TreeChange>('CategoryLine').implement({
  description: 'The effect of one line of a category file.',
  fields: (t) => ({
    line: t.exposeInt('line'),
    name: t.exposeString('name'),
    type: t.expose('type', { type: CategoryTypeEnum, nullable: true }),
    parent: t.exposeString('parent', { nullable: true, description: 'The name of the parent category.' }),
    finding: t.expose('finding', { type: TreeFindingEnum }),
    changes: t.exposeStringList('changes', { description: 'The fields that change, for a changed category.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'The reason why an invalid line is skipped.' }),
  }),
})

builder.queryField('categoryFile', (t) =>
  t.string({
    rule: 'ledger:read',
    description: 'All categories as the text of a file that `importCategories` can read.',
    args: { format: t.arg({ type: TreeFormatEnum }) },
    resolve: (_, { format }, { tenant }) => fileOfTree(tenant, format),
  }),
)

builder.queryField('categoryImport', (t) =>
  t.field({
    type: [TreeChangeObject],
    rule: 'plans:write',
    description: 'A preview of the changes that a JSON or CSV text would make to the categories. Nothing is written.',
    args: { text: t.arg.string() },
    extensions: { length: 100 },
    resolve: (_, { text }, { tenant }) => previewTree(tenant, text),
  }),
)

builder.mutationField('importCategories', (t) =>
  t.field({
    type: [TreeChangeObject],
    rule: 'plans:write',
    description: 'Applies the changes that `categoryImport` previews and skips invalid lines.',
    args: { text: t.arg.string() },
    extensions: { length: 100 },
    resolve: (_, { text }, { tenant }) => importTree(tenant, text),
  }),
)
