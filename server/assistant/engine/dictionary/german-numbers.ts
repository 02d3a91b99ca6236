const units = 'null ein zwei drei vier funf sechs sieben acht neun'.split(' ')
const teens = 'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const tens = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ')

/** The numbers from 0 to 99 as one German word without accents: "achtzehn", "dreiundvierzig". */
const small: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value) => [word, value] as const).filter(([word]) => word !== 'ein'),
  ['eins', 1] as const,
  ['zwo', 2] as const,
  ...teens.map((word, at) => [word, at + 10] as const),
  ...tens.flatMap((word, at) => [
    [word, (at + 2) * 10] as const,
    ...units.slice(1).map((unit, digit) => [`${unit}und${word}`, (at + 2) * 10 + digit + 1] as const),
  ]),
])

/** The value of a number word below a million, "hundertzwanzig", also with ue for ü. */
export function germanNumber(written: string): number | undefined {
  const word = written.replace(/fuenf/g, 'funf').replace(/zwoelf/g, 'zwolf')
  const direct = small.get(word)
  if (direct !== undefined) return direct
  const scaled = /^(.*?)(tausend|hundert)(?:und)?(.*)$/.exec(word)
  if (!scaled) return undefined
  const [, before = '', scale, after = ''] = scaled
  const many = before === '' || before === 'ein' ? 1 : germanNumber(before)
  const rest = after === '' ? 0 : germanNumber(after)
  if (many === undefined || rest === undefined) return undefined
  const size = scale === 'tausend' ? 1_000 : 100
  return rest < size ? many * size + rest : undefined
}

const ordinals: Record<string, string> = {
  first: 'erst',
  second: 'zweit',
  third: 'dritt',
  fourth: 'viert',
  fifth: 'fünft',
  sixth: 'sechst',
  seventh: 'siebt',
  eighth: 'acht',
  ninth: 'neunt',
  tenth: 'zehnt',
  eleventh: 'elft',
  twelfth: 'zwölft',
  thirteenth: 'dreizehnt',
  fourteenth: 'vierzehnt',
  fifteenth: 'fünfzehnt',
  sixteenth: 'sechzehnt',
  seventeenth: 'siebzehnt',
  eighteenth: 'achtzehnt',
  nineteenth: 'neunzehnt',
  twentieth: 'zwanzigst',
  'twenty first': 'einundzwanzigst',
  'twenty second': 'zweiundzwanzigst',
  'twenty third': 'dreiundzwanzigst',
  'twenty fourth': 'vierundzwanzigst',
  'twenty fifth': 'fünfundzwanzigst',
  'twenty sixth': 'sechsundzwanzigst',
  'twenty seventh': 'siebenundzwanzigst',
  'twenty eighth': 'achtundzwanzigst',
  'twenty ninth': 'neunundzwanzigst',
  thirtieth: 'dreißigst',
  'thirty first': 'einunddreißigst',
}

/** "erste", "ersten": not "erst", which means "only". */
export const germanOrdinals: Record<string, string> = Object.fromEntries(
  Object.entries(ordinals).map(([english, stem]) => [
    english,
    ['e', 'en', 'er', 'es', 'em'].map((ending) => stem + ending).join(', '),
  ]),
)

/** "zweitgrößte", "die drittteuerste Buchung". */
export const germanRanks: Record<string, string> = Object.fromEntries(
  ['second', 'third', 'fourth', 'fifth'].flatMap((english) => {
    const stem = ordinals[english] ?? ''
    return [
      [`${english} largest`, `${stem}größt*, ${stem}höchst*, ${stem}teuerst*, ${stem}grösst*`],
      [`${english} smallest`, `${stem}kleinst*, ${stem}niedrigst*, ${stem}billigst*, ${stem}günstigst*`],
    ]
  }),
)
