import type { ReceiptCardFragment } from '../../../generated.ts'

interface ReceiptFacts {
  name: string
  /** 'yyyy-MM-dd': of the purchase, or of the day it was added where that was not read. */
  day: string
  /** Null while it is not known. */
  total: { value: string; currency: string } | null
}

/** What a card says of a receipt, as far as it is known. */
export function factsOf({ merchant, date, total, currency, document, createdAt }: ReceiptCardFragment): ReceiptFacts {
  const read = total.value && currency.value ? { value: total.value, currency: currency.value } : null
  return {
    name: merchant.value || document.title || document.fileName,
    day: date.value ?? createdAt.slice(0, 10),
    total: document.total ?? read,
  }
}
