import { describe, expect, test } from 'vitest'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import { pageOf } from './slips/recognised.ts'

const read = (...pages: string[][]) =>
  extractReceipts(
    pages.map((lines, page) => pageOf(lines, page)),
    { today: '2026-11-20' },
  )

const bakery = [
  'BROTHAUS KLEE',
  'UST-ID DE 111222333',
  '04.03.2024 08:12',
  'Brot  3,20',
  'Summe EUR  3,20',
  'BAR  5,00',
  'Rückgeld  1,80',
]
const florist = [
  'BLUMEN WIENAND',
  'UST-ID DE 444555666',
  '05.03.2024 10:40',
  'Tulpen  7,90',
  'Summe EUR  7,90',
  'EC-Karte  7,90',
]

describe('pages of one file are grouped', () => {
  test('two receipts on two pages are separate', () => {
    const receipts = read(bakery, florist)
    expect(receipts.map(({ merchant, total, pages }) => [merchant.value, total.value, pages])).toEqual([
      ['BROTHAUS KLEE', '3.20', [0]],
      ['BLUMEN WIENAND', '7.90', [1]],
    ])
    expect(receipts[1]?.total.place?.page).toBe(1)
  })

  test('two receipts of one shop on one day are separate', () => {
    const secondReceipt = bakery.map((line) =>
      line.replace('3,20', '4,10').replace('1,80', '0,90').replace('08:12', '12:30'),
    )
    expect(read(bakery, secondReceipt).map(({ total }) => total.value)).toEqual(['3.20', '4.10'])
  })

  test('a copy of a receipt is the same receipt', () => {
    expect(read(bakery, [...bakery, 'KOPIE'])).toHaveLength(1)
  })

  test('an invoice continues over numbered pages', () => {
    const head = ['Fenster Adler GmbH', 'Rechnung 118', 'Rechnungsdatum 02.05.2024', 'UST-ID DE 777888999']
    const receipts = read(
      [...head, 'Pos  Bezeichnung  Gesamtpreis', '1  Fenster  480,00', 'Seite 1 von 2'],
      [
        ...head,
        '2  Einbau  120,00',
        'Netto  600,00 EUR',
        'MwSt 19%  114,00 EUR',
        'Rechnungsbetrag  714,00 EUR',
        'Seite 2 von 2',
      ],
    )
    expect(receipts).toHaveLength(1)
    expect(receipts[0]).toMatchObject({ pages: [0, 1], total: { value: '714.00' }, date: { value: '2024-05-02' } })
  })

  test('a carried-over sum does not start another receipt', () => {
    const receipts = read(
      ['Dachbau Specht', '11.06.2024', 'Ziegel  300,00', 'Übertrag  300,00'],
      ['Dachbau Specht', '11.06.2024', 'Übertrag  300,00', 'Latten  100,00', 'Summe EUR  400,00', 'Bar EUR  400,00'],
    )
    expect(receipts.map(({ total }) => total.value)).toEqual(['400.00'])
  })

  test('a receipt whose total or terms are on the next page is one receipt', () => {
    const [top, bottom] = [florist.slice(0, 4), florist.slice(4)]
    expect(read(top, bottom)).toMatchObject([{ pages: [0, 1], total: { value: '7.90' } }])
    expect(read(florist, ['Allgemeine Bedingungen', 'Umtausch innerhalb von 14 Tagen'])).toHaveLength(1)
  })

  test('zero pages give one empty receipt', () => {
    expect(read().map(({ total }) => total.value)).toEqual([null])
  })
})
