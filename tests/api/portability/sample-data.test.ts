import {
  AddSampleDataDocument as AddSampleDocument,
  UpdateTransactionDocument as ChangeWholeDocument,
  CreateTransactionDocument,
  CreateOrganizationDocument as OpenBooksDocument,
  RecordOccurrenceDocument,
  CreateTransactionDocument as RecordWholeDocument,
  RemoveSampleDataDocument as RemoveSampleDocument,
  SetBudgetDocument,
  UndoDocument,
  TransactionToEditDocument as WholeTransactionDocument,
} from '../../../web/operations/generated.ts'
import {
  SampleAroundDocument,
  SampleFollowedDocument,
  SampleInBooksDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { latestOf, summariesOf } from '../history/change-log-steps.ts'
import { trashOf } from '../history/trash-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'

const today = new Date().toISOString().slice(0, 10)
const month = today.slice(0, 7)
const sampleIn = async (person: TestUser) => (await person.graphql(SampleInBooksDocument, {})).sampleData
const exploreSample = (person: TestUser) =>
  person.graphql(SampleAroundDocument, { month, plain: {}, split: { isSplit: true } })

test('sample data is added to an empty ledger and removed with one action each, and both can be undone', async ({
  signUp,
}) => {
  const ada = await signUp()
  expect(await sampleIn(ada)).toEqual({ state: 'EMPTY', count: 0, editedCount: 0 })
  const watch = await ada.subscribe(SampleFollowedDocument, {})

  const { addSampleData } = await ada.graphql(AddSampleDocument, {})
  expect(addSampleData.state).toBe('SAMPLE')
  expect(addSampleData.count).toBeGreaterThan(300)
  await expect.poll(async () => (await watch.next()).ledgerChanged.sampleData).toEqual(addSampleData)
  const filled = await exploreSample(ada)
  expect(filled.all.count).toBe(addSampleData.count)
  expect(filled.split.count).toBeGreaterThan(5)
  expect((filled.newest.edges[0]?.node.date ?? '9') <= today).toBe(true)
  expect(filled.budgets.lines.filter(({ isPlanned }) => isPlanned)).toHaveLength(7)
  expect(filled.recurrences.map(({ description }) => description).sort()).toEqual(['Harbor & Pine', 'Rent'])
  expect(filled.rules).toHaveLength(1)
  expect(filled.tags).toMatchObject([{ name: 'Portland trip', transactionCount: 3 }])
  expect(filled.recurrenceSuggestions.length).toBeGreaterThan(0)
  await expect(ada.graphql(AddSampleDocument, {})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The sample data has already been added.',
  })

  expect((await ada.graphql(RemoveSampleDocument, {})).removeSampleData).toEqual({ state: 'EMPTY', count: 0 })
  const empty = await exploreSample(ada)
  expect(empty).toMatchObject({ all: { count: 0 }, recurrences: [], rules: [], tags: [], recurrenceSuggestions: [] })
  expect(empty.budgets.lines).toEqual([])
  expect(await trashOf(ada)).toEqual([])
  expect(await summariesOf(ada, {})).toEqual(expect.arrayContaining(['Removed sample data', 'Added sample data']))

  const removal = await latestOf(ada)
  expect(removal).toMatchObject({ summary: 'Removed sample data', mayUndo: true, origin: 'SAMPLE' })
  expect((await ada.graphql(UndoDocument, { batchId: removal.id })).undo.done).toBe(true)
  expect(await sampleIn(ada)).toEqual({ ...addSampleData, editedCount: 0 })
  const { recurrenceSuggestions: _, ...back } = await exploreSample(ada)
  expect(back).toEqual({ ...back, all: filled.all, tags: filled.tags, rules: filled.rules })
  await watch.stop()
})

test("removal keeps the user's own data and includes edited sample data", async ({ signUp }) => {
  const ada = await signUp()
  await ada.graphql(AddSampleDocument, {})
  const { recurrences, tags } = await exploreSample(ada)
  const rent = recurrences.find(({ description }) => description === 'Rent')
  const dining = await categoryOf(ada, 'Eating out')
  const housing = await categoryOf(ada, 'Rent & mortgage')
  const watch = await ada.subscribe(SampleFollowedDocument, {})

  const own = await ada.graphql(RecordWholeDocument, {
    input: { ...expense({ description: 'My lunch', categoryId: housing, date: today }), tags: ['Portland trip'] },
  })
  // Sample budgets caused no alert for the rent, so the user's own expense causes it.
  await expect.poll(async () => (await watch.next()).ledgerChanged.budgetAlerts).toHaveLength(1)
  await watch.stop()
  const { recordOccurrence } = await ada.graphql(RecordOccurrenceDocument, {
    id: rent?.id ?? '',
    date: rent?.nextDate ?? '',
  })
  await ada.graphql(SetBudgetDocument, { categoryId: await categoryOf(ada, 'Clothing'), month, amount: '90' })
  const [first, second] = (await ada.graphql(TransactionsDocument, { filter: { text: 'rosewater' } })).transactions
    .edges
  for (const edge of [first, second]) {
    await ada.graphql(ChangeWholeDocument, {
      id: edge?.node.id ?? '',
      changes: { note: 'Mine now', categoryId: dining },
    })
  }
  const before = (await ada.graphql(WholeTransactionDocument, { id: own.createTransaction.id })).transaction
  expect(await sampleIn(ada)).toMatchObject({ state: 'SAMPLE', editedCount: 3 })

  await ada.graphql(RemoveSampleDocument, {})
  expect(await sampleIn(ada)).toEqual({ state: 'OWN', count: 0, editedCount: 0 })
  const left = await exploreSample(ada)
  expect(left.all.count).toBe(2)
  expect((await ada.graphql(WholeTransactionDocument, { id: own.createTransaction.id })).transaction).toEqual(before)
  expect(left.tags).toMatchObject([{ id: tags[0]?.id, name: 'Portland trip', transactionCount: 1 }])
  expect(left.recurrences.map(({ id }) => id)).toEqual([rent?.id])
  expect(left.budgets.lines.filter(({ isPlanned }) => isPlanned).map(({ category }) => category.name)).toEqual([
    'Clothing',
  ])
  expect(recordOccurrence).toBeTruthy()
  await expect(ada.graphql(AddSampleDocument, {})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: /^You can only add sample data to an empty organization/,
  })
})

test("undo at once also keeps the user's own data", async ({ signUp }) => {
  const ada = await signUp()
  await ada.graphql(AddSampleDocument, {})
  const added = await latestOf(ada)
  const own = { ...expense({ description: 'My lunch' }), tags: ['portland trip'] }
  await ada.graphql(RecordWholeDocument, { input: own })

  const { undo } = await ada.graphql(UndoDocument, { batchId: added.id })
  expect(undo).toMatchObject({ done: true, conflicts: [] })
  expect(await sampleIn(ada)).toEqual({ state: 'OWN', count: 0, editedCount: 0 })
  const left = await exploreSample(ada)
  expect(left).toMatchObject({ all: { count: 1 }, recurrences: [], rules: [] })
  expect(left.tags).toMatchObject([{ name: 'Portland trip', transactionCount: 1 }])
})

test("sample data uses the organization currency, and removing another member's needs the permission to delete", async ({
  signUp,
}) => {
  const ada = await signUp()
  const { createOrganization } = await ada.graphql(OpenBooksDocument, {
    input: { name: 'Kissaten', kind: 'TEAM', currency: 'JPY' },
  })
  const shop = ada.in(createOrganization.id)
  const [sam, vic] = [await joinAs('MEMBER', shop, signUp), await joinAs('VIEWER', shop, signUp)]
  await expect(vic.graphql(AddSampleDocument, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })

  await shop.graphql(AddSampleDocument, {})
  const { transactions } = await shop.graphql(TransactionsDocument, { filter: { text: 'rent' } })
  expect(transactions.edges[0]?.node.amount).toMatchObject({ value: '165000', currency: 'JPY' })
  await expect(sam.graphql(RemoveSampleDocument, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await shop.graphql(RemoveSampleDocument, {})

  const clicks = await Promise.allSettled([sam, sam].map((each) => each.graphql(AddSampleDocument, {})))
  expect(clicks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await sam.graphql(RemoveSampleDocument, {})).removeSampleData.state).toBe('EMPTY')
  await expect(sam.graphql(RemoveSampleDocument, {})).rejects.toMatchObject({ code: 'CONFLICT' })
  // The user who removed sample data may restore it, although a Member cannot restore other deleted tags.
  const removal = await latestOf(shop)
  expect((await sam.graphql(UndoDocument, { batchId: removal.id })).undo.done).toBe(true)

  const organization = await createTeam(ada)
  await organization.graphql(CreateTransactionDocument, { input: expense({}) })
  await expect(organization.graphql(AddSampleDocument, {})).rejects.toMatchObject({ code: 'CONFLICT' })
})
