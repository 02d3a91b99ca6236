import {
  CategoryUsageDocument,
  UpdateCategoryDocument as ChangeCategoryDocument,
  CreateCategoryDocument,
  CreateTransactionDocument,
  MergeCategoryDocument,
  MoveCategoryDocument,
} from '../../../web/operations/generated.ts'
import { CategoryTreeDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

async function make(person: TestUser, name: string, parentId: string | null = null) {
  const input = { name, type: 'EXPENSE' as const, parentId }
  return (await person.graphql(CreateCategoryDocument, { input })).createCategory.id
}

const treeOf = async (person: TestUser) =>
  (await person.graphql(CategoryTreeDocument, {})).categories.filter(({ type }) => type === 'EXPENSE')
const namesOf = async (person: TestUser) => (await treeOf(person)).map(({ name }) => name)

test('a category moves among its siblings, below another category and back, and few other positions change', async ({
  signUp,
}) => {
  const ada = await signUp()
  const [groceries, eatingOut] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Eating out')]
  const [food, fruit] = [await make(ada, 'Food'), await make(ada, 'Fruit')]
  const move = async (id: string, parentId: string | null, beforeId: string | null) =>
    (await ada.graphql(MoveCategoryDocument, { id, parentId, beforeId })).moveCategory

  // If two neighbors swap, only their positions change.
  expect((await move(eatingOut, null, groceries)).map(({ id }) => id).toSorted()).toEqual(
    [groceries, eatingOut].toSorted(),
  )
  expect((await namesOf(ada)).slice(0, 2)).toEqual(['Eating out', 'Groceries'])
  expect(await move(eatingOut, null, groceries)).toEqual([])

  await move(fruit, food, null)
  await move(groceries, food, fruit)
  expect((await namesOf(ada)).slice(-3)).toEqual(['Food', 'Groceries', 'Fruit'])
  await move(food, null, eatingOut)
  expect((await namesOf(ada)).slice(0, 4)).toEqual(['Food', 'Groceries', 'Fruit', 'Eating out'])
  await move(fruit, null, eatingOut)
  expect((await namesOf(ada)).slice(0, 4)).toEqual(['Food', 'Groceries', 'Fruit', 'Eating out'])
  expect((await treeOf(ada)).find(({ id }) => id === fruit)?.parentId).toBeNull()

  const salary = await categoryOf(ada, 'Salary')
  const top = 'Choose a top-level category of the same type.'
  await expect(move(fruit, salary, null)).rejects.toMatchObject({ fields: { parentId: top } })
  await expect(move(fruit, groceries, null)).rejects.toMatchObject({ fields: { parentId: top } })
  await expect(move(food, fruit, null)).rejects.toMatchObject({
    fields: { parentId: 'This category has subcategories, so it must stay at the top level.' },
  })
  await expect(move(fruit, null, groceries)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('subcategories are archived and restored with their parent if their names are free', async ({ signUp }) => {
  const ada = await signUp()
  const food = await make(ada, 'Food')
  const [fruit, bread, old] = [
    await make(ada, 'Fruit', food),
    await make(ada, 'Bread', food),
    await make(ada, 'Old', food),
  ]
  const archive = (id: string, archived: boolean) => ada.graphql(ChangeCategoryDocument, { id, changes: { archived } })
  const archived = async () => (await treeOf(ada)).flatMap((each) => (each.archived ? [each.name] : [])).toSorted()

  await archive(old, true)
  await archive(food, true)
  expect(await archived()).toEqual(['Bread', 'Food', 'Fruit', 'Old'])
  await make(ada, 'Bread', food)
  await archive(food, false)
  expect(await archived()).toEqual(['Bread', 'Old'])
  await expect(archive(bread, false)).rejects.toMatchObject({
    fields: { name: 'There is already a category named Bread.' },
  })
  expect((await treeOf(ada)).find(({ id }) => id === fruit)?.parentId).toBe(food)
})

test('a name is unique below a parent, and may come again below another one', async ({ signUp }) => {
  const ada = await signUp()
  const [food, trips] = [await make(ada, 'Food'), await make(ada, 'Trips')]
  const [inFood, inTrips] = [await make(ada, 'Snacks', food), await make(ada, 'Snacks', trips)]
  const taken = { fields: { name: 'There is already a category named Snacks.' } }
  await expect(make(ada, 'snacks', food)).rejects.toMatchObject(taken)
  await expect(ada.graphql(ChangeCategoryDocument, { id: inTrips, changes: { parentId: food } })).rejects.toMatchObject(
    taken,
  )
  await make(ada, 'Snacks')
  await ada.graphql(CreateTransactionDocument, { input: expense({ categoryId: inTrips, amount: '5' }) })

  // Merging the parents merges the subcategories of the same name.
  await ada.graphql(MergeCategoryDocument, { id: trips, intoId: food })
  const snacks = (await treeOf(ada)).filter(({ name }) => name === 'Snacks')
  expect(snacks.map(({ parentId }) => parentId)).toEqual(expect.arrayContaining([food, null]))
  expect(snacks).toHaveLength(2)
  const { categoryUsage } = await ada.graphql(CategoryUsageDocument, {})
  expect(categoryUsage.find(({ categoryId }) => categoryId === inFood)).toMatchObject({ ever: 1 })
})

test('the usage of each category is known', async ({ signUp }) => {
  const ada = await signUp()
  const [groceries, transport] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Transport')]
  const record = (input: object) =>
    ada.graphql(CreateTransactionDocument, { input: { ...expense({ amount: '2.00' }), ...input } })
  await record({ categoryId: groceries, date: '2026-02-01' })
  const [one, other] = [
    { categoryId: groceries, amount: '1.00' },
    { categoryId: transport, amount: '1.00' },
  ]
  await record({ splits: [one, other], date: '2026-03-05' })
  await record({ date: '2026-03-06' })
  const { categoryUsage } = await ada.graphql(CategoryUsageDocument, {}, { headers: { 'x-today': '2026-03-20' } })
  expect(categoryUsage.toSorted((a, b) => b.ever - a.ever)).toEqual([
    expect.objectContaining({ categoryId: groceries, thisMonth: 1, ever: 2 }),
    expect.objectContaining({ categoryId: transport, thisMonth: 1, ever: 1 }),
  ])
})
