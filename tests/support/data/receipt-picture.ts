import path from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

const font = '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
GlobalFonts.registerFromPath(path.join(import.meta.dirname, font), 'Receipt')

export interface PrintedReceipt {
  merchant: string
  address: string
  /** The time as printed: "11/16/2026 17:42". */
  printed: string
  items: [string, string][]
  tax: string
  total: string
}

export const market: PrintedReceipt = {
  merchant: 'GREENLAKE MARKET',
  address: '7120 E Green Lake Dr N, Seattle WA 98115',
  printed: '11/16/2026 17:42',
  items: [
    ['SOURDOUGH LOAF', '6.49'],
    ['WHOLE MILK', '4.29'],
    ['COFFEE BEANS', '13.49'],
  ],
  tax: '1.71',
  total: '25.98',
}

/** Draws a receipt as a JPEG of about 700 x 900 pixels. */
export function drawReceipt(receipt: PrintedReceipt = market): Buffer {
  const width = 700
  const lines = 10 + receipt.items.length
  const canvas = createCanvas(width, 120 + lines * 52)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f6f4ef'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#1c1c1c'
  let y = 80
  const middle = (text: string, size: number) => {
    context.font = `${size}px Receipt`
    context.fillText(text, (width - context.measureText(text).width) / 2, y)
    y += 52
  }
  const row = (left: string, right: string, size = 28) => {
    context.font = `${size}px Receipt`
    context.fillText(left, 50, y)
    context.fillText(right, width - 50 - context.measureText(right).width, y)
    y += 52
  }
  middle(receipt.merchant, 40)
  middle(receipt.address, 22)
  row(receipt.printed, 'REG 03', 24)
  y += 20
  for (const [name, amount] of receipt.items) row(name, amount)
  y += 20
  row('SUBTOTAL', decimal(receipt.items.reduce((sum, [, amount]) => sum + cents(amount), 0)))
  row('TAX', receipt.tax)
  row('TOTAL USD', `$${receipt.total}`, 36)
  row('VISA ****4471', receipt.total)
  middle('THANK YOU', 26)
  return canvas.toBuffer('image/jpeg', 90)
}

const cents = (amount: string) => Number(amount.replace('.', ''))
const decimal = (count: number) => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`
