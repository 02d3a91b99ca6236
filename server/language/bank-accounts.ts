/** Characters of an IBAN by country, from the IBAN registry of SWIFT. */
const lengths = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 ' +
    'FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 ' +
    'LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ' +
    'ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** @param iban without spaces, in capital letters */
export function isIban(iban: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && lengths.get(iban.slice(0, 2)) === iban.length && isChecked(iban)
}

/** ISO 11649: "RF18 5390 0754 7034". */
export function isCreditorReference(reference: string): boolean {
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && isChecked(reference)
}

/** The reference of a Swiss QR-bill: 27 digits, of which the last is a check digit (modulo 10, recursive). */
export function isQrReference(reference: string): boolean {
  if (!/^\d{27}$/.test(reference)) return false
  let carry = 0
  for (const digit of reference.slice(0, -1)) carry = carries[(carry + Number(digit)) % 10] ?? 0
  return (10 - carry) % 10 === Number(reference.at(-1))
}

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** A QR-IBAN belongs to a QR reference: its institution has a number from 30000 to 31999. */
export function isQrIban(iban: string): boolean {
  return /^(?:CH|LI)\d{2}3[01]\d{3}/.test(iban)
}

/** Finds accounts by their form, in text with any spaces. A mistyped or invented one is found too. */
export function ibansIn(text: string): string[] {
  const found = [...text.matchAll(/(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]){11,30}/g)].flatMap(([match]) => {
    const iban = match.replace(/\s/g, '').slice(0, lengths.get(match.slice(0, 2)))
    return lengths.get(iban.slice(0, 2)) === iban.length ? [iban] : []
  })
  return [...new Set(found)]
}

/** "DE88 2008 0000 0970 3757 00" */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** ISO 7064, modulo 97-10. */
function isChecked(code: string): boolean {
  const digits = [...(code.slice(4) + code.slice(0, 4))].map((character) => Number.parseInt(character, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
