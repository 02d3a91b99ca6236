import { plainLetters } from '../letters.ts'

/** The names and usual abbreviations of the weekdays on receipts, from Monday on, in plain letters. */
const names = [
  'monday mon montag mo lundi lun lunes lunedi segunda maandag ma poniedzialek pon pondeli po mandag man mandag isnin hetfo',
  'tuesday tue tues dienstag di mardi mar martes martedi terca dinsdag wtorek wt utery ut tirsdag tir tisdag tis selasa kedd',
  'wednesday wed mittwoch mi mercredi mer miercoles mie mercoledi quarta woensdag wo sroda sr streda st onsdag ons rabu szerda',
  'thursday thu thur thurs donnerstag do jeudi jeu jueves jue giovedi gio quinta donderdag czwartek czw ctvrtek ct torsdag tor tors khamis csutortok',
  'friday fri freitag fr vendredi ven viernes vie venerdi sexta vrijdag vr piatek pt patek pa fredag fre jumaat pentek',
  'saturday sat samstag sonnabend sa samedi sam sabado sab sabato zaterdag za sobota so lordag lor sabtu szombat',
  'sunday sun sonntag dimanche dim domingo dom domenica zondag niedziela nd nedele ne sondag son sun ahad vasarnap',
]

const numbers = new Map<string, number>()
for (const [index, list] of names.entries()) for (const name of list.split(' ')) numbers.set(name, index + 1)
// "So" is Sunday in German and Saturday in Czech.
numbers.delete('so')

/** @returns 1 (Monday) to 7, or null for another word, or for a name that languages use for different days */
export function weekdayNamed(name: string): number | null {
  return numbers.get(plainLetters(name).toLowerCase()) ?? null
}
