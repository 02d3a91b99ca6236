import { decimalsOf, type Money } from '../../language/money.ts'

/** The approximate number of currency units per dollar, so that sample prices look realistic. */
const perDollar: Readonly<Record<number, string>> = {
  4: 'AED BRL GEL ILS MYR PEN PLN QAR RON SAR',
  10: 'BOB BWP CNY DKK GTQ HKD MAD MDL MOP MXN NAD NOK SEK SZL ZAR ZMW',
  40: 'CZK DOP EGP HNL MKD MUR NIO PHP THB TRY TWD UAH UYU',
  100: 'AFN ALL BDT BTN DZD ETB INR ISK JMD JPY KES KGS LKR LRD MZN NPR PKR RSD RUB VES XPF',
  500: 'AMD CRC HUF KMF KZT SDG SOS XAF XOF YER',
  1000: 'AOA ARS CDF CLP IQD KRW MMK MWK NGN RWF',
  4000: 'BIF COP KHR MGA MNT PYG TZS UGX',
  15000: 'GNF IDR IRR LAK LBP SLE STN SYP UZS VND',
}

const levels = new Map(
  Object.entries(perDollar).flatMap(([level, codes]) => codes.split(' ').map((code) => [code, BigInt(level)] as const)),
)

/**
 * Converts a dollar price to a realistic price in another currency, in whole units where units are small.
 * @param cents a positive number
 */
export function scaleToCurrency(cents: number, currency: string): Money {
  const level = levels.get(currency) ?? 1n
  const unit = 10n ** BigInt(decimalsOf(currency))
  const minor = (BigInt(cents) * level * unit) / 100n
  const whole = level >= 40n ? (minor / unit) * unit : minor
  return { minor: whole > 0n ? whole : unit, currency }
}
