import { plainWords } from '../../language/letters.ts'
import { parseMoney } from '../../language/money.ts'
import type { Field, ItemReading, Page, PageBox, ReceiptReading } from '../../reader/reading.ts'
import type { ModelReceipt } from './model-form.ts'

/**
 * A receipt as the reader and a language model have read it. Two readings that agree are likelier to be right, and no
 * proof: sure is what was sure before. Where they disagree a person decides.
 * @param ownCurrency in which amounts are, where none was read
 */
export function mergeReceipt(
  receipt: ReceiptReading,
  model: ModelReceipt,
  pages: Page[],
  ownCurrency: string,
): ReceiptReading {
  const currency = receipt.currency.value ?? model.currency ?? ownCurrency
  const sameAmount = (a: string, b: string) => minorOf(a, currency) === minorOf(b, currency)
  const total = merged(receipt.total, model.total, sameAmount)
  return {
    ...receipt,
    merchant: merged(receipt.merchant, model.merchant, sameName),
    date: merged(receipt.date, model.date, (a, b) => a === b),
    currency: merged(receipt.currency, model.currency, (a, b) => a === b),
    total,
    tax: merged(receipt.tax, model.tax, sameAmount),
    ...itemsOf({ ...receipt, total }, model, pages, currency),
  }
}

function merged(own: Field<string>, theirs: string | null, isSame: (a: string, b: string) => boolean): Field<string> {
  if (theirs === null) return own
  if (own.value === null) {
    const doubt = 'Only the language model read this. Compare it with the picture.'
    const candidates = [theirs, ...own.candidates.filter((each) => each !== theirs)]
    return { value: theirs, confidence: 0.5, sure: false, place: null, candidates, doubt }
  }
  if (isSame(own.value, theirs)) return { ...own, confidence: 1 - (1 - own.confidence) / 2 }
  return {
    ...own,
    confidence: Math.min(own.confidence, 0.5),
    sure: false,
    candidates: [...new Set([own.value, theirs, ...own.candidates])],
    doubt: `The reader saw ${own.value}, the language model ${theirs}. Compare them with the picture.`,
  }
}

/** The reader's items where they add up, else the model's where those do, else the reader's as they are. */
function itemsOf(
  receipt: ReceiptReading,
  model: ModelReceipt,
  pages: Page[],
  currency: string,
): Pick<ReceiptReading, 'items' | 'itemsProven'> {
  const { items, itemsProven, total } = receipt
  if (itemsProven || total.value === null || !addsUp(model, total.value, currency)) return { items, itemsProven }
  const doubted = model.items.map(
    ({ name, quantity, amount }): ItemReading => ({
      name,
      quantity,
      unitPrice: null,
      amount,
      confidence: 0.5,
      place: placeOf(amount, receipt, pages),
    }),
  )
  return { items: doubted, itemsProven: total.sure }
}

/** To the total, or to what it is without tax. */
function addsUp({ items, tax }: ModelReceipt, total: string, currency: string): boolean {
  if (items.length === 0) return false
  const sum = items.reduce((minor, { amount }) => minor + (minorOf(amount, currency) ?? 0n), 0n)
  const whole = minorOf(total, currency)
  return sum === whole || sum + (minorOf(tax ?? '', currency) ?? 0n) === whole
}

/** Where an amount stands on the receipt; a place without a size on its first page where it is not found. */
function placeOf(amount: string, { pages: own, items }: ReceiptReading, pages: Page[]): PageBox {
  const known = items.find((item) => item.amount === amount)
  if (known) return known.place
  const written = amount.replace(/\D/g, '')
  for (const page of own) {
    const word = pages[page]?.words.find(({ text }) => text.replace(/\D/g, '') === written)
    if (word) return { page, box: word.box }
  }
  return { page: own[0] ?? 0, box: [0, 0, 0, 0] }
}

function minorOf(decimal: string, currency: string): bigint | null {
  try {
    return parseMoney(decimal, currency).minor
  } catch {
    // More decimals than the currency has: compared with nothing.
    return null
  }
}

/** "REWE" and "REWE Markt GmbH" are one shop. */
function sameName(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => plainWords(name).replaceAll(' ', ''))
  if (!one || !other) return false
  return one === other || (Math.min(one.length, other.length) >= 3 && (one.includes(other) || other.includes(one)))
}
