import { SPANISH_DAYS } from './spanish-numbers.ts'
import { COUNTED, FROM_TO, RELATIVE, WHOLE } from './spanish-period-phrases.ts'

const MONTHS: Record<string, string> = {
  january: 'enero, ene',
  february: 'febrero, feb',
  march: 'marzo',
  april: 'abril, abr',
  may: 'mayo',
  june: 'junio, jun',
  july: 'julio, jul',
  august: 'agosto, ago',
  september: 'septiembre, setiembre, sept, set',
  october: 'octubre, oct',
  november: 'noviembre, nov',
  december: 'diciembre, dic',
}

const WEEKDAYS: Record<string, string> = {
  monday: 'lunes, lun',
  tuesday: 'martes',
  wednesday: 'miercoles, mier',
  thursday: 'jueves, jue',
  friday: 'viernes, vier',
  saturday: 'sabado, sab',
  sunday: 'domingo, dom',
}

const SEASONS: Record<string, string> = { summer: 'verano', winter: 'invierno', spring: 'primavera', autumn: 'otono' }

/** The units with their singular and plural. */
const UNITS: [english: string, one: string, several: string][] = [
  ['day', 'dia', 'dias'],
  ['week', 'semana', 'semanas'],
  ['weekend', 'fin de semana', 'fines de semana'],
  ['weekend', 'finde', 'findes'],
  ['month', 'mes', 'meses'],
  ['quarter', 'trimestre', 'trimestres'],
  ['year', 'ano', 'anos'],
  ['half month', 'quincena', 'quincenas'],
]

/** Spanish counts by the English count. `#` is a number in digits or words. */
const COUNTS = {
  a: 'un, una',
  'couple of': 'un par de',
  few: 'unos, unas, varios, varias, algunos, algunas, pocos, pocas',
  '#': '#, como #, unos #, unas #, casi #',
}

/** "Del 1 de octubre": here "de octubre" does not begin a range ("de octubre a mayo"). */
const DAY_LEADS = {
  '': '',
  'the ': 'el ,el dia ',
  'from the ': 'del ',
  'to the ': 'al ',
  'since the ': 'desde el ,a partir del ',
  'until the ': 'hasta el ',
  'between the ': 'entre el ',
  'and the ': 'y el ',
}

export const SPANISH_PERIODS: Record<string, string> = {
  today: 'hoy, hoy dia, hoy mismo, el dia de hoy, de hoy, en el dia de hoy',
  yesterday: 'lo de ayer, los de ayer, las de ayer, ayer, el dia de ayer, de ayer, ayer mismo, ayer al mediodia',
  tomorrow: 'manana, pasado manana',
  'yesterday morning': 'ayer por la manana, ayer en la manana, ayer a la manana, ayer temprano',
  'yesterday evening':
    'ayer por la tarde, ayer en la tarde, ayer por la noche, ayer en la noche, ayer noche, ayer tarde, ayer a la tarde, ayer a la noche',
  'last night': 'anoche, de anoche',
  'the day before yesterday':
    'anteayer, antier, antes de ayer, antesdeayer, antiayer, anteanoche, antenoche, antes de anoche, de anteayer',
  'this morning': 'esta manana, hoy por la manana, hoy en la manana, hoy temprano, esta madrugada',
  'this evening':
    'esta tarde, esta noche, hoy por la tarde, hoy en la tarde, hoy por la noche, este mediodia, hoy al mediodia',
  'just now': 'hace un rato, hace un momento, ahora mismo, ahorita, recien, hace nada, hace poco rato',
  recently: 'recientemente, ultimamente, hace poco, en los ultimos tiempos',
}

function add(english: string, ...phrases: string[]): void {
  SPANISH_PERIODS[english] = [SPANISH_PERIODS[english], ...phrases].filter((phrase) => phrase !== undefined).join(', ')
}

/** Adds phrases for one name: `X` stands for it and `XX` for its plural. */
function addAll(table: Record<string, string>, english: string, name: string, several = name): void {
  for (const [meaning, phrases] of Object.entries(table)) {
    add(meaning.replace('X', english), phrases.replace(/XX/g, several).replace(/X/g, name))
  }
}

for (const [english, name] of Object.entries(SEASONS)) add(english, name)

for (const [english, names] of [...Object.entries(MONTHS), ...Object.entries(WEEKDAYS)]) {
  add(english, names)
  for (const name of names.split(', ')) {
    addAll(RELATIVE, english, name)
    addAll(FROM_TO, english, name)
  }
}

for (const [english, names] of Object.entries(WEEKDAYS)) {
  const [day = ''] = names.split(', ')
  const several = day.endsWith('s') ? day : `${day}s`
  add(`${english}s`, `los ${several}, todos los ${several}, cada ${day}`)
  add(`and ${english}`, `y el ${day}`)
  add(`on ${english} the # th`, `el ${day} #d, ${day} #d, el ${day} dia #d`)
}

for (const [english, names] of Object.entries(MONTHS)) {
  for (const name of names.split(', ')) {
    for (const [before, leads] of Object.entries(DAY_LEADS)) {
      for (const lead of leads.split(',')) {
        add(`${before}# of ${english}`, `${lead}#d de ${name}`)
        for (const [day, ordinal] of SPANISH_DAYS) add(`${before}${ordinal} of ${english}`, `${lead}${day} de ${name}`)
      }
    }
  }
}

for (const [day, ordinal] of SPANISH_DAYS) {
  for (const [before, leads] of Object.entries(DAY_LEADS)) {
    for (const lead of leads.split(',')) {
      if (lead !== '') add(`${before === 'the ' ? 'on the ' : before}${ordinal}`, `${lead}${day}, ${lead}dia ${day}`)
    }
  }
}

for (let year = 2010; year <= 2040; year++) {
  add('in #', `en ${year}, en el ${year}`)
  add('#', `de ${year}, del ${year}`)
}

for (const [english, one, several] of UNITS) {
  add(english, one)
  add(`${english}s`, several)
  addAll(RELATIVE, english, one)
  if (english !== 'day') addAll(WHOLE, english, one, several)
  // "Fin de semana" is the weekend.
  if (english !== 'week') add(`the end of the ${english}`, `fin de ${one}, fines de ${one}`)
  for (const [count, counts] of Object.entries(COUNTS)) {
    for (const spanish of counts.split(', ')) {
      for (const name of [one, several]) {
        for (const [meaning, phrases] of Object.entries(COUNTED)) {
          add(meaning.replace('N', count).replace('X', english), phrases.replace(/N/g, spanish).replace(/X/g, name))
        }
      }
    }
  }
}
