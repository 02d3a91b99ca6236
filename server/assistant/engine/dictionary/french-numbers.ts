import { spelledInEnglish } from '../languages/spelled-numbers.ts'

const low = (
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit ' +
  'dix-neuf'
).split(' ')

/** Names of the tens, also those of Belgium and Switzerland, and the highest number that follows each. */
const tens: [name: string, value: number, upTo: number][] = [
  ['vingt', 20, 9],
  ['trente', 30, 9],
  ['quarante', 40, 9],
  ['cinquante', 50, 9],
  ['soixante', 60, 19],
  ['septante', 70, 9],
  ['quatre vingt', 80, 19],
  ['quatre vingts', 80, 0],
  ['huitante', 80, 9],
  ['octante', 80, 9],
  ['nonante', 90, 9],
]

/** Numbers from 0 to 99 of one word. "Un" is usually an article. */
export const NUMBERS: Record<string, number> = Object.fromEntries(
  [...low.map((name, value) => [name, value] as const), ...tens.map(([name, value]) => [name, value] as const)].filter(
    ([name]) => !/[- ]|^un$/.test(name),
  ),
)

/** Every way to write a number from 2 to 99 in words. The tokenizer splits words at hyphens. */
const spelled: [name: string, value: number][] = [
  ...low.flatMap((name, value): [string, number][] => (value < 2 ? [] : [[name.replace('-', ' '), value]])),
  ...tens.flatMap(([name, value, upTo]) => [
    [name, value] as [string, number],
    ...Array.from({ length: upTo }, (_, index) => index + 1).flatMap((more): [string, number][] => {
      const word = (low[more] ?? '').replace('-', ' ')
      const forms = more === 1 ? ['un', 'une', 'et un', 'et une'] : more === 11 ? [word, `et ${word}`] : [word]
      return forms.map((form) => [`${name} ${form}`, value + more])
    }),
  ]),
]

/** The French names of the numbers by their English name, such as "twenty one". */
export const COUNTS: Record<string, string> = {
  hundred: 'cent, cents',
  thousand: 'mille',
  'and a half': 'et demi, et demie',
  point: 'virgule',
  '# cents': `# centime*, # sous, # ct, # cts, ${Array.from({ length: 99 }, (_, index) => `${index + 1} cents`).join()}`,
  cents: 'centime*',
  'one euros': 'un euro, un eur',
  'one dollar': 'un dollar',
  'one franc': 'un franc',
  million: 'million*',
}
/** The tokenizer keeps the hyphen before "sept", which is also a month. */
const written = spelled.flatMap(([name, value]): [string, number][] =>
  / sept$/.test(name)
    ? [
        [name, value],
        [name.replace(/ sept$/, ' - sept'), value],
      ]
    : [[name, value]],
)
for (const [name, value] of written) {
  const english = spelledInEnglish(value)
  if (name.includes(' ')) COUNTS[english] = COUNTS[english] ? `${COUNTS[english]}, ${name}` : name
  // "Cinquante cents" is half a dollar, and "deux cents" is 200.
  if (value >= 10) COUNTS[`${english} cents`] = `${COUNTS[`${english} cents`] ?? ''}, ${name} cents`.replace(/^, /, '')
}

const ordinals = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth thirtieth'
).split(' ')

/** The days of a month in words with their English ordinal: "vingt huit" and "twenty eighth". */
export const DAYS_IN_WORDS: [french: string, english: string][] = written
  .filter(([, value]) => value <= 31)
  .map(([name, value]) => [name, ordinalOf(value)])

function ordinalOf(value: number): string {
  if (value <= 20) return ordinals[value - 1] ?? ''
  if (value === 30) return 'thirtieth'
  return `${spelledInEnglish(value - (value % 10))} ${ordinals[(value % 10) - 1]}`
}
