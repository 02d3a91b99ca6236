import { writePdf } from '../../reader/write-pdf.ts'

export interface SentFile {
  fileName: string
  contentType: string
  bytes: Buffer
}

export function receiptLines(merchant: string, ...amounts: number[]): string[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const items = amounts.map((amount, index) => `${['Milk', 'Bread', 'Shampoo'][index]}    ${amount.toFixed(2)}`)
  return [merchant, 'Main Street 5', 'Date: 2026-03-14', ...items, `TOTAL    $${total.toFixed(2)}`]
}

export function receiptPages(pages: string[][], fileName = 'slips.pdf'): SentFile {
  return { fileName, contentType: 'application/pdf', bytes: writePdf(pages.map((lines) => ({ lines }))) }
}

/** A page that is no receipt. Its text is long enough to be read without recognition, which takes a second per page. */
export const termsPage = (part: number): string[] => [
  `Terms of sale, part ${part}`,
  'Sections 1, 2 and 3 of these terms apply to all orders.',
]

export const csv = (text: string, fileName = 'plan.csv'): SentFile => ({
  fileName,
  contentType: 'text/csv',
  bytes: Buffer.from(text),
})
