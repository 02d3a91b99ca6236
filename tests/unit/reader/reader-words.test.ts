import { describe, expect, test } from 'vitest'
import { spaced } from '../../../server/reader/extract/merchant/name-spaces.ts'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import { restoreLetters } from '../../../server/reader/extract/spelling.ts'
import type { ReadingContext } from '../../../server/reader/reading.ts'
import { withGaps } from '../../../server/reader/recognise/decode.ts'
import { pageOf } from './slips/recognised.ts'

const read = (text: string, context: ReadingContext = {}) => {
  const [receipt] = extractReceipts([pageOf(text.split('\n'))], { today: '2026-11-20', ...context })
  if (!receipt) throw new Error('There is always a receipt.')
  return receipt
}

describe('letters that the recognizer lacks', () => {
  test.each([
    ['StraBe', 'Straße'],
    ['GroBe Auswahl', 'Große Auswahl'],
    ['Ruckgeld', 'Rückgeld'],
    ['Doppelbrotchen', 'Doppelbrötchen'],
    ['BROTCHEN', 'BRÖTCHEN'],
    ['Wandfarbe weiB', 'Wandfarbe weiß'],
    ['Jacobs Kronung Aroma', 'Jacobs Krönung Aroma'],
    ['Grüne Bohnen', 'Grüne Bohnen'],
    ['Kuchenrolle', 'Küchenrolle'],
    ['Kuchen, Apfel', 'Kuchen, Apfel'],
    ['Grobe Bratwurst', 'Grobe Bratwurst'],
    ['Gebackener Camembert', 'Gebackener Camembert'],
    ['Schlosserei Veggie Sub', 'Schlosserei Veggie Sub'],
  ])('the text %s is %s in German', (found, word) => {
    expect(restoreLetters(found, 'german')).toBe(word)
  })

  test('other languages and correct words stay unchanged', () => {
    expect(restoreLetters('Fur coat, tute, stuck', 'french')).toBe('Fur coat, tute, stuck')
    expect(restoreLetters('Big Ben', null)).toBe('Big Ben')
    expect(restoreLetters('Caña', 'spanish')).toBe('Caña')
    expect(restoreLetters('Cana', 'spanish')).toBe('Caña')
  })

  test('the merchant and the items of a German receipt regain their letters', () => {
    const { merchant, items } = read(
      'BACKEREI SONNE\n33100 Paderborn\nKorner-Brot  2,40\nSumme EUR  2,40\nRuckgeld  0,00\nMwSt 7%  0,16',
    )
    expect(merchant.value).toBe('BÄCKEREI SONNE')
    expect(items.map(({ name }) => name)).toEqual(['Körner-Brot'])
  })
})

describe('missing spaces are restored', () => {
  test.each([
    ['BLUEHERONMARKETINGSDN BHD', 'BLUEHERON MARKETING SDN BHD'],
    ['BLUEHERONTRADING', 'BLUEHERON TRADING'],
    ['GREENLEAFSTORESLTD', 'GREENLEAF STORES LTD'],
    ['RESTORANSERIMELUR', 'RESTORAN SERIMELUR'],
    ['SUPERMARKET', 'SUPERMARKET'],
    ['Getränkemarkt Sommer GmbH', 'Getränkemarkt Sommer GmbH'],
  ])('the text %s is %s', (found, name) => {
    expect(spaced(found)).toBe(name)
  })
})

describe('the merchant', () => {
  test.each([
    [
      'GUEST CHECK\nThe Crooked Spoon\nBar & Grill\n123 Ocean Drive\nMiami Beach, FL 33139',
      'The Crooked Spoon Bar & Grill',
    ],
    ['Herzlich Willkommen\nbei\nTante Emma Laden\nDorfstr. 1\n12345 Musterstadt', 'Tante Emma Laden'],
    ['KLINIK MURNI\nOPERATED BY MURNI CARE SDN BHD\n47620 SUBANG JAYA', 'MURNI CARE SDN BHD'],
    ['Apotheke am Markt\nDr. Ute Brandt e.K.\nHauptstr. 3', 'Apotheke am Markt'],
    ['Restaurante\nEl Rincon de Ana\nC/ Mayor 5\n28013 Madrid', 'Restaurante El Rincon de Ana'],
    ['SKLEP FIRMOWY\nPIEKARNIA KLOS SP.J.\nul. Dluga 8', 'PIEKARNIA KLOS SP.J.'],
    ['BURGER BARN #45\n12 E 1st Ave\nDenver CO 80203', 'BURGER BARN'],
    ['Northgate Print Ltd  INVOICE\n14 Mill Lane', 'Northgate Print Ltd'],
    ['#1123\nCosmo Coffee, Inc.\n77 Broadway', 'Cosmo Coffee, Inc.'],
  ])('the merchant of %j is %s', (text, name) => {
    expect(read(`${text}\nSoup  4.00\nTotal  4.00`).merchant.value).toBe(name)
  })
})

describe('the currency without a symbol', () => {
  test.each([
    ['Kvitto\nATT BETALA  40,00\nVarav moms 12%  4,29\nKontant  50,00', 'SEK'],
    ['KVITTERING\nAt betale  40,00\nHeraf moms  8,00\nDankort  40,00', 'DKK'],
    ['Totalt a betale  40,00\nHerav MVA  8,00\nBankAxept  40,00', 'NOK'],
    ['CELKEM  40,00\nDPH 21%  6,94\nVRACENO  10,00', 'CZK'],
    ['Total  40.00\nMWST-Nr. CHE-112.345.678', 'CHF'],
    ['SUMME  40,00\ninkl. MWST 8.1%  3,00', 'CHF'],
    ['SUMME  40,00\ninkl. 19% MwSt  6,39\nRuckgeld  0,00', 'EUR'],
    ['TOTAL A PAGAR  40,00\nTROCO  10,00\nIVA 23%  7,48', 'EUR'],
    ['TOTAL  40.00\nVAT No. 123 4567 89\nLeeds LS1 4DY', 'GBP'],
    ['DO ZAPLATY  40,00\nGOTOWKA  50,00\nRESZTA  10,00', 'PLN'],
  ])('the currency of %j is %s', (text, currency) => {
    expect(read(`SHOP\n${text}`).currency).toMatchObject({ value: currency, sure: true })
  })
})

describe('the date of a receipt', () => {
  test.each([
    ['3. brezna 2024', '2024-03-03'],
    ['14 de junho de 2023', '2023-06-14'],
    ['7 augusti 2022', '2022-08-07'],
    ['12/03/26 14h05', '2026-03-12'],
    ["13Aug'1809:39", '2018-08-13'],
    ['Le 05/02/2024 à 08:15', '2024-02-05'],
  ])('the merchant of %j is %s', (text, date) => {
    expect(read(`SHOP\n${text}\nTotal 4,00 EUR`).date.value).toBe(date)
  })

  test('a price is not a date after an item named like a month', () => {
    expect(read('DINER\nAtlanta, GA 30303\nKids Mac  16.77\nTotal $16.77').date.value).toBeNull()
  })
})

describe('a wide gap between characters', () => {
  /** Each sign of the text is two steps wide, and '_' is a sign that was not read. */
  const lineOf = (text: string) => {
    const read = [...text].flatMap((sign, at) => (sign === '_' ? [] : { sign, position: (at + 0.5) / text.length }))
    const line = {
      text: read.map(({ sign }) => sign).join(''),
      confidence: 0.97,
      positions: read.map(({ position }) => position),
      certainties: read.map(() => 0.97),
    }
    return withGaps(line, 2 * text.length)
  }

  test('a gap after a complete date or amount is a space', () => {
    expect(lineOf('24/02/25_11:22')).toMatchObject({ text: '24/02/25 11:22' })
    expect(lineOf('49.99_19').text).toBe('49.99 19')
    expect(lineOf('49.99_19').positions).toHaveLength(8)
    expect(lineOf('RM3_9.00').text).toBe('RM39.00')
  })

  test('a digit beside a gap within a number is doubtful', () => {
    expect(lineOf('DATE 12-2_-23').certainties).toEqual([...Array(8).fill(0.97), 0.5, ...Array(3).fill(0.97)])
    expect(lineOf('12-20-23').certainties).toEqual(Array(8).fill(0.97))
  })
})
