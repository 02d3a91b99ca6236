import { DAYS_IN_WORDS } from './french-numbers.ts'

const months: [english: string, french: string[]][] = [
  ['january', ['janvier', 'janv']],
  ['february', ['fevrier', 'fevr', 'fev']],
  ['march', ['mars']],
  ['april', ['avril', 'avr']],
  ['may', ['mai']],
  ['june', ['juin']],
  ['july', ['juillet', 'juil']],
  ['august', ['aout']],
  ['september', ['septembre', 'sept']],
  ['october', ['octobre', 'oct']],
  ['november', ['novembre', 'nov']],
  ['december', ['decembre', 'dec']],
]

const weekdays: [english: string, french: string][] = [
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
  ['wednesday', 'mercredi'],
  ['thursday', 'jeudi'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
  ['sunday', 'dimanche'],
]

const units: [english: string, french: string][] = [
  ['days', 'jour*'],
  ['weeks', 'semaine*'],
  ['months', 'mois'],
  ['quarters', 'trimestre*'],
  ['years', 'an'],
  ['years', 'ans'],
  ['years', 'annee*'],
  ['weekends', 'week end'],
]

/** Periods with the name of a month, weekday or unit, or with a number. */
export const DATES: Record<string, string> = {}

const add = (english: string, french: string) => {
  DATES[english] = DATES[english] === undefined ? french : `${DATES[english]}, ${french}`
}

for (const [english, names] of months) {
  for (const name of names) {
    add(`last ${english}`, `${name} dernier, ${name} passe, ${name} de l an dernier`)
    add(`of last ${english}`, `de ${name} dernier`)
    add(`to ${english}`, `a ${name}`)
    add(`since ${english}`, `des ${name}`)
    add(`first half of ${english}`, `premiere quinzaine de ${name}, premiere quinzaine d ${name}`)
    add(`second half of ${english}`, `seconde quinzaine de ${name}, seconde quinzaine d ${name}`)
    add(`on the first ${english}`, `le premier ${name}`)
    for (const [, weekday] of weekdays) {
      add(`the # ${english}`, `${weekday} #d ${name}, le ${weekday} #d ${name}`)
      add(`the # st ${english}`, `${weekday} #d er ${name}, le ${weekday} #d er ${name}`)
    }
  }
}

for (let minute = 0; minute < 60; minute++) {
  const time = `# h${String(minute).padStart(2, '0')}`
  add('um', `${time}, a ${time}, vers ${time}`)
}

for (const [english, name] of weekdays) {
  add(english, `${name}, ${['matin', 'midi', 'soir', 'apres midi'].map((part) => `${name} ${part}`).join()}`)
  add(`${english}s`, `${name}s, tous les ${name}s, chaque ${name}, le ${name} en general`)
  add(`last ${english}`, `${name} dernier, ${name} passe`)
  add(`to ${english}`, `a ${name}`)
  add('on the # th', `le ${name} #d`)
}

for (const [english, name] of units) {
  add(`# ${english} ago`, `il y a # ${name}, il y a environ # ${name}, voila # ${name}, ca fait # ${name}`)
  add(`one ${english} ago`, `il y a un ${name}, il y a une ${name}, il y a environ un ${name}`)
  add(`a few ${english} ago`, `il y a quelques ${name}`)
  add(
    `last # ${english}`,
    ['dernier*', 'passe*', 'ecoule*', 'precedent*']
      .flatMap((last) => [`# ${last} ${name}`, `# ${name} ${last}`])
      .join(),
  )
  add(`last # ${english}`, `dernier* # ${name}`)
  add(`last few ${english}`, `derniers ${name}, dernieres ${name}, quelques dernier* ${name}`)
  add(`first # ${english}`, `# premier* ${name}, premier* # ${name}`)
  add(`since # ${english}`, `sur # ${name}, en # ${name}, pendant # ${name}`)
  add(`one ${english}`, `un ${name}, une ${name}`)
}

for (const [at, order] of ['first', 'second', 'third', 'fourth'].entries()) {
  const names = [['premier', '1 er'], ['deuxieme', 'second'], ['troisieme'], ['quatrieme']][at] ?? []
  const all = [...names, `${at + 1} e`, `${at + 1} eme`].map((name) => `${name} trimestre`)
  add(`${order} quarter`, all.join())
  add(`in the ${order} quarter`, all.map((name) => `au ${name}`).join())
  add(`of the ${order} quarter`, all.map((name) => `du ${name}`).join())
}

for (const [half, names] of [
  ['first half', ['premier', '1 er', '1 e']],
  ['second half', ['deuxieme', 'second', '2 e', '2 eme', '2 nd']],
] as const) {
  const all = names.map((name) => `${name} semestre`)
  add(`in the ${half}`, all.map((name) => `au ${name}, pendant le ${name}, sur le ${name}`).join())
  add(`of the ${half}`, all.map((name) => `du ${name}`).join())
}

for (const [french, english] of DAYS_IN_WORDS) {
  add(`on the ${english}`, `le ${french}`)
  add(`to the ${english}`, `au ${french}`)
  add(`from the ${english}`, `du ${french}`)
  add(`until the ${english}`, `jusqu au ${french}`)
  add(`since the ${english}`, `depuis le ${french}`)
}
