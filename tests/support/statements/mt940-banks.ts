import type { Chance } from './chance.ts'
import type { ExpectedEntry } from './content.ts'

type Field86 = 'german' | 'tilde' | 'angle' | 'caret' | 'named' | 'trtp' | 'dutch' | 'plain'

export interface Mt940Bank {
  name: string
  envelope: 'swift' | 'named' | 'none'
  messageHead: string[]
  after: string[]
  /** Lines between fields 28 and 60. */
  marks: string[]
  lineEnd: string
  hasFundsCode: boolean
  padsAmounts: boolean
  codes: string[]
  references: string[]
  supplements: string[]
  field86: readonly Field86[]
  /** The probability of an entry whose text is the supplementary line of field 61. */
  leavesOutField86: number
  writeAccount(iban: string, currency: string): string
}

const plain: Mt940Bank = {
  name: 'SWIFT',
  envelope: 'swift',
  messageHead: [],
  after: [],
  marks: [],
  lineEnd: '\r\n',
  hasFundsCode: false,
  padsAmounts: false,
  codes: ['NMSC', 'NTRF', 'NCHG', 'S103', 'FDDT', 'NCHK'],
  references: ['NONREF', 'INV 2026/12', 'EREF', ''],
  supplements: ['/OCMT/EUR12,50/', 'Supplementary details', 'NL47INGB9999999999'],
  field86: ['plain'],
  leavesOutField86: 0,
  writeAccount: (iban) => iban,
}

/** Banks by what their own format descriptions add to the one of SWIFT. */
export const mt940Banks: readonly Mt940Bank[] = [
  plain,
  { ...plain, name: 'SWIFT without field 86', leavesOutField86: 0.5, supplements: ['/OCMT/EUR12,50/'] },
  {
    ...plain,
    name: 'Sparkasse',
    envelope: 'none',
    codes: ['N062', 'NMSC', 'NDDT'],
    field86: ['german'],
    references: ['NONREF', 'KREF+'],
  },
  {
    ...plain,
    name: 'German bank by code and number',
    envelope: 'none',
    hasFundsCode: true,
    field86: ['german'],
    writeAccount: (iban) => `${iban.slice(4, 12)}/${iban.slice(12)}`,
  },
  { ...plain, name: 'FinTS', envelope: 'none', lineEnd: '@@', field86: ['german'] },
  {
    ...plain,
    name: 'ING',
    codes: ['NTRF', 'NDDT', 'NIBS'],
    references: ['EREF', 'NONREF'],
    supplements: ['/TRCD/00100/', '/TRCD/01016/'],
    field86: ['named'],
    writeAccount: (iban, currency) => `${iban}${currency}`,
  },
  {
    ...plain,
    name: 'Rabobank',
    envelope: 'none',
    messageHead: [':940:'],
    padsAmounts: true,
    codes: ['N102', 'N541', 'N944'],
    references: ['EREF', 'MARF', 'NONREF'],
    supplements: ['NL47INGB9999999999'],
    field86: ['dutch'],
    writeAccount: (iban, currency) => `${iban} ${currency}`,
  },
  {
    ...plain,
    name: 'ABN AMRO',
    envelope: 'named',
    messageHead: ['ABNANL2A', '940', 'ABNANL2A'],
    codes: ['N192', 'N526', 'N247'],
    field86: ['trtp', 'plain'],
  },
  {
    ...plain,
    name: 'mBank',
    envelope: 'none',
    hasFundsCode: true,
    codes: ['N152', 'S944'],
    marks: [':NS:22Jan Kowalski', ':NS:23KONTO'],
    field86: ['angle', 'tilde'],
    writeAccount: (iban) => `/${iban}`,
  },
  {
    ...plain,
    name: 'Pekao',
    envelope: 'none',
    hasFundsCode: true,
    codes: ['N511', 'NTRF'],
    field86: ['caret'],
    writeAccount: (iban) => `/${iban}`,
  },
  { ...plain, name: 'PostFinance', codes: ['NMSC', 'NTRF', 'FGCO'], field86: ['plain', 'german'], lineEnd: '\n' },
  { ...plain, name: 'Multicash', envelope: 'none', field86: ['german', 'tilde'], after: ['-', ''] },
]

/** Writes field 86 of an entry, at most 65 characters per line. */
export function information(chance: Chance, forms: readonly Field86[], { payee }: ExpectedEntry): string[] {
  const form = chance.pick(forms)
  const [first = '', ...rest] = texts[form](payee, chance)
  // SWIFT counts 65 characters behind the tag, and some banks count the tag.
  const [start = '', ...more] = wrap(first, chance.pick([65, 61]))
  return [`:86:${start}`, ...more, ...rest.flatMap((text) => wrap(text, 65))]
}

// A line that begins with a colon or a dash would be a field or the end of the message.
function wrap(text: string, width: number): string[] {
  if (text.length <= width) return [text]
  const at = /^[:-]/.test(text.slice(width)) ? width - 1 : width
  return [text.slice(0, at).trimEnd(), ...wrap(text.slice(at), 65)]
}

const subfields = (mark: string, payee: string) =>
  `${mark}00GUTSCHRIFT${mark}10599${mark}20SVWZ+Invoice 1234${mark}21of November${mark}22EREF+E2E-77${mark}30COBADEFFXXX${mark}31DE89370400440532013000${mark}32${payee.slice(0, 27)}${mark}33${payee.slice(27)}${mark}34000`

const texts: Record<Field86, (payee: string, chance: Chance) => string[]> = {
  german: (payee, chance) => [
    `${chance.pick(['166', '105', '005', '177'])}${subfields('?', payee)}${chance.is(0.3) ? '?60more of it' : ''}`,
  ],
  tilde: (payee) => [`073${subfields('~', payee)}~60`],
  angle: (payee) => [`944<00PRZELEW<20Faktura 12<21za listopad<27${payee}<38PL61109010140000071219812874`],
  caret: (payee) => [
    '225^00PRZELEW^1010247555',
    `^20Faktura 12^21za listopad^30102^31PL61109010140000071219812874`,
    `^32${payee}`,
  ],
  named: (payee) => [`/EREF/EV123REP1T12//CNTP/NL32INGB0000012345/INGBNL2A/${payee}///REMI/USTD//Invoice 12/`],
  dutch: (payee) => [`/EREF/45-33-10//BENM//NAME/${payee}/REMI/Invoice 12/ISDT/2026-01-31`],
  trtp: (payee) => [
    `/TRTP/SEPA OVERBOEKING/IBAN/NL47INGB9999999999/BIC/INGBNL2A/NAME/${payee}/REMI/Invoice 12/EREF/NOTPROVIDED`,
  ],
  plain: (payee, chance) => [payee, ...chance.pick([[], ['KONTO 12 REF 4711'], ['Card 1234 at 12:31', 'Invoice 12']])],
}
