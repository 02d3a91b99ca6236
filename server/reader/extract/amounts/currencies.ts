import type { Language } from '../keywords.ts'

export interface CurrencySign {
  currency: string
  pattern: RegExp
  /** Counted per matching row, up to three times. */
  weight: number
}

// The signs and words of `language/dictionary/currencies.ts` decide alone. Here each pattern is only evidence, in the
// letters that the recogniser returns ("ZL" for "zł").
/**
 * Codes and signs have a high weight. Tax terms, places and companies of a country decide when no sign is printed or
 * read.
 */
export const currencySigns: CurrencySign[] = [
  { currency: 'MYR', pattern: /\bRM\s?\d|\(RM\)|\bRM\b|\bR[HN]\s?\d+[.,]\d{2}/, weight: 3 },
  { currency: 'MYR', pattern: /\bMYR\b/, weight: 4 },
  {
    currency: 'MYR',
    pattern:
      /S\wN\.? ?B\wD\b|\bJALAN\b|\bJLN\b|KUALA ?LUMPUR|SELANGOR|\bJOHOR\b|\bTAMAN\b|PETALING|MALAYSIA|PENANG|PULAU PINANG|\bPERAK\b|SABAH|SARAWAK|\bTMN\b/i,
    weight: 2,
  },
  { currency: 'MYR', pattern: /\bS\/B\b|\bCUKAI\b|\bTUNAI\b|\bJUMLAH\b|TERIMA KASIH|\bRESIT\b/i, weight: 1.5 },
  { currency: 'MYR', pattern: /\bGST.{0,14}?(?<!\d)00\d{10}(?!\d)|\b[A-Z]\d\d-\d{4}-\d{8}\b/i, weight: 2 },
  { currency: 'EUR', pattern: /\bEUR(?:O|OS)?\b|EUR\s?\d|€/i, weight: 4 },
  {
    currency: 'EUR',
    pattern: /\bM[WH]ST\b|\bUST\b|UST-?ID|STEUER|\bGMBH\b|\bSUMME\b|ZU ZAHLEN|R[UÜ]CKGELD|KARTENZAHLUNG|\bINKL\b/i,
    weight: 1.5,
  },
  { currency: 'EUR', pattern: /\bTVA\b|\bTTC\b|\bSIRET\b|\bSARL\b|\bESP[EÈ]CES\b|CARTE BANCAIRE/i, weight: 1.5 },
  { currency: 'EUR', pattern: /\bI\.?V\.?A\b|\bNIF\b|\bCIF\b|EFECTIVO|TARJETA|FACTURA SIMPLIFICADA/i, weight: 1.2 },
  {
    currency: 'EUR',
    pattern: /P\.? ?IVA|PARTITA IVA|CONTANTE|SCONTRINO|DOCUMENTO COMMERCIALE|\bS\.?R\.?L\b|\bTOTALE\b/i,
    weight: 1.5,
  },
  { currency: 'EUR', pattern: /\bTROCO\b|NUMER[AÁ]RIO|\bCONTRIBUINTE\b|\bFATURA\b|MULTIBANCO|\bNIPC\b/i, weight: 1.5 },
  {
    currency: 'EUR',
    pattern: /\bBTW\b|\bTOTAAL\b|WISSELGELD|\bTE BETALEN\b|\bKVK\b|CONTANT\b|\bPINNEN\b/i,
    weight: 1.5,
  },
  { currency: 'PLN', pattern: /\bPLN\b|\bZ[ŁL]\b/i, weight: 4 },
  { currency: 'PLN', pattern: /\bNIP\b|PARAGON|\bPTU\b|SPRZEDA|GOT[OÓ]WKA|\bRAZEM\b|Sp\. z o\.? ?o/i, weight: 2 },
  { currency: 'CHF', pattern: /\bCHF\b|\bSFR\b/i, weight: 5 },
  { currency: 'CHF', pattern: /CHE[- ]?\d{3}[. ]?\d{3}/i, weight: 5 },
  { currency: 'CHF', pattern: /\bFR\. ?\d|\d ?FR\.(?!\w)|\bTWINT\b|\bPOSTCARD\b/i, weight: 3 },
  {
    currency: 'CHF',
    pattern: /SCHWEIZ|SUISSE|SVIZZERA|Z[UÜ]RICH|GEN[EÈ]VE|\bBASEL\b|\bBERN\b|\.CH\b|\+41/i,
    weight: 2.5,
  },
  { currency: 'CHF', pattern: /(?:MWST|TVA|IVA).*\b(?:8[.,]1|7[.,]7|2[.,]6|3[.,]8)0? ?%/i, weight: 5 },
  {
    currency: 'EUR',
    pattern: /\b(?:DE ?\d{3} ?\d{3} ?\d{3}|ATU ?\d{8}|NL ?\d{9} ?B ?\d{2}|FR ?\d{2} ?\d{9}|ES ?[A-Z]\d{8})\b/,
    weight: 2,
  },
  {
    currency: 'EUR',
    pattern:
      /\+ ?(?:49|43|33|34|39|31|32|35[1238])[ (\d]|\b(?:DEUTSCHLAND|FRANCE|ESPA[NÑ]A|ITALIA|NEDERLAND|PORTUGAL)\b/i,
    weight: 1.2,
  },
  { currency: 'EUR', pattern: /\b\d{5} [A-Z][a-zü]{3,}|\b[1-9]\d{3} [A-Z]{2}\b|\b\d{4}-\d{3} [A-Z]/, weight: 0.5 },
  { currency: 'PLN', pattern: /\b\d{2}-\d{3} [A-Z]|\bPL ?\d{10}\b|\+48/, weight: 1.2 },
  { currency: 'GBP', pattern: /\bVAT\b|\+44|\.CO\.UK\b|\bENGLAND\b|\bWALES\b|\bSCOTLAND\b/i, weight: 1 },
  { currency: 'GBP', pattern: /£|\bGBP\b/, weight: 4 },
  {
    currency: 'GBP',
    pattern: /\bVAT (?:NO|REG|NUMBER)\b.*\d{9}|\bLONDON\b|UNITED KINGDOM|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/,
    weight: 1.5,
  },
  { currency: 'SGD', pattern: /\bSGD\b|S\$\s?\d|\bSINGAPORE\b|PTE\.? ?LTD/i, weight: 4 },
  { currency: 'AUD', pattern: /\bAUD\b|A\$\s?\d|\bABN\b|AUSTRALIA|\bEFTPOS\b/i, weight: 3.5 },
  { currency: 'CAD', pattern: /\bCAD\b|CA\$|CANADA|\bINTERAC\b/i, weight: 3 },
  { currency: 'CAD', pattern: /\b(?:HST|PST|QST|TVQ|TPS)\b.*\d/, weight: 1.2 },
  { currency: 'NZD', pattern: /\bNZD\b|NEW ZEALAND/i, weight: 3.5 },
  { currency: 'HKD', pattern: /\bHKD\b|HK\$|HONG KONG/i, weight: 4 },
  { currency: 'THB', pattern: /\bTHB\b|\bBAHT\b|฿|BANGKOK/i, weight: 4 },
  { currency: 'IDR', pattern: /\bIDR\b|\bRP\.? ?\d/i, weight: 4 },
  { currency: 'PHP', pattern: /\bPHP\b|₱|PHILIPPINES/i, weight: 4 },
  { currency: 'INR', pattern: /\bINR\b|₹|\bRS\.? ?\d|\bCGST\b|\bSGST\b|\bGSTIN\b/i, weight: 4 },
  { currency: 'JPY', pattern: /\bJPY\b|[¥円]\s?\d|\d円/, weight: 4 },
  { currency: 'CZK', pattern: /\bCZK\b|\d\s?K[CČ](?![\p{L}])/iu, weight: 4 },
  { currency: 'CZK', pattern: /\bDPH\b|\bDI[CČ]:? ?CZ|\bS\.R\.O\b|\+420|\bPRAHA\b|\bBRNO\b/i, weight: 1.5 },
  { currency: 'SEK', pattern: /\bSEK\b(?!\.\w)|SVERIGE|\bORG\.? ?NR\.?:? ?\d{6}-\d{4}|\bSWISH\b/i, weight: 4 },
  {
    currency: 'SEK',
    pattern: /[ÖO]RES(?:AVRUNDNING|UTJ)|\bKVITTO\b|\+46|STOCKHOLM|G[ÖO]TEBORG|MALM[ÖO]\b/i,
    weight: 2,
  },
  { currency: 'DKK', pattern: /\bDKK\b|DANMARK|\bCVR\b|\bDANKORT\b|\bMOBILEPAY\b/i, weight: 4 },
  { currency: 'DKK', pattern: /\+45|\bAPS\b|K[ØO]BENHAVN|\bKVITTERING\b/i, weight: 1.5 },
  { currency: 'NOK', pattern: /\bNOK\b|\bNORGE\b|\bMVA\b|BANKAXEPT|\bVIPPS\b/i, weight: 4 },
  { currency: 'HUF', pattern: /\bHUF\b|\d\s?FT\b/i, weight: 4 },
  { currency: 'HUF', pattern: /\b[AÁ]FA\b|\bNYUGTA\b|ADÓ?OSZ[AÁ]M|\+36|BUDAPEST/i, weight: 1.5 },
  { currency: 'USD', pattern: /\bUSD\b|US\$/, weight: 4 },
  { currency: 'USD', pattern: /\$\s?\d/, weight: 1.5 },
  {
    currency: 'USD',
    pattern:
      /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|DC)[.,]? ?\d{5}(?:-\d{4})?\b/,
    weight: 2,
  },
  { currency: 'USD', pattern: /[a-z][A-Z]{2}\d{5}(?!\d)/, weight: 1.5 },
  { currency: 'USD', pattern: /\(?\d{3}\)?[ -.]?\d{3}-\d{4}\b/, weight: 0.8 },
  {
    currency: 'USD',
    pattern: /^\W*(?:FOOD|LIQUOR|STATE|LOCAL|CITY|COUNTY|TOTAL)?\s?TAX\W*\d|\bTAKE-OUT\b/i,
    weight: 0.8,
  },
  { currency: 'USD', pattern: /\bSALES TAX\b|\bGRATUITY\b|\bSUBTOTAL\b.*\$/i, weight: 1 },
] // prettier-ignore

export const dollars = /\$\s?\d[\d,]*\.\d{2}(?!\d)/

/**
 * Currencies of countries that do not use the dollar sign. A country's pattern then indicates a shop that charges in
 * dollars.
 */
export const neverDollars = ['EUR', 'GBP', 'CHF', 'PLN', 'CZK', 'SEK', 'DKK', 'NOK', 'HUF']

export const currencyOfLanguage: Partial<Record<Language, Record<string, number>>> = {
  malay: { MYR: 0.5 },
  german: { EUR: 0.5, CHF: 0.3 },
  french: { EUR: 0.5, CHF: 0.3 },
  italian: { EUR: 0.5, CHF: 0.2 },
  spanish: { EUR: 0.5 },
  dutch: { EUR: 0.5 },
  portuguese: { EUR: 0.5 },
  polish: { PLN: 0.7 },
  swedish: { SEK: 0.8 },
  danish: { DKK: 0.6, NOK: 0.5 },
  czech: { CZK: 0.7 },
  hungarian: { HUF: 0.8 },
}

export const currencyOf: Record<string, string> = {
  MY: 'MYR',
  SG: 'SGD',
  US: 'USD',
  GB: 'GBP',
  PL: 'PLN',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  HK: 'HKD',
  TH: 'THB',
  ID: 'IDR',
  PH: 'PHP',
  IN: 'INR',
  JP: 'JPY',
  CZ: 'CZK',
  SE: 'SEK',
  DK: 'DKK',
  NO: 'NOK',
  HU: 'HUF',
  DE: 'EUR',
  AT: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  NL: 'EUR',
  BE: 'EUR',
  IE: 'EUR',
  PT: 'EUR',
  FI: 'EUR',
  GR: 'EUR',
  LU: 'EUR',
  SK: 'EUR',
  SI: 'EUR',
  EE: 'EUR',
  LV: 'EUR',
  LT: 'EUR',
  HR: 'EUR',
  MT: 'EUR',
  CY: 'EUR',
} // prettier-ignore
