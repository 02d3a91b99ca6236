import { expect, test } from 'vitest'
import { type ActualRow, leavesOut } from '../../../server/intake/imports/apps/actual-rows.ts'
import { openStatement } from '../../../server/intake/imports/files/read-file.ts'
import { isDay, isMonth, monthsFrom, periodOf } from '../../../server/language/days.ts'
import { firstFrom, nextAfter, occurrencesIn } from '../../../server/ledger/recurrences/days.ts'
import { archiveEntities } from '../../../server/portability/archive/entities.ts'
import { checkRecord } from '../../../server/portability/archive/validation.ts'
import { sampleYear } from '../../../server/portability/sample/year.ts'
import { addMonths } from '../../../web/shared/format/dates.ts'
import { isMonth as isMonthInAddress, periodOf as periodOnScreen } from '../../../web/shared/format/period.ts'

const [first, last] = ['1900-01-01', '2200-12-31']
const outside = ['0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31', '10000-01-01', '2026-02-30']

test('dates and months are within the years 1900 to 2200', () => {
  expect([first, last].every(isDay)).toBe(true)
  expect(outside.filter(isDay)).toEqual([])
  const months = ['1899-12', '1900-01', '2200-12', '2201-01', '9999-12', '10000-01', '2026-13', '2026-1']
  expect(months.filter(isMonth)).toEqual(['1900-01', '2200-12'])
  expect(months.filter(isMonthInAddress)).toEqual(['1900-01', '2200-12'])
})

test('the last month ends with the calendar, and an iteration through months always ends', () => {
  expect(periodOf('2200-12', 15)).toEqual({ from: '2200-12-15', to: last })
  expect(periodOnScreen('2200-12', 15)).toEqual({ from: '2200-12-15', to: last })
  expect([addMonths('2200-12', 1), addMonths('1900-01', -12)]).toEqual(['2200-12', '1900-01'])
  expect(monthsFrom('2200-11', '2200-12')).toEqual(['2200-11', '2200-12'])
  expect(monthsFrom('9999-12', '9999-12')).toEqual(['9999-12'])
  expect(monthsFrom('2200-12', '1900-01')).toEqual([])
})

test.each(['WEEKLY', 'MONTHLY', 'YEARLY'] as const)('a %s recurrence ends with the calendar', (frequency) => {
  const schedule = { frequency, every: 12, startDate: '2200-12-30', endDate: null }
  expect(occurrencesIn(schedule, '2200-01-01', '2210-01-01')).toEqual(['2200-12-30'])
  expect(nextAfter(schedule, '2200-12-31')).toBeNull()
  // Such a date may be stored from before the limit existed.
  expect(firstFrom({ ...schedule, startDate: '9999-12-31', endDate: null }, '2026-01-01')).toBeNull()
  expect(firstFrom({ ...schedule, endDate: '9999-12-31' }, '2201-01-01')).toBeNull()
})

test.each(['1901-01-01', last])('sample data that ends on %s has no dates out of range', (today) => {
  const days = sampleYear(today).map(({ date }) => date)
  expect(days.length).toBeGreaterThan(300)
  expect(days.filter((day) => !isDay(day))).toEqual([])
})

const files: Record<string, (days: readonly string[]) => string> = {
  CSV: (days) => `Date,Text,Amount\n${days.map((day) => `${day},Shop,-1.00`).join('\n')}\n`,
  OFX: (days) =>
    `OFXHEADER:100\n\n<OFX><BANKTRANLIST>${days
      .map((day) => `<STMTTRN><DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>-1.00<NAME>Shop</STMTTRN>`)
      .join('')}</BANKTRANLIST></OFX>`,
  CAMT: (days) =>
    `<Document><BkToCstmrStmt><Stmt>${days
      .map(
        (day) =>
          `<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`,
      )
      .join('')}</Stmt></BkToCstmrStmt></Document>`,
  QIF: (days) => `!Type:Bank\n${days.map((day) => `D${day}\nT-1.00\nPShop\n^`).join('\n')}\n`,
}

test.each(Object.keys(files))('a %s file has no dates out of range', async (format) => {
  const content = files[format]?.([...outside, '2026-03-04', first, last]) ?? ''
  const file = await openStatement(Buffer.from(content), { usual: 'DAY_FIRST' })
  const entries = (await Array.fromAsync(file.entries())).flat()
  expect(entries.map(({ date }) => date).filter((day) => !isDay(day))).toEqual([])
  expect(entries.map(({ date }) => date)).toContain('2026-03-04')
})

test('an Actual budget and an archive have no dates out of range', () => {
  const book = { accounts: new Map(), payees: new Map(), categories: new Map(), parts: new Map() }
  const row = { id: 'a', acct: 'b', amount: -100 } as ActualRow
  const days = [20_260_304, 18_991_231, 22_010_101, 99_991_231, 100_000_101, 20_260_230]
  const left = days.map((date) => leavesOut({ ...row, date }, book))
  expect(left).toEqual([undefined, ...Array(5).fill('NO_DATE')])
  const day = { recurrence_id: '00000000-0000-4000-8000-000000000000', date: last }
  const [dayEntity] = archiveEntities.filter(({ name }) => name === 'recurrence_days')
  if (!dayEntity) throw new Error('An archive has no days of recurrences.')
  expect(checkRecord(dayEntity, day)).toEqual(day)
  for (const date of outside) expect(() => checkRecord(dayEntity, { ...day, date })).toThrow(/damaged/)
})
