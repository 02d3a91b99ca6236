import type { Identifier } from '../../reading.ts'
import type { FactRow } from '../facts.ts'
import { streetIn } from './address.ts'

const patterns: { kind: Identifier['kind']; pattern: RegExp }[] = [
  {
    kind: 'tax-number',
    pattern:
      /(?:GST|SST|VAT|TVA|UST|BTW|IVA|NIP|TAX)[ -]?(?:ID(?:ENT)?|REG(?:ISTRATION)?|NR|NO|N[O0]|NUMBER)?[ .-]*(?:NO|N0|NR|NUMBER|ID)?[ .:#()-]*((?:[A-Z]{2,3}[ -]?)?\d[\d .-]{6,16}\d[A-Z]?\d{0,2})/i,
  },
  { kind: 'tax-number', pattern: /\b((?:DE|AT|FR|ES|IT|NL|PL|BE|CHE)[ -]?[A-Z]?\d[\d .-]{6,14}\d(?:B\d{2})?)\b/ },
  { kind: 'company-number', pattern: /[([]\s*(?:CO\.? ?(?:REG\.?)? ?NO\.? ?:? ?)?(\d{4,12}-?[A-Z])\s*[)\]]/i },
  { kind: 'company-number', pattern: /(?:SIRET|KVK|REGON|KRS|ABN|HRB)\D{0,4}(\d[\d ]{5,16}\d)/i },
  {
    kind: 'phone',
    pattern: /(?:TEL|PHONE|TLF|FON|HP|H\/P|MOBILE)[ A-Z]*[.:#+ /-]*((?:\+?\d|\(\d)[\d ()/.-]{6,16}\d)/i,
  },
  { kind: 'phone', pattern: /(\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b)/ },
  { kind: 'website', pattern: /(?:www\.|https?:\/\/)((?:[\w-]+\.)+[a-z]{2,})/i },
]

const maxOfAKind = 2

export function identifiersIn(rows: FactRow[]): Identifier[] {
  const found = new Map<string, Identifier>()
  for (const { kind, pattern } of patterns) {
    for (const { text } of rows) {
      const match = pattern.exec(text)?.[1]
      if (!match || [...found.values()].filter((other) => other.kind === kind).length >= maxOfAKind) continue
      const value = kind === 'website' ? match.toLowerCase() : match.toUpperCase().replace(/[^A-Z0-9]/g, '')
      if (value.length >= 6) found.set(`${kind} ${value}`, { kind, value })
    }
  }
  const street = streetIn(rows)
  return [...found.values(), ...(street ? [{ kind: 'address' as const, value: street }] : [])]
}
