import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { dayText } from '../../language/date-texts.ts'
import { formatAmount } from '../../language/format-money.ts'
import { plainWords } from '../../language/letters.ts'
import { parseMoney } from '../../language/money.ts'
import type { Field, ItemReading, Page, PageBox, ReceiptReading } from '../../reader/reading.ts'
import type { ModelReceipt } from './model-form.ts'

/**
 * Combines the readings of the reader and the language model. Agreement does not increase the confidence. If they
 * disagree, a user decides.
 * @param ownCurrency the currency if none was read
 */
export function mergeReceipt(
  receipt: ReceiptReading,
  model: ModelReceipt,
  pages: Page[],
  ownCurrency: string,
): ReceiptReading {
  const currency = receipt.currency.value ?? model.currency ?? ownCurrency
  const sameAmount = (a: string, b: string) => minorOf(a, currency) === minorOf(b, currency)
  const amountText = (amount: string) => formatAmount(amount, currency)
  const total = merged(receipt.total, model.total, sameAmount, amountText)
  const { dayOrders, ...read } = receipt
  return {
    ...read,
    // A day that the model reads differently needs a user, whatever the order of day and month.
    ...(dayOrders && (model.date === null || model.date === receipt.date.value) && { dayOrders }),
    merchant: merged(receipt.merchant, model.merchant, sameName),
    date: merged(receipt.date, model.date, (a, b) => a === b, dayText),
    currency: merged(receipt.currency, model.currency, (a, b) => a === b),
    total,
    tax: merged(receipt.tax, model.tax, sameAmount, amountText),
    ...itemsOf({ ...receipt, total }, model, pages, currency),
  }
}

function merged(
  own: Field<string>,
  theirs: string | null,
  isSame: (a: string, b: string) => boolean,
  textOf: (value: string) => string = (value) => value,
): Field<string> {
  if (theirs === null) return own
  if (own.value === null) {
    const doubt = render(msg`Only the language model read this. Compare it with the picture.`)
    const candidates = [theirs, ...own.candidates.filter((each) => each !== theirs)]
    return { value: theirs, confidence: 0.5, sure: false, place: null, candidates, doubt }
  }
  if (isSame(own.value, theirs)) return { ...own, confidence: 1 - (1 - own.confidence) / 2 }
  return {
    ...own,
    confidence: Math.min(own.confidence, 0.5),
    sure: false,
    candidates: [...new Set([own.value, theirs, ...own.candidates])],
    doubt: render(
      msg`The reader found ${{ value: textOf(own.value) }}, but the language model found ${{ other: textOf(theirs) }}. Compare them with the picture.`,
    ),
  }
}

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

function addsUp({ items, tax }: ModelReceipt, total: string, currency: string): boolean {
  if (items.length === 0) return false
  const sum = items.reduce((minor, { amount }) => minor + (minorOf(amount, currency) ?? 0n), 0n)
  const whole = minorOf(total, currency)
  return sum === whole || sum + (minorOf(tax ?? '', currency) ?? 0n) === whole
}

/** Returns the page region of an amount; an empty region on the first page if the amount is not found. */
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
    return null
  }
}

/** "REWE" and "REWE Markt GmbH" are the same shop. */
function sameName(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => plainWords(name).replaceAll(' ', ''))
  if (!one || !other) return false
  return one === other || (Math.min(one.length, other.length) >= 3 && (one.includes(other) || other.includes(one)))
}
