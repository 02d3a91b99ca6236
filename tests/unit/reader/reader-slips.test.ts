import { expect, test } from 'vitest'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import { paper } from '../../reader/paper.ts'
import { receiptTexts } from '../../reader/slips.ts'

const expected: Record<
  keyof typeof receiptTexts,
  [merchant: string, date: string, total: string, currency: string, tax: string]
> = {
  german: ['GRÜNWALD MARKT', '2024-03-14', '5.43', 'EUR', '0.56'],
  french: ['BOULANGERIE DU PONT', '2024-02-05', '7.00', 'EUR', '0.36'],
  spanish: ['CAFETERIA LA ESQUINA S.L.', '2023-07-11', '5.20', 'EUR', '0.47'],
  italian: ['TRATTORIA DA NINA S.R.L.', '2023-11-25', '16.00', 'EUR', '1.45'],
  dutch: ['DE GROENE KRUIDENIER', '2023-09-03', '10.34', 'EUR', '0.85'],
  polish: ['PIEKARNIA POD LIPA Sp. z o.o.', '2023-10-14', '25.40', 'PLN', '1.60'],
  british: ['THE COPPER KETTLE', '2023-12-08', '11.39', 'GBP', '1.90'],
  american: ['PEACHTREE DINER', '2024-03-07', '19.06', 'USD', '1.56'],
  malaysian: ['KEDAI RUNCIT MAJU JAYA SDN BHD', '2017-11-06', '45.25', 'MYR', '2.40'],
  swiss: ['Kiosk am See AG', '2024-06-17', '9.00', 'CHF', '0.22'],
}

test.each(Object.entries(expected))('a %s receipt', (language, [merchant, date, total, currency, tax]) => {
  const text = Object.entries(receiptTexts).find(([name]) => name === language)?.[1] ?? ''
  const [receipt] = extractReceipts([paper(text)], { today: '2024-06-30' })
  expect({
    merchant: receipt?.merchant.value,
    date: receipt?.date.value,
    total: receipt?.total.value,
    currency: receipt?.currency.value,
    tax: receipt?.tax.value,
  }).toEqual({ merchant, date, total, currency, tax })
  expect(receipt?.totalProven).toBe(true)
  expect(receipt?.itemsProven).toBe(true)
})
