import { germanDates, germanQuarters } from './german-dates.ts'
import { germanOrdinals } from './german-numbers.ts'

const months: Record<string, string> = {
  january: 'januar, jänner, jan',
  february: 'februar, feber, feb',
  march: 'märz, mrz',
  april: 'april, apr',
  may: 'mai',
  june: 'juni, jun',
  july: 'juli, jul',
  august: 'august, aug',
  september: 'september, sept, sep',
  october: 'oktober, okt',
  november: 'november, nov',
  december: 'dezember, dez',
}

const weekdays: Record<string, string> = {
  monday: 'montag',
  tuesday: 'dienstag',
  wednesday: 'mittwoch',
  thursday: 'donnerstag',
  friday: 'freitag',
  saturday: 'samstag, sonnabend',
  sunday: 'sonntag',
}

const each = (phrases: string, make: (word: string) => string): string =>
  phrases
    .split(', ')
    .map((word) => make(word))
    .join(', ')

/** "erste Oktoberwoche", "im Monat Mai", "Anfang Mai", "die zweite Maihälfte". */
const monthPhrases: string[][] = Object.entries(months).flatMap(([english, german]) => [
  [english, `${german}, ${each(german, (month) => `${month}s`)}`],
  [`in ${english}`, each(german, (month) => `im monat ${month}`)],
  ...german
    .split(', ')
    .filter((month) => month.length <= 4 && !['mai', 'juni', 'juli', 'märz'].includes(month))
    .map((month) => [english, `${month} .`]),
  [`of ${english}`, each(german, (month) => `des ${month}, des ${month}s`)],
  [`weeks of ${english}`, each(german, (month) => `${month} wochen`)],
  [`after ${english}`, each(german, (month) => `nach ${month}`)],
  [`week of ${english}`, each(german, (month) => `${month} woche`)],
  [`half of ${english}`, each(german, (month) => `${month} hälfte`)],
  [`weekend of ${english}`, each(german, (month) => `${month} wochenende`)],
])

const weekdayPhrases = Object.entries(weekdays).flatMap(([english, german]) => [
  [
    english,
    each(german, (day) => `${day}, ${day} abend, ${day} morgen, ${day} mittag, ${day} nachmittag, ${day} vormittag`),
  ],
  [`${english}s`, each(german, (day) => `${day}s, ${day}en, ${day}e, jeden ${day}, immer ${day}s`)],
])

const edges = [
  ['the start', 'anfang, beginn, zu beginn, am anfang, am beginn, zu anfang'],
  ['the end', 'ende, am ende, gegen ende, zum ende'],
  ['since the start', 'seit anfang, seit beginn, ab anfang, ab beginn, seit dem anfang, seit dem beginn'],
  ['until the end', 'bis ende, bis zum ende'],
  ['from the start', 'von anfang, vom anfang, vom beginn'],
]

const unitPhrases: string[][] = [
  ['days', 'tag', 'tage, tagen', 'vor einem tag, vor 1 tag'],
  ['weeks', 'woche', 'wochen', 'vor einer woche, vor 1 woche'],
  ['months', 'monat', 'monate, monaten', 'vor einem monat, vor 1 monat'],
  ['quarters', 'quartal', 'quartale, quartalen', 'vor einem quartal'],
  ['years', 'jahr', 'jahre, jahren', 'vor einem jahr, vor 1 jahr'],
  ['weekends', 'wochenende', 'wochenenden', 'vor einem wochenende'],
].flatMap(([english = '', one = '', many = '', ago = '']) => {
  const single = english.replace(/s$/, '')
  const last = ['letzten', 'vergangenen', 'vorigen']
  return [
    [english, many],
    [single, `${one}, ${one}s, ${one}es`],
    [`a ${single} ago`, ago],
    [
      `# ${english} ago`,
      each(many, (unit) => `vor # ${unit}, # ${unit} zuvor, vor rund # ${unit}, vor etwa # ${unit}`),
    ],
    [`last few ${english}`, each(many, (unit) => last.map((word) => `${word} ${unit}`).join(', '))],
    [`last # ${english}`, each(many, (unit) => [...last, 'jüngsten'].map((word) => `# ${word} ${unit}`).join(', '))],
    [`a few ${english} ago`, each(many, (unit) => `vor ein paar ${unit}, vor einigen ${unit}, vor wenigen ${unit}`)],
    [
      `the ${single} before last`,
      ['vorletzte', 'vorletzten', 'vorletztes', 'vorletzter', 'vorvorige', 'vorvorigen', 'vorvoriges']
        .map((word) => `${word} ${one}`)
        .join(', '),
    ],
    [`of the ${single} before last`, each('s, es', (ending) => `des vorletzten ${one}${ending}`)],
    [`of this ${single}`, each('s, es', (ending) => `dieses ${one}${ending}, des laufenden ${one}${ending}`)],
    [
      `of last ${single}`,
      each('s, es', (ending) =>
        [...last, 'vergangenen'].map((word) => `${word} ${one}${ending}, des ${word} ${one}${ending}`).join(', '),
      ),
    ],
    ...edges.map(([edge = '', words = '']) => [
      `${edge} of the ${single}`,
      each(words, (word) => `${word} des ${one}s, ${word} des ${one}es, ${word} der ${one}`),
    ]),
    ...edges.map(([edge = '', words = '']) => [
      `${edge} of last ${single}`,
      each(words, (word) =>
        ['letzten', 'vergangenen', 'vorigen', 'letzter', 'letztes']
          .map(
            (lead) =>
              `${word} ${lead} ${one}, ${word} ${lead} ${one}s, ${word} ${lead} ${one}es, ${word} des ${lead} ${one}s, ${word} des ${lead} ${one}es, ${word} der ${lead} ${one}`,
          )
          .join(', '),
      ),
    ]),
    [`of the ${single}`, `des ${one}s, des ${one}es, der ${one}`],
    [`the ${single} before`, `${one} davor, ${one} zuvor, ${one} vorher`],
  ]
})

const named = {
  today:
    'heute, heut, heute früh, heute morgen, heute abend, heute mittag, heute nachmittag, heute vormittag, heute nacht, heutig*',
  yesterday:
    'gestern, gestern früh, gestern morgen, gestern abend, gestern mittag, gestern nachmittag, gestern nacht, gestrig*',
  'the day before yesterday': 'vorgestern, vorgestern abend, vorgestern früh, vorgestern mittag',
  '3 days ago': 'vorvorgestern',
  tomorrow: 'morgen, morgen früh, übermorgen, morgen abend',
  'this year':
    'heuer, dieses jahr, in diesem jahr, laufendes jahr, laufenden jahr, aktuelles jahr, aktuellen jahr, heurig*',
  'this month': 'laufender monat, laufenden monat, aktueller monat, aktuellen monat, diesen monat, in diesem monat',
  'this week': 'laufende woche, laufenden woche, aktuelle woche, aktuellen woche',
  'this quarter': 'laufendes quartal, laufenden quartal, aktuelles quartal, aktuellen quartal',
  'last year': 'vorjahr, vorjahres, vorjahrs, vergangenes jahr, verflossenes jahr',
  'the month before': 'vormonat, vormonats',
  'the week before': 'vorwoche',
  'the quarter before': 'vorquartal, vorquartals',
  'the same month last year':
    'vorjahresmonat, gleichen monat im vorjahr, gleichen monat des vorjahres, gleichen monat letztes jahr, selben monat im vorjahr',
  'the same period last year':
    'vorjahreszeitraum, gleichen zeitraum im vorjahr, gleichen zeitraum des vorjahres, gleichen zeitraum letztes jahr',
  'the whole year': 'das ganze jahr, ganzes jahr, ganzen jahr, gesamtes jahr, gesamten jahr, übers jahr',
  'the whole month': 'den ganzen monat, ganzen monat, gesamten monat',
  'the whole week': 'die ganze woche, ganze woche, ganzen woche',
  this: 'dies, diese, diesen, diesem, dieser, dieses, jetzig*, aktuell*',
  last: 'letzte, letzten, letzter, letztes, letztem, vergangene, vergangenen, vergangener, vergangenes, vergangenem, vorige, vorigen, voriger, voriges, vorigem',
  next: 'nächst*, kommend*',
  half: 'halbjahr*, hälfte, jahreshälfte',
  'last half year': 'letztes halbjahr, letzten halbjahr, letzte halbe jahr, letzten halben jahr',
  fortnight: 'vierzehn tage',
  'calendar week': 'kw, kalenderwoche, kalenderwochen, woche nummer, woche nr',
  weekday: 'werktag, wochentag',
  weekdays: 'werktage, werktagen, werktags, wochentage, wochentagen, wochentags, unter der woche',
  weekends: 'am wochenende immer, jedes wochenende, jeweils am wochenende',
  'at the weekend': 'am wochenende, übers wochenende, über das wochenende',
  since: 'seit, seitdem, ab, beginnend mit',
  'until now': 'bis jetzt, bis heute, bis dato, bis anhin',
  'since the start of': 'seit anfang, ab anfang, seit beginn, ab beginn',
  'from the start of': 'von anfang, vom anfang, von beginn',
  'from the middle of': 'von mitte',
  'from the end of': 'von ende',
  'since the middle of': 'seit mitte, ab mitte',
  'since the end of': 'seit ende, ab ende',
  'until the end of': 'bis ende, bis zum ende',
  'until the start of': 'bis anfang, bis zum anfang, bis zum beginn',
  'mid this month': 'mitte des monats, monatsmitte',
  'first # months of #':
    'ersten # monate #, ersten # monaten #, ersten # monate des jahres #, ersten # monaten des jahres #, ersten # monate von #, ersten # monaten von #',
  'first # months of the year': 'ersten # monate des jahres, ersten # monaten des jahres',
  'the start of the year': 'jahresanfang, jahresbeginn, anfang jahr',
  'the end of the year': 'jahresende, ende jahr',
  'the start of the month': 'monatsanfang, monatsbeginn',
  'the end of the month': 'monatsende',
  'the start of the week': 'wochenanfang, wochenbeginn',
  'since the start of the year':
    'seit jahresanfang, seit jahresbeginn, ab jahresanfang, ab jahresbeginn, seit anfang jahr',
  'since the start of the month': 'seit monatsanfang, seit monatsbeginn',
  'since last year': 'seit letztem jahr, seit dem letzten jahr, seit dem vorjahr, seit vorigem jahr',
  early: 'anfang, beginn',
  mid: 'mitte',
  late: 'ende',
  'up to': 'bis, bis zu, bis zum, bis zur, bis und mit, bis inklusive, bis einschließlich',
  before: 'vor, davor, vorher',
  after: 'nach dem, nachdem, nach ende, nach weihnachten',
  between: 'zwischen',
  during: 'während, im laufe, im verlauf',
  ago: 'her',
  'so far': 'bisher, bislang, so weit',
  ever: 'jemals, je gesamt, überhaupt, insgesamt jemals, aller zeiten',
  'of all time': 'aller zeit, gesamter zeitraum, gesamten zeitraum, der ganzen zeit',
  'a few': 'ein paar, einige, einigen, paar, wenige, wenigen',
  several: 'mehrere, mehreren',
  'at christmas': 'an weihnachten, zu weihnachten, über weihnachten, über die weihnachtstage',
  'on christmas eve': 'an heiligabend, am heiligen abend, am heiligabend',
  'on new years eve': 'an silvester, zu silvester',
  'on new years day': 'an neujahr, zu neujahr',
  'on valentines day': 'am valentinstag',
  christmas: 'weihnachten, weihnachtstage, weihnachtstagen',
  'christmas eve': 'heiligabend',
  'new years eve': 'silvester',
  'new years day': 'neujahr',
  'valentines day': 'valentinstag',
  'on halloween': 'an halloween, zu halloween',
  easter: 'ostern, osterferien, pfingsten, fasching, fasnacht, karneval',
  summer: 'sommer, sommerferien, sommers',
  winter: 'winter, winters, winterferien',
  spring: 'frühling, frühjahr, frühlings',
  autumn: 'herbst, herbstferien',
  birthday: 'geburtstag, geburtstage',
  mornings: 'morgens, vormittags',
  evenings: 'abends, nachts',
  'at lunch': 'mittags',
  day: 'kalendertag',
  'on a': 'an einem',
}

/** Days, months and other periods. */
export const germanPeriods: Record<string, string>[] = [
  germanOrdinals,
  germanDates,
  ...[...monthPhrases, ...weekdayPhrases, ...unitPhrases, ...germanQuarters].map(([english = '', german = '']) => ({
    [english]: german,
  })),
  named,
]
