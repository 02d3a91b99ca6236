import {
  CreateImportUploadUrlDocument as AskImportUploadDocument,
  CreateTransactionDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import { apply, importFile, ledgerOf, rowsOf } from '../../api/imports/import-steps.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

interface Booked {
  /** The bank's own. */
  id: string
  name: string
  day?: string
  amount?: string
}

function ofx(accounts: Record<string, readonly Booked[]>): string {
  const lists = Object.entries(accounts).map(([account, entries]) => {
    const written = entries.map(
      ({ id, name, day = '20260302', amount = '-3.20' }) =>
        `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`,
    )
    return `<STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>${written.join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS>`
  })
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1>${lists.join('\n')}</BANKMSGSRSV1></OFX>`
}

async function findings(person: TestUser, baseUrl: string, accounts: Record<string, readonly Booked[]>) {
  const { id, state, format } = await importFile(person, baseUrl, 'bank.ofx', ofx(accounts))
  expect([state, format]).toEqual(['READY', 'OFX'])
  const rows = await rowsOf(person, { importId: id })
  const found = rows.map(({ verdict, match, reasons }) => [verdict, match?.description ?? null, reasons])
  return { id, rows, found }
}

const sameId = 'Same bank ID'
const sameText = 'Same day, amount and text'
const otherId = 'Different bank ID'

test('a bank ID finds an edited transaction, and another ID may be another transaction', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const rent = { id: 'F3', name: 'City Rent', day: '20260305', amount: '-900.00' }
  const first = await findings(ada, baseUrl, { A1: [{ id: 'F1', name: 'Bakery' }, rent] })
  await apply(ada, first.id)
  const recorded = (await ledgerOf(ada)).find(({ description }) => description === 'City Rent')
  const changes = { description: 'Our flat', amount: '910.00', date: '2026-01-15' }
  await ada.graphql(UpdateTransactionDocument, { id: recorded?.id ?? '', changes })

  // The entry is booked two days later with another text, and comes before a row that only looks equal.
  const reworded = { ...rent, day: '20260307', name: 'SEPA 4711' }
  const secondImport = await findings(ada, baseUrl, { A1: [{ ...rent, id: 'F9' }, reworded] })
  expect(secondImport.found).toEqual([
    ['NEW', null, []],
    ['THERE', 'Our flat', [sameId]],
  ])
  expect(secondImport.rows[1]?.match?.id).toBe(recorded?.id)

  const alike = await findings(ada, baseUrl, { A1: [{ id: 'F8', name: 'Bakery' }] })
  expect(alike.found).toEqual([['POSSIBLE', 'Bakery', [sameText, otherId]]])
  expect(alike.rows[0]?.isTaken).toBe(false)
  // Some banks restart their numbers in each file, so an equal ID on another date is another transaction.
  const numbered = await findings(ada, baseUrl, { A1: [{ id: 'F1', name: 'Kiosk', day: '20260402' }] })
  expect(numbered.found).toEqual([['NEW', null, []]])
})

test('a bank ID that occurs twice in a file is ignored in the file and its transactions', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  await apply(ada, (await findings(ada, baseUrl, { A1: [{ id: 'F1', name: 'Bakery' }] })).id)
  const twice = await findings(ada, baseUrl, {
    A1: [
      { id: 'F1', name: 'Kiosk' },
      { id: 'F1', name: 'Bakery' },
      { id: 'F2', name: 'Tram' },
      { id: 'F2', name: 'Florist' },
    ],
  })
  expect(twice.found).toEqual([
    ['NEW', null, []],
    ['THERE', 'Bakery', [sameText]],
    ['NEW', null, []],
    ['NEW', null, []],
  ])
  expect(await apply(ada, twice.id)).toMatchObject({ state: 'DONE', takenCount: 3 })

  const next = await findings(ada, baseUrl, { A1: [{ id: 'F2', name: 'Cobbler', day: '20260304' }] })
  expect(next.found).toEqual([['NEW', null, []]])
  const known = await findings(ada, baseUrl, { A1: [{ id: 'F2', name: 'Tram' }] })
  expect(known.found).toEqual([['THERE', 'Tram', [sameText]]])
})

test('equal entries in two accounts are two transactions', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const fee = { id: '', name: 'Account fee' }
  await apply(ada, (await findings(ada, baseUrl, { A1: [fee] })).id)
  const other = await findings(ada, baseUrl, { A2: [fee] })
  expect(other.found).toEqual([['NEW', null, []]])
  const both = await findings(ada, baseUrl, { A2: [fee], A1: [fee] })
  expect(both.found).toEqual([
    ['NEW', null, []],
    ['THERE', 'Account fee', [sameText]],
  ])
  expect(await apply(ada, both.id)).toMatchObject({ state: 'DONE', takenCount: 1, accounts: ['A2', 'A1'] })
  const { found } = await findings(ada, baseUrl, { A1: [fee, fee], A2: [fee] })
  expect(found.map(([verdict]) => verdict)).toEqual(['THERE', 'NEW', 'THERE'])
})

test('an entry in another currency waits for an exchange rate and then uses the latest one', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const file = 'Date,Description,Amount,Currency\n2026-03-02,Pension Alpina,-80.00,CHF\n2026-03-03,Bakery,-3.00,USD\n'
  const unknown = await importFile(ada, baseUrl, 'trip.csv', file)
  expect(unknown).toMatchObject({ newCount: 2, takenCount: 1 })
  expect(unknown.sums.map(({ currency }) => currency).toSorted()).toEqual(['CHF', 'USD'])
  const [stay, bread] = await rowsOf(ada, { importId: unknown.id })
  expect(stay).toMatchObject({ isTaken: false, amount: { value: '80.00', currency: 'CHF' } })
  expect(stay?.doubt).toMatch(/No earlier CHF to USD rate/)
  expect(bread).toMatchObject({ isTaken: true, doubt: null })

  const earlier = expense({ description: 'Fondue', amount: '40.00', date: '2026-02-20' })
  await ada.graphql(CreateTransactionDocument, { input: { ...earlier, currency: 'CHF', rate: '1.25' } })
  const known = await importFile(ada, baseUrl, 'trip.csv', file)
  expect(known).toMatchObject({ newCount: 2, takenCount: 2 })
  const [counted] = await rowsOf(ada, { importId: known.id })
  expect(counted).toMatchObject({ isTaken: true, doubt: 'Converted at your last rate: 1 CHF = 1.25 USD.' })
  await apply(ada, known.id)
  const alpina = (await ledgerOf(ada)).find(({ description }) => description === 'Pension Alpina')
  expect(alpina).toMatchObject({
    amount: { value: '80.00', currency: 'CHF' },
    baseAmount: { value: '100.00', currency: 'USD' },
  })
})

test('a bank statement may be larger than 10 MB, and only an archive larger than 100 MB', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const rows = Array.from({ length: 220 }, (_, at) => `2026-03-02,Shop ${at},-1.00,${'lorem ipsum '.repeat(4_300)}`)
  const large = ['Date,Description,Amount,Notes', ...rows].join('\n')
  expect(large.length).toBeGreaterThan(11_000_000)
  expect(await importFile(ada, baseUrl, 'large.csv', large)).toMatchObject({ state: 'READY', newCount: 220 })

  const size = 104_857_601
  const { createImportUploadUrl } = await ada.graphql(AskImportUploadDocument, { fileName: 'Mine.ZIP', size })
  expect(createImportUploadUrl.uploadUrl).toMatch(/^\//)
  for (const [fileName, bytes] of [
    ['bank.csv', size],
    ['mine.zip', 2_000_000_001],
  ] as const) {
    const rejected = ada.graphql(AskImportUploadDocument, { fileName, size: bytes })
    await expect(rejected).rejects.toMatchObject({ code: 'TOO_LARGE' })
  }
})
