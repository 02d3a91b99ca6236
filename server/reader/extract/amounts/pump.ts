import type { FactRow } from '../facts.ts'
import type { Amount } from './amounts.ts'

const volumeUnit = /^\s?(?:l|lt|ltr|liter|litres?|gal|gallons?)(?![\p{L}\d])/iu
const volumeWord = /^\W*(?:VOL(?:UMEN?)?|LIT(?:RE|ER|RO|RI)S?|GALLONS?|ILOSC|MENGE)(?!\p{L})/iu
const priceUnit = /^\s?(?:[$€£]|[A-ZŁ]{2,3})?\s?\/\s?(?:l|lt|ltr|liter|litre|gal)(?!\p{L})/iu
const priceWord = /PRI[XCS]|PRE[IC]|PREZZO|CENA|PRIJS|PPU|\/\s?(?:L|GAL)\b|[x×*@]/i

export function isVolume({ text }: FactRow): boolean {
  return volumeWord.test(text)
}

/**
 * Multiplies each volume by each price per liter or gallon, in hundredths. One product is the total of a fuel receipt.
 */
export function pumpedIn(rows: FactRow[]): number[] {
  const of = (wanted: (row: FactRow, amount: Amount) => boolean) =>
    rows.flatMap((row) => row.amounts.filter((amount) => amount.decimals >= 2 && wanted(row, amount))).slice(0, 6)
  const volumes = of((row, { end }) => volumeUnit.test(row.text.slice(end)) || volumeWord.test(row.text))
  const perUnit = of((row, { end }) => priceUnit.test(row.text.slice(end)))
  const prices = perUnit.length > 0 ? perUnit : of((row, { decimals }) => decimals === 3 && priceWord.test(row.text))
  return volumes.flatMap(({ exact }) =>
    prices.filter((price) => price.exact !== exact).map((price) => Math.round(exact * price.exact * 100)),
  )
}
