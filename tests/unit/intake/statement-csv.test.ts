import { expect, test } from 'vitest'
import { ReadingError } from '../../../server/base/reading-error.ts'
import { readAmount } from '../../../server/intake/imports/csv/amounts.ts'
import { isDate, orderOf, readDate } from '../../../server/intake/imports/csv/days.ts'
import { openStatement } from '../../../server/intake/imports/files/read-file.ts'
import type { StatementEntry } from '../../../server/intake/imports/files/statement-entry.ts'
import { addDecimals, roundDecimal } from '../../../server/language/decimals.ts'
import { plansByHeading } from '../../../server/ledger/budgets/list/detect.ts'

async function read(text: string): Promise<StatementEntry[]> {
  const file = await openStatement(Buffer.from(text), { usual: 'DAY_FIRST' })
  return (await Array.fromAsync(file.entries())).flat()
}

const rowsOf = async (text: string) =>
  (await read(text)).map(
    ({ date, amount, description, note }) => `${date} ${amount} ${[description, ...(note ? [note] : [])].join(', ')}`,
  )

test.each([
  [
    'semicolons, decimal commas, day first',
    `Buchungstag;Wertstellung;Empfänger;Verwendungszweck;Betrag;Währung
03.11.2026;04.11.2026;Markt am Eck;Karte 12 vom 02.11.;-23,45;EUR
04.11.2026;04.11.2026;Werkstatt Ruder GmbH;Gehalt;2.310,00;EUR`,
    ['2026-11-03 -23.45 Markt am Eck, Karte 12 vom 02.11.', '2026-11-04 2310.00 Werkstatt Ruder GmbH, Gehalt'],
  ],
  [
    'a preamble, a footer and two columns of amounts',
    `Account statement
Account,12 34 56

Date,Details,Money out,Money in,Balance
01/10/2026,CORNER SHOP,12.00,,88.00
13/10/2026,SALARY,,"1,250.00","1,338.00"
Total,,12.00,"1,250.00",`,
    ['2026-10-01 -12.00 CORNER SHOP', '2026-10-13 1250.00 SALARY'],
  ],
  [
    'a word beside an amount without a sign',
    `"Datum","Naam / Omschrijving","Af Bij","Bedrag (EUR)","Mededelingen"
"20261105","Bakker Zon","Af","4,20","Pas 003"
"20261106","J. de Vries","Bij","50,00","Terugbetaling"`,
    ['2026-11-05 -4.20 Bakker Zon, Pas 003', '2026-11-06 50.00 J. de Vries, Terugbetaling'],
  ],
  [
    'month first, where a day above 12 tells',
    `Date,Description,Amount
11/02/2026,Bagel Cart,-3.50
11/14/2026,Refund,3.50`,
    ['2026-11-02 -3.50 Bagel Cart', '2026-11-14 3.50 Refund'],
  ],
  [
    'charges without a sign, as cards write them',
    `Date,Description,Card Member,Amount
05/11/2026,HARBOUR AIR,A PERSON,412.20
05/09/2026,AUTOPAY PAYMENT - THANK YOU,A PERSON,-230.00`,
    ['2026-11-05 -412.20 HARBOUR AIR', '2026-09-05 230.00 AUTOPAY PAYMENT - THANK YOU'],
  ],
  [
    'a balance brought forward, and what is noted but not booked',
    `Date;Counter Party;Amount (GBP);Info
13/06/2026;Opening Balance;0.00;
14/06/2026;Corner Shop;-19.33;Umsatz gebucht
15/06/2026;Ferry;-7.00;Umsatz vorgemerkt`,
    ['2026-06-14 -19.33 Corner Shop'],
  ],
  [
    'gross amounts beside a fee that is negative itself',
    `"Datum","Zeitzone","Name","Status","Währung","Brutto","Gebühr","Netto"
"03.02.2026","CET","Laden","Abgeschlossen","EUR","-35,00","0,00","-35,00"
"04.02.2026","CET","Gast","Abgeschlossen","EUR","20,00","-0,85","19,15"`,
    ['2026-02-03 -35.00 Laden', '2026-02-04 19.15 Gast'],
  ],
  [
    'no heading, and two columns of amounts',
    `02/10/2026,TEA HOUSE,5.40,,1200.10
02/12/2026,PAY,,900.00,2100.10
02/15/2026,RENT,800.00,,1300.10`,
    ['2026-02-10 -5.40 TEA HOUSE', '2026-02-12 900.00 PAY', '2026-02-15 -800.00 RENT'],
  ],
  [
    'no heading',
    `2026-11-01,Corner shop,-12.30
2026-11-02,Ferry,-7.00`,
    ['2026-11-01 -12.30 Corner shop', '2026-11-02 -7.00 Ferry'],
  ],
  [
    'what is not booked, and a fee of its own column',
    `Type,Completed Date,Description,Amount,Fee,Currency,State
Card,2026-11-02 10:00:01,Kiosk,-10.00,0.00,EUR,COMPLETED
ATM,2026-11-03 09:00:00,Cash,-100.00,2.50,EUR,COMPLETED
Card,2026-11-04 09:00:00,Hotel,-80.00,0.00,EUR,PENDING`,
    ['2026-11-02 -10.00 Kiosk', '2026-11-03 -102.50 Cash'],
  ],
  [
    'brackets, a sign behind, blanks and apostrophes between thousands',
    `Date;Text;Amount
2026-11-01;Rent;(1'250.00)
2026-11-02;Desk;1 020.50-
2026-11-03;Sale;+99.00`,
    ['2026-11-01 -1250.00 Rent', '2026-11-02 -1020.50 Desk', '2026-11-03 99.00 Sale'],
  ],
  [
    'months as words',
    `Transaction date\tPayee\tAmount
3 Nov 2026\tTea house\t-5.10
4 Nov 2026\tTea house\t-5.10`,
    ['2026-11-03 -5.10 Tea house', '2026-11-04 -5.10 Tea house'],
  ],
])('a statement with %s is read', async (_, text, rows) => {
  expect(await rowsOf(text)).toEqual(rows)
})

test('an entry with an unclear direction is uncertain', async () => {
  expect(await read('Date,Description,Amount\n2026-11-01,Kiosk,4.00\n2026-11-02,Kiosk,5.00')).toEqual([
    expect.objectContaining({ amount: '-4.00', isDirected: false }),
    expect.objectContaining({ amount: '-5.00', isDirected: false }),
  ])
})

test.each([
  ['a budget list', 'Category,Monthly budget\nRent,1200\nFood,400'],
  ['a list of a budget by months', 'Item,Jan 2026,Feb 2026\nRent,1200,1200\nFood,400,380'],
  ['a sentence', 'spent 3 on coffee on 2026-11-03'],
  ['nothing', ''],
  ['quotes that never close', '"Date,"Amount\n"2026-11-01,"4'],
])('a file with %s is not a statement', async (_, text) => {
  await expect(read(text)).rejects.toThrow(ReadingError)
})

test('the order of day and month is the possible one, then the chronological one, then the usual one', () => {
  expect(orderOf(['01/02/2026', '01/14/2026'], 'DAY_FIRST')).toBe('MONTH_FIRST')
  expect(orderOf(['01/02/2026', '02/02/2026', '01/03/2026', '02/03/2026'], 'MONTH_FIRST')).toBe('DAY_FIRST')
  expect(orderOf(['03/04/2026'], 'MONTH_FIRST')).toBe('MONTH_FIRST')
  expect(orderOf(['03.04.2026'], 'MONTH_FIRST')).toBe('DAY_FIRST')
  expect(readDate('31/02/2026', 'DAY_FIRST')).toBeNull()
  expect(readDate('2019.04.19.', 'DAY_FIRST')).toBe('2019-04-19')
  expect(isDate('12.50')).toBe(false)
})

test.each([
  'Nov 2, 2026',
  '2 nov. 2026',
  '02NOV26',
  '2 de noviembre de 2026',
  'Monday, November 2, 2026',
  'Mo 02.11.2026',
  '2026. 11. 02.',
  '2026/11/2',
  '20261102101500',
  '02/11/26 - 10:15',
  '2026-11-02 10:00:00 UTC',
  "'2026-11-02",
])('the text %s is a date', (cell) => {
  expect(readDate(cell, 'DAY_FIRST')).toBe('2026-11-02')
})

test.each(['02.11.', '2026-11', '45963', 'Card 02/11/2026', '12.50', 'Nov 31, 2026'])(
  'the text %s is not a date',
  (cell) => {
    expect(isDate(cell)).toBe(false)
  },
)

test.each([
  ['−1.234,50', ','],
  ['1 234,50-', ','],
  ["(1'234.50)", '.'],
  ['-$1,234.50', '.'],
  ['$-1,234.50', '.'],
  ['EUR -1.234,50', ','],
  ['-1.234,50 EUR', ','],
  ['1.234,50-EUR', ','],
  ['-1 234,50 Kč', ','],
  ['USD 1,234.50 DR', '.'],
  ['1.234,50 S', ','],
  ['-R$ 1.234,50', ','],
] as const)('the text %s is an amount', (cell, decimal) => {
  expect(readAmount(cell, decimal)).toBe('-1234.50')
})

test.each(['12.30*', '1e5', 'EUR', '12.5%', '1,2,3', '12,50', '', '12,30 Eier'])(
  'the text %s is not an amount',
  (cell) => {
    expect(readAmount(cell, '.')).toBeNull()
  },
)

test('decimals are added and rounded exactly', () => {
  expect(addDecimals('-100.00', '-2.5')).toBe('-102.50')
  expect(addDecimals('0.1', '0.2')).toBe('0.3')
  expect([
    roundDecimal('-12.345', 2),
    roundDecimal('12.344', 2),
    roundDecimal('99.5', 0),
    roundDecimal('7', 2),
  ]).toEqual(['-12.35', '12.34', '100', '7'])
})

test.each([
  ['Date;Text;Betrag (€)\n01.02.2026;Kiosk;-4,20', 'EUR'],
  ['Date operation;Libelle operation;Montant operation en euro\n01/02/2026;CB;-4,20', 'EUR'],
  ['Data operacji;Opis operacji;Kwota\n2026-02-01;Sklep;-87,32 PLN', 'PLN'],
  ['Date;Text;Amount\n2026-02-01;Kiosk;-$4.20', null],
])('a currency in a header or an amount is recognized: %#', async (text, currency) => {
  expect((await read(text)).map((entry) => entry.currency)).toEqual([currency])
})

test.each([
  ['Bill,Amount,Due date', true],
  ['Bill;Betrag;Fällig am', true],
  ['Goal,Target,By,Monthly', true],
  ['Category,Amount,Month', true],
  ['Date,Category,Monthly limit', true],
  ['start_date,category,amount,recurrence', true],
  ['Date,Description,Amount,Month', false],
  ['Transaction Date,Description,Category,Amount', false],
  ['Buchungstag;Verwendungszweck;Betrag', false],
])('the check for a budget list with the headers %s returns %s', (heading, isPlan) => {
  expect(plansByHeading(`${heading}\nRent,900,2026-05-01\n`)).toBe(isPlan)
})
