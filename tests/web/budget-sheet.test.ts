import { expect, test } from 'vitest'
import { blockOf, cellsIn, readBlock, readCell, textOfBlock } from '../../web/features/budgets/year/year-block.ts'

const sheet = { names: ['Groceries', 'Rent', 'Travel'], months: ['January', 'February', 'March'], currency: 'USD' }
const english = { ...sheet, locale: 'en-US' }
const german = { ...sheet, currency: 'EUR', locale: 'de-DE' }
const start = { row: 0, month: 0 }

test("a pasted block fills cells from the selected one in the locale's number format, and empty cells stay", () => {
  expect(readBlock('$1,650.00\t\r\n96.15\t12\r\n', { row: 1, month: 1 }, english)).toEqual({
    plans: [
      { row: 1, month: 1, amount: '1650.00' },
      { row: 2, month: 1, amount: '96.15' },
      { row: 2, month: 2, amount: '12' },
    ],
  })
  expect(readBlock('1.650,5 €\t0', start, german)).toEqual({
    plans: [
      { row: 0, month: 0, amount: '1650.5' },
      { row: 0, month: 1, amount: '0' },
    ],
  })
})

test('an unreadable cell is named and no cell is set', () => {
  expect(readBlock('1\tsoon\n-5\t2', start, english)).toEqual({
    error: 'Nothing was pasted. Not an amount: Groceries in February: “soon”, Rent in January: “-5”.',
  })
  expect(readBlock('a\tb\tc\nd', start, english)).toMatchObject({ error: expect.stringContaining('and 1 more.') })
  expect(readBlock('1\t2\t3\t4', start, english)).toMatchObject({ error: expect.stringContaining("don't fit") })
  expect(readBlock('\t\n', start, english)).toEqual({ error: 'Nothing to paste.' })
  const long = { ...english, names: Array.from({ length: 251 }, (_, at) => `Category ${at}`) }
  expect(readBlock('1\n'.repeat(251), start, long)).toMatchObject({ error: expect.stringContaining('250') })
})

test('copied cells are read back unchanged', () => {
  const amounts: Record<string, string> = { '0/0': '250.50', '1/1': '1650.00' }
  const block = blockOf({ row: 1, month: 1 }, start)
  expect(cellsIn(block)).toHaveLength(4)
  const text = textOfBlock(block, ({ row, month }) => amounts[`${row}/${month}`] ?? null, 'de-DE')
  expect(text).toBe('250,50\t\n\t1650,00')
  expect(readBlock(text, start, german)).toEqual({
    plans: [
      { row: 0, month: 0, amount: '250.50' },
      { row: 1, month: 1, amount: '1650.00' },
    ],
  })
})

test.each(['abc', '', '-1', '1.2.3x', '12 apples'])('the text “%s” is not a budget', (written) => {
  expect(readCell(written, english)).toBeNull()
})
