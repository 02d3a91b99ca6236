import type { Field, ReadingHints, ReceiptReading } from '../reading.ts'
import type { PageText } from './page-text.ts'

export function extractReceipts(pages: PageText[], _hints: ReadingHints): ReceiptReading[] {
  const none = <Value>(): Field<Value> => ({
    value: null,
    confidence: 0,
    sure: false,
    place: null,
    candidates: [],
    doubt: null,
  })
  return [
    {
      pages: pages.map(({ page }) => page),
      merchant: none(),
      date: none(),
      currency: none(),
      total: none(),
      totalProven: false,
      subtotal: none(),
      tax: none(),
      taxes: [],
      discount: none(),
      tip: none(),
      items: [],
      itemsProven: false,
      identifiers: [],
    },
  ]
}
