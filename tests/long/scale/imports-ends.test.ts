import {
  DeleteImportDocument as DropImportDocument,
  CancelImportDocument as StopImportDocument,
  TransactionTotalsDocument,
  UndoDocument,
} from '../../../web/operations/generated.ts'
import { apply, importFile, rowsOf, sendFile, takeBack, untilDone } from '../../api/imports/import-steps.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import {
  BeginImportDocument,
  BringInDocument,
  ImportOfDocument,
  ImportRowsOfDocument,
  LayImportOutDocument,
  TakeImportRowsDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const file = 'Date,Description,Amount\n2026-03-02,Bakery Brown,-3.20\n2026-03-05,City Rent,-900.00\n'

const countOf = async (person: TestUser) =>
  (await person.graphql(TransactionTotalsDocument, { filter: {} })).transactionTotals.count

test('Viewers can read the imports of their organization, and members who can record can change them', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const [eve, vera] = [await signUp(), await joinAs('VIEWER', ada, signUp)]
  const { id } = await importFile(ada, baseUrl, 'bank.csv', file)
  const unknown = { code: 'NOT_FOUND', message: 'This import does not exist or was deleted.' }
  await expect(eve.graphql(ImportOfDocument, { id })).rejects.toMatchObject(unknown)
  await expect(eve.graphql(ImportRowsOfDocument, { importId: id })).rejects.toMatchObject(unknown)
  await expect(eve.graphql(BringInDocument, { id })).rejects.toMatchObject(unknown)
  expect((await vera.graphql(ImportOfDocument, { id })).import).toMatchObject({ rowCount: 2 })
  expect(await rowsOf(vera, { importId: id })).toHaveLength(2)
  await expect(vera.graphql(BringInDocument, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(vera.graphql(DropImportDocument, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await countOf(ada)).toBe(0)
})

test('a file that is not a statement fails with an error, and an unclear table waits for its column mapping', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const binary = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 251)
  const failed = await importFile(ada, baseUrl, 'bank.csv', binary)
  expect(failed).toMatchObject({ state: 'FAILED', rowCount: 0, sample: [], takenCount: 0 })
  expect(failed.problem).toMatch(/^This file doesn't contain text/)
  await ada.graphql(DropImportDocument, { id: failed.id })

  const odd = 'When,What,Much,More\n03/04/2026,Tea,1.50,9\n05/04/2026,Cake,2.50,8\n'
  const first = await importFile(ada, baseUrl, 'odd.csv', odd)
  expect(first.sample.slice(0, 2)).toEqual([
    ['When', 'What', 'Much', 'More'],
    ['03/04/2026', 'Tea', '1.50', '9'],
  ])
  const layout = {
    above: 1,
    columns: { date: 0, amount: 3, texts: [1] },
    dayOrder: 'DAY_FIRST' as const,
    decimal: 'POINT' as const,
  }
  await ada.graphql(LayImportOutDocument, { id: first.id, layout })
  expect(await untilDone(ada, first.id)).toMatchObject({ state: 'READY', rowCount: 2, isRemembered: true })
  const rows = await rowsOf(ada, { importId: first.id })
  expect(rows.map(({ date, amount }) => [date, amount.value])).toEqual([
    ['2026-04-03', '9.00'],
    ['2026-04-05', '8.00'],
  ])
  const next = await importFile(ada, baseUrl, 'odd-too.csv', odd.replaceAll('Tea', 'Milk'))
  expect(next).toMatchObject({ isRemembered: true, layout: { dayOrder: 'DAY_FIRST', columns: { amount: 3 } } })
})

test('overlapping simultaneous imports record shared entries once, and undo refers to revert', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const [first, second] = [
    await importFile(ada, baseUrl, 'one.csv', file),
    await importFile(ada, baseUrl, 'two.csv', `${file}2026-03-09,Cinema,-11.00\n`),
  ]
  expect([first.newCount, second.newCount]).toEqual([2, 3])
  await apply(ada, first.id)
  expect(await apply(ada, second.id)).toMatchObject({ state: 'DONE', thereCount: 2, takenCount: 1 })
  expect(await countOf(ada)).toBe(3)
  const [left] = await rowsOf(ada, { importId: second.id, verdict: 'THERE' })
  expect(left?.reasons).toEqual(['Same day, amount and text', 'Added after this file was read'])

  const { batchId } = (await ada.graphql(ImportOfDocument, { id: first.id })).import
  const undo = ada.graphql(UndoDocument, { batchId: batchId ?? '' })
  await expect(undo).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining('under Imports'),
  })
  await takeBack(ada, first.id)
  expect(await countOf(ada)).toBe(1)

  const third = await importFile(ada, baseUrl, 'three.csv', '2026-03-09,Cinema,-11.00\n2026-03-10,Ferry,-4.00\n')
  await ada.graphql(TakeImportRowsDocument, { id: third.id, verdict: 'THERE', isTaken: true })
  await apply(ada, third.id)
  expect(await countOf(ada)).toBe(3)
})

test('a cancelled reading leaves no data, and its file cannot be used again', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const many = Array.from(
    { length: 30_000 },
    (_, at) => `2026-03-${String(1 + (at % 28)).padStart(2, '0')},Pay ${at},-1.00`,
  )
  const storagePath = await sendFile(ada, baseUrl, 'many.csv', ['Date,Description,Amount', ...many].join('\n'))
  const { startImport } = await ada.graphql(BeginImportDocument, { storagePath })
  const { cancelImport } = await ada.graphql(StopImportDocument, { id: startImport.id })
  expect(cancelImport.state).toBe('CANCELLED')
  await expect(ada.graphql(BeginImportDocument, { storagePath })).rejects.toMatchObject({
    code: expect.stringMatching(/CONFLICT|NOT_FOUND/),
  })
  await expect(ada.graphql(BringInDocument, { id: startImport.id })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await rowsOf(ada, { importId: startImport.id })).toEqual([])
})

test('unreadable rows are skipped and listed with advice, and the others are read', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const bad = [
    '2026-03-06,Castle,999999999999999.00',
    '2026-03-07,"Bridge,-4.00',
    '2026-02-31,Tunnel,-5.00',
    '2026-03-08,Tower,12.34.56',
  ]
  const found = await importFile(ada, baseUrl, 'bank.csv', `${file}${bad.join('\n')}\n2026-03-09,Ferry,-3.00\n`)
  expect(found).toMatchObject({ state: 'READY', rowCount: 3, problem: null, skippedCount: 4 })
  const listed = found.skippedRows.toSorted((a, b) => a.row - b.row).map((each) => [each.row, each.problem, each.text])
  expect(listed).toEqual([
    [4, expect.stringMatching(/^Row 4: the amount is too large\. Correct it/), expect.stringContaining('Castle')],
    [5, expect.stringMatching(/^Row 5: a quote .* never closes\. Remove or/), expect.stringContaining('Bridge')],
    [6, expect.stringMatching(/^Row 6: the date does not exist\. Correct it/), expect.stringContaining('Tunnel')],
    [7, expect.stringMatching(/^Row 7: the amount cannot be read\. Write it/), expect.stringContaining('Tower')],
  ])
  expect(await apply(ada, found.id)).toMatchObject({ state: 'DONE', takenCount: 3 })

  const nothing = await importFile(ada, baseUrl, 'bad.csv', `Date,Description,Amount\n${bad[0]}\n`)
  expect(nothing).toMatchObject({ state: 'READY', rowCount: 0, skippedCount: 1 })
  expect(nothing.problem).toMatch(/^None of the rows in this file can be read\./)
})
