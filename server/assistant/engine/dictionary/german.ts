/** German words around amounts and dates with the English words of the grammar. Nouns are not translated. */
export const GERMAN_WORDS: Record<string, string> = {
  ich: 'i',
  wir: 'we',
  habe: '',
  haben: '',
  hat: '',
  gestern: 'yesterday',
  heute: 'today',
  vorgestern: 'the day before yesterday',
  fur: 'for',
  fuer: 'for',
  bei: 'at',
  beim: 'at',
  im: 'at',
  und: 'and',
  ausgegeben: 'spent',
  bezahlt: 'paid',
  gezahlt: 'paid',
  gekauft: 'bought',
  bekommen: 'received',
  erhalten: 'received',
  verdient: 'earned',
  kostete: 'cost',
  gekostet: 'cost',
  einen: '',
  eine: '',
  ein: '',
  den: '',
  das: '',
  der: '',
  die: '',
  euro: 'euros',
  cent: 'cents',
}

/** Two of these words identify a German sentence. */
export const GERMAN_MARKS = new Set(
  'ich wir habe haben gestern heute vorgestern fur fuer beim und ausgegeben bezahlt gezahlt gekauft bekommen erhalten verdient kostete gekostet einen eine'.split(
    ' ',
  ),
)

const units = 'null ein zwei drei vier funf sechs sieben acht neun'.split(' ')
const teens = 'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const tens = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ')

/** The numbers from 0 to 99 as one German word without accents: "achtzehn", "dreiundvierzig". */
export const GERMAN_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value) => [word, value] as const).filter(([word]) => word !== 'ein'),
  ['eins', 1] as const,
  ...teens.map((word, at) => [word, at + 10] as const),
  ...tens.flatMap((word, at) => [
    [word, (at + 2) * 10] as const,
    ...units.slice(1).map((unit, digit) => [`${unit}und${word}`, (at + 2) * 10 + digit + 1] as const),
  ]),
])
