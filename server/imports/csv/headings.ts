/** What a column of a statement holds. */
export type Heading =
  | 'DATE'
  | 'VALUE_DATE'
  | 'AMOUNT'
  | 'DEBIT'
  | 'CREDIT'
  | 'DIRECTION'
  | 'PARTY'
  | 'DESCRIPTION'
  | 'CURRENCY'
  | 'FEE'
  | 'STATE'

/**
 * How banks head their columns, in plain letters: English, German, French, Spanish, Italian, Dutch, Polish, Portuguese,
 * Hungarian, Czech and the Nordic languages. A heading is the first whose word begins it or is it.
 */
const words: Record<Heading, string> = {
  DATE: 'date, transaction date, booking date, posted date, posting date, completed date, trans date, datum, buchungstag, buchungsdatum, buchung, datum verrichting, transactiedatum, boekdatum, boekingsdatum, date operation, date de l operation, date comptable, fecha, fecha operacion, fecha de operacion, fecha contable, data, data operacji, data transakcji, data ksiegowania, data operazione, data contabile, data mov, data movimento, data lancamento, tranzakcio datuma, konyveles datuma, datum provedeni, datum zauctovani, bokforingsdatum, bokforingsdag, transaktionsdatum, bokfort, bogforingsdato, dato, kirjauspaiva, pvm, day',
  VALUE_DATE:
    'value date, valuta, valutadatum, valutatag, wertstellung, wertstellungstag, started date, datum verrekening, rentedatum, date de valeur, date valeur, fecha valor, fecha de valor, data valuta, data waluty, data valor, ertekn, erteknap, rentedato, arvopaiva',
  AMOUNT:
    'amount, transaction amount, betrag, umsatz, bedrag, montant, importe, importo, kwota, kwota operacji, kwota transakcji, valor, tranzakcio osszege, osszeg, castka, belopp, belob, belop, maara, sum, value',
  DEBIT:
    'debit, debit amount, money out, paid out, withdrawal, withdrawals, outflow, soll, belastung, lastschrift, ausgang, debet, cargo, cargos, debe, debito, retrait, addebiti, addebito, uscite, dare, obciazenia, wyplata, debits, out, spent, expense',
  CREDIT:
    'credit, credit amount, money in, paid in, deposit, deposits, inflow, haben, gutschrift, eingang, abono, abonos, haber, credito, accrediti, accredito, entrate, avere, uznania, wplata, credits, in, received, income',
  DIRECTION:
    'debit credit, dc, d c, cr dr, dr cr, af bij, soll haben, bevetel kiadas, sens, direction, transaction type, type, credit debit indicator, credit debit, richtung',
  PARTY:
    'payee, name, counterparty, counterparty name, merchant, merchant name, beneficiary, beguenstigter, begunstigter, begunstigter zahlungspflichtiger, beguenstigter zahlungspflichtiger, auftraggeber, auftraggeber empfanger, empfanger, zahlungsempfanger, zahlungspflichtiger, name zahlungsbeteiligter, partner neve, partner, handelaar, tegenpartij, naam, naam tegenpartij, naam omschrijving, nom, tiers, beneficiario, ordenante, odbiorca, nadawca, nadawca odbiorca, nazwa odbiorcy, kontrahent, dane kontrahenta, mottagare, modtager, nazev protiuctu, saaja, saaja maksaja, recipient',
  DESCRIPTION:
    'description, details, detail, memo, narrative, narration, transaction description, particulars, reference, text, note, notes, verwendungszweck, buchungstext, vorgang, omschrijving, omschrijving 1, mededeling, mededelingen, toelichting, more info, libelle, libelle de l operation, communication, motif, concepto, descripcion, observaciones, descrizione, causale, descrizione operazione, opis, opis operacji, tytul, tytul operacji, descricao, historico, kozlemeny, megjegyzes, popis, zprava pro prijemce, poznamka, rubrik, meddelande, tekst, beskrivelse, viesti, selite',
  CURRENCY:
    'currency, ccy, currency code, wahrung, waehrung, munt, valuta, devise, divisa, moneda, moeda, waluta, devizanem, tranzakcio devizaneme, mena',
  FEE: 'fee, fees, gebuhr, gebuehr, frais, comision, oplata',
  STATE: 'state, status, stan, statut, estado, stato',
}

const headings = new Map<string, Heading[]>()
for (const [heading, list] of Object.entries(words) as [Heading, string][]) {
  for (const word of list.split(', ')) headings.set(word, [...(headings.get(word) ?? []), heading])
}

/** What a column may hold by its heading: "Valuta" is a day or a currency. Empty for a heading that says nothing. */
export function headingsOf(cell: string): readonly Heading[] {
  const text = plainLetters(cell)
  return headings.get(text) ?? headings.get(text.replace(/ (?:in )?(?:[a-z]{3}|incl.*)$/, '')) ?? []
}

export const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[øØ]/g, 'o')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
