import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { drawReceipt } from '../../reader/draw.ts'
import { receiptTexts } from '../../reader/slips.ts'
import { tableOf } from '../../reader/table-of-slips.ts'

const draw = (name: keyof typeof receiptTexts) => drawReceipt(receiptTexts[name].trim(), { margin: 30 })
let reader: Reader

beforeAll(async () => {
  reader = openReader()
  await reader.warm()
})
afterAll(() => reader.close())

async function read(bytes: Buffer) {
  const reading = await reader.read({ bytes, contentType: 'image/jpeg', readingContext: { today: '2024-06-30' } })
  return { reading, found: reading.receipts.map(({ total, date }) => `${total.value} ${date.value}`) }
}

describe('several receipts in one picture are separate receipts', () => {
  test('side by side, each tilted differently', async () => {
    const photo = await tableOf(
      [1500, 1200],
      [
        { receipt: draw('american'), at: [380, 560], tilt: -7 },
        { receipt: draw('british'), at: [1080, 600], tilt: 5 },
      ],
    )
    const { reading, found } = await read(photo)
    expect(found).toEqual(['19.06 2024-03-07', '11.39 2023-12-08'])
    expect(reading.pages).toHaveLength(1)
    expect(reading.previews).toHaveLength(1)
    expect(reading.receipts.map(({ pages }) => pages)).toEqual([[0], [0]])
    const [left, right] = reading.receipts.map(({ total }) => total.place?.box[0] ?? 0)
    expect(left).toBeLessThan(0.5)
    expect(right).toBeGreaterThan(0.5)
    const rows = reading.pages[0]?.words.map(({ row }) => row) ?? []
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  })

  test('three in a row', async () => {
    const photo = await tableOf(
      [2300, 1200],
      [
        { receipt: draw('french'), at: [380, 600], tilt: 3 },
        { receipt: draw('dutch'), at: [1150, 560], tilt: -3 },
        { receipt: draw('british'), at: [1900, 640], tilt: 2 },
      ],
    )
    const { found } = await read(photo)
    expect(found).toEqual(['7.00 2024-02-05', '10.34 2023-09-03', '11.39 2023-12-08'])
  })

  test('stacked in one column', async () => {
    const photo = await tableOf(
      [1000, 1500],
      [
        { receipt: draw('american'), at: [400, 360], tilt: 3 },
        { receipt: draw('british'), at: [600, 1100], tilt: -4 },
      ],
    )
    const { found } = await read(photo)
    expect(found).toEqual(['19.06 2024-03-07', '11.39 2023-12-08'])
  })
})

describe('one receipt stays one receipt', () => {
  test.each(Object.keys(receiptTexts) as (keyof typeof receiptTexts)[])('a %s receipt', async (name) => {
    const { reading } = await read(draw(name))
    expect(reading.receipts).toHaveLength(1)
  })

  test('with a card receipt below it', async () => {
    const card = [
      'KUNDENBELEG',
      'GRUENWALD MARKT',
      'Datum 14.03.2024',
      'Terminal 55012',
      'TOTAL EUR  5,43',
      'GENEHMIGT',
    ]
    const receipt = drawReceipt(`${receiptTexts.german.trim()}\n\n\n\n\n${card.join('\n')}`)
    const { found } = await read(receipt)
    expect(found).toEqual(['5.43 2024-03-14'])
  })

  test('with a tip line below the total', async () => {
    const tip = ['CARD PAYMENT', '03/07/2024 13:05', 'Amount  $19.06', 'Tip  $3.00', 'Total  $22.06', 'Customer copy']
    const { reading } = await read(drawReceipt(`${receiptTexts.american.trim()}\n\n\n\n\n${tip.join('\n')}`))
    expect(reading.receipts).toHaveLength(1)
  })

  test('an invoice in two columns', async () => {
    const invoice = await tableOf(
      [2000, 1400],
      [
        {
          receipt: drawReceipt(
            'NORTHWIND STUDIO\nInvoice 2024-118\nInvoice date 12.02.2024\nDue 26.02.2024\nTotal due  840.00',
          ),
          at: [420, 320],
        },
        {
          receipt: drawReceipt('Bill to\nHarbour Books Ltd\n4 Quay Street\nBristol BS1 4ST\nUnited Kingdom'),
          at: [1500, 320],
        },
        {
          receipt: drawReceipt(
            'Design of a catalogue  600.00\nTwo revisions  100.00\nNet  700.00\nVAT 20%  140.00\nTotal  840.00',
          ),
          at: [1000, 950],
        },
      ],
    )
    const { reading } = await read(invoice)
    expect(reading.receipts).toHaveLength(1)
  })

  test('a bill next to its payment form', async () => {
    const bill =
      'STADTWERK\nRechnung vom 02.05.2024\nStrom  80.00\nWasser  40.00\nTotal CHF  120.00\nZahlbar in 30 Tagen'
    const stub = 'Empfangsschein\nStadtwerk\n02.05.2024\nKonto 12-345-6\nTotal CHF  120.00\nAnnahmestelle'
    const photo = await tableOf(
      [1800, 700],
      [
        { receipt: drawReceipt(bill), at: [480, 350] },
        { receipt: drawReceipt(stub), at: [1300, 350] },
      ],
    )
    const { reading } = await read(photo)
    expect(reading.receipts).toHaveLength(1)
  })
})
