import type { Page } from 'playwright-core'
import type { GivenFile } from '../assistant/assistant-steps.ts'

const lines = [
  '"Musterbank eG";;;;;;',
  '"Umsatzanzeige";;;;;;',
  '"Konto";"DE12 5001 0517 0648 4898 90";;;;;',
  '"Zeitraum";"01.03.2026 - 31.03.2026";;;;;',
  ';;;;;;',
  '"Buchungstag";"Wertstellung";"Auftraggeber/Empfänger";"Verwendungszweck";"Betrag";"Soll/Haben";"Saldo"',
  '"30.03.2026";"31.03.2026";"Stadtwerke Köln";"Abschlag Strom";"96,15";"S";"3.140,20"',
  '"27.03.2026";"27.03.2026";"Harbor & Pine GmbH";"Gehalt März";"2.420,00";"H";"3.236,35"',
  '"14.03.2026";"14.03.2026";"Bäckerei Schmitz";"Kartenzahlung";"3,20";"S";"816,35"',
  '"14.03.2026";"14.03.2026";"Bäckerei Schmitz";"Kartenzahlung";"3,20";"S";"819,55"',
  '"05.03.2026";"05.03.2026";"ELLIOTT BOOKS 0419";"Einkauf Karte";"34,50";"S";"822,75"',
  '"02.03.2026";"02.03.2026";"Miete Ehrenfeld";"Miete März";"1.250,00";"S";"857,25"',
  ';;;"Summe";;;"3.140,20"',
]

export const bankFile: GivenFile = {
  name: 'umsaetze-maerz.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
}

export const tripFile: GivenFile = {
  name: 'trip.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Date,Description,Amount,Currency',
      '2026-03-02,Pension Alpina,-80.00,CHF',
      '2026-03-04,Ryokan Sakura,-5000,JPY',
      '2026-03-05,Noodles,-333,JPY',
    ].join('\n'),
  ),
}

export const withoutMinusFile: GivenFile = {
  name: 'plain.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Date,Description,Amount\n2026-03-02,Bakery Brown,3.20\n2026-03-27,Salary March,2300.00\n'),
}

export const badFile: GivenFile = {
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([...new Uint8Array(4_000).keys()].map((at) => (at * 7919) % 256)),
}

export async function chooseFile(page: Page, file: GivenFile): Promise<void> {
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.getByLabel('Choose files').setInputFiles(file)
}
