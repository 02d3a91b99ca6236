import { expect, test } from 'vitest'
import {
  CategoryUseDocument,
  CreateCategoryDocument,
  CreateRecurrenceDocument,
  CreateRuleDocument,
  CreateTransactionDocument,
  DeleteCategoryDocument,
  MergeCategoryDocument,
  SetBudgetDocument,
} from '../../../web/operations/generated.ts'
import { differencesOf, type LedgerRows } from '../../support/data/ledger-rows.ts'
import { type CategoryType, ChangeLogDocument, InboxDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { converse } from '../assistant/conversation.ts'
import { createUndoFixture, undo } from '../history/undo-fixture.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'

const fixture = createUndoFixture()

async function openKitchen() {
  const ada = await fixture.signUp({ name: 'Ada' })
  const [from, to] = [await categoryOf(ada, 'Eating out'), await categoryOf(ada, 'Groceries')]
  const other = await categoryOf(ada, 'Transport')
  const record = (input: object) =>
    ada.graphql(CreateTransactionDocument, { input: { ...expense({ amount: '10.00' }), ...input } })
  await record({ description: 'Pizza', categoryId: from })
  await record({ description: 'Milk', categoryId: to })
  const part = (categoryId: string, amount: string, note: string) => ({ categoryId, amount, note })
  await record({ description: 'All one', note: 'Both', splits: [part(from, '4.00', 'Bar'), part(to, '6.00', 'Bag')] })
  await record({
    description: 'Three',
    splits: [part(other, '1.00', 'Bus'), part(from, '4.00', 'Bar'), part(to, '5.00', 'Bag')],
  })
  for (const [categoryId, month, amount] of [
    [from, '2026-03', '100.00'],
    [to, '2026-03', '50.00'],
    [from, '2026-04', '80.00'],
  ] as const) {
    await ada.graphql(SetBudgetDocument, { categoryId, month, amount })
  }
  await ada.graphql(CreateRuleDocument, { input: { text: 'pizza', categoryId: from } })
  await ada.graphql(CreateRecurrenceDocument, {
    input: {
      type: 'EXPENSE',
      amount: '12.00',
      description: 'Canteen',
      frequency: 'WEEKLY',
      startDate: '2026-03-02',
      categoryId: from,
    },
  })
  const { say: sendMessage } = await converse(ada)
  await sendMessage('spent 12.50 on lunch yesterday')
  const below = await makeCategory(ada, 'Bars', from)
  return { ada, from, to, other, below }
}

async function makeCategory(person: TestUser, name: string, parentId: string | null, type: CategoryType = 'EXPENSE') {
  return (await person.graphql(CreateCategoryDocument, { input: { name, type, parentId } })).createCategory.id
}

const rowsOf = (rows: LedgerRows, kind: string) =>
  [...rows].flatMap(([key, row]) => (key.startsWith(`${kind} `) ? [row] : []))
const named = (rows: LedgerRows, description: string) =>
  rowsOf(rows, 'transaction').find((row) => row.description === description)
const plansOf = (rows: LedgerRows) =>
  rowsOf(rows, 'budget').map(({ category_id, month, amount_minor }) => ({ category_id, month, amount_minor }))
const lastSummary = async (person: TestUser) =>
  (await person.graphql(ChangeLogDocument, { first: 1 })).changeLog.edges[0]?.node.summary

test('a merged category moves all its records, and undo restores every row', async () => {
  const { ada, from, to, other, below } = await openKitchen()
  expect((await ada.graphql(CategoryUseDocument, { id: from })).categoryUse).toEqual({
    transactions: 3,
    budgets: 2,
    rules: 1,
    recurrences: 1,
    pendingItems: 1,
    children: 1,
  })

  const before = await fixture.rows(ada)
  const merge = await fixture.act(ada, MergeCategoryDocument, { id: from, intoId: to })
  const after = await fixture.rows(ada)
  expect(merge.data.mergeCategory).toMatchObject({ id: to, name: 'Groceries' })
  expect(await lastSummary(ada)).toBe('Merged Eating out into Groceries')
  expect(JSON.stringify([...after.values()])).not.toContain(from)
  expect(named(after, 'Pizza')).toMatchObject({ category_id: to, splits: null })
  expect(named(after, 'All one')).toMatchObject({ category_id: to, splits: null, note: 'Both; Bar; Bag' })
  expect(named(after, 'Three')).toMatchObject({
    category_id: null,
    splits: [
      { category_id: other, amount_minor: 100, base_amount_minor: 100, note: 'Bus' },
      { category_id: to, amount_minor: 900, base_amount_minor: 900, note: 'Bar; Bag' },
    ],
  })
  expect(plansOf(after)).toEqual(
    expect.arrayContaining([
      { category_id: to, month: '2026-03-01', amount_minor: 15_000 },
      { category_id: to, month: '2026-04-01', amount_minor: 8_000 },
    ]),
  )
  expect(rowsOf(after, 'rule')).toMatchObject([{ actions: { category_id: to } }])
  expect(rowsOf(after, 'recurrence')).toMatchObject([{ category_id: to }])
  expect(rowsOf(after, 'category').find(({ id }) => id === below)).toMatchObject({ parent_id: to })
  expect((await ada.graphql(InboxDocument, {})).pendingItems).toMatchObject([{ category: { id: to } }])
  const learnt = await fixture.owner('select from category_corrections where organization_id = $1', [
    ada.organizationId,
  ])
  expect(learnt).toHaveLength(0)

  const undone = await undo(ada, merge.batch)
  expect(undone).toMatchObject({ done: true, conflicts: [] })
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])
  expect(await undo(ada, undone.batchId ?? '')).toMatchObject({ done: true })
  expect(differencesOf(after, await fixture.rows(ada))).toEqual([])
})

test('a subcategory can be merged into its parent or another category, but not into one of the other type', async () => {
  const ada = await fixture.signUp()
  const [food, salary] = [await makeCategory(ada, 'Food', null), await categoryOf(ada, 'Salary')]
  const [snacks, fruit] = [await makeCategory(ada, 'Snacks', food), await makeCategory(ada, 'Fruit', food)]
  const parentsOf = async () =>
    Object.fromEntries(rowsOf(await fixture.rows(ada), 'category').map(({ name, parent_id }) => [name, parent_id]))
  await expect(ada.graphql(MergeCategoryDocument, { id: food, intoId: salary })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { intoId: 'Choose another category of the same type.' },
  })
  await expect(ada.graphql(MergeCategoryDocument, { id: food, intoId: food })).rejects.toThrow('of the same type')

  const before = await fixture.rows(ada)
  const { batch } = await fixture.act(ada, MergeCategoryDocument, { id: food, intoId: fruit })
  expect(await parentsOf()).toMatchObject({ Fruit: null, Snacks: fruit })
  await undo(ada, batch)
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])

  const into = await fixture.act(ada, MergeCategoryDocument, { id: snacks, intoId: food })
  expect(Object.keys(await parentsOf())).not.toContain('Snacks')
  await undo(ada, into.batch)
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])
})

test('a deleted category is replaced, or its records become uncategorized', async () => {
  const { ada, from, to, other, below } = await openKitchen()
  const before = await fixture.rows(ada)
  await expect(ada.graphql(DeleteCategoryDocument, { id: from })).rejects.toMatchObject({
    fields: {
      replacementId: 'Eating out is in use. Choose a category to replace it, or leave its transactions uncategorised.',
    },
  })

  const replaced = await fixture.act(ada, DeleteCategoryDocument, { id: from, replacementId: other })
  const after = await fixture.rows(ada)
  expect(named(after, 'Pizza')).toMatchObject({ category_id: other })
  // The budgets are deleted unless movesBudgets is set.
  expect(plansOf(after)).toEqual([expect.objectContaining({ month: '2026-03-01', amount_minor: 5_000 })])
  expect(rowsOf(after, 'category').find(({ id }) => id === below)).toMatchObject({ parent_id: null })
  await undo(ada, replaced.batch)
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])

  const deleted = await fixture.act(ada, DeleteCategoryDocument, { id: from, replacementId: other, movesBudgets: true })
  expect(plansOf(await fixture.rows(ada))).toHaveLength(3)
  await undo(ada, deleted.batch)

  const left = await fixture.act(ada, DeleteCategoryDocument, { id: from, leavesUncategorised: true })
  const emptied = await fixture.rows(ada)
  expect(named(emptied, 'Pizza')).toMatchObject({ category_id: null })
  expect(named(emptied, 'All one')).toMatchObject({ splits: [{ category_id: null }, { category_id: to }] })
  expect(rowsOf(emptied, 'rule')).toEqual([])
  expect(await lastSummary(ada)).toBe('Deleted the category Eating out')
  await undo(ada, left.batch)
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])
})

test('an unused category is deleted directly, and Members cannot delete or merge categories', async () => {
  const ada = await createTeam(await fixture.signUp({ name: 'Ada' }))
  const member = await joinAs('MEMBER', ada, fixture.signUp, 'Mia')
  const id = await makeCategory(member, 'Toys', null)
  const into = await categoryOf(ada, 'Groceries')
  const error = { code: 'FORBIDDEN' }
  await expect(member.graphql(DeleteCategoryDocument, { id })).rejects.toMatchObject(error)
  await expect(member.graphql(MergeCategoryDocument, { id, intoId: into })).rejects.toMatchObject(error)
  const before = await fixture.rows(ada)
  const { batch } = await fixture.act(ada, DeleteCategoryDocument, { id })
  await expect(undo(member, batch)).rejects.toMatchObject(error)
  await undo(ada, batch)
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])
})

test('thousands of transactions are merged at once and restored by undo', async () => {
  const ada = await fixture.signUp()
  const [from, to] = [await categoryOf(ada, 'Eating out'), await categoryOf(ada, 'Groceries')]
  await ada.graphql(CreateTransactionDocument, { input: expense({ categoryId: from, amount: '3.00' }) })
  await fixture.owner(
    `insert into transactions
       select (jsonb_populate_record(t, jsonb_build_object('id', uuidv7(), 'description', 'Row ' || n))).*
         from transactions t cross join generate_series(2, 3000) n where t.organization_id = $1`,
    [ada.organizationId],
  )
  await fixture.owner('select rebuild_totals($1)', [ada.organizationId])
  const { batch } = await fixture.act(ada, MergeCategoryDocument, { id: from, intoId: to })
  const figures = () =>
    fixture.owner(
      'select category_id, amount_minor, count from monthly_totals where organization_id = $1 and count > 0',
      [ada.organizationId],
    )
  expect(await figures()).toEqual([{ category_id: to, amount_minor: '900000', count: '3000' }])
  expect(await undo(ada, batch)).toMatchObject({ done: true, count: 3_000 })
  expect(await figures()).toEqual([{ category_id: from, amount_minor: '900000', count: '3000' }])
})
