import {
  CategoryFileDocument,
  type CategoryFileFormat,
  CategoryImportDocument,
  CreateCategoryDocument,
  ImportCategoriesDocument,
} from '../../../web/operations/generated.ts'
import { CategoryTreeDocument } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'

const fileOf = async (person: TestUser, format: CategoryFileFormat) =>
  (await person.graphql(CategoryFileDocument, { format })).categoryFile
const preview = async (person: TestUser, text: string) =>
  (await person.graphql(CategoryImportDocument, { text })).categoryImport
/** Returns the category tree without the IDs, which differ between organizations. */
async function treeOf(person: TestUser) {
  const { categories } = await person.graphql(CategoryTreeDocument, {})
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return categories.map(({ type, name, parentId, icon, color, archived }) => ({
    type,
    name,
    parent: parentId && names.get(parentId),
    icon,
    color,
    archived,
  }))
}

test('a category tree is copied between organizations as CSV or JSON, and a second import changes nothing', async ({
  signUp,
}) => {
  const ada = await signUp()
  const food = (
    await ada.graphql(CreateCategoryDocument, {
      input: { name: '=Food, "fine"', type: 'EXPENSE', icon: 'coffee', color: 3 },
    })
  ).createCategory.id
  await ada.graphql(CreateCategoryDocument, { input: { name: 'Früchte', type: 'EXPENSE', parentId: food } })
  const other = await categoryOf(ada, 'Groceries')
  await ada.graphql(CreateCategoryDocument, { input: { name: 'Früchte', type: 'EXPENSE', parentId: other } })
  const csv = await fileOf(ada, 'CSV')
  // Spreadsheets do not execute the cell.
  expect(csv).toContain(`"'=Food, ""fine"""`)
  for (const format of ['CSV', 'JSON'] as const) {
    const text = await fileOf(ada, format)
    expect(new Set((await preview(ada, text)).map(({ finding }) => finding))).toEqual(new Set(['SAME']))
    const bob = await signUp()
    const before = await treeOf(bob)
    const fresh = (await preview(bob, text)).filter(({ finding }) => finding === 'NEW')
    expect(fresh.map(({ name, parent }) => [name, parent]).toSorted()).toEqual(
      [
        ['Früchte', 'Groceries'],
        ['=Food, "fine"', null],
        ['Früchte', '=Food, "fine"'],
      ].toSorted(),
    )
    expect(await treeOf(bob)).toEqual(before)
    await bob.graphql(ImportCategoriesDocument, { text })
    expect(await treeOf(bob)).toEqual(await treeOf(ada))
    expect(await fileOf(bob, format)).toBe(text)
  }
})

test('each line shows its effect, and an invalid line shows the reason', async ({ signUp }) => {
  const ada = await signUp()
  const text = [
    'Type;Name;Parent;Icon;Colour;Rollover;Archived',
    'Expense;groceries;;;Rose;surplus;',
    'Expense;Cheese;Groceries;;;;',
    'Expense;Brie;Cheese;;;;',
    'Expense;Ham;Nowhere;;;;',
    'Expense;Cheese;Groceries;;;;',
    'Spending;Odd;;;;;',
    'Expense;;;;;;',
    'Income;Tips;;;Pink;;',
    'Expense;Transport;;bus;Teal;none;no',
  ].join('\n')
  const lines = await preview(ada, text)
  expect(lines.map(({ line, finding, changes, reason }) => [line, finding, reason ?? changes.join()])).toEqual([
    [2, 'CHANGED', 'name,colour,rollover'],
    [3, 'NEW', ''],
    [4, 'BAD', "Cheese is a subcategory, so it can't be a parent category."],
    [5, 'BAD', "The parent category Nowhere doesn't exist."],
    [6, 'BAD', 'Line 3 already has this category.'],
    [7, 'BAD', 'The type must be Expense or Income.'],
    [8, 'BAD', 'The name is missing.'],
    [9, 'BAD', 'The colour must be one of these: Ultramarine, Amber, Teal, Rose, Olive, Sky, Plum, Slate.'],
    [10, 'SAME', ''],
  ])
  await ada.graphql(ImportCategoriesDocument, { text })
  const tree = await treeOf(ada)
  expect(tree).toHaveLength(27)
  expect(tree.find(({ name }) => name === 'Cheese')).toMatchObject({ parent: 'groceries' })
  expect(tree[0]).toMatchObject({ name: 'groceries', icon: 'shopping-basket', color: 4 })
  await expect(preview(ada, 'Hello')).rejects.toThrow('The first line must name the columns')
  await expect(preview(ada, '[{"name": ')).rejects.toThrow('its JSON is invalid')
})

test('Members can import categories that they may create, but cannot archive any', async ({ signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada' }))
  const member = await joinAs('MEMBER', ada, signUp, 'Mia')
  await categoryOf(member, 'Groceries')
  const text = JSON.stringify([
    { type: 'Expense', name: 'Groceries', archived: true },
    { type: 'Expense', name: 'Toys', color: 2 },
  ])
  expect(await preview(member, text)).toMatchObject([
    { finding: 'BAD', reason: 'Only Owners and Admins can archive categories.' },
    { finding: 'NEW' },
  ])
  await member.graphql(ImportCategoriesDocument, { text })
  expect((await treeOf(ada)).filter(({ archived }) => archived)).toEqual([])
  await ada.graphql(ImportCategoriesDocument, { text })
  expect((await treeOf(ada)).filter(({ archived }) => archived)).toMatchObject([{ name: 'Groceries' }])
})
