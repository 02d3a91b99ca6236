import { expect, test } from 'vitest'
import { describePace } from '../../web/features/budgets/month/pace.ts'

type Line = Parameters<typeof describePace>[0]
const line = (usedPercent: number, state: Line['state'], type: 'EXPENSE' | 'INCOME' = 'EXPENSE') =>
  ({ usedPercent, state, category: { type } }) as Line

test('the used percentage of a budget is rounded', () => {
  expect(describePace(line(89.6, 'NEAR'), null).text).toBe('90% used')
  expect(describePace(line(12.4, 'UNDER'), null).text).toBe('12% used')
  expect(describePace(line(33.5, 'UNDER', 'INCOME'), null).text).toBe('34% received')
})
