import { fileOfTree, importTree, previewTree } from '../server/ledger/categories/tree.ts'
import type { TreeChange } from '../server/ledger/categories/tree-diff.ts'
import { builder } from './builder.ts'
import { CategoryTypeEnum } from './categories.ts'

const TreeFormatEnum = builder.enumType('CategoryFileFormat', { values: ['CSV', 'JSON'] as const })

const TreeFindingEnum = builder.enumType('CategoryFinding', { values: ['NEW', 'SAME', 'CHANGED', 'BAD'] as const })

const TreeChangeObject = builder.objectRef<TreeChange>('CategoryLine').implement({
  description: 'What a line of a file of categories does.',
  fields: (t) => ({
    line: t.exposeInt('line'),
    name: t.exposeString('name'),
    type: t.expose('type', { type: CategoryTypeEnum, nullable: true }),
    parent: t.exposeString('parent', { nullable: true, description: 'The name of the one it stands below.' }),
    finding: t.expose('finding', { type: TreeFindingEnum }),
    changes: t.exposeStringList('changes', { description: 'Of a changed one: what of it.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why nothing is done with a bad one.' }),
  }),
})

builder.queryField('categoryFile', (t) =>
  t.string({
    rule: 'ledger:read',
    description: 'All categories as the text of a file, which `importCategories` reads.',
    args: { format: t.arg({ type: TreeFormatEnum }) },
    resolve: (_, { format }, { tenant }) => fileOfTree(tenant, format),
  }),
)

builder.queryField('categoryImport', (t) =>
  t.field({
    type: [TreeChangeObject],
    rule: 'plans:write',
    description: 'What the text of a file, JSON or CSV, would do to the categories. Nothing is written.',
    args: { text: t.arg.string() },
    extensions: { length: 100 },
    resolve: (_, { text }, { tenant }) => previewTree(tenant, text),
  }),
)

builder.mutationField('importCategories', (t) =>
  t.field({
    type: [TreeChangeObject],
    rule: 'plans:write',
    description: 'Does what `categoryImport` says, without the bad lines.',
    args: { text: t.arg.string() },
    extensions: { length: 100 },
    resolve: (_, { text }, { tenant }) => importTree(tenant, text),
  }),
)
