import { expect, test } from 'vitest'
import { context, meantBy, rowsOf } from './engine-brief.ts'

/** Ada asks on Friday, November 20, 2026. */
const members = [
  { id: 'ada', name: 'Ada Black' },
  { id: 'ben', name: 'Ben Okafor' },
  { id: 'clara', name: 'Clara Voss' },
]

const asker = { ...context, members, userId: 'ada' }

const paid = `
what did Ben pay in October => total - @ben 10-01..10-31
Ben's spending last month => total - @ben 10-01..10-31
how much has Clara Voss spent on groceries => total -groceries @clara 11-01..11-20
how much did ben spend in May >> and Clara? => total - @clara 05-01..05-31
how much did Ben spend in May >> and me? => total - @ada 05-01..05-31
did Clara or Ben spend more on groceries in October => payers -groceries 10-01..10-31 clara/ben
how much have Ben and I spent this month => payers - 11-01..11-20 ada/ben
who spent the most this month => payers - 11-01..11-20 ada/ben/clara
was hat Clara im Oktober bezahlt => total - @clara 10-01..10-31
Ausgaben von Ben im Mai => total - @ben 05-01..05-31
wer hat mehr ausgegeben, Ben oder Clara => payers - 11-01..11-20 ben/clara
dépenses de Clara ce mois-ci => total - @clara 11-01..11-20
qui dépense le plus, Clara ou moi => payers - 11-01..11-20 ada/clara
gastos de Clara este mes => total - @clara 11-01..11-20
quién gasta más, Ben o Clara => payers - 11-01..11-20 ben/clara
how much did we spend in October => total - 10-01..10-31
`

const strangers = `
how much did Zoe spend => refuse OTHER_BOOKS
who paid more, Zoe or me => refuse OTHER_BOOKS
Zoe's spending in May => refuse OTHER_BOOKS
wer hat mehr bezahlt, Zoe oder ich => refuse OTHER_BOOKS
delete Ben's expenses => refuse CHANGES_LEDGER
Ben owes me 20 => unknown FUTURE
who am I => unknown NOT_UNDERSTOOD
who won the world cup => unknown NOT_UNDERSTOOD
`

const ahead = `
which payments are due next week => upcoming(LIST) - 11-23..11-29
anything due tomorrow? => upcoming(LIST) - 11-21..11-21
what's coming up this month => upcoming(LIST) - 11-20..11-30
what do we still have to pay this month => upcoming(LIST) - 11-20..11-30
what is due this week >> and next week? => upcoming(LIST) - 11-23..11-29
what is due this week >> how much is left then => upcoming(LEFT) - 11-20..11-22
what has to be paid in the next 10 days => upcoming(LIST) - 11-20..11-30
welche Rechnungen kommen nächste Woche => upcoming(LIST) - 11-23..11-29
was muss ich morgen bezahlen => upcoming(LIST) - 11-21..11-21
was ist bis Ende des Monats zu zahlen => upcoming(LIST) - 11-20..11-30
que dois-je payer demain => upcoming(LIST) - 11-21..11-21
quels paiements sont prévus ce mois-ci => upcoming(LIST) - 11-20..11-30
qué tengo que pagar mañana => upcoming(LIST) - 11-21..11-21
qué vence este mes => upcoming(LIST) - 11-20..11-30
when is rent due => recurring(NEXT) -housing ever
how much will I spend in december => unknown FUTURE
`

const undone = `
undo => undo
undo the last change => undo
please revert that => undo
letzte Änderung rückgängig machen => undo
nimm das zurück => undo
annule la dernière action => undo
reviens en arrière => undo
deshacer => undo
revierte el último cambio => undo
undo all imports => refuse CHANGES_LEDGER
delete that => refuse CHANGES_LEDGER
`

test.each(rowsOf(`${paid.trim()}\n${strangers.trim()}\n${ahead.trim()}\n${undone.trim()}`))('%s', (input, meant) => {
  expect(meantBy(input, asker)).toBe(meant)
})

test('a first name of two members is asked about', () => {
  const two = { ...asker, members: [...members, { id: 'other', name: 'Ben Hall' }] }
  expect(meantBy('how much did Ben spend', two)).toBe('namesakes')
  expect(meantBy('how much did Ben Hall spend', two)).toBe('total - @other 11-01..11-20')
})

test('a payment to a member, a shop with the name and an entry are not questions about the member', () => {
  const shops = { ...asker, merchants: ["Ben & Jerry's", 'Coffee'] }
  expect(meantBy("how much did I spend at Ben & Jerry's", shops)).not.toContain('@')
  expect(meantBy('how much did I pay to Ben', asker)).not.toContain('@ben')
  expect(meantBy('Ben paid 12.50 for lunch', asker)).toMatch(/^-12\.50/)
})
