import { describe, expect, test } from 'vitest'
import { rankMatches, similarityOf } from '../../server/receipts/matching.ts'

const eur = (minor: bigint) => ({ minor, currency: 'EUR' })
const lidl = { merchant: 'LIDL Dienstleistung GmbH', date: '2026-03-14', total: eur(2_345n) }
const payment = (details: { description?: string; date?: string; minor?: bigint; currency?: string }) => ({
  description: details.description ?? 'Lidl',
  date: details.date ?? '2026-03-14',
  amount: { minor: details.minor ?? 2_345n, currency: details.currency ?? 'EUR' },
})

describe('a receipt finds the transaction it belongs to', () => {
  test('and says why, in words', () => {
    const [match] = rankMatches(lidl, [payment({ date: '2026-03-15' })])
    expect(match?.reasons).toEqual(['Same amount', '1 day apart', 'Similar name'])
    expect(rankMatches(lidl, [payment({})])[0]?.reasons).toEqual(['Same amount', 'Same day', 'Similar name'])
    expect(rankMatches(lidl, [payment({ date: '2026-03-11' })])[0]?.reasons).toContain('3 days apart')
  })

  test('by the amount alone when the name is another', () => {
    const [match] = rankMatches(lidl, [payment({ description: 'Card payment' })])
    expect(match?.reasons).toEqual(['Same amount', 'Same day'])
  })

  test('with a tip, when the name fits', () => {
    const [match] = rankMatches(lidl, [payment({ minor: 2_390n })])
    expect(match?.reasons[0]).toBe('Amount differs by 0.45 EUR')
    expect(rankMatches(lidl, [payment({ minor: 2_390n, description: 'Card payment' })])).toEqual([])
  })

  test('never in another currency, more than a week away, or with another amount', () => {
    expect(rankMatches(lidl, [payment({ currency: 'USD' })])).toEqual([])
    expect(rankMatches(lidl, [payment({ date: '2026-03-22' })])).toEqual([])
    expect(rankMatches(lidl, [payment({ date: '2026-03-21' })])).toHaveLength(1)
    expect(rankMatches(lidl, [payment({ minor: 2_600n })])).toEqual([])
  })

  test('the likeliest first, and five at most', () => {
    const far = payment({ date: '2026-03-20' })
    const near = payment({ date: '2026-03-13' })
    const other = payment({ date: '2026-03-14', description: 'Rent' })
    expect(rankMatches(lidl, [far, other, near]).map(({ transaction }) => transaction)).toEqual([near, other, far])
    expect(
      rankMatches(
        lidl,
        Array.from({ length: 9 }, () => near),
      ),
    ).toHaveLength(5)
  })

  test('without a day, by amount and name', () => {
    const [match] = rankMatches({ ...lidl, date: null }, [payment({ date: '2026-01-01' })])
    expect(match?.reasons).toEqual(['Same amount', 'Similar name'])
  })
})

test('names are alike whatever their case, accents and company forms', () => {
  expect(similarityOf('Café Müller', 'CAFE MULLER GMBH')).toBe(1)
  expect(similarityOf('Lidl', 'Aldi')).toBeLessThan(0.5)
  expect(similarityOf('', 'Lidl')).toBe(0)
})
