import type { HandwrittenFile } from './content.ts'

export const handwrittenTables: readonly HandwrittenFile[] = [
  {
    name: 'CSV with Cyrillic headings and a total',
    text: `Дата;Описание;Приход;Расход;Валюта
31.01.2026;Магазин;;1 234,50;EUR
30.01.2026;Зарплата;5 000,00;;EUR
Итого;;5 000,00;1 234,50;EUR
`,
    entries: ['2026-01-31 -1234.50 EUR Магазин', '2026-01-30 5000.00 EUR Зарплата'],
  },
  {
    name: 'CSV: DR and CR behind the amounts and the balances, a total without a date',
    text: `Date,Details,Amount,Balance
31 Jan 2026,TESCO,12.30 DR,987.70 CR
30 Jan 2026,PAY,1000.00 CR,1000.00 CR
,TOTAL DR,12.30 DR,
`,
    entries: ['2026-01-31 -12.30 - TESCO', '2026-01-30 1000.00 - PAY'],
  },
  {
    name: 'CSV: only credits are marked',
    text: `Date,Details,Amount
31/01/2026,TESCO,12.30
30/01/2026,PAYMENT RECEIVED,100.00 CR
`,
    entries: ['2026-01-31 -12.30 - TESCO', '2026-01-30 100.00 - PAYMENT RECEIVED'],
  },
  {
    name: 'CSV: two accounts, each with its own currency',
    text: `Konto;CH9300762011623852957 CHF
Buchungsdatum;Text;Betrag;Saldo
31.01.2026;Migros;-45,60;954,40
30.01.2026;Lohn;1.000,00;1.000,00
Total;;954,40;

Konto;DE89370400440532013000 EUR
Buchungsdatum;Text;Betrag;Saldo
31.01.2026;Rewe;-5,60;4,40
30.01.2026;Gutschrift;10,00;10,00
Total;;4,40;
`,
    entries: [
      '2026-01-31 -45.60 CHF Migros',
      '2026-01-30 1000.00 CHF Lohn',
      '2026-01-31 -5.60 EUR Rewe',
      '2026-01-30 10.00 EUR Gutschrift',
    ],
  },
  {
    name: 'CSV: plus and minus in a column of their own',
    text: `Date;Label;Value;+/-
31/01/2026;Shop;12,30;-
30/01/2026;Pay;1000,00;+
`,
    entries: ['2026-01-31 -12.30 - Shop', '2026-01-30 1000.00 - Pay'],
  },
  {
    name: 'CSV: German words for paying in and out',
    text: `Datum;Art;Text;Betrag EUR
31.01.2026;Auszahlung;Automat;50,00
30.01.2026;Einzahlung;Kasse;1.000,00
`,
    entries: ['2026-01-31 -50.00 EUR Automat', '2026-01-30 1000.00 EUR Kasse'],
  },
  {
    name: 'CSV: Russian words for directions',
    text: `Дата;Описание;Сумма;Тип
13.01.2026;Кафе;12,30;расход
14.01.2026;Зарплата;100,00;приход
`,
    entries: ['2026-01-13 -12.30 - Кафе', '2026-01-14 100.00 - Зарплата'],
  },
  {
    name: 'CSV: DR and CR in front of the amounts',
    text: `Date,Description,Amount
13/01/2026,Cafe,DR 12.30
14/01/2026,Salary,CR 100.00
`,
    entries: ['2026-01-13 -12.30 - Cafe', '2026-01-14 100.00 - Salary'],
  },
  {
    name: 'CSV: the currency is the heading of the amounts',
    text: `Datum;Buchungstext;CHF;Saldo
13.01.2026;Coop;-12.30;87.70
14.01.2026;Lohn;100.00;187.70
`,
    entries: ['2026-01-13 -12.30 CHF Coop', '2026-01-14 100.00 CHF Lohn'],
  },
  {
    name: 'CSV: the currency in the line of the opening balance',
    text: `Statement for account 12345678
Opening balance,GBP 100.00
Date,Description,Amount
13/01/2026,Cafe,-12.30
14/01/2026,Salary,100.00
Closing balance,GBP 187.70
`,
    entries: ['2026-01-13 -12.30 GBP Cafe', '2026-01-14 100.00 GBP Salary'],
  },
  {
    name: 'CSV: amounts in the original currency beside those of the account',
    text: `Date,Description,Original amount,Original currency,Amount (USD)
2026-01-13,Cafe,-10.00,EUR,-11.00
2026-01-14,Salary,100.00,USD,100.00
`,
    entries: ['2026-01-13 -11.00 USD Cafe', '2026-01-14 100.00 USD Salary'],
  },
  {
    name: 'CSV of a Dutch bank: dated rows of balances and turnover',
    text: `Datum;Omschrijving;Bedrag;Saldo
01-01-2026;Beginsaldo;;100,00
13-01-2026;Jumbo;-12,30;87,70
31-01-2026;Salaris;1.000,00;1.087,70
31-01-2026;Totaal bij;1.000,00;
31-01-2026;Totaal af;-12,30;
31-01-2026;Eindsaldo;;1.087,70
`,
    entries: ['2026-01-13 -12.30 - Jumbo', '2026-01-31 1000.00 - Salaris'],
  },
  {
    name: 'CSV of a French bank: dated sums of debits and credits',
    text: `Date;Opération;Montant
01/01/2026;Solde précédent;500,00
13/01/2026;CB FNAC;-30,00
15/01/2026;VIR SALAIRE;1 200,00
31/01/2026;Total des mouvements débiteurs;-30,00
31/01/2026;Total des mouvements créditeurs;1 200,00
31/01/2026;Nouveau solde au 31 janvier 2026;1 670,00
`,
    entries: ['2026-01-13 -30.00 - CB FNAC', '2026-01-15 1200.00 - VIR SALAIRE'],
  },
  {
    name: 'CSV of a Swedish bank: a non-breaking hyphen, narrow spaces',
    text: `Bokföringsdag;Beskrivning;Belopp (SEK)
2026-01-13;ICA;\u2011123,50
2026-01-25;Lön;25\u202f000,00
2026-01-31;Utgående saldo;24\u202f876,50
`,
    entries: ['2026-01-13 -123.50 SEK ICA', '2026-01-25 25000.00 SEK Lön'],
  },
  {
    name: 'CSV of a Polish bank: debits and credits apart, a sum',
    text: `Data;Opis;Obciążenie;Uznanie;Saldo
13.01.2026;Żabka;12,30;;87,70
14.01.2026;Przelew;;100,00;187,70
;Suma;12,30;100,00;
`,
    entries: ['2026-01-13 -12.30 - Żabka', '2026-01-14 100.00 - Przelew'],
  },
  {
    name: 'CSV of a Swedish bank: the letters D and K',
    text: `sep=;
Bokf.dag;Text;Belopp;D/K
2026-01-13;ICA;123,50;D
2026-01-25;Lön;25000,00;K
`,
    entries: ['2026-01-13 -123.50 - ICA', '2026-01-25 25000.00 - Lön'],
  },
]
