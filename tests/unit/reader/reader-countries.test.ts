import { expect, test } from 'vitest'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import { compose } from './slips/compose.ts'
import { manners } from './slips/countries.ts'
import { randomFrom } from './slips/random.ts'
import { pageOf, recognised } from './slips/recognised.ts'
import { addTo, emptyScore, itemsOf } from './slips/score.ts'

const samplesPerManner = 25

test.each(Object.keys(manners))('%s receipts of unseen shops are read', (country) => {
  const manner = manners[country]
  if (!manner) throw new Error(`${country} has no manner.`)
  const score = emptyScore()
  for (let seed = 1; seed <= samplesPerManner; seed++) {
    const receiptSample = compose(manner, seed * 7919)
    const lines = recognised(receiptSample.lines, randomFrom(seed))
    const [receipt] = extractReceipts([pageOf(lines)], { today: '2026-11-20' })
    if (receipt) addTo(score, `${country} ${seed}`, receiptSample, receipt)
  }
  expect(score.wrong, 'sure and wrong').toEqual([])
  expect(score.total, 'totals').toBeGreaterThanOrEqual(samplesPerManner - 1)
  expect(score.date, 'dates').toBe(samplesPerManner)
  expect(score.currency, 'currencies').toBe(samplesPerManner)
  expect(score.company, 'companies').toBeGreaterThanOrEqual(samplesPerManner * 0.95)
  expect(score.sure, 'sure totals').toBeGreaterThanOrEqual(samplesPerManner * 0.9)
  expect(itemsOf(score), 'items F1').toBeGreaterThan(0.94)
})
