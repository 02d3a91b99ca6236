import { describe, expect, test } from 'vitest'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import type { ReadingContext } from '../../../server/reader/reading.ts'
import { paper } from '../../reader/paper.ts'

const read = (text: string, context: ReadingContext = {}) => {
  const [receipt] = extractReceipts([paper(text)], { today: '2024-06-30', ...context })
  if (!receipt) throw new Error('There is always a receipt.')
  return receipt
}
const merchantOf = (text: string) => read(text).merchant.value

describe('the merchant', () => {
  test.each([
    ['BLUE HERON HARDWARE SDN BHD (562007-D)\nNO 7, JALAN SS21\nTAX INVOICE', 'BLUE HERON HARDWARE SDN BHD'],
    ['3180301\nBLUE HERON CAFE\n12 Main Street', 'BLUE HERON CAFE'],
    ['TAX INVOICE\nBlue Heron Trading\nLOT 4, JALAN PERMAS', 'Blue Heron Trading'],
    ['Welcome to Blue Heron\n12502 North Drive\nMiami, FL 33186', 'Blue Heron'],
    ['BLUE HERON\nSDN BHD\nLot 5, Jalan Meranti', 'BLUE HERON SDN BHD'],
    ['BLUE HERON SDN. BHX.\nNo.49, Jalan Dinar', 'BLUE HERON SDN BHD'],
    ['HERON BLEU\n4 PLACE DU MARCHE\n21000 DIJON', 'HERON BLEU'],
    ['Blauwe Reiger\nMarktplein 9\n8011 PJ Zwolle', 'Blauwe Reiger'],
    ['BLUE HERON BAR\n41 Quay Road\nWHITBY YO21 1AB', 'BLUE HERON BAR'],
    ['BLUE HERON SDN 3HD\n(590150-A)\nNO 1 Jalan Euro', 'BLUE HERON SDN BHD'],
    ['GASTHOF\nZum Blauen Reiher\nFamilie Huber\nDorfstr. 1, 83727 Schliersee', 'GASTHOF Zum Blauen Reiher'],
    ['PANADERIA\nLA GARZA AZUL\nAVDA. LIBERTAD 12', 'PANADERIA LA GARZA AZUL'],
    ["Blue Heron's\nPIZZERIA\n88 Bleecker Alley\nNew York, NY 10012", "Blue Heron's"],
    ['BLUE HERON\nBOOKS & GIFTS\n12 Commercial Wharf\nPortland, Maine 04101', 'BLUE HERON BOOKS & GIFTS'],
    ['Le Heron Bleu\nRestaurant - Bar à vins\n7 rue Sainte-Catherine\n33000 Bordeaux', 'Le Heron Bleu'],
    ['SYARIKAT PERUBATAN DAN\nFARMASI HERON SDN BHD\n(1122334-M)', 'SYARIKAT PERUBATAN DAN FARMASI HERON SDN BHD'],
    ['Blue Heron Hardware\n& SUPPLY CO.\n55 E Main St', 'Blue Heron Hardware & SUPPLY CO.'],
    ['HERON BLEU BRICOLAGE\nZAC LA MADELEINE 35400 ST MALO\nS.A. au capital de 120 000 EUR', 'HERON BLEU BRICOLAGE'],
    ['Miejsce wystawienia: Gdansk\nData: 2023-01-16\nSprzedawca\nHeron Serwis\nul. Morska 4', 'Heron Serwis'],
    ['BLUE HER0N CAFE\n12 Main Street', 'BLUE HERON CAFE'],
    ['BRASSERIE\nLE HERON BLEU\nSARL MARTIN & FILS\n44 Quai du Port 13002 Marseille', 'BRASSERIE LE HERON BLEU'],
    ['Heron\nBloemenhuis Heron V.O.F.\nKerkplein 2, 7311 Apeldoorn', 'Bloemenhuis Heron V.O.F.'],
    ['Boulangerie\nChez Heron\n2 bis rue Victor Hugo 86000 Poitiers', 'Boulangerie Chez Heron'],
    ['HERON DEL CORSO\ndi Russo Antonio & C. s.n.c.\nCorso Umberto 88', 'HERON DEL CORSO'],
    ['Rechnung\nBlauer Reiher Backwaren GmbH\nHafenweg 3\n48155 Münster', 'Blauer Reiher Backwaren GmbH'],
  ])('the merchant of %j is %s', (text, name) => {
    expect(merchantOf(text)).toBe(name)
  })

  test('the merchant is not the recipient of the invoice', () => {
    expect(merchantOf('BLUE HERON STATIONERY\nTAX INVOICE\nBill To:\nGRAND CUSTOMER SDN BHD\nTotal 4.00')).toBe(
      'BLUE HERON STATIONERY',
    )
  })

  test('the merchant is the one named by the web address', () => {
    expect(merchantOf('Global Wholesaler\nBlue Heron\n4557 De Silva St\nwww.blue-heron.com')).toBe('Blue Heron')
  })

  test('the merchant is the one that the receipt thanks for', () => {
    const text = 'GLOBAL WHOLESALER\nBLUE HERON\n4557 De Silva St\nTOTAL  4.00\n'
    expect(merchantOf(`${text}Thank you for shopping at Blue Heron!`)).toBe('BLUE HERON')
    expect(merchantOf(`${text}Thank you for your visit`)).toBe('GLOBAL WHOLESALER')
    expect(merchantOf('4557 De Silva St\nTOTAL  4.00\nDanke für Ihren Einkauf bei Blauer Reiher')).toBe('Blauer Reiher')
  })

  test('a branch of a chain is named with its location', () => {
    expect(merchantOf("TAX INVOICE\nBHPetrol Subang Airport\nJalan Lapangan\n47200 Subang\nD'Heron Port")).toBe(
      'BHPetrol Subang Airport',
    )
  })

  test('the web address corrects a misread letter of the name', () => {
    expect(merchantOf('GREEN LAKE MARKFT\n12 Main Street\nwww.greenlakemarket.com')).toBe('GREEN LAKE MARKET')
    expect(merchantOf('Green Lake Marknt\n12 Main Street\nwww.greenlakemarket.com')).toBe('Green Lake Market')
  })

  test('a name is doubted only if it was hard to read or another line could be the name', () => {
    const doubtOf = (text: string, certainty: number) => {
      const page = paper(text)
      for (const { segment } of page.rows.flatMap(({ pieces }) => pieces)) {
        segment.certainties = Array.from(segment.text, () => certainty)
      }
      return extractReceipts([page], {})[0]?.merchant.doubt
    }
    const clear = 'BLUE HERON CAFE\n12 Main Street\nMiami, FL 33186'
    expect(doubtOf(clear, 0.99)).toBeNull()
    expect(doubtOf(clear, 0.4)).toBe('Check the name of the merchant.')
    expect(doubtOf('BLUE HERON\nRED ROBIN\n12 Main Street', 0.99)).toBe('Check the name of the merchant.')
  })

  test('a known chain is recognized from a misread logo', () => {
    expect(merchantOf('RSSMANN\nMein Drogeriemarkt\nSumme 4,00')).toBe('Rossmann')
  })

  test('the merchant is null without a name, and never invented', () => {
    expect(merchantOf('33100 Paderborn\n03.04.2024\nSumme 4,00')).toBeNull()
    expect(read('BLUE HERON CAFE\nTotal 4.00').merchant.sure).toBe(false)
  })
})

describe('the currency', () => {
  test.each([
    ['Total RM 4.00', 'MYR'],
    ['Summe 4,00\nMwSt 19% 0,64', 'EUR'],
    ['Totaal € 4,00', 'EUR'],
    ['Total £4.00', 'GBP'],
    ['SUMA PLN 4,00', 'PLN'],
    ['Total CHF 4.00', 'CHF'],
    ['Springfield, IL 62701\nTotal $4.00', 'USD'],
    ['Blauer Reiher GmbH\nVAT ID: DE299887766\nHosting  $300.00\nVAT 0%  $0.00\nTotal due  $300.00', 'USD'],
    ['Blue Heron\nGST001122334455\nTotal  4.00', 'MYR'],
    ['SINGAPORE 238801\nTotal S$4.00', 'SGD'],
    ['Celkem 40,00 Kč\nDPH 21%', 'CZK'],
  ])('the merchant of %j is %s', (text, currency) => {
    expect(read(text).currency.value).toBe(currency)
  })

  test("the currency is the user's if the receipt has none, and then uncertain", () => {
    expect(read('SHOP\n4.00', { currency: 'NOK' }).currency).toMatchObject({ value: 'NOK', sure: false })
    expect(read('SHOP\n4.00', { country: 'PL' }).currency.value).toBe('PLN')
    expect(read('SHOP\n4.00').currency.value).toBeNull()
  })
})

test.each([
  ['SHOP\n7210 Woodlawn Ave NE\nSeattle, WA 98115', '7210WOODLAWNAVENE'],
  ['SHOP\nLOT 4, JALAN PERMAS\n81750 MASAI, JOHOR', 'LOT4JALANPERMAS'],
  ['SHOP\nTel. 030 7654321\nVIA CAVOUR 88\n50129 FIRENZE', 'VIACAVOUR88'],
  ['SHOP\n8011 PJ Zwolle\n47810, PETALING JAYA, SELANGOR\nSeattle WA 98115', undefined],
])('the street of %j is %s', (text, value) => {
  expect(read(text).identifiers.find(({ kind }) => kind === 'address')?.value).toBe(value)
})

test('details that identify a shop are kept', () => {
  const { identifiers } = read('SHOP GmbH\nTel. 05251-871871\nUST-ID: DE 123 456 789\nwww.blue-heron.de\nSumme 4,00')
  expect(identifiers).toEqual(
    expect.arrayContaining([
      { kind: 'tax-number', value: 'DE123456789' },
      { kind: 'phone', value: '05251871871' },
      { kind: 'website', value: 'blue-heron.de' },
    ]),
  )
})
