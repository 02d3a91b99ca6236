import { describe, expect, test } from 'vitest'
import { plansByHeading } from '../../../server/ledger/budgets/list/detect.ts'
import { readBudgetListOf } from '../../../server/ledger/budgets/list/read-pages.ts'
import { readingOfText } from '../../reader/paper-reading.ts'
import { context, isList } from './budget-list-pages-steps.ts'
import { doubtsOf } from './budget-lists.ts'

const linesOf = (text: string, confidence?: number) => readBudgetListOf(readingOfText(text, confidence), context).lines
const inShort = (text: string) => linesOf(text).map(({ name, amount, group }) => [name, amount, group].join(' ').trim())

const table = `
Family budget March 2026
EXPENSES         Planned     Actual   Difference
Housing
   Rent         1,100.00   1,100.00         0.00
   Utilities      140.00     162.35      (22.35)
Food
   Groceries      420.00     388.12        31.88
Total expenses  1,660.00   1,650.47         9.53`

test('columns follow their words, and indented lines belong to a group', () => {
  expect(inShort(table)).toEqual(['Rent 1100.00 Housing', 'Utilities 140.00 Housing', 'Groceries 420.00 Food'])
  expect(linesOf(table).every(({ months }) => months.join() === '2026-03')).toBe(true)
})

test('each line has a page region from its name to its last amount', () => {
  const [rent, utilities] = linesOf(table)
  expect(rent?.place).toMatchObject({ page: 0 })
  const [left = 0, top = 0, width = 0] = rent?.place?.box ?? []
  expect(left).toBeCloseTo(3 / 49, 2)
  expect(width).toBeCloseTo(46 / 49, 2)
  expect(top).toBeCloseTo(3 / 8, 2)
  expect(utilities?.place?.box[1]).toBeCloseTo(4 / 8, 2)
})

test('digits read as letters are corrected, and the line is marked as uncertain', () => {
  const [rent, food] = linesOf('My budget\nRent         1,2OO.OO\nFood           4l5.5O\nFun             50.00\n')
  expect([rent?.amount, food?.amount]).toEqual(['1200.00', '415.50'])
  expect(rent?.legibility).toBeLessThan(0.8)
  expect(doubtsOf(rent)).toBe('This line was hard to read. Compare it with the picture.')
})

test('a symbol read as a letter is dropped, and names keep their letters', () => {
  expect(inShort('Budget\nSOLO trip     e450.00\nIsobel         €12.00\nBOB             8.00\n')).toEqual([
    'SOLO trip 450.00',
    'Isobel 12.00',
    'BOB 8.00',
  ])
})

test('words with low confidence and a wrong total make a line uncertain', () => {
  expect(doubtsOf(linesOf('Budget\nRent    900\nFood    300', 0.6)[0])).toContain('hard to read')
  expect(doubtsOf(linesOf('Budget\nRent    900\nFood    300\nTotal  1300')[0])).toContain(
    "don't add up to the list's total",
  )
  expect(doubtsOf(linesOf('Budget\nRent    900\nFood    300\nTotal  1200')[0])).toBe('')
})

test('plain lines and sentences are read in the same way as text', () => {
  expect(inShort('My monthly budget\nRent $1,200\nGym 15/week\nCar insurance 600 per year')).toEqual([
    'Rent 1200.00',
    'Gym 65.00',
    'Car insurance 50.00',
  ])
  expect(inShort('My budget: rent 1200, food 450, phone 35')).toEqual(['rent 1200.00', 'food 450.00', 'phone 35.00'])
})

describe('a document is recognized as a list', () => {
  test.each([
    ['by its title', 'Household budget\nOboe   40\nFlute   15'],
    ['by its headings', 'Item     Planned   Actual\nOboe       40        41\nFlute      15         3'],
    ['by its sections', 'Income\nOboe   40\nExpenses\nFlute   15'],
    ['by its months', 'Item    Jan   Feb\nOboe     40    41\nFlute    15     3'],
    ['by its periods', 'Oboe 40 a week\nFlute 15 a month\nLute 30 per year'],
    ['by the names of its categories', 'Rent   900\nGroceries   300\nPhone   20\nPetrol   60'],
  ])('%s', (_, text) => {
    expect(isList(text)).toBe(true)
  })
})

test('a page with more words than a budget has is not read as a budget list', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `Groceries ${at}  420.00`)
  expect(isList(['Family budget March 2026', ...rows(50)].join('\n'))).toBe(true)
  expect(isList(['Family budget March 2026', ...rows(900)].join('\n'))).toBe(false)
})

test('a table of planned amounts is not a bank statement, and rows that mention a budget may be', () => {
  expect(plansByHeading('Date,Category,Budgeted,Actual\n2026-05-01,Rent,900,900\n')).toBe(true)
  expect(plansByHeading('Expense,Amount,Frequency,Due date\nRent,900,monthly,1st\n')).toBe(true)
  expect(plansByHeading('Date,Payee,Amount\n2026-05-01,Budget,-90.00\n')).toBe(false)
})
