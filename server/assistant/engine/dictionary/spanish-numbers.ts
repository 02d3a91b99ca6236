import { spelledInEnglish } from '../languages/spelled-numbers.ts'

const low = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete ' +
  'dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete ' +
  'veintiocho veintinueve'
).split(' ')
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds = 'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'.split(' ')

/** The values of the number words of one word. "Un" and "una" are articles. */
export const SPANISH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...low.map((word, value) => [word, value] as const),
  ['veintiun', 21] as const,
  ['veintiuna', 21] as const,
  ...tens.map((word, at) => [word, (at + 3) * 10] as const),
  ['cien', 100] as const,
  ['ciento', 100] as const,
  ...hundreds.flatMap((stem, at) => [[`${stem}os`, (at + 2) * 100] as const, [`${stem}as`, (at + 2) * 100] as const]),
])

/** "Treinta y dos" to "noventa y nueve" with their values. */
const SPANISH_JOINED_NUMBERS: [name: string, value: number][] = tens.flatMap((ten, at) =>
  low.slice(1, 10).flatMap((unit, index): [string, number][] => {
    const units = index === 0 ? ['uno', 'un', 'una'] : [unit]
    return units.map((word) => [`${ten} y ${word}`, (at + 3) * 10 + index + 1])
  }),
)

/** The numbers of several words by their English name. */
export const SPANISH_COUNTS: Record<string, string> = {
  thousand: 'mil, miles, lucas',
  'a thousand': 'un mil',
  million: 'millon, millones, palos',
  'and a half': 'y medio, y media',
  'one point five euros': 'un euro y medio, euro y medio',
  'one euros': 'un euro, un eurito, un eur, un pavo',
  'one point': 'un euro con, uno con',
  '# euros and # cents': '# euros y # centimos, # euros con # centimos, # euros # centimos',
  '# point #': '# con #, # coma #, # punto #',
  'one point #': 'un euro con #, uno con #',
  '# euros point #': '# euros con #, # euro con #, # eur con #, # € con #',
  '€ # point #': '€ # con #',
  '# pesos point #': '# pesos con #',
  '# dollars point #': '# dolares con #',
  'point #': 'con #',
  'euros point #': 'euros con #',
  'pesos point #': 'pesos con #',
  'dollars point #': 'dolares con #',
}
for (const [name, value] of SPANISH_JOINED_NUMBERS) {
  const english = spelledInEnglish(value)
  SPANISH_COUNTS[english] = SPANISH_COUNTS[english] ? `${SPANISH_COUNTS[english]}, ${name}` : name
  SPANISH_COUNTS[`point ${english}`] = `con ${name}`
  SPANISH_COUNTS[`# point ${english}`] = `# con ${name}`
  SPANISH_COUNTS[`# euros point ${english}`] = `# euros con ${name}`
}

const ordinals = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ')
const ordinalOf = (day: number): string => {
  if (day <= 20) return ordinals[day - 1] ?? ''
  return day === 30 ? 'thirtieth' : `${day > 30 ? 'thirty' : 'twenty'} ${ordinals[(day % 10) - 1]}`
}

/** The days of a month in words, "tres" or "treinta y uno", with the English ordinal. */
export const SPANISH_DAYS: [name: string, ordinal: string][] = [
  ...low.slice(1).map((name, index): [string, string] => [name, ordinalOf(index + 1)]),
  ['treinta', 'thirtieth'],
  ['treinta y uno', 'thirty first'],
]
