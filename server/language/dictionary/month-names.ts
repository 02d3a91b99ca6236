import { plainLetters } from '../letters.ts'

/** The names and usual abbreviations of the months, from January on, in plain letters. */
const english = [
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sept sep',
  'october oct',
  'november nov',
  'december dec',
]

/** German, French, Spanish, Italian, Portuguese, Dutch, Polish, Czech, Danish, Swedish and Malay, also in the genitive. */
const foreign = [
  'januar janner janvier janv enero ene gennaio gen januari janeiro styczen stycznia sty leden ledna',
  'februar feber fevrier fevr fev febrero febbraio februari fevereiro luty lutego lut unor unora',
  'marz mrz mars marzo maart mrt marco marts marzec marca brezen brezna mac',
  'avril avr abril abr aprile kwiecien kwietnia kwi duben dubna',
  'mai mayo maggio mag mei maj maio maja kveten kvetna',
  'juni juin junio giugno giu junho czerwiec czerwca cze cerven cervna',
  'juli juillet juil julio luglio lug julho lipiec lipca lip cervenec cervence julai',
  'aout agosto ago augustus augusti sierpien sierpnia sie srpen srpna ogos',
  'septembre septiembre settembre set septembro setembro wrzesien wrzesnia wrz zari',
  'oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz rijen rijna',
  'novembre noviembre novembro listopad listopada listopadu lis',
  'dezember dez decembre diciembre dic dicembre dezembro desember disember dis grudzien grudnia gru prosinec prosince',
]

const numbersOf = (lists: string[]) =>
  lists.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const))

/** 1 to 12 by English name: what an English sentence may call a month. Some foreign names are English words ("out"). */
export const MONTHS: Record<string, number> = Object.fromEntries(numbersOf(english))

export const MONTH_NAMES = english.map((names) => {
  const [name = ''] = names.split(' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
})

const numbers = new Map([...numbersOf(english), ...numbersOf(foreign)])

/** All names in all languages, in plain letters. */
export const monthNames = [...numbers.keys()]

/** 1 to 12 for the name of a month in any of the languages; null for another word. */
export function monthNamed(name: string): number | null {
  return numbers.get(plainLetters(name)) ?? null
}
