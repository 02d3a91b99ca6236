import { expect, test } from 'vitest'
import { averageBudget } from '../../../server/ledger/budgets/averages.ts'

const euros = (...amounts: string[]) => amounts.map((amount) => BigInt(amount.replace('.', '')))

test.each([
  ['390.10 and 431.15', euros('390.10', '431.15', '0.00'), 27_500n],
  ['what is the same each month', euros('1234.56', '1234.56', '1234.56'), 123_456n],
  ['a coffee a week', euros('17.40', '16.20', '18.90'), 1_800n],
  ['a rent that grew', euros('1650.00', '1650.00', '1683.00'), 165_000n],
  ['cents', euros('0.10', '0.20', '0.20'), 17n],
  ['nothing', [], 0n],
])('the average of %s is rounded to a natural budget', (_, months, plan) => {
  expect(averageBudget(months, 'EUR')).toBe(plan)
})

test('a currency without cents uses whole units', () => {
  expect(averageBudget([41_250n, 39_000n, 43_115n], 'JPY')).toBe(41_000n)
  expect(averageBudget([7n, 8n], 'JPY')).toBe(8n)
})
