import { expect, test } from 'vitest'
import { readBudgetList } from '../../../server/ledger/budgets/list/list.ts'
import { readExpectedLists, scoreList } from '../../evals/budget-lists/lists.ts'
import { categories } from '../../unit/intake/budget-lists.ts'

const context = { categories, currency: 'USD', today: '2026-11-20' }

/** The numbers must not fall. No rule is written from a list of the unseen half. */
test.each([
  { half: 'rules', lists: 30, lines: 184 },
  { half: 'unseen', lists: 27, lines: 169 },
] as const)('of the lists as people paste them, the half $half has at least $lists right', async (floor) => {
  const scores = (await readExpectedLists(floor.half)).map((list) =>
    scoreList(readBudgetList(list.text, context), list),
  )
  expect(scores.filter(({ faults }) => faults.length === 0).length).toBeGreaterThanOrEqual(floor.lists)
  expect(scores.reduce((sum, { rightLines }) => sum + rightLines, 0)).toBeGreaterThanOrEqual(floor.lines)
})

test('a list of any size or shape takes at most 60 times as long as plain lines', () => {
  const deep = Array.from({ length: 10_000 }, (_, level) => `${' '.repeat(level)}Rent ${level}`).join('\n')
  const shapes = {
    columns: `${'Rent;'.repeat(5_000)}1\n`.repeat(20),
    indentation: deep.slice(0, 1_000_000),
    line: 'we pay 3 for rent and 4 for gas, '.repeat(30_000),
    clauses: `${'I pay 5 for a, '.repeat(66)}\n`.repeat(400),
    periods: `${'every two '.repeat(90)}costs of 1\n`.repeat(500),
    dots: '. . '.repeat(250_000),
    comments: `${'1 # '.repeat(900)}\n`.repeat(250),
    quotes: '> '.repeat(250_000),
    signs: 'ر.س $ '.repeat(150_000),
  }
  const timeOf = (text: string) => {
    const begun = performance.now()
    readBudgetList(text, context)
    return performance.now() - begun
  }
  const plain = timeOf('Rent 1\n'.repeat(10_000))
  for (const [shape, text] of Object.entries(shapes)) expect(timeOf(text) / plain, shape).toBeLessThan(60)
})

test('amounts of zero, of the maximum and beyond it, NUL and emoji do not break a list', () => {
  const linesOf = (text: string) => readBudgetList(text, context).lines.map(({ name, amount }) => `${name} ${amount}`)
  const edges = 'Rent 0\nFood 9,999,999,999,999.99\nCar 99999999999999999999999999\n'
  expect(linesOf(edges)).toEqual(['Food 9999999999999.99', 'Car 99999999999999999999999999.00'])
  expect(linesOf('Re\0nt 900\nFood 300\0\n')).toHaveLength(2)
  expect(linesOf('🏠 Rent 👩‍👩‍👧 900\n🍕 Food 300\nCar \ud83d 20\n')).toHaveLength(3)
})
