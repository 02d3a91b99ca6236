import { describe, expect, test } from 'vitest'
import { receiptTexts } from '../../reader/slips.ts'
import { isList } from '../../unit/intake/budget-list-pages-steps.ts'
import { noLists } from '../../unit/intake/budget-lists-not.ts'
import { compose } from '../../unit/reader/slips/compose.ts'
import { manners } from '../../unit/reader/slips/countries.ts'

describe('a document is not recognized as a list', () => {
  test.each(noLists)('$title', ({ text }) => {
    expect(isList(text)).toBe(false)
  })

  test.each(Object.entries(receiptTexts))('a %s receipt', (_, text) => {
    expect(isList(text)).toBe(false)
  })

  test.each(Object.entries(manners))('receipts of %s shops are not lists', (_, manner) => {
    const samples = Array.from({ length: 25 }, (__, seed) => compose(manner, seed + 1).lines.join('\n')).filter(isList)
    expect(samples).toEqual([])
  })
})
