import {
  CreateRecurrenceDocument,
  CreateRuleDocument,
  CreateTagOfRuleDocument as CreateRuleTagDocument,
  CreateTransactionDocument,
  TagListDocument as TagsCountedDocument,
  TransactionToEditDocument as WholeTransactionDocument,
} from '../../../web/operations/generated.ts'
import {
  CategoryTreeDocument,
  FileImportRowsDocument,
  ImportOfDocument,
  RecordedTransactionsDocument,
  RecurringDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { apply, importFile, ledgerOf, rowsOf, takeBack } from './import-steps.ts'

/** A file with categories, subcategories and classes. */
const quicken = `!Type:Bank
${[
  ['SBB Mobile', '-3.00', 'Groceries'],
  ['City Cinema', '-11.00', 'Groceries'],
  ['Corner Shop', '-5.00', 'Groceries'],
  ['Dr Paw', '-60.00', 'Pets:Vet/Rex'],
  ['Bowl and Bone', '-20.00', 'Pets:Feed'],
  ['Queen and Rook', '-15.00', 'Hobbies:Chess/Fun'],
  ['City Rent', '-900.00', ''],
  ['Xq Zv', '-1.00', ''],
  ['Xq Zv', '-2.00', ''],
  ['Xq Zv', '4.00', ''],
]
  .map(([payee, amount, category]) => `D2026-03-02\nT${amount}\nP${payee}\nL${category}\n^`)
  .join('\n')}
D2026-03-02
T-30.00
PAll for cats
SPets:Feed
$-10.00
SPets:Vet
$-20.00
^
`

const tagsOf = async (person: TestUser) =>
  (await person.graphql(TagsCountedDocument, {})).tags.map(({ name }) => name).toSorted()

async function newCategories(person: TestUser) {
  const { categories } = await person.graphql(CategoryTreeDocument, {})
  const nameOf = (id: string | null | undefined) => categories.find((each) => each.id === id)?.name ?? null
  return categories
    .filter(({ name }) => ['Pets', 'Vet', 'Feed', 'Hobbies', 'Chess'].includes(name))
    .map(({ name, parentId }) => [nameOf(parentId), name].join('>'))
    .toSorted()
}

test('categories are suggested, selected and created, and revert removes the created ones that are not in use', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const [transport, travel] = [await categoryOf(ada, 'Transport'), await categoryOf(ada, 'Travel')]
  const { createTag } = await ada.graphql(CreateRuleTagDocument, { name: 'commute' })
  const rule = { text: 'SBB', categoryId: transport, tagIds: [createTag.id] }
  const { createRule } = await ada.graphql(CreateRuleDocument, { input: rule })
  const cinema = expense({ description: 'City Cinema', categoryId: travel, date: '2026-01-10' })
  await ada.graphql(CreateTransactionDocument, { input: cinema })
  const rent = { type: 'EXPENSE', amount: '900.00', description: 'City Rent', frequency: 'MONTHLY' } as const
  await ada.graphql(CreateRecurrenceDocument, { input: { ...rent, startDate: '2026-03-01' } })
  const nextDay = async () => (await ada.graphql(RecurringDocument, {})).recurring.recurrences[0]?.nextDate
  const before = await ledgerOf(ada)

  const found = await importFile(ada, baseUrl, 'quicken.qif', quicken)
  expect(found).toMatchObject({ format: 'QIF', newCount: 11 })
  expect(found.missingCategories).toEqual(['Hobbies:Chess', 'Pets:Feed', 'Pets:Vet'])
  const rows = await rowsOf(ada, { importId: found.id })
  expect(
    rows.map(({ category, categorySetBy, tagNames }) => [category?.name ?? null, categorySetBy, tagNames]),
  ).toEqual([
    ['Transport', `rule ${createRule.id}`, ['commute']],
    ['Travel', 'learned', []],
    ['Groceries', 'file', []],
    [null, null, ['Rex']],
    [null, null, []],
    [null, null, ['Fun']],
    expect.anything(),
    [null, null, []],
    [null, null, []],
    [null, null, []],
    [null, null, []],
  ])

  const groceries = await categoryOf(ada, 'Groceries')
  const choose = (at: number, alsoSame: boolean, categoryId: string | null) =>
    ada.graphql(FileImportRowsDocument, { id: found.id, rowIds: [rows[at]?.id ?? ''], categoryId, alsoSame })
  const chosen = async () =>
    (await rowsOf(ada, { importId: found.id })).slice(7, 10).map(({ category }) => category?.name)
  await choose(8, false, groceries)
  expect(await chosen()).toEqual([undefined, 'Groceries', undefined])
  // The choice applies to rows with the same description and type, so income is not affected.
  await choose(8, true, travel)
  expect(await chosen()).toEqual(['Travel', 'Travel', undefined])
  await choose(2, false, null)

  expect(await apply(ada, found.id, true)).toMatchObject({ state: 'DONE', missingCategories: [] })
  expect(await newCategories(ada)).toEqual(['>Hobbies', '>Pets', 'Hobbies>Chess', 'Pets>Feed', 'Pets>Vet'])
  expect(await tagsOf(ada)).toEqual(['Fun', 'Rex', 'commute'])
  expect(await nextDay()).toBe('2026-04-01')
  const after = await ledgerOf(ada)
  const filed = after.map(({ description, category }) => [description, category?.name ?? null])
  expect(filed).toEqual(
    expect.arrayContaining([
      ['SBB Mobile', 'Transport'],
      ['Corner Shop', null],
      ['Dr Paw', 'Vet'],
      ['Queen and Rook', 'Chess'],
    ]),
  )
  const idOf = (name: string) => after.find(({ description }) => description === name)?.id ?? ''
  const { transaction } = await ada.graphql(WholeTransactionDocument, { id: idOf('SBB Mobile') })
  expect(transaction?.tags).toMatchObject([{ name: 'commute' }])
  const { transactions } = await ada.graphql(RecordedTransactionsDocument, {})
  expect(transactions.edges.filter(({ node }) => node.recurrenceId).map(({ node }) => node.id)).toEqual([
    idOf('City Rent'),
  ])

  const [chess, fun] = [
    await categoryOf(ada, 'Chess'),
    (await ada.graphql(TagsCountedDocument, {})).tags.find(({ name }) => name === 'Fun'),
  ]
  const own = { ...expense({ description: 'New board', categoryId: chess }), tagIds: [fun?.id ?? ''] }
  const { createTransaction } = await ada.graphql(CreateTransactionDocument, { input: own })
  expect(await takeBack(ada, found.id)).toMatchObject({ state: 'REVERTED', takenCount: 11 })
  expect((await ledgerOf(ada)).filter(({ id }) => id !== createTransaction.id)).toEqual(before)
  expect(await newCategories(ada)).toEqual(['>Hobbies', 'Hobbies>Chess'])
  expect(await tagsOf(ada)).toEqual(['Fun', 'commute'])
  expect(await nextDay()).toBe('2026-03-01')
  const { missingCategories } = (await ada.graphql(ImportOfDocument, { id: found.id })).import
  expect(missingCategories).toEqual(['Pets:Feed', 'Pets:Vet'])
  await apply(ada, found.id, true)
  const imported = (await ledgerOf(ada)).map(({ description, category }) => [description, category?.name ?? null])
  expect(imported).toEqual(expect.arrayContaining(filed))
  const cats = (await ledgerOf(ada)).find(({ description }) => description === 'All for cats')
  const { transaction: split } = await ada.graphql(WholeTransactionDocument, { id: cats?.id ?? '' })
  expect(split?.splits.map(({ category }) => category?.name)).toEqual(['Feed', 'Vet'])
})
