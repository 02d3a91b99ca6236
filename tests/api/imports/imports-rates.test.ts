import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import {
  DashboardDocument,
  type ImportAsToldFragment,
  ImportFollowedDocument,
  LayImportOutDocument,
  SayImportRateDocument,
  TakeImportRowsDocument,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { apply, importFile, ledgerOf, rowsOf, takeBack, untilDone } from './import-steps.ts'

const trip = [
  'Date,Description,Amount,Currency',
  '2026-03-02,Pension Alpina,-80.00,CHF',
  '2026-03-03,Refund Alpina,20.00,CHF',
  '2026-03-04,Ryokan Sakura,-5000,JPY',
  '2026-03-05,Noodles,-333,JPY',
  '2026-03-05,Temple,-1,JPY',
  '2026-03-06,Bakery,-3.00,USD',
].join('\n')

async function withTrip(person: TestUser, baseUrl: string): Promise<ImportAsToldFragment> {
  const fondue = expense({ description: 'Fondue', amount: '40.00', date: '2026-02-20' })
  await person.graphql(CreateTransactionDocument, { input: { ...fondue, currency: 'CHF', rate: '1.25' } })
  return importFile(person, baseUrl, 'trip.csv', trip)
}

async function setRate(person: TestUser, id: string, currency: string, rate: string | null) {
  const { setImportRate } = await person.graphql(SayImportRateDocument, { id, currency, rate })
  return setImportRate
}

const ratesOf = ({ rates }: ImportAsToldFragment) =>
  rates.map(({ currency, rate, source, baseIn, baseOut }) =>
    [currency, rate, source, baseIn?.value, baseOut?.value].map((each) => each ?? 'none').join(' '),
  )

test("an exchange rate for a file's currency selects its rows and stays with them", async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const read = await withTrip(ada, baseUrl)
  expect(read).toMatchObject({ newCount: 6, takenCount: 3 })
  expect(read.rates).toMatchObject([
    {
      currency: 'CHF',
      rowCount: 2,
      moneyIn: { value: '20.00' },
      moneyOut: { value: '80.00' },
      rate: '1.25',
      source: 'LAST_TIME',
      lastRate: '1.25',
      lastRateDay: '2026-02-20',
      baseIn: { value: '25.00' },
      baseOut: { value: '100.00', currency: 'USD' },
    },
    {
      currency: 'JPY',
      rowCount: 3,
      moneyOut: { value: '5334' },
      rate: null,
      source: null,
      lastRate: null,
      baseOut: null,
    },
  ])
  const noodles = (await rowsOf(ada, { importId: read.id })).find(({ description }) => description === 'Noodles')
  expect(noodles).toMatchObject({
    isTaken: false,
    baseAmount: null,
    doubt: expect.stringMatching(/No earlier JPY to USD rate/),
  })

  await ada.graphql(TakeImportRowsDocument, { id: read.id, rowIds: [noodles?.id ?? ''], isTaken: false })
  const subscription = await ada.subscribe(ImportFollowedDocument, { id: read.id })
  const answer = await setRate(ada, read.id, 'JPY', '0.0067100')
  expect(answer.takenCount).toBe(5)
  const yen = 'JPY 0.00671 SAID 0.00 35.79'
  expect(ratesOf(answer)).toEqual(['CHF 1.25 LAST_TIME 25.00 100.00', yen])
  expect(ratesOf((await subscription.next()).importChanged)).toEqual(ratesOf(answer))
  await subscription.stop()
  const rows = await rowsOf(ada, { importId: read.id })
  expect(rows.map(({ baseAmount, isTaken, doubt }) => [baseAmount?.value, isTaken, doubt])).toEqual([
    ['100.00', true, 'Converted at your last rate: 1 CHF = 1.25 USD.'],
    ['25.00', true, 'Converted at your last rate: 1 CHF = 1.25 USD.'],
    ['33.55', true, null],
    ['2.23', false, null],
    ['0.01', true, null],
    ['3.00', true, null],
  ])

  expect(ratesOf(await setRate(ada, read.id, 'CHF', '1.5'))).toEqual(['CHF 1.5 SAID 30.00 120.00', yen])
  const columns = { date: 0, texts: [1], amount: 2, currency: 3 }
  const layout = { above: 1, dayOrder: 'MONTH_FIRST', decimal: 'POINT', columns } as const
  await ada.graphql(LayImportOutDocument, { id: read.id, layout })
  const again = await untilDone(ada, read.id)
  expect(ratesOf(again)).toEqual(['CHF 1.5 SAID 30.00 120.00', yen])
  expect(again.takenCount).toBe(6)
  expect(ratesOf(await setRate(ada, read.id, 'CHF', null))).toEqual(['CHF 1.25 LAST_TIME 25.00 100.00', yen])

  const before = await ledgerOf(ada)
  expect(await apply(ada, read.id)).toMatchObject({ state: 'DONE', takenCount: 6 })
  const { dashboard } = await ada.graphql(DashboardDocument, { month: '2026-03' })
  expect(dashboard).toMatchObject({
    income: { amount: { value: '25.00' } },
    expense: { amount: { value: '138.79' } },
    net: { amount: { value: '-113.79' } },
  })
  const { body } = await ada.rest('GET', '/transactions')
  const recorded = (name: string) => body.items.find((each: { description: string }) => each.description === name)
  expect(recorded('Ryokan Sakura')).toMatchObject({ amount: '5000', base_amount: '33.55', rate: '0.00671' })
  expect(recorded('Pension Alpina')).toMatchObject({ amount: '80.00', base_amount: '100.00', rate: '1.25' })
  await expect(setRate(ada, read.id, 'JPY', '0.01')).rejects.toMatchObject({ code: 'CONFLICT' })

  const known = await importFile(ada, baseUrl, 'trip-again.csv', trip)
  expect(known).toMatchObject({ newCount: 0, thereCount: 6, takenCount: 0 })
  expect(known.rates[1]).toMatchObject({ rate: '0.00671', source: 'LAST_TIME', lastRateDay: '2026-03-05' })

  expect(await takeBack(ada, read.id)).toMatchObject({ state: 'REVERTED', takenCount: 6 })
  expect(await ledgerOf(ada)).toEqual(before)
  expect(ratesOf(await setRate(ada, read.id, 'JPY', '0.01'))).toEqual([
    'CHF 1.25 LAST_TIME 25.00 100.00',
    'JPY 0.01 SAID 0.00 53.34',
  ])
  await apply(ada, read.id)
  const ryokan = (await ledgerOf(ada)).find(({ description }) => description === 'Ryokan Sakura')
  expect(ryokan?.baseAmount.value).toBe('50.00')
})

test('an invalid exchange rate is refused with an error and changes nothing', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const read = await withTrip(ada, baseUrl)
  const positive = 'Enter a positive number, such as 1.0842.'
  for (const [currency, rate, message] of [
    ['JPY', '0', positive],
    ['JPY', '0.000', positive],
    ['JPY', '-1.2', positive],
    ['JPY', '1234567890123', positive],
    ['JPY', '0.0000000000001', positive],
    ['JPY', '0.000000000001', 'At this rate, the amounts round to zero in USD. Check the rate.'],
    ['JPY', '999999999999', 'At this rate, the amounts are too large in USD. Check the rate.'],
    ['JPY', 'much', expect.stringMatching(/Enter a number, such as 12\.34/)],
    ['USD', '2', 'No rows of this import need a rate for USD.'],
    ['GBP', '2', 'No rows of this import need a rate for GBP.'],
    ['toString', '2', 'No rows of this import need a rate for toString.'],
  ] as const) {
    await expect(setRate(ada, read.id, currency, rate)).rejects.toMatchObject({ message })
  }
  const small = await setRate(ada, read.id, 'JPY', '1')
  expect(small).toMatchObject({ takenCount: 6, rates: [{}, { rate: '1', baseOut: { value: '5334.00' } }] })
  expect(await setRate(ada, read.id, 'JPY', null)).toMatchObject({ takenCount: 3, rates: [{}, { rate: null }] })

  // Selected rows without an exchange rate count at a rate of 1.
  await ada.graphql(TakeImportRowsDocument, { id: read.id, verdict: 'NEW', isTaken: true })
  await apply(ada, read.id)
  const { body } = await ada.rest('GET', '/transactions')
  expect(body.items.find(({ description }: { description: string }) => description === 'Noodles')).toMatchObject({
    amount: '333',
    currency: 'JPY',
    base_amount: '3.33',
    rate: '1',
  })
})

test('a file read for another organization currency is not applied', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const read = await importFile(ada, baseUrl, 'trip.csv', trip)
  expect(read).toMatchObject({ takenCount: 1, rates: [{ currency: 'CHF' }, { currency: 'JPY' }] })
  await ada.graphql(UpdateOrganizationDocument, { changes: { currency: 'CHF' } })
  const error = { code: 'CONFLICT', message: expect.stringMatching(/now uses CHF, .* read for USD/) }
  await expect(setRate(ada, read.id, 'JPY', '0.006')).rejects.toMatchObject(error)
  await expect(apply(ada, read.id)).rejects.toMatchObject(error)
  const again = await importFile(ada, baseUrl, 'trip.csv', trip)
  expect(again).toMatchObject({ takenCount: 2, rates: [{ currency: 'JPY' }, { currency: 'USD' }] })
})

test('the REST API can show, set and remove an exchange rate', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { id } = await withTrip(ada, baseUrl)
  const path = `/imports/${id}`
  expect((await ada.rest('GET', path)).body.rates).toMatchObject([
    {
      currency: 'CHF',
      row_count: 2,
      rate: '1.25',
      source: 'last_time',
      last_rate_day: '2026-02-20',
      base_out: '100.00',
    },
    { currency: 'JPY', row_count: 3, rate: null, source: null, base_out: null },
  ])
  const answer = await ada.rest('POST', `${path}/rate`, { currency: 'JPY', rate: 0.0067 })
  expect(answer).toMatchObject({
    status: 200,
    body: { taken_count: 6, rates: [{}, { rate: '0.0067', source: 'said' }] },
  })
  const { items } = (await ada.rest('GET', `${path}/rows?text=ryokan`)).body
  expect(items).toMatchObject([{ amount: '5000', currency: 'JPY', base_amount: '33.50', taken: true }])
  expect(await ada.rest('POST', `${path}/rate`, { currency: 'JPY', rate: 0 })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'rate', message: 'Enter a positive number, such as 1.0842.' }] },
  })
  expect(await ada.rest('POST', `${path}/rate`, { currency: 'JPY' })).toMatchObject({ status: 422 })
  expect(await ada.rest('POST', `${path}/rate`, { currency: 'JPY', rate: null })).toMatchObject({
    status: 200,
    body: { taken_count: 3 },
  })
})
