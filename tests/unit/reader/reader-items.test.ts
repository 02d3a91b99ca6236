import { expect, test } from 'vitest'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import { paper } from '../../reader/paper.ts'
import { receiptTexts } from '../../reader/slips.ts'

const itemsOf = (text: string) =>
  (extractReceipts([paper(text)], { today: '2024-06-30' })[0]?.items ?? []).map(
    ({ name, quantity, unitPrice, amount }) => [name, quantity, unitPrice, amount],
  )

test('names, quantities, unit prices and amounts are read from columns', () => {
  expect(itemsOf(receiptTexts.french)).toEqual([
    ['CROISSANT BEURRE', '2', '1.20', '2.40'],
    ['BAGUETTE TRAD.', '1', '1.35', '1.35'],
    ['TARTE CITRON', '1', '4.10', '4.10'],
  ])
})

test('quantities before the name and weights are read', () => {
  expect(itemsOf(receiptTexts.american)).toEqual([
    ['Turkey Club', '1', null, '12.50'],
    ['Iced Tea', '2', null, '5.00'],
  ])
  expect(itemsOf(receiptTexts.polish).map(([, quantity, unitPrice]) => [quantity, unitPrice])).toEqual([
    ['1', '5.90'],
    ['4', '1.20'],
    ['0.35', '42.00'],
  ])
})

test('names below their article number are read', () => {
  const text = `
    SHOP
    Item  Qty  Price  Amount
    FG-A00019  2  1.50  3.00 SR
    Green Tea
    FG-H00027  1  3.80  3.80 SR
    Chikuwa Tempura
    Total  6.80`
  expect(itemsOf(text)).toEqual([
    ['Green Tea', '2', '1.50', '3.00'],
    ['Chikuwa Tempura', '1', '3.80', '3.80'],
  ])
})

test('names above their price are read', () => {
  const text = `
    SHOP
    4997642045475
    Plastic spoons 8pcs
    5.90 x 3  17.70 SR
    4997642045482
    Plastic forks 8pcs
    5.90 x 3  17.70 SR
    SUB TOTAL (INCL. GST)  35.40`
  expect(itemsOf(text)).toEqual([
    ['Plastic spoons 8pcs', '3', '5.90', '17.70'],
    ['Plastic forks 8pcs', '3', '5.90', '17.70'],
  ])
})

test('a discount is an item with a negative amount, and free items are left out', () => {
  const text = `
    GRILL
    2 Vanilla Bean  $12.00
    Extra sauce  $0.00
    10% (10.00%)  -$1.20
    Subtotal  $10.80
    Total  $10.80`
  expect(itemsOf(text)).toEqual([
    ['Vanilla Bean', '2', null, '12.00'],
    ['10% (10.00%)', null, null, '-1.20'],
  ])
})

test('lines below the totals are not items', () => {
  expect(itemsOf('SHOP\nSoup  4.00\nTOTAL  4.00\nCASH  5.00\nCHANGE  1.00\nNo refunds under  20.00')).toEqual([
    ['Soup', null, null, '4.00'],
  ])
})

test('an item has its page region', () => {
  const [receipt] = extractReceipts([paper('SHOP\nSoup  4.00\nBread  2.00\nTOTAL  6.00')], {})
  const boxes = receipt?.items.map(({ place }) => place.box) ?? []
  expect(boxes).toHaveLength(2)
  for (const [x, y, width, height] of boxes) {
    expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.0001)
  }
  expect(boxes[0]?.[1]).toBeLessThan(boxes[1]?.[1] ?? 0)
})

test('names that join letters and digits are kept, and codes if no nearby row has a name', () => {
  const text = `
    SHOP
    9556001132543
    MIL0 3IN118S  1  17.49  17.49
    9556570311219
    100PLUS 500ML  2  2.50  5.00
    RON95-36.364L@RM2.20/L  80.00
    Total  102.49`
  expect(itemsOf(text).map(([name, , , amount]) => [name, amount])).toEqual([
    ['MIL0 3IN118S', '17.49'],
    ['100PLUS 500ML', '5.00'],
    ['RON95', '80.00'],
  ])
})

test('a weight in a name is not a price, and a weight below a name belongs to it', () => {
  const text = `
    SHOP
    AYAM SEGAR 1.85KG
    1.850 kg x 8.40  15.54 Z
    ROTI  3.60 S
    PISANG
    0,770 kg x 1,99 EUR/kg  1,53 B
    TOTAL  20.67`
  expect(itemsOf(text).map(([name, , , amount]) => [name, amount])).toEqual([
    ['AYAM SEGAR 1.85KG', '15.54'],
    ['ROTI', '3.60'],
    ['PISANG', '1.53'],
  ])
})

test('a unit price in the name and the total price below it are distinguished', () => {
  expect(itemsOf('SHOP\nWasser  2,94 A\nPfand 0,25 EM\n6 Stk x 0,25  1,50 A\nSUMME EUR  4,44')).toEqual([
    ['Wasser', null, null, '2.94'],
    ['Pfand', '6', '0.25', '1.50'],
  ])
})

test('tax codes joined to the prices are removed', () => {
  const text = `
    DROGERIE
    SHAMPOO  2,451
    KERZE  5,951
    FOTOABZUG 10X15
    15x 0,15  2,251
    STORNO KERZE  -5,951
    SUMME EUR  4,70
    VISA EUR  -4,70`
  expect(itemsOf(text).map(([name, , , amount]) => [name, amount])).toEqual([
    ['SHAMPOO', '2.45'],
    ['KERZE', '5.95'],
    ['FOTOABZUG 10X15', '2.25'],
    ['STORNO KERZE', '-5.95'],
  ])
})

test('a fuel quantity is not a price', () => {
  expect(itemsOf('PUMP\nVOLUME:33,91 L\nPRIX:1,859 EUR/L\nMONTANT REEL  63,05 EUR')).toEqual([])
})

test('a line number is not part of a name that begins with a digit', () => {
  expect(
    itemsOf('SHOP\n1. 3.5 LITRE MAX COATING  80.00\n2. THINNER  9.00\nTOTAL  89.00').map(([name]) => name),
  ).toEqual(['3.5 LITRE MAX COATING', 'THINNER'])
})

test('a list with net, tax and gross amounts of each item is not a tax table', () => {
  const text = `
    DRUKARNIA
    Lp. Nazwa  Ilosc  Netto  VAT  Brutto
    1 Ulotki A5  1  500,00  115,00  615,00
    2 Wizytowki  1  300,00  69,00  369,00
    RAZEM  800,00  184,00  984,00`
  expect(itemsOf(text).map(([name, , , amount]) => [name, amount])).toEqual([
    ['Ulotki A5', '615.00'],
    ['Wizytowki', '369.00'],
  ])
})
