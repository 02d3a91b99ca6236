/** The words of a bank's table in one language. */
export interface TableLanguage {
  name: string
  title: string
  account: string
  period: string
  number: string
  date: string
  text: string
  amount: string
  debit: string
  credit: string
  mark: string
  currency: string
  balance: string
  in: string
  marks: readonly (readonly [debit: string, credit: string])[]
  opening: readonly string[]
  closing: readonly string[]
  totals: readonly string[]
}

function language(
  name: string,
  [title, account, period, number, date, text]: readonly [string, string, string, string, string, string],
  [amount, debit, credit, mark, currency, balance, inWord]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  words: Pick<TableLanguage, 'marks' | 'opening' | 'closing' | 'totals'>,
): TableLanguage {
  return {
    name,
    title,
    account,
    period,
    number,
    date,
    text,
    amount,
    debit,
    credit,
    mark,
    currency,
    balance,
    in: inWord,
    ...words,
  }
}

export const tableLanguages: readonly TableLanguage[] = [
  language(
    'English',
    ['Account statement', 'Account', 'Period', 'No.', 'Date', 'Description'],
    ['Amount', 'Debit', 'Credit', 'Debit/Credit', 'Currency', 'Balance', 'in'],
    {
      marks: [
        ['D', 'C'],
        ['DR', 'CR'],
        ['Debit', 'Credit'],
        ['-', '+'],
        ['Dr', 'Cr'],
        ['DBIT', 'CRDT'],
      ],
      opening: ['Opening balance', 'Balance brought forward', 'BALANCE B/F', 'Previous balance'],
      closing: ['Closing balance', 'Balance carried forward', 'BALANCE C/F', 'Ending balance'],
      totals: ['Total', 'Total debits', 'Turnover', 'Total withdrawals'],
    },
  ),
  language(
    'German',
    ['Umsatzanzeige', 'Konto', 'Zeitraum', 'Nr.', 'Buchungstag', 'Verwendungszweck'],
    ['Betrag', 'Soll', 'Haben', 'Soll/Haben', 'Währung', 'Saldo', 'in'],
    {
      marks: [
        ['S', 'H'],
        ['Soll', 'Haben'],
        ['-', '+'],
        ['Belastung', 'Gutschrift'],
      ],
      opening: ['Anfangssaldo', 'Saldovortrag', 'Alter Kontostand', 'Kontostand am 01.01.2026'],
      closing: ['Endsaldo', 'Neuer Kontostand', 'Schlusssaldo', 'Kontostand'],
      totals: ['Summe', 'Summe Soll', 'Umsatzsumme', 'Gesamtumsatz'],
    },
  ),
  language(
    'French',
    ['Relevé de compte', 'Compte', 'Période', 'N°', 'Date opération', 'Libellé'],
    ['Montant', 'Débit', 'Crédit', 'Sens', 'Devise', 'Solde', 'en'],
    {
      marks: [
        ['D', 'C'],
        ['Débit', 'Crédit'],
        ['DEBIT', 'CREDIT'],
      ],
      opening: ['Solde initial', 'Ancien solde', 'Solde précédent'],
      closing: ['Solde final', 'Nouveau solde', 'Solde au 31/01/2026'],
      totals: ['Total', 'Total des opérations', 'Total des débits', 'Totaux'],
    },
  ),
  language(
    'Spanish',
    ['Movimientos', 'Cuenta', 'Periodo', 'Nº', 'Fecha', 'Concepto'],
    ['Importe', 'Cargo', 'Abono', 'Debe/Haber', 'Divisa', 'Saldo', 'en'],
    {
      marks: [
        ['D', 'H'],
        ['Debe', 'Haber'],
        ['Cargo', 'Abono'],
      ],
      opening: ['Saldo inicial', 'Saldo anterior'],
      closing: ['Saldo final', 'Saldo actual'],
      totals: ['Total', 'Total cargos', 'Total movimientos'],
    },
  ),
  language(
    'Italian',
    ['Lista movimenti', 'Conto', 'Periodo', 'N.', 'Data', 'Descrizione'],
    ['Importo', 'Dare', 'Avere', 'Dare/Avere', 'Divisa', 'Saldo', 'in'],
    {
      marks: [
        ['D', 'A'],
        ['Dare', 'Avere'],
        ['Addebito', 'Accredito'],
      ],
      opening: ['Saldo iniziale', 'Saldo precedente'],
      closing: ['Saldo finale', 'Saldo contabile'],
      totals: ['Totale', 'Totale uscite', 'Totale movimenti'],
    },
  ),
  language(
    'Dutch',
    ['Afschrift', 'Rekening', 'Periode', 'Nr', 'Datum', 'Omschrijving'],
    ['Bedrag', 'Af', 'Bij', 'Af Bij', 'Munt', 'Saldo', 'in'],
    {
      marks: [
        ['Af', 'Bij'],
        ['D', 'C'],
        ['Debet', 'Credit'],
      ],
      opening: ['Beginsaldo', 'Vorig saldo'],
      closing: ['Eindsaldo', 'Nieuw saldo'],
      totals: ['Totaal', 'Totaal af'],
    },
  ),
  language(
    'Portuguese',
    ['Extrato', 'Conta', 'Período', 'Nº', 'Data', 'Descrição'],
    ['Valor', 'Débito', 'Crédito', 'Tipo', 'Moeda', 'Saldo', 'em'],
    {
      marks: [
        ['D', 'C'],
        ['Débito', 'Crédito'],
      ],
      opening: ['Saldo inicial', 'Saldo anterior', 'SALDO ANTERIOR'],
      closing: ['Saldo final', 'Saldo do dia', 'Saldo atual'],
      totals: ['Total', 'Total de débitos'],
    },
  ),
  language(
    'Polish',
    ['Historia rachunku', 'Rachunek', 'Okres', 'Lp.', 'Data operacji', 'Opis operacji'],
    ['Kwota', 'Obciążenia', 'Uznania', 'Strona', 'Waluta', 'Saldo', 'w'],
    {
      marks: [
        ['WN', 'MA'],
        ['Obciążenie', 'Uznanie'],
        ['D', 'C'],
      ],
      opening: ['Saldo początkowe'],
      closing: ['Saldo końcowe'],
      totals: ['Razem', 'Suma obrotów', 'Suma obciążeń'],
    },
  ),
  language(
    'Swedish',
    ['Kontoutdrag', 'Konto', 'Period', 'Nr', 'Bokföringsdag', 'Text'],
    ['Belopp', 'Uttag', 'Insättning', 'Debet/Kredit', 'Valuta', 'Saldo', 'i'],
    {
      marks: [
        ['Debet', 'Kredit'],
        ['D', 'K'],
        ['-', '+'],
      ],
      opening: ['Ingående saldo'],
      closing: ['Utgående saldo'],
      totals: ['Summa', 'Summa uttag'],
    },
  ),
  language(
    'Czech',
    ['Výpis z účtu', 'Účet', 'Období', 'Č.', 'Datum', 'Popis'],
    ['Částka', 'Výdaje', 'Příjmy', 'Typ', 'Měna', 'Zůstatek', 'v'],
    {
      marks: [
        ['Odchozí', 'Příchozí'],
        ['-', '+'],
      ],
      opening: ['Počáteční zůstatek'],
      closing: ['Konečný zůstatek'],
      totals: ['Celkem', 'Celkem výdaje'],
    },
  ),
  language(
    'Hungarian',
    ['Számlakivonat', 'Számlaszám', 'Időszak', 'Sorszám', 'Könyvelés dátuma', 'Közlemény'],
    ['Összeg', 'Terhelés', 'Jóváírás', 'Terhelés/Jóváírás', 'Devizanem', 'Egyenleg', 'in'],
    {
      marks: [
        ['T', 'J'],
        ['Terhelés', 'Jóváírás'],
      ],
      opening: ['Nyitó egyenleg'],
      closing: ['Záró egyenleg'],
      totals: ['Összesen', 'Összes terhelés'],
    },
  ),
]
