/** Beginnings of the months' names, without accents, in upper case; the longest that fits decides. */
const names: string[][] = [
  [
    'JAN',
    'JANUARY',
    'JANUAR',
    'JANNER',
    'JANVIER',
    'JANV',
    'ENERO',
    'ENE',
    'GENNAIO',
    'GEN',
    'JANUARI',
    'STYCZNIA',
    'STYCZEN',
    'STY',
  ],
  ['FEB', 'FEBRUARY', 'FEBRUAR', 'FEVRIER', 'FEVR', 'FEV', 'FEBRERO', 'FEBBRAIO', 'FEBRUARI', 'LUTEGO', 'LUTY', 'LUT'],
  ['MAR', 'MARCH', 'MARZ', 'MRZ', 'MARS', 'MARZO', 'MAART', 'MRT', 'MARCA', 'MARZEC', 'MAC'],
  ['APR', 'APRIL', 'AVRIL', 'AVR', 'ABRIL', 'ABR', 'APRILE', 'KWIETNIA', 'KWIECIEN', 'KWI'],
  ['MAY', 'MAI', 'MAYO', 'MAGGIO', 'MAG', 'MEI', 'MAJA', 'MAJ'],
  ['JUN', 'JUNE', 'JUNI', 'JUIN', 'JUNIO', 'GIUGNO', 'GIU', 'CZERWCA', 'CZERWIEC', 'CZE'],
  ['JUL', 'JULY', 'JULI', 'JUILLET', 'JUIL', 'JULIO', 'LUGLIO', 'LUG', 'LIPCA', 'LIPIEC', 'LIP', 'JULAI'],
  ['AUG', 'AUGUST', 'AOUT', 'AGOSTO', 'AGO', 'AUGUSTUS', 'SIERPNIA', 'SIERPIEN', 'SIE', 'OGOS'],
  ['SEP', 'SEPT', 'SEPTEMBER', 'SEPTEMBRE', 'SEPTIEMBRE', 'SET', 'SETTEMBRE', 'WRZESNIA', 'WRZESIEN', 'WRZ'],
  ['OCT', 'OCTOBER', 'OKTOBER', 'OKT', 'OCTOBRE', 'OCTUBRE', 'OTTOBRE', 'OTT', 'PAZDZIERNIKA', 'PAZ'],
  ['NOV', 'NOVEMBER', 'NOVEMBRE', 'NOVIEMBRE', 'LISTOPADA', 'LIS'],
  [
    'DEC',
    'DECEMBER',
    'DEZEMBER',
    'DEZ',
    'DECEMBRE',
    'DICIEMBRE',
    'DIC',
    'DICEMBRE',
    'GRUDNIA',
    'GRU',
    'DIS',
    'DISEMBER',
  ],
] // prettier-ignore

const monthByName = new Map(names.flatMap((month, index) => month.map((name) => [name, index + 1] as const)))

/** 1 to 12 for a month's name or its usual abbreviation, in upper case and without accents; else null. */
export function monthNamed(name: string): number | null {
  return monthByName.get(name) ?? null
}

/** All names, longest first, to be put into a regular expression. */
export const monthNames = [...monthByName.keys()].sort((a, b) => b.length - a.length)
