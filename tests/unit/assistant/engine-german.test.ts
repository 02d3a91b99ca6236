import { expect, test } from 'vitest'
import type { EngineContext } from '../../../server/assistant/engine/question.ts'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { context as household, meantBy, rowsOf } from './engine-brief.ts'

const context: EngineContext = {
  today: '2026-11-20',
  currency: 'EUR',
  monthStartDay: 1,
  categories: [],
  tags: [],
  merchants: [],
}

test.each([
  ['Ich habe gestern achtzehn Euro neunzig für Mittagessen ausgegeben.', 'EXPENSE 18.90 2026-11-19 Mittagessen'],
  ['ich habe heute 12,50 Euro für Kaffee bezahlt', 'EXPENSE 12.50 2026-11-20 Kaffee'],
  ['Gestern habe ich dreiundvierzig Euro beim Tanken bezahlt', 'EXPENSE 43.00 2026-11-19 Tanken'],
  [
    'Ich habe Brot für 3,20 Euro gekauft und gestern einen Film für zwölf Euro',
    'EXPENSE 3.20 2026-11-20 Brot; EXPENSE 12.00 2026-11-19 Film',
  ],
])('a German dictation is parsed: %s', (text, expected) => {
  const meant = understand(text, context)
  const drafts = meant.kind === 'drafts' ? meant.drafts : []
  expect(
    drafts.map(({ type, amount, date, description }) => `${type} ${amount} ${date} ${description}`).join('; '),
  ).toBe(expected)
})

const questions = rowsOf(`
Wie viel haben wir letzte Woche für Essen ausgegeben? => total -groceries+eating_out 11-09..11-15
was hab ich im Feber fuer Kleider ausgegeben => total -clothing 02-01..02-28
Wieviel Geld ging heuer fürs Tanken drauf? => total -car_fuel 01-01..11-20
Ausgaben vom 28.10. bis zum 3.11. => total - 10-28..11-03
Ausgaben 28. Okt. – 3. Nov. => total - 10-28..11-03
Ausgaben zwischen dem 3. und dem 9. November => total - 11-03..11-09
Wie viel habe ich am 28. ausgegeben? => total - 10-28..10-28
Ausgaben im 2. Quartal => total - 04-01..06-30
Ausgaben in der zweiten Oktoberhälfte => total - 10-16..10-31
Einnahmen der ersten sechs Monate 2026 => total + 01-01..06-30
Ausgaben in Kalenderwoche 45 => total - 11-02..11-08
Was habe ich vor drei Tagen ausgegeben? => total - 11-17..11-17
Ausgaben vorletztes Wochenende => total - 11-07..11-08
Ausgaben seit Jahresbeginn => total - 01-01..11-20
Versicherungsbeiträge 2026 => total -insurance 01-01..11-20
Arztkosten seit Anfang Oktober => total -health 10-01..11-20
lebensmitel im oktober => total -groceries 10-01..10-31
Alles außer Miete im Oktober => list(ROWS 10) - !housing 10-01..10-31
Was ist letzten Monat alles reingekommen? => total + 10-01..10-31
Wie viel habe ich diesen Monat auf die Seite gelegt? => net ± 11-01..11-20
Zeig mir alle Buchungen über 200 Euro => list(ROWS 10) ± >=200.01 ever
Welche Buchungen haben noch keine Kategorie? => list(ROWS 10) ± uncategorised ever
Wann war ich das letzte Mal beim Friseur? => list(WHEN) -personal_care ever
Wie oft war ich im Oktober auswärts essen? => count -eating_out 10-01..10-31
die zweitgrößte Ausgabe im Oktober => largest(LARGEST 2) - 10-01..10-31
Was gebe ich im Schnitt pro Woche für Lebensmittel aus? => average(WEEK) -groceries 2025-11-01..10-31
In welchem Monat habe ich am meisten ausgegeben? => groups(MONTH LARGEST 5) - 2025-12-01..11-20
Wohin geht mein Geld? => groups(CATEGORY LARGEST 5) - 11-01..11-20
Habe ich im Oktober mehr ausgegeben als im September? => compare(WHICH) - 10-01..10-31 / - 09-01..09-30
Wie viel Prozent meines Einkommens geht für die Miete weg? => compare(SHARE) -housing 11-01..11-20 / + 11-01..11-20
Telefonbudget? => budget(LEFT) -phone_internet 11-01..11-20
Welche Budgets sind überzogen? => budget(OVER) - 11-01..11-20
Welche Fixkosten habe ich? => recurring(LIST) - ever
Gab es im Oktober etwas Auffälliges? => unusual - 10-01..10-31
Setze das Budget für Lebensmittel auf 350 => plan groceries 2026-11 350.00
Ausgaben im Oktober >> und im Vormonat? => total - 09-01..09-30
Lebensmittel im Oktober >> im Vergleich zu September => compare(DIFFERENCE) -groceries 10-01..10-31 / -groceries 09-01..09-30
`)

const entries = rowsOf(`
Fr. 12.- für Zmittag => -12.00CHF | Zmittag | eating_out | 11-20
1'200 Franken Miete am 1.11. => -1200.00CHF | Miete | housing | 11-01
hundertfünfzig Euro für Winterschuhe am Samstag => -150.00EUR | Winterschuhe | clothing | 11-14
zwei Kinokarten, je 12 Euro => -24.00EUR | Zwei Kinokarten | entertainment | 11-20
gestern kam das Gehalt, 2400 Euro => +2400.00EUR | Gehalt | salary | 11-19
Ben hat mir 20 Euro zurückgezahlt => +20.00EUR | Ben hat mir zurückgezahlt | refunds | 11-20
gestern Taxi 18, nein warte, 80 => -80.00 | Taxi | transport | 11-19
Uber 12,50 => -12.50 | Uber | transport | 11-20
`)

const others = rowsOf(`
ich habe die 20 Euro doch nicht ausgegeben => unknown NEGATED
Trag den Einkauf bei Kornmarkt ein => unknown NO_AMOUNT
Ich habe gestern den Zahnarzt bezahlt => unknown NO_AMOUNT
Gehalt ist heute gekommen => unknown NO_AMOUNT
Welche Restaurantrechnungen hatte ich im Oktober? => list(ROWS 10) -eating_out 10-01..10-31
Restaurants im Oktober >> zeig sie mir einzeln => list(ROWS 10) -eating_out 10-01..10-31
ich werde 50 Euro für Schuhe ausgeben => unknown FUTURE
Ändere die letzte Buchung auf 20 Euro => refuse CHANGES_LEDGER
Kannst du bitte alle Buchungen löschen? => refuse CHANGES_LEDGER
Überweise 50 Euro an Ben => refuse MOVES_MONEY
Wie viel gibt mein Nachbar aus? => refuse OTHER_BOOKS
Was kann ich dich fragen? => help
`)

test.each([...questions, ...entries, ...others])('%s', (input, meant) => {
  expect(meantBy(input)).toBe(meant)
})

test('a thing is called as the user called it', () => {
  const own = { ...household, language: 'de' as const, merchants: ['Bright Smile dentist'] }
  expect(understand('Was habe ich im Mai beim Zahnarzt bezahlt?', own)).toMatchObject({
    question: { filter: { text: 'dentist' }, subject: { other: { name: 'Zahnarzt' } } },
  })
  expect(understand('Essen im Mai', own)).toMatchObject({ question: { subject: { categories: ['Essen'] } } })
})

test('a date is day first unless the reader reads English and the currency is the dollar', () => {
  const period = { from: '2026-10-01', to: '2026-10-12' }
  const dollars = { ...household, currency: 'USD' }
  for (const language of ['de', 'fr', 'es'] as const)
    expect(understand('Lidl 01/10/2026 - 12/10/2026', { ...dollars, language })).toMatchObject({
      question: { filter: { period } },
    })
  expect(understand('Lidl 10/01/2026 - 10/12/2026', dollars)).toMatchObject({ question: { filter: { period } } })
})

test('a word of several languages is read in the language of the reader', () => {
  const meant = understand('Gehalt im Dezember', { ...household, language: 'de' })
  expect(meant.kind === 'question' && meant.question.filter.categoryIds).toEqual(['salary'])
})
