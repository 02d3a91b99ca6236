import { similarity } from '../../../../server/reader/extract/merchant/letters.ts'
import type { Field, ReceiptReading } from '../../../../server/reader/reading.ts'
import type { ReceiptSample } from './manner.ts'

export interface Score {
  samples: number
  total: number
  date: number
  company: number
  currency: number
  sure: number
  wrong: string[]
  found: number
  listed: number
  read: number
}

export function emptyScore(): Score {
  return { samples: 0, total: 0, date: 0, company: 0, currency: 0, sure: 0, wrong: [], found: 0, listed: 0, read: 0 }
}

export function addTo(score: Score, name: string, receiptSample: ReceiptSample, receipt: ReceiptReading) {
  const check = (field: 'total' | 'date' | 'currency', { value, sure }: Field<string>) => {
    if (value === receiptSample[field]) score[field]++
    else if (sure) score.wrong.push(`${name}: ${field} ${value}, not ${receiptSample[field]}`)
  }
  score.samples++
  check('total', receipt.total)
  check('date', receipt.date)
  check('currency', receipt.currency)
  if (receipt.total.sure) score.sure++
  if (receiptSample.names.some((one) => isAlike(one, receipt.merchant.value ?? ''))) score.company++
  score.listed += receiptSample.items.length
  score.read += receipt.items.length
  const left = [...receipt.items]
  for (const item of receiptSample.items) {
    const at = left.findIndex(({ name: read, amount }) => amount === item.amount && similarity(read, item.name) >= 0.6)
    if (at < 0) continue
    left.splice(at, 1)
    score.found++
  }
}

/** Returns the F1 score of the items, 0 to 1. */
export function itemsOf({ found, listed, read }: Score): number {
  return (2 * found) / (listed + read)
}

function isAlike(one: string, other: string): boolean {
  const bare = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(
        /\b(?:SDN\.? ?BHD|GMBH(?: & CO\.? KG)?|LLC|LTD|S\.?R\.?L|S\.?A|SL|SAS|SARL|B\.?V|AG|AB|APS|LDA)\b\.?/gi,
        '',
      )
  return similarity(bare(one), bare(other)) >= 0.85
}
