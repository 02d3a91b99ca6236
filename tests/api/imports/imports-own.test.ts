import { UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import { DeleteTransactionsDocument } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { exported, recordsOf } from '../portability/export-steps.ts'
import { apply, importFile, rowsOf, takeBack } from './import-steps.ts'
import { fileIn, ledgerOf, record, written } from './own-export-steps.ts'

/** The columns that the tests change. */
type Row = Record<
  'Date' | 'Description' | 'Amount' | 'Currency' | 'Base amount' | 'Rate' | 'Reviewed' | 'Version' | 'Id',
  string
>

test('a corrected export updates, adds and leaves rows at once, and can be reverted', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  await record(ada, { amount: '5.00', date: '2026-03-01', description: 'Bus' })
  const market = await record(ada, {
    ...{ amount: '10.00', date: '2026-03-02', description: 'Market', note: 'Saturday', tags: ['trip'] },
    splits: [{ amount: '6.00', categoryId: groceries }, { amount: '4.00' }],
  })
  const hotel = { amount: '100.00', currency: 'EUR', rate: '1.1', date: '2026-03-03', description: 'Hotel' }
  await record(ada, hotel)
  const before = await ledgerOf(ada, baseUrl)

  const [lodging, first, second, bus] = recordsOf(await fileIn(ada, baseUrl, 'CSV')) as [Row, Row, Row, Row]
  const sheet = [
    { ...lodging, Amount: '-120.00' },
    { ...first, Amount: '-7.00', Category: 'Transport', 'Parent category': '' },
    { ...second, Tags: 'trip; food, drink', Description: 'Market hall' },
    bus,
    { ...bus, Id: '', Version: '', Description: 'Tram', Category: 'Trams' },
  ]
  const read = await importFile(ada, baseUrl, 'corrected.csv', written(sheet))
  expect(read).toMatchObject({
    rowCount: 4,
    newCount: 1,
    thereCount: 1,
    changedCount: 2,
    updatedCount: 2,
    takenCount: 3,
  })
  const rows = await rowsOf(ada, { importId: read.id, verdict: 'CHANGED' })
  expect(rows.map(({ description, changes, isTaken }) => ({ description, changes, isTaken }))).toEqual([
    {
      description: 'Hotel',
      isTaken: true,
      changes: [
        { field: 'AMOUNT', before: '€100.00', after: '€120.00' },
        { field: 'BASE_AMOUNT', before: '$110.00', after: '$132.00' },
      ],
    },
    {
      description: 'Market hall',
      isTaken: true,
      changes: [
        { field: 'DESCRIPTION', before: 'Market', after: 'Market hall' },
        { field: 'AMOUNT', before: '$10.00', after: '$11.00' },
        {
          field: 'SPLITS',
          before: 'Groceries $6.00 and Uncategorised $4.00',
          after: 'Transport $7.00 and Uncategorised $4.00',
        },
        { field: 'TAGS', before: 'trip', after: 'trip, food, drink' },
      ],
    },
  ])

  const done = await apply(ada, read.id, true)
  expect(done).toMatchObject({ state: 'DONE', takenCount: 3, updatedCount: 2 })
  const after = recordsOf(await fileIn(ada, baseUrl, 'CSV'))
  expect(after).toMatchObject([
    { Description: 'Hotel', Amount: '-120.00', 'Base amount': '-132.00', Rate: '1.1', Version: '2' },
    { Description: 'Market hall', Amount: '-7.00', Category: 'Transport', Id: market.id, Split: '1 of 2' },
    { Description: 'Market hall', Amount: '-4.00', Note: 'Saturday', Id: market.id, Split: '2 of 2' },
    { Description: 'Tram', Amount: '-5.00', Category: 'Trams' },
    { Description: 'Bus', Version: '1' },
  ])

  expect(done.batchId).toBeTruthy()
  expect(await takeBack(ada, read.id)).toMatchObject({
    state: 'REVERTED',
    newCount: 1,
    changedCount: 2,
    updatedCount: 2,
  })
  expect(await ledgerOf(ada, baseUrl)).toEqual(before)
})

test('a reverted import of an export can be applied again', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await record(ada, { date: '2026-03-01', description: 'Bus' })
  const before = await ledgerOf(ada, baseUrl)
  const records = recordsOf(await fileIn(ada, baseUrl, 'CSV'))
  const read = await importFile(ada, baseUrl, 'a.csv', written(records.map((row) => ({ ...row, Note: 'to work' }))))
  await apply(ada, read.id)
  expect(recordsOf(await fileIn(ada, baseUrl, 'CSV'))).toMatchObject([{ Note: 'to work' }])
  expect(await takeBack(ada, read.id)).toMatchObject({ state: 'REVERTED', changedCount: 1, updatedCount: 1 })
  expect(await ledgerOf(ada, baseUrl)).toEqual(before)
  await apply(ada, read.id)
  expect(recordsOf(await fileIn(ada, baseUrl, 'CSV'))).toMatchObject([{ Note: 'to work' }])
})

test('rows that were changed or deleted after the export wait for a decision', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const bus = await record(ada, { date: '2026-03-01', description: 'Bus' })
  const tram = await record(ada, { date: '2026-03-02', description: 'Tram' })
  const taxi = await record(ada, { date: '2026-03-03', description: 'Taxi' })
  const records = recordsOf(await fileIn(ada, baseUrl, 'CSV'))
  await ada.graphql(UpdateTransactionDocument, { id: bus.id, changes: { note: 'from Ada' } })
  await ada.graphql(DeleteTransactionsDocument, { ids: [tram.id] })
  const sheet = records.map((row) => ({ ...row, Note: 'from the sheet' }))
  const read = await importFile(ada, baseUrl, 'late.csv', written(sheet))
  expect(read).toMatchObject({ changedCount: 2, updatedCount: 1, possibleCount: 1, takenCount: 1 })
  expect(await rowsOf(ada, { importId: read.id })).toMatchObject([
    { description: 'Taxi', verdict: 'CHANGED', isTaken: true, reasons: [] },
    {
      description: 'Tram',
      verdict: 'POSSIBLE',
      isTaken: false,
      reasons: [expect.stringMatching(/^You deleted it on /)],
    },
    { description: 'Bus', verdict: 'CHANGED', isTaken: false, reasons: ['Changed in Purser after the export'] },
  ])

  // A change between the preview and the import is kept too.
  await ada.graphql(UpdateTransactionDocument, { id: taxi.id, changes: { note: 'also from Ada' } })
  expect(await apply(ada, read.id)).toMatchObject({ state: 'DONE', takenCount: 0 })
  const notesNow = recordsOf(await fileIn(ada, baseUrl, 'CSV')).map(({ Note }) => Note)
  expect(notesNow).toEqual(['also from Ada', 'from Ada'])
})

test('a file that a German spreadsheet saved is read with its headings, numbers and dates', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  await record(ada, { amount: '1234.50', date: '2026-03-31', description: 'Miete', reviewed: false })
  await record(ada, { amount: '8.00', currency: 'EUR', rate: '1.25', date: '2026-04-02', description: 'Kaffee' })
  const [coffee, rent] = recordsOf(await fileIn(ada, baseUrl, 'CSV')) as [Row, Row]
  const german = (row: Row) => ({
    Datum: row.Date.split('-').reverse().join('.'),
    Typ: 'Ausgabe',
    Beschreibung: row.Description,
    Betrag: row.Amount.replace('.', ','),
    Währung: row.Currency,
    'Betrag in Hauptwährung': row['Base amount'].replace('.', ','),
    Kurs: row.Rate.replace('.', ','),
    Kategorie: 'Lebensmittel',
    Geprüft: row.Reviewed === 'true' ? 'WAHR' : 'FALSCH',
    Teilbetrag: '',
    Version: row.Version,
    ID: row.Id,
  })
  const read = await importFile(ada, baseUrl, 'mappe.csv', written([german(coffee), german(rent)], ';'))
  expect(read).toMatchObject({ format: 'PURSER', changedCount: 2, updatedCount: 2, missingCategories: [] })
  const rows = await rowsOf(ada, { importId: read.id })
  expect(rows.map(({ changes }) => changes)).toEqual(
    Array(2).fill([{ field: 'CATEGORY', before: 'Uncategorised', after: 'Groceries' }]),
  )
})

test('signs and words that disagree are asked about, and unknown JSON is refused', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await record(ada, { amount: '5.00', date: '2026-03-01', description: 'Refund' })
  const [row] = recordsOf(await fileIn(ada, baseUrl, 'CSV'))
  const read = await importFile(ada, baseUrl, 'sign.csv', written([{ ...row, Amount: '5.00' }]))
  expect(read).toMatchObject({ undirectedCount: 1, takenCount: 0 })
  const other = await importFile(
    ada,
    baseUrl,
    'budgets.json',
    '{"exported_at": "x", "organization": {"name": "A"}, "budgets": []}',
  )
  expect(other).toMatchObject({
    state: 'FAILED',
    problem:
      "This JSON file isn't an export of transactions. Export transactions as CSV, XLSX or JSON, and import that.",
  })
})

test('an amount whose currency has no decimals is not rounded in silence', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const file = ['Date,Description,Amount,Currency', '2026-03-01,Ramen,-1500.00,JPY', '2026-03-02,Tea,-99.5,JPY'].map(
    (line) => `${line}\n`,
  )
  const read = await importFile(ada, baseUrl, 'yen.csv', file.join(''))
  const rows = await rowsOf(ada, { importId: read.id })
  expect(rows.map(({ amount, doubt }) => [amount.value, doubt])).toEqual([
    ['1500', expect.not.stringMatching(/decimals/)],
    ['100', expect.stringContaining('The file says -99.5, and JPY has no decimals.')],
  ])
})

test('a filtered export with receipts corrects one split and leaves the others', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const splits = [
    { amount: '6.00', categoryId: groceries, note: 'bread' },
    { amount: '4.00', note: 'soap' },
  ]
  await record(ada, { amount: '10.00', description: 'Market', splits })
  const filter = { categoryIds: [groceries] }
  const { bytes } = await exported(ada, baseUrl, 'CSV', filter, true)
  expect(await importFile(ada, baseUrl, 'same.zip', bytes)).toMatchObject({ format: 'PURSER', thereCount: 1 })

  const [part] = recordsOf((await exported(ada, baseUrl, 'CSV', filter)).bytes)
  const read = await importFile(ada, baseUrl, 'part.csv', written([{ ...part, Amount: '-7.50' }]))
  expect(await apply(ada, read.id)).toMatchObject({ updatedCount: 1 })
  expect(recordsOf(await fileIn(ada, baseUrl, 'CSV'))).toMatchObject([
    { Amount: '-7.50', Category: 'Groceries', 'Split note': 'bread', Split: '1 of 2' },
    { Amount: '-4.00', Category: '', 'Split note': 'soap', Split: '2 of 2' },
  ])
})

test('rows in any order and without a version are matched', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  for (const description of ['A', 'B']) {
    await record(ada, { amount: '10.00', description, splits: [{ amount: '6.00' }, { amount: '4.00' }] })
  }
  const records = recordsOf(await fileIn(ada, baseUrl, 'CSV'))
  const bySplit = records.toSorted((a, b) => (a.Split ?? '').localeCompare(b.Split ?? ''))
  expect(await importFile(ada, baseUrl, 'sorted.csv', written(bySplit))).toMatchObject({ rowCount: 2, thereCount: 2 })

  const sheet = records.map(({ Version, ...row }) => ({ ...row, Description: `${row.Description}!` }))
  const read = await importFile(ada, baseUrl, 'old.csv', written(sheet))
  expect(read).toMatchObject({ changedCount: 2, takenCount: 0 })
  const [{ reasons } = { reasons: [] }] = await rowsOf(ada, { importId: read.id })
  expect(reasons).toEqual(['The file does not say which version it was exported from'])
})
