import { describe, expect, test } from 'vitest'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import { paper } from '../../reader/paper.ts'

const read = (text: string) => {
  const [receipt] = extractReceipts([paper(text)], { today: '2024-06-30' })
  if (!receipt) throw new Error('There is always a receipt.')
  return receipt
}
const totalOf = (text: string) => read(text).total.value

describe('the total', () => {
  test('the total is the amount due, not the cash handed over', () => {
    expect(totalOf('SHOP\nTOTAL  13.78\nCASH  20.00\nCHANGE  6.22')).toBe('13.78')
  })

  test('the total is the amount due if both amounts have the same label', () => {
    expect(totalOf('SHOP\nA  10.00\nB  5.50\nTOTAL  15.50\nAMOUNT PAID  20.00\nCHANGE  4.50')).toBe('15.50')
    expect(totalOf('DINER\nBurger  9.50\nSubtotal  9.50\nTax  0.79\nBalance  10.29\nCredit  10.29')).toBe('10.29')
  })

  test('the total is the amount paid after rounding', () => {
    expect(totalOf('SHOP\nTotal  31.47\nRounding  -0.02\nTotal  31.45\nCASH  50.00\nCHANGE  18.55')).toBe('31.45')
    expect(totalOf('SHOP\nTOTAL (GST INCL)  13.78\nCASH  20.00\nROUNDING ADJ  0.02\nCHANGE  6.20')).toBe('13.80')
  })

  test('the total is not the sum before tax', () => {
    expect(totalOf('SHOP\nTotal (Excluding GST):  41.30\nGST Payable:  2.48\nTotal (Inclusive of GST):  43.78')).toBe(
      '43.78',
    )
  })

  test('the total is found with its label in the row above', () => {
    expect(totalOf('SHOP\nTOTAL AMOUNT PAYABLE\nRM50.00\nGST  0.00')).toBe('50.00')
  })

  test('the total is not the number of items, the points or the savings', () => {
    expect(
      totalOf('SHOP\nA  1.00\nB  2.00\nTotal  3.00\nTOTAL QTY:  20.00\nTotal points  300.00\nYou saved  9.00'),
    ).toBe('3.00')
  })

  test('the total is not a suggested amount with tip', () => {
    const text =
      'BAR\nSubtotal  50.65\nTax  4.05\nTotal  54.70\n+15% Tip $7.60 Total $62.30\n+20% Tip $10.13 Total $64.83'
    expect(read(text).total).toMatchObject({ value: '54.70', sure: true })
  })

  test('a decimal sign that was not read is restored among amounts with decimals', () => {
    expect(totalOf('DINER\nTea  52.02\nMac  49.12\nTax  5.84\nTotal  10880 USD\nVisa XXXX4421  10880 USD')).toBe(
      '108.80',
    )
    expect(totalOf('WINKEL\nBrood  102,60\nKaas  50,08\nTaart  25,00\nTotaal EUR  177 68')).toBe('177.68')
  })

  test('a total with one digit too many or too few is what the arithmetic confirms', () => {
    expect(
      totalOf('PUB\nBeer  15.20\nTowel  602.24\nSub Total  617.44\nTOTAL  6174GBP\nCash  620.00\nChange  2.56'),
    ).toBe('617.44')
    expect(totalOf('DINER\nCake  18.90\nTea  8.58\nSubtotal  27.48\nTax  2.27\nBALANCE DUE  29759\nAMEX  29759')).toBe(
      '29.75',
    )
  })

  test('the total is the amount between the items and cash of which the change is left, whatever its label', () => {
    expect(totalOf('SLAGER\nBier  19,84\nActie  -0,38\nTe tl  19,45\nBetaald contant  20,00\nRLTR  0,55')).toBe('19.45')
  })

  test('a decimal sign that was not read is restored from another amount or from the change', () => {
    expect(read('BÄCKER\nBrot  752,40\nSumme  75240 EUR\nEC-Karte  752,40 EUR').total).toMatchObject({
      value: '752.40',
      sure: true,
    })
    expect(read('CAFE\nKaffee  26,50\nTOTAAL  26,50\nCONTANT  3000\nWISSELGELD  3,50').totalProven).toBe(true)
    expect(read('CAFE\nKaffee  77,40\nTOTAAL  77,40\nCONTANT  80,0\nWISSELGELD  2,60').totalProven).toBe(true)
  })

  test('the total is null without a candidate', () => {
    const { total, totalProven } = read('Dear Sir,\nthank you for your letter.\nYours sincerely')
    expect(total).toMatchObject({ value: null, sure: false, candidates: [] })
    expect(totalProven).toBe(false)
  })
})

describe('the total of a refund', () => {
  test('the total of a refund is below zero', () => {
    const text = `
      BAUMARKT
      Gutschrift / Umtausch
      Retoure Bohrhammer-Set  -49,99 A
      Dübel 8mm 100St  5,49 A
      Silikon transp.  5,53 A
      SUMME EUR  -38,97
      Auszahlung BAR  -38,97
      30.04.2022 15:17
      Original-Bon vom 22.04.2022`
    const { total, totalProven, itemsProven, date } = read(text)
    expect(total).toMatchObject({ value: '-38.97', sure: true })
    expect([totalProven, itemsProven, date.value]).toEqual([true, true, '2022-04-30'])
    expect(totalOf('SHOP\nREFUND\nTOTAL  -12.50\nVISA  -12.50')).toBe('-12.50')
  })

  test('a dash alone does not mark a refund', () => {
    const { total } = read('CAFE\nSoup  20.00\nTart  6.50\nTOTAL  - 26.50\nVISA  - 26.50')
    expect(total).toMatchObject({ value: '26.50', sure: false })
  })
})

describe('arithmetic proves the total', () => {
  test.each([
    ['cash minus change', 'SHOP\nTOTAL  66.00\nCASH  100.00\nCHANGE  34.00'],
    ['sub-total and tax', 'SHOP\nSubtotal  24.50\nTax  2.17\nTotal  26.67'],
    ['sub-total, tax and service', 'SHOP\nSubtotal  56.00\nTax  3.71\nService Charge (18.0%)  10.08\nTotal  69.79'],
    ['sub-total less discount', 'SHOP\nSubtotal  11,34\nKorting  -1,00\nTotaal  10,34'],
    ['a table of taxes', 'SHOP\nTotal  66.00\nGST Summary  Amount(RM)  Tax(RM)\nSR @6%  62.26  3.74'],
    ['its items', 'SHOP\nItem  Price\nSoup  4.00\nBread  2.50\nTOTAL  6.50'],
    ['items and tax', 'SHOP\nSoup  $4.00\nBread  $2.50\nTAX  $0.50\nTOTAL  $7.00'],
    ['the same sum paid by card', 'SHOP\nTOTAL  26.50\nVISA  26.50'],
    ['what the card paid, printed with a minus', 'SHOP\nSUMME EUR  17,55\nVISA EUR  -17,55'],
    ['all amounts below the sub-total', 'SHOP\nSubtotal  43.29\nTax 5.5%  2.38\nGift Wrap  0.95\nTotal  46.62'],
    [
      'items summed up by kind, and tax',
      'BAR\nSteak  24.50\nCorn  25.50\nCola  6.00\nFood  50.00\nDrinks  6.00\nTax  5.02\nTotal Due  61.02',
    ],
    ['a voucher and a card', 'SHOP\nSoup  40.00\nBread  6.00\nTOTAL  46.00\nGift Card  -25.00\nVisa  21.00'],
    ['a volume at its price', 'POMPE 3\nVOLUME: 33,91 L\nPRIX: 1,859 EUR/L\nMONTANT REEL  63,04 EUR'],
    [
      'its items, not the same in other money',
      'CAFE\nSoup  10.40\nTart  26.00\nTotal CHF  36.40\nTotal EUR (Kurs 1.04)  35.00',
    ],
  ])('the total is confirmed by %s', (_, text) => {
    const { total, totalProven } = read(text)
    expect(totalProven).toBe(true)
    expect(total).toMatchObject({ sure: true, doubt: null })
  })

  test('a single amount does not prove the total', () => {
    const { total, totalProven } = read('SHOP\nTOTAL  26.50\nThank you')
    expect(totalProven).toBe(false)
    expect(total.value).toBe('26.50')
    expect(total.sure).toBe(false)
    expect(total.doubt).toMatch(/check/i)
    expect(total.confidence).toBeLessThan(0.9)
  })

  test('two equally likely sums, such as a handwritten tip, do not prove the total', () => {
    const text = 'CAFE\nSubtotal  42.75\nTax  1.86\nTotal  44.61\nGratuity  3.00\nTotal  47.61'
    const { total, totalProven } = read(text)
    expect(totalProven).toBe(false)
    expect(total.candidates).toEqual(expect.arrayContaining(['44.61', '47.61']))
  })
})

test('taxes are listed by rate and summed', () => {
  const { tax, taxes } = read(
    'MARKT\nSumme  5,43\nMwSt %  Netto  MwSt  Brutto\nA 19,0%  1,80  0,34  2,14\nB 7,0%  3,07  0,22  3,29\nSumme  4,87  0,56  5,43',
  )
  expect(tax).toMatchObject({ value: '0.56', sure: true })
  expect(taxes).toMatchObject([
    { rate: '19', amount: '0.34' },
    { rate: '7', amount: '0.22' },
  ])
})
