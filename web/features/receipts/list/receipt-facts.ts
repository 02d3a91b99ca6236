import type { ReceiptCardFragment } from '../../../generated.ts'

interface ReceiptFacts {
  name: string
  /** 'yyyy-MM-dd', the date of purchase or, if it was not read, the day of the upload. */
  day: string
  /** Null while the total is unknown. */
  total: { value: string; currency: string } | null
}

export function factsOf({ merchant, date, total, currency, document, createdAt }: ReceiptCardFragment): ReceiptFacts {
  const read = total.value && currency.value ? { value: total.value, currency: currency.value } : null
  return {
    name: merchant.value || document.title || document.fileName,
    day: date.value ?? createdAt.slice(0, 10),
    total: document.total ?? read,
  }
}
