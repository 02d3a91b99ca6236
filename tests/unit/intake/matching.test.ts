import { describe, expect, test } from 'vitest'
import { certainPairs, type Pair, suggestPairs } from '../../../server/intake/receipts/match-pairs.ts'
import { renderMatchReason } from '../../../server/intake/receipts/match-reasons.ts'
import { matchOf, type ToMatch } from '../../../server/intake/receipts/matching.ts'
import { plainName, similarityOf, stableMerchantName } from '../../../server/intake/receipts/merchant-similarity.ts'

const eur = (minor: bigint) => ({ minor, currency: 'EUR' })
const lidl: ToMatch = {
  type: 'EXPENSE',
  merchant: 'LIDL Dienstleistung GmbH',
  date: '2026-03-14',
  total: eur(2_345n),
  baseTotal: eur(2_345n),
  mayBeTipped: false,
  confirmed: new Map(),
}

interface Payment {
  type?: 'EXPENSE' | 'INCOME'
  description?: string
  date?: string
  minor?: bigint
  currency?: string
  base?: bigint
}
function payment({ type = 'EXPENSE', description = 'Lidl', date = '2026-03-14', ...amount }: Payment = {}) {
  const { minor = 2_345n, currency = 'EUR', base = minor } = amount
  return { type, description, date, amount: { minor, currency }, baseAmount: eur(base) }
}
const reasonsOf = (receipt: Partial<ToMatch>, paid: Payment) =>
  matchOf({ ...lidl, ...receipt }, payment(paid))?.reasons.map(renderMatchReason)
const francs = (minor: bigint) => ({ minor, currency: 'CHF' })

describe('a receipt matches the transaction it belongs to', () => {
  test('a match states its reasons as text', () => {
    expect(reasonsOf({}, {})).toEqual(['Same amount', 'Same day', 'Similar name'])
    expect(reasonsOf({}, { date: '2026-03-15' })).toEqual(['Same amount', '1 day apart', 'Similar name'])
    expect(reasonsOf({}, { date: '2026-03-17' })).toContain('3 days apart')
  })

  test('a receipt matches by amount alone with another name', () => {
    expect(reasonsOf({}, { description: 'Card payment' })).toEqual(['Same amount', 'Same day'])
  })

  test('a receipt matches a near amount with a matching name', () => {
    expect(reasonsOf({}, { minor: 2_390n })?.[0]).toBe('Amount differs by 0.45 EUR')
    expect(reasonsOf({}, { minor: 2_300n })?.[0]).toBe('Amount differs by 0.45 EUR')
    expect(reasonsOf({}, { minor: 2_390n, description: 'Card payment' })).toBeUndefined()
    expect(reasonsOf({}, { minor: 2_400n })).toBeUndefined()
  })

  test('a receipt matches with a tip of up to 30 percent at places with tips', () => {
    const tippable = { mayBeTipped: true }
    expect(reasonsOf(tippable, { minor: 2_700n })?.[0]).toBe('Amount differs by 3.55 EUR (a tip)')
    expect(reasonsOf(tippable, { minor: 3_048n })).toBeDefined()
    expect(reasonsOf(tippable, { minor: 3_049n })).toBeUndefined()
    expect(reasonsOf(tippable, { minor: 2_200n })).toBeUndefined()
    expect(reasonsOf(tippable, { minor: 2_700n, description: 'Card payment' })).toBeUndefined()
    expect(reasonsOf({}, { minor: 2_700n })).toBeUndefined()
  })

  test('a receipt matches with cash rounding, in currencies without small coins', () => {
    const till = { total: francs(2_343n), baseTotal: null }
    const paid = { minor: 2_345n, currency: 'CHF', description: 'Bargeld' }
    expect(reasonsOf(till, paid)?.[0]).toBe('Same amount, rounded to 0.05 CHF')
    expect(reasonsOf(till, { ...paid, minor: 2_346n })).toBeUndefined()
    expect(reasonsOf(till, { ...paid, minor: 2_350n })).toBeUndefined()
    const dollars = { total: { minor: 2_343n, currency: 'USD' }, baseTotal: null }
    expect(reasonsOf(dollars, { ...paid, currency: 'USD' })).toBeUndefined()
  })

  test('a receipt matches a payment in another currency with a similar converted amount', () => {
    const foreign = { total: francs(2_345n), baseTotal: eur(2_500n) }
    expect(reasonsOf(foreign, { minor: 2_560n })).toEqual(['About the same amount in EUR', 'Same day', 'Similar name'])
    expect(reasonsOf(foreign, { minor: 2_576n })).toBeUndefined()
    expect(reasonsOf(foreign, { minor: 2_560n, description: 'Card' })).toEqual([
      'About the same amount in EUR',
      'Same day',
    ])
    expect(reasonsOf(foreign, { minor: 2_560n, description: 'Card', date: '2026-03-15' })).toBeUndefined()
    expect(reasonsOf({}, { minor: 2_600n, currency: 'GBP', base: 2_345n })?.[0]).toBe('About the same amount in EUR')
    expect(reasonsOf({ ...foreign, baseTotal: null }, { minor: 2_500n })).toBeUndefined()
  })

  test('a receipt matches in the week after its date, or on the day before', () => {
    const days = ['2026-03-12', '2026-03-13', '2026-03-21', '2026-03-22']
    expect(days.map((date) => reasonsOf({}, { date }) !== undefined)).toEqual([false, true, true, false])
    expect(reasonsOf({ date: null }, { date: '2026-01-01' })).toEqual(['Same amount', 'Similar name'])
  })

  test('a refund matches income and never an expense', () => {
    expect(reasonsOf({}, { type: 'INCOME' })).toBeUndefined()
    expect(reasonsOf({ type: 'INCOME' }, { type: 'INCOME' })).toEqual(['Same amount', 'Same day', 'Similar name'])
  })

  test('a receipt matches by a confirmed merchant name', () => {
    const paid = { description: 'SumUp *LD 4711', minor: 2_390n }
    expect(reasonsOf({}, paid)).toBeUndefined()
    const times = (count: number) => ({ confirmed: new Map([[stableMerchantName('SUMUP *LD 0815'), count]]) })
    expect(reasonsOf(times(1), paid)?.at(-1)).toBe('You confirmed this name once')
    expect(reasonsOf(times(3), paid)?.at(-1)).toBe('You confirmed this name 3 times')
    const score = (confirmed: Partial<ToMatch>, description: string) =>
      matchOf({ ...lidl, ...confirmed }, payment({ description }))?.score ?? 0
    expect(score(times(3), 'SumUp *LD 1')).toBeGreaterThan(score({}, 'Lidl'))
    expect(score({}, 'Lidl')).toBeGreaterThan(score({}, 'Rent'))
  })
})

describe('several possible matches', () => {
  const pair = (receiptId: string, transactionId: string, score: number, isExact = true): Pair => ({
    receiptId,
    transactionId,
    score,
    reasons: [],
    isExact,
  })
  const suggested = (pairs: Pair[]) =>
    suggestPairs(pairs).map(({ receiptId, transactionId }) => receiptId + transactionId)

  test('the most likely match comes first, with five at most for a receipt', () => {
    expect(suggested([pair('a', '1', 0.5), pair('a', '2', 0.9), pair('a', '3', 0.7)])).toEqual(['a2', 'a3', 'a1'])
    expect(suggested(Array.from({ length: 9 }, (_, index) => pair('a', `${index}`, 0.9)))).toHaveLength(5)
  })

  test('a transaction is not suggested for a receipt that fits clearly worse', () => {
    expect(suggested([pair('a', '1', 0.6), pair('b', '1', 0.95)])).toEqual(['b1'])
  })

  test('two receipts that fit equally well each have their own transaction first', () => {
    const pairs = [pair('a', '1', 0.95), pair('a', '2', 0.5), pair('b', '1', 0.9), pair('b', '2', 0.85)]
    expect(suggested(pairs)).toEqual(['a1', 'b2', 'b1'])
    expect(suggested([pair('a', '1', 0.9), pair('b', '1', 0.9)])).toEqual(['a1', 'b1'])
  })

  test('an exact match without an alternative is certain', () => {
    const sure = (pairs: Pair[]) => certainPairs(pairs).map(({ receiptId, transactionId }) => receiptId + transactionId)
    expect(sure([pair('a', '1', 0.95), pair('a', '2', 0.7), pair('b', '1', 0.7)])).toEqual(['a1'])
    expect(sure([pair('a', '1', 0.95), pair('a', '2', 0.85)])).toEqual([])
    expect(sure([pair('a', '1', 0.95), pair('b', '1', 0.85)])).toEqual([])
    expect(sure([pair('a', '1', 0.95, false)])).toEqual([])
  })

  test('an exact match has the same amount within 3 days and a matching name', () => {
    const isExact = (paid: Payment) => matchOf(lidl, payment(paid))?.isExact
    expect(isExact({})).toBe(true)
    expect(isExact({ date: '2026-03-17' })).toBe(true)
    expect(isExact({ date: '2026-03-18' })).toBe(false)
    expect(isExact({ description: 'Card payment' })).toBe(false)
    expect(isExact({ minor: 2_344n })).toBe(false)
    expect(matchOf({ ...lidl, date: null }, payment())?.isExact).toBe(false)
  })
})

test('names match regardless of case, accents and company forms', () => {
  expect(similarityOf('Café Müller', 'CAFE MULLER GMBH')).toBe(1)
  expect(similarityOf('Lidl', 'Aldi')).toBeLessThan(0.5)
  expect(similarityOf('', 'Lidl')).toBe(0)
  expect(plainName(' Café  "Müller" & Co. ')).toBe('cafe muller co')
  expect(['LIDL 4711 BERLIN 12.03.', 'Lidl Berlin', '4711'].map(stableMerchantName)).toEqual([
    'lidl berlin',
    'lidl berlin',
    '4711',
  ])
})
