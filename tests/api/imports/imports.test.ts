import { CreateTransactionDocument, UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import {
  type CategoryType,
  DeleteTransactionsDocument,
  DirectImportRowsDocument,
  ImportOfDocument,
  ImportsListDocument,
  TakeImportRowsDocument,
} from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { apply, importFile, ledgerOf, rowsOf, takeBack } from './import-steps.ts'

const march = bankFile([
  '02.03.2026;Bakery Brown;Card 1234;-3,20',
  '02.03.2026;Bakery Brown;Card 1234;-3,20',
  '05.03.2026;City Rent;March;-900,00',
  '27.03.2026;Acme Ltd;Salary March;2.500,00',
])

function bankFile(rows: readonly string[]): string {
  return ['My Bank', 'Account;DE00 1234', '', 'Datum;Empfänger;Verwendungszweck;Betrag', ...rows].join('\r\n')
}

test('an import records each entry once, and revert removes every row', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'By hand', date: '2026-02-01' }) })
  const before = await ledgerOf(ada)

  const first = await importFile(ada, baseUrl, 'bank.csv', march)
  expect(first).toMatchObject({
    state: 'READY',
    format: 'CSV',
    rowCount: 4,
    newCount: 4,
    takenCount: 4,
    firstDay: '2026-03-02',
    lastDay: '2026-03-27',
    layout: { above: 3, decimal: 'COMMA', dayOrder: 'DAY_FIRST', columns: { date: 0, amount: 3 } },
    sums: [{ moneyIn: { value: '2500.00' }, moneyOut: { value: '906.40' } }],
  })
  expect(await ledgerOf(ada)).toEqual(before)

  expect(await apply(ada, first.id)).toMatchObject({ state: 'DONE', canRevert: true, editedCount: 0 })
  const after = await ledgerOf(ada)
  expect(after).toHaveLength(before.length + 4)
  expect(after.map(({ description }) => description).sort()).toEqual(
    ['Acme Ltd', 'Bakery Brown', 'Bakery Brown', 'By hand', 'City Rent'].sort(),
  )

  const secondImport = await importFile(ada, baseUrl, 'bank-again.csv', march)
  expect(secondImport).toMatchObject({ newCount: 0, thereCount: 4, possibleCount: 0, takenCount: 0 })
  await expect(apply(ada, secondImport.id)).rejects.toMatchObject({ code: 'CONFLICT' })

  const rent = after.find(({ description }) => description === 'City Rent')
  await ada.graphql(UpdateTransactionDocument, {
    id: rent?.id ?? '',
    changes: { description: 'Our flat', amount: '910.00', date: '2026-03-06' },
  })
  const overlap = await importFile(
    ada,
    baseUrl,
    'april.csv',
    bankFile([
      '05.03.2026;City Rent;March;-900,00',
      '02.03.2026;Bakery Brown;Card 1234;-3,20',
      '02.04.2026;Bakery Brown;Card 1234;-3,20',
    ]),
  )
  expect(overlap).toMatchObject({ newCount: 1, thereCount: 2 })
  const [there] = await rowsOf(ada, { importId: overlap.id, verdict: 'THERE' })
  expect(there).toMatchObject({ match: { id: rent?.id, description: 'Our flat' }, isTaken: false })
  expect(there?.reasons).toEqual(['Same day, amount and text'])

  expect((await ada.graphql(ImportOfDocument, { id: first.id })).import.editedCount).toBe(1)
  expect(await takeBack(ada, first.id)).toMatchObject({
    state: 'REVERTED',
    canRevert: false,
    newCount: 4,
    takenCount: 4,
  })
  expect(await ledgerOf(ada)).toEqual(before)
  expect(await apply(ada, first.id)).toMatchObject({ state: 'DONE' })
  expect(await ledgerOf(ada)).toHaveLength(before.length + 4)
  const { imports } = await ada.graphql(ImportsListDocument, { first: 2 })
  expect(imports.edges.map(({ node }) => node.fileName)).toEqual(['april.csv', 'bank-again.csv'])
  expect(imports.pageInfo.hasNextPage).toBe(true)
})

test('n equal rows become n transactions, and a certain match is preferred to a likely one', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const coffee = { description: 'Coffee', amount: '2.50', date: '2026-03-10' }
  await ada.graphql(CreateTransactionDocument, { input: expense(coffee) })
  await ada.graphql(CreateTransactionDocument, {
    input: expense({ ...coffee, description: 'Lunch with Bo', date: '2026-03-11' }),
  })
  await ada.graphql(CreateTransactionDocument, {
    input: expense({ ...coffee, description: 'Long ago', date: '2026-02-01' }),
  })

  const found = await importFile(
    ada,
    baseUrl,
    'coffee.csv',
    'Date,Description,Amount\n2026-03-10,COFFEE.,-2.50\n2026-03-10,Coffee,-2.50\n2026-03-12,Coffee Corner,-2.50\n2026-02-05,Unlike,-2.50\n',
  )
  const rows = await rowsOf(ada, { importId: found.id })
  expect(rows.map(({ verdict, match }) => [verdict, match?.description ?? null])).toEqual([
    ['THERE', 'Coffee'],
    ['POSSIBLE', 'Lunch with Bo'],
    ['NEW', null],
    ['NEW', null],
  ])
  expect(rows[1]?.reasons).toEqual(['Same amount', '1 day apart'])

  const { decideImportRows } = await ada.graphql(TakeImportRowsDocument, {
    id: found.id,
    verdict: 'POSSIBLE',
    isTaken: true,
  })
  expect(decideImportRows.takenCount).toBe(3)
  await apply(ada, found.id)
  const ledger = await ledgerOf(ada)
  expect(ledger).toHaveLength(6)
  await ada.graphql(DeleteTransactionsDocument, { ids: ledger.map(({ id }) => id) })
  const nextImport = await importFile(ada, baseUrl, 'coffee.csv', 'Date,Description,Amount\n2026-03-10,Coffee,-2.50\n')
  expect(nextImport).toMatchObject({ newCount: 0, possibleCount: 1, takenCount: 0 })
  const [deletedRow] = await rowsOf(ada, { importId: nextImport.id })
  expect(deletedRow?.reasons).toEqual([expect.stringMatching(/^You deleted it on /)])
  expect(deletedRow?.match).toBeNull()
  await takeBack(ada, found.id)
  const afterRevert = await importFile(
    ada,
    baseUrl,
    'coffee.csv',
    'Date,Description,Amount\n2026-03-12,Coffee Corner,-2.50\n',
  )
  expect(afterRevert).toMatchObject({ newCount: 1, possibleCount: 0 })
})

const fares = (days: readonly number[], withId: boolean) =>
  [
    `Date,Description,Amount${withId ? ',Transaction ID' : ''}`,
    ...days.map((day) => `2026-03-${String(day).padStart(2, '0')},Bus fare,-2.80${withId ? `,T-${day}` : ''}`),
  ].join('\n')

test.for([true, false])(
  'equal daily purchases of the next file are new, with bank ids: %s',
  async (withId, { signUp, baseUrl }) => {
    const ada = await signUp()
    const first = await importFile(ada, baseUrl, 'one.csv', fares([2, 3, 4, 5], withId))
    await apply(ada, first.id)
    const next = await importFile(ada, baseUrl, 'two.csv', fares([6, 7, 8, 9, 10, 11], withId))
    expect(next).toMatchObject({ newCount: 6, possibleCount: 0, takenCount: 6 })
    const overlapping = await importFile(ada, baseUrl, 'three.csv', fares([4, 5, 6, 7], withId))
    expect(overlapping).toMatchObject({ thereCount: 2, newCount: 2, possibleCount: 0 })
  },
)

const withoutMinus = ['Date,Description,Amount', '2026-03-02,Bakery,3.20', '2026-03-27,Salary,2300.00'].join('\n')

test('rows of a file without a minus are added only after an answer, which is saved for the header', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const found = await importFile(ada, baseUrl, 'plain.csv', withoutMinus)
  expect(found).toMatchObject({
    newCount: 2,
    takenCount: 0,
    undirectedCount: 2,
    layout: { plainAmounts: null },
    sums: [{ moneyIn: { value: '0.00' }, moneyOut: { value: '0.00' } }],
  })
  const [bakery, salary] = await rowsOf(ada, { importId: found.id })
  const take = (rows: object) => ada.graphql(TakeImportRowsDocument, { id: found.id, isTaken: true, ...rows })
  await expect(take({ rowIds: [salary?.id] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect((await take({ verdict: 'NEW' })).decideImportRows).toMatchObject({ takenCount: 0 })
  await expect(apply(ada, found.id)).rejects.toMatchObject({ code: 'CONFLICT' })

  const answer = (type: CategoryType, rowIds?: string[]) =>
    ada.graphql(DirectImportRowsDocument, { id: found.id, type, rowIds })
  expect((await answer('INCOME', [salary?.id ?? ''])).setImportDirection).toMatchObject({
    takenCount: 1,
    undirectedCount: 1,
    layout: { plainAmounts: null },
  })
  expect((await answer('EXPENSE')).setImportDirection).toMatchObject({
    takenCount: 2,
    undirectedCount: 0,
    layout: { plainAmounts: 'SPENT' },
    sums: [{ moneyIn: { value: '2300.00' }, moneyOut: { value: '3.20' } }],
  })
  await apply(ada, found.id)
  const amounts = (await ledgerOf(ada)).map(({ type, description }) => `${type} ${description}`)
  expect(amounts.sort()).toEqual(['EXPENSE Bakery', 'INCOME Salary'])
  expect(bakery).toMatchObject({ isUndirected: true, isTaken: false })

  const next = await importFile(ada, baseUrl, 'april.csv', withoutMinus.replaceAll('2026-03', '2026-04'))
  expect(next).toMatchObject({ undirectedCount: 0, takenCount: 2, isRemembered: true })
})
