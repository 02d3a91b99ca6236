/**
 * Written and spoken currencies. For a sign of several currencies, the organization currency is used if it is one of
 * them.
 */

export const CURRENCY_SIGNS: Record<string, string[]> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP'],
  '€': ['EUR'],
  '£': ['GBP', 'EGP'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  '₩': ['KRW'],
  '₺': ['TRY'],
  '₴': ['UAH'],
  '₽': ['RUB'],
  '₪': ['ILS'],
  '₫': ['VND'],
  '₦': ['NGN'],
  '₱': ['PHP'],
  '฿': ['THB'],
  '﷼': ['SAR'],
  '₨': ['INR', 'PKR', 'LKR'],
}

/** Signs of several characters: dollar signs with the letters of their country, and Arabic abbreviations. */
export const LETTERED_SIGNS: Record<string, string> = {
  R$: 'BRL',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  MX$: 'MXN',
  'ر.س': 'SAR',
  'د.إ': 'AED',
  'ج.م': 'EGP',
  'د.م': 'MAD',
}

export const CURRENCY_WORDS: Record<string, string[]> = {
  dollar: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  dollars: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  bucks: ['USD', 'CAD', 'AUD', 'NZD'],
  buck: ['USD', 'CAD', 'AUD', 'NZD'],
  euro: ['EUR'],
  euros: ['EUR'],
  euroa: ['EUR'],
  pound: ['GBP', 'EGP'],
  pounds: ['GBP', 'EGP'],
  quid: ['GBP'],
  franc: ['CHF'],
  francs: ['CHF'],
  yen: ['JPY'],
  yuan: ['CNY'],
  rupee: ['INR'],
  rupees: ['INR'],
  rs: ['INR', 'PKR', 'LKR'],
  lei: ['RON'],
  zloty: ['PLN'],
  zlotys: ['PLN'],
  kronor: ['SEK'],
  kroner: ['DKK', 'NOK'],
  krone: ['DKK', 'NOK'],
  krona: ['SEK'],
  ringgit: ['MYR'],
  rm: ['MYR'],
  rand: ['ZAR'],
  peso: ['MXN', 'PHP', 'ARS', 'CLP', 'COP'],
  pesos: ['MXN', 'PHP', 'ARS', 'CLP', 'COP'],
  lira: ['TRY'],
  forint: ['HUF'],
  kr: ['SEK', 'NOK', 'DKK'],
  zł: ['PLN'],
  kč: ['CZK'],
  ft: ['HUF'],
  fr: ['CHF'],
  franken: ['CHF'],
  円: ['JPY'],
  元: ['CNY', 'TWD', 'HKD'],
  人民币: ['CNY'],
  원: ['KRW'],
  руб: ['RUB'],
  рублей: ['RUB'],
  рубля: ['RUB'],
  р: ['RUB'],
  грн: ['UAH'],
  гривень: ['UAH'],
  лв: ['BGN'],
  лева: ['BGN'],
  tl: ['TRY'],
  kronur: ['ISK'],
  koruna: ['CZK'],
  korun: ['CZK'],
  złotych: ['PLN'],
  ευρώ: ['EUR'],
  евро: ['EUR'],
  يورو: ['EUR'],
  ريال: ['SAR'],
  رس: ['SAR'],
  درهم: ['AED', 'MAD'],
  جنيه: ['EGP'],
  रुपये: ['INR'],
  रुपए: ['INR'],
  रु: ['INR'],
  rp: ['IDR'],
  rupiah: ['IDR'],
  baht: ['THB'],
  บาท: ['THB'],
  đồng: ['VND'],
  reais: ['BRL'],
  dólares: ['USD'],
  шекель: ['ILS'],
}

/** Words and letters that show which currency of a shared sign is meant, where no country does. */
export const CURRENCY_HINTS: Record<string, RegExp> = {
  SEK: /[äö]|\b(?:och|hyra|mat|summa|sparande|hushåll|månad(?:en)?)\b/i,
  DKK: /\b(?:husleje|dagligvarer|udgifter?|indtægt(?:er)?|beløb|i alt|opsparing|forsikringer|børn|måned)\b/i,
  NOK: /\b(?:husleie|strøm|barnehage|utgifter?|inntekt(?:er)?|beløp|sparing|forsikring|matvarer|budsjett|måneden)\b/i,
  JPY: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  CNY: /[费电话饮买车务贷险医儿总计网]/,
}

/** Hundredths after an amount: "forty three pounds and twenty pence". */
export const SMALL_COINS = ['cent', 'cents', 'penny', 'pence', 'p', 'c', 'rappen', 'groszy', 'öre', 'øre']

export const CURRENCY_CODES = new Set(
  (
    'USD EUR GBP CHF CAD AUD NZD JPY CNY INR SEK NOK DKK PLN CZK HUF RON BGN TRY UAH ILS ZAR BRL MXN MYR SGD HKD ' +
    'THB IDR PHP VND KRW AED SAR EGP NGN KES ARS CLP COP PEN ISK RSD MAD TWD RUB'
  ).split(' '),
)
