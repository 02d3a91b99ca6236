import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikeBudgetList } from '../../../server/assistant/engine/pasted-lists.ts'
import { render } from '../../../server/base/text.ts'
import { conversionOf } from '../../../server/ledger/budgets/list/conversion.ts'
import { readBudgetList, readBudgetListInSlices } from '../../../server/ledger/budgets/list/list.ts'
import { monthlyOf } from '../../../server/ledger/budgets/list/monthly.ts'
import { defaultCategories } from '../../../server/people/organizations/default-categories.ts'
import { doubtsOf } from './budget-lists.ts'

const categories = defaultCategories('PERSONAL').map(({ key, name, type }) => ({ id: key, key, name, type }))

const context = { categories, currency: 'EUR', today: '2026-11-20' }

function read(text: string) {
  return readBudgetList(text, context)
}

/** Returns the lines in short form: "Rent 950.00 housing", with the group and months if present. */
function lines(text: string): string[] {
  return read(text).lines.map(({ name, amount, categoryId, group, months, type }) =>
    [
      type === 'INCOME' ? '+' : '',
      name,
      ' ',
      amount,
      ' ',
      categoryId ?? '?',
      group ? ` in ${group}` : '',
      months.length > 0 ? ` ${months.join(',')}` : '',
    ].join(''),
  )
}

test('a table with a header, quoted thousands, a currency symbol and a totals row is read', () => {
  const text = 'Category,Monthly budget\nRent,"$1,250.00"\nEating out,$140\nInternet,$39.50\nTotal,"$1,429.50"\n'
  expect(lines(text)).toEqual(['Rent 1250.00 housing', 'Eating out 140.00 eating_out', 'Internet 39.50 phone_internet'])
  expect(read(text)).toMatchObject({ currency: 'USD', period: 'MONTH', totalProven: true })
  expect(read(text).leftOut.map(({ row, reason }) => `${row} ${reason}`)).toEqual(['1 HEADING', '5 TOTAL'])
})

test('a table with semicolons, decimal commas, thousands points and no header is read', () => {
  expect(lines('Miete;1.080,00 €\nLebensmittel;395 €\nÖPNV;58,50 €\n')).toEqual([
    'Miete 1080.00 housing',
    'Lebensmittel 395.00 groceries',
    'ÖPNV 58.50 transport',
  ])
})

test('planned amounts next to actual ones, in sections and groups, use the month above them', () => {
  const text = `Budget,,,
Month:,May 2026,,
INCOME,Planned,Actual,Difference
Wages,"2,400.00","2,400.00",0
Total income,"2,400.00","2,400.00",0
EXPENSES,Planned,Actual,Difference
Home,,,
  Rent,900.00,900.00,0.00
  Heating,80.00,95.10,(15.10)
Total expenses,980.00,995.10,(15.10)
Left over,"1,420.00","1,404.90",
Note: the boiler is serviced in June,,,
`
  expect(lines(text)).toEqual([
    '+Wages 2400.00 salary 2026-05',
    'Rent 900.00 housing in Home 2026-05',
    'Heating 80.00 utilities in Home 2026-05',
  ])
  expect(read(text).totalProven).toBe(true)
  expect(read(text).leftOut.at(-1)).toMatchObject({ row: 12, reason: 'NOTE' })
})

test('a column for each month is read: an empty cell is nothing, and equal amounts are one line', () => {
  const text =
    'Our plan 2027\n\nItem,Jan,Feb,Mar,Year\nCAR,,,,\nFuel,90,90,90,270\nRoad tax,,140,,140\nTOTAL,90,230,90,410\n'
  expect(lines(text)).toEqual([
    'Fuel 90.00 car_fuel in Car 2027-01,2027-02,2027-03',
    'Road tax 140.00 car_fuel in Car 2027-02',
  ])
  expect(read(text).totalProven).toBe(true)
})

test('a row for each month is read', () => {
  expect(lines('Month,Rent,Groceries\nJan 2026,700,300\nFeb 2026,700,280\n')).toEqual([
    'Rent 700.00 housing 2026-01,2026-02',
    'Groceries 300.00 groceries 2026-01',
    'Groceries 280.00 groceries 2026-02',
  ])
})

test('an export of an envelope app is read: byte order mark, months as rows, assigned amounts', () => {
  const text = `\uFEFF"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"Mar 2026","Home: Rent","Home","Rent",£800.00,-£800.00,£0.00
"Mar 2026","Fun: Cinema 🎬","Fun","Cinema 🎬",£20.00,-£31.00,-£11.00
"Apr 2026","Home: Rent","Home","Rent",£810.00,£0.00,£810.00
"Apr 2026","Fun: Cinema 🎬","Fun","Cinema 🎬",£0.00,£0.00,£0.00
`
  expect(lines(text)).toEqual([
    'Rent 800.00 housing in Home 2026-03',
    'Cinema 🎬 20.00 entertainment in Fun 2026-03',
    'Rent 810.00 housing in Home 2026-04',
  ])
  expect(read(text).currency).toBe('GBP')
  expect(read(text).leftOut.at(-1)?.reason).toBe('ZERO')
})

test('the frequency comes from a column, the title or the amount, and amounts become monthly', () => {
  expect(
    lines('Item,Amount,Frequency\nGroceries,90,Weekly\nHome insurance,360,Annually\nWater,75,Quarterly\n'),
  ).toEqual(['Groceries 390.00 groceries', 'Home insurance 30.00 insurance', 'Water 25.00 utilities'])
  const weekly = read('Weekly budget\nCategory,Amount\nGroceries,60\n')
  expect(weekly.lines[0]).toMatchObject({ amount: '260.00', said: { amount: '60', period: 'WEEK' } })
  expect(conversionOf({ amount: '60', period: 'WEEK' }, 'EUR').map((text) => render(text))).toEqual([
    '€60.00 a week × 52 ÷ 12',
  ])
  expect(lines('Category,Weekly,Monthly,Yearly\nRent,200,866.67,10400\n')).toEqual(['Rent 866.67 housing'])
})

test('pasted lines of text are read', () => {
  const text =
    'My monthly budget\nRent: 1150\n- Eating out €120\n• Car insurance 480/year\nBus pass 15 a week\nTotal 1700'
  expect(lines(text)).toEqual([
    'Rent 1150.00 housing',
    'Eating out 120.00 eating_out',
    'Car insurance 40.00 insurance',
    'Bus pass 65.00 transport',
  ])
})

test('a group that is the sum of its indented lines is left out', () => {
  expect(
    lines(',Budget,Actual\nFood,500,520\n  Groceries,380,400\n  Restaurants,120,120\nGrand Total,500,520\n'),
  ).toEqual(['Groceries 380.00 groceries in Food', 'Restaurants 120.00 eating_out in Food'])
})

test('the sign or a separate column distinguishes income from expense', () => {
  expect(lines('Name,Amount\nSalary,2100\nRent,-900\nGifts,(40)\n')).toEqual([
    '+Salary 2100.00 salary',
    'Rent 900.00 housing',
    'Gifts 40.00 gifts_donations',
  ])
  expect(lines('Type,Category,Planned\nIncome,Bonus,300\nExpense,Rent,900\n')).toEqual([
    '+Bonus 300.00 salary',
    'Rent 900.00 housing',
  ])
})

test('a drawn table, tabs and other languages are read', () => {
  expect(lines('| Category | Budget |\n|---|---|\n| Rent | €900 |\n| **Total** | €900 |\n')).toEqual([
    'Rent 900.00 housing',
  ])
  expect(lines('Poste\tjanv.\tfévr.\tTotal\nLoyer\t850\t850\t1700\nCourses\t400\t380\t780\n')).toEqual([
    'Loyer 850.00 housing 2026-01,2026-02',
    'Courses 400.00 groceries 2026-01',
    'Courses 380.00 groceries 2026-02',
  ])
  expect(
    lines(
      'Kategorie;Unterkategorie;Budget 2026 (EUR);Ist\nWohnen;Miete;1.100,00;1.100,00\nWohnen;Strom;85,00;79,20\nSumme;;1.185,00;1.179,20\n',
    ),
  ).toEqual(['Miete 1100.00 housing in Wohnen', 'Strom 85.00 utilities in Wohnen'])
})

test('a category matches best by its own name, less by another, and is never guessed', () => {
  const confidences = read('Groceries,100\nSupermarket,100\nElectricity,50\nRainy day,20\n').lines.map(
    ({ confidence }) => confidence,
  )
  expect(confidences).toEqual([1, 0.95, 0.8, 0])
})

test('a text that is not a list has no lines, and no text takes long', () => {
  expect(read('').lines).toEqual([])
  expect(read('Dear all,\nthe meeting is on Monday.').lines).toEqual([])
  for (const piece of ['1,', '(', 'x\n', 'Rent 1\n', '"', ';', 'a ', '1 ']) {
    const begun = process.threadCpuUsage().user
    read(piece.repeat(Math.ceil(100_000 / piece.length)))
    expect(process.threadCpuUsage().user - begun, 'microseconds of a processor').toBeLessThan(2_000_000)
  }
})

test('twelve monthly amounts sum to the year to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
      const year = (cents / 100).toFixed(2)
      const month = Number(monthlyOf(year, 'YEAR', 2))
      expect(Math.abs(month * 12 - cents / 100)).toBeLessThanOrEqual(0.0601)
    }),
  )
})

test('a list for a future year sets its months, a list for this year sets none, and a range is reported', () => {
  const months = (text: string) => read(text).lines.map((line) => line.months.length)
  expect(months('Budget 2027\nRent 900\nFood 300\n')).toEqual([12, 12])
  expect(months('Budget 2026\nRent 900\nFood 300\n')).toEqual([0, 0])
  expect(read('Rent 900\nFood 300-350\n').lines.map(doubtsOf)).toEqual([
    '',
    'The list says 300-350. This is the highest amount.',
  ])
})

test('a long list is read in steps between which other work runs', async () => {
  const text = Array.from({ length: 2000 }, (_, index) => `Thing ${index} of many  ${index + 1}.50`).join('\n')
  let rounds = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; rounds++) await setImmediate()
  })()
  const list = await readBudgetListInSlices(text, context)
  isDone = true
  await others
  expect(list).toEqual(read(text))
  expect(rounds).toBeGreaterThan(3)
})

test.each([
  ['My budget: rent 1200, food 450, phone 35', true],
  ['Our monthly budget for May: rent 1,200 and food 450', true],
  ['my budget\nrent 900\nfood 300', true],
  ['taxi 12, lunch 9.50', false],
  ['Today: taxi 12, lunch 9.50', false],
  ['I was over budget: taxi 12, lunch 9', false],
  ['What is left of my budget: food 450, rent 900?', false],
  ['Budget car rental 45, fuel 30', false],
  ['set my food budget to 450', false],
])('the check for a budget list in %s returns %s', (text, isList) => {
  expect(looksLikeBudgetList(text)).toBe(isList)
})

test('an amount that looks like a month or a year is an amount', () => {
  expect(lines('Rent;2022.01\nCar;2026.12\nBoat;2026\n')).toEqual([
    'Rent 2022.01 housing',
    'Car 2026.12 car_fuel',
    'Boat 2026.00 ?',
  ])
})

/** The sums of the last values, from two of them to all. */
const sumsUpTo = (values: readonly number[]) =>
  values.map((_, from) => values.slice(from).reduce((sum, each) => sum + each, 0)).slice(0, -1)

test('a list has the same result with any separator and decimal sign', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(amounts, fc.constantFrom(';', '\t', '|'), fc.boolean(), (cents, separator, comma) => {
      // A line that is the sum of those above is left out as a total.
      fc.pre(!cents.some((value, index) => sumsUpTo(cents.slice(0, index)).includes(value)))
      const write = (value: number) => (comma ? (value / 100).toFixed(2).replace('.', ',') : (value / 100).toFixed(2))
      const text = cents
        .map((value, index) => `Thing ${String.fromCharCode(97 + index)}x${separator}${write(value)}`)
        .join('\n')
      expect(read(text).lines.map(({ amount }) => amount)).toEqual(cents.map((value) => (value / 100).toFixed(2)))
    }),
  )
})
