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
  DATE: 'date, transaction date, booking date, posted date, posting date, completed date, trans date, datum, buchungstag, buchungsdatum, buchung, datum verrichting, transactiedatum, boekdatum, boekingsdatum, date operation, date de l operation, date comptable, fecha, fecha operacion, fecha de operacion, fecha contable, data, data operacji, data transakcji, data ksiegowania, data operazione, data contabile, data mov, data movimento, data lancamento, tranzakcio datuma, konyveles datuma, datum provedeni, datum zauctovani, bokforingsdatum, bokforingsdag, transaktionsdatum, bokfort, bogforingsdato, dato, kirjauspaiva, pvm, day, date op, dateop, date posted, txn date, trn date, date time, date and time, operation date, process date, processed on, created, created on, created at, booked, data transazione, data registrazione, data movimentacao, data do movimento, datum transakce, datum uctovani, tarih, islem tarihi, data tranzactiei, transaktionsdag, handelsedato, utfort dato, maksupaiva',
  VALUE_DATE:
    'value date, valuta, valutadatum, valutatag, wertstellung, wertstellungstag, started date, datum verrekening, rentedatum, date de valeur, date valeur, fecha valor, fecha de valor, data valuta, data waluty, data valor, ertekn, erteknap, rentedato, arvopaiva, effective date, settlement date, value dt, f valor, date val, dateval, valuteringsdatum, boekingsdag, valor tarihi, datum valuty',
  AMOUNT:
    'amount, transaction amount, betrag, umsatz, bedrag, montant, importe, importo, kwota, kwota operacji, kwota transakcji, valor, tranzakcio osszege, osszeg, castka, belopp, belob, belop, maara, sum, value, transaction value, net amount, gross, brutto, total amount, total, billing amount, amount local, montant operation, montant de l operation, importe eur, importe operacion, importe movimiento, movimiento eur, kwota w walucie rachunku, kwota operacji w walucie, objem, suma, tutar, islem tutari, summa, umsatzbetrag, betrag in kontowahrung, amount in account currency, maara euroa',
  DEBIT:
    'debit, debit amount, money out, paid out, withdrawal, withdrawals, outflow, soll, belastung, lastschrift, ausgang, debet, cargo, cargos, debe, debito, retrait, addebiti, addebito, uscite, dare, obciazenia, wyplata, debits, out, spent, expense, withdrawal amount, withdrawal amt, debit amt, debits amount, montant debit, debit euros, importe cargo, saidas, saida, debitos, sortie, sorties, uit, ut, ut fra konto, ut av konto, charges, borc, suma obciazen',
  CREDIT:
    'credit, credit amount, money in, paid in, deposit, deposits, inflow, haben, gutschrift, eingang, abono, abonos, haber, credito, accrediti, accredito, entrate, avere, uznania, wplata, credits, in, received, income, credit amount, deposit amount, deposit amt, credit amt, montant credit, credit euros, importe abono, entradas, entrada, creditos, entree, entrees, inn, inn pa konto, alacak, suma uznan, ontvangen, insattning',
  DIRECTION:
    'debit credit, dc, d c, cr dr, dr cr, af bij, soll haben, bevetel kiadas, sens, direction, transaction type, type, credit debit indicator, credit debit, richtung',
  PARTY:
    'payee, name, counterparty, counterparty name, merchant, merchant name, beneficiary, beguenstigter, begunstigter, begunstigter zahlungspflichtiger, beguenstigter zahlungspflichtiger, auftraggeber, auftraggeber empfanger, empfanger, zahlungsempfanger, zahlungspflichtiger, name zahlungsbeteiligter, partner neve, partner, handelaar, tegenpartij, naam, naam tegenpartij, naam omschrijving, nom, tiers, beneficiario, ordenante, odbiorca, nadawca, nadawca odbiorca, nazwa odbiorcy, kontrahent, dane kontrahenta, mottagare, modtager, nazev protiuctu, saaja, saaja maksaja, recipient, counter party, partner name, payee name, vendor, business name, zahlungsempfanger in, zahlungspflichtige r, contrepartie, contraparte, beneficiaire, wederpartij, naam tegenrekening, nazwa kontrahenta, nazev protistrany, motpart, avsandare',
  DESCRIPTION:
    'description, details, detail, memo, narrative, narration, transaction description, particulars, reference, text, note, notes, verwendungszweck, buchungstext, vorgang, omschrijving, omschrijving 1, mededeling, mededelingen, toelichting, more info, libelle, libelle de l operation, communication, motif, concepto, descripcion, observaciones, descrizione, causale, descrizione operazione, opis, opis operacji, tytul, tytul operacji, descricao, historico, kozlemeny, megjegyzes, popis, zprava pro prijemce, poznamka, rubrik, meddelande, tekst, beskrivelse, viesti, selite, label, transaction, remarks, payment details, payment reference, libelle court, libelle operation, libelle simplifie, detail de l ecriture, buchungsdetails, beschreibung, movimento, concetto, dettagli, descrizione estesa, opis transakcji, szczegoly, popis transakce, aciklama, islem aciklamasi, forklaring, specifikation, transaktion',
  CURRENCY:
    'currency, ccy, currency code, wahrung, waehrung, munt, valuta, devise, divisa, moneda, moeda, waluta, devizanem, tranzakcio devizaneme, mena, currency code iso, account currency, moeda da conta, valuta conto, para birimi, transaction currency',
  FEE: 'fee, fees, gebuhr, gebuehr, frais, comision, oplata, transaction fee, commission',
  STATE: 'state, status, stan, statut, estado, stato, info, buchungsstatus, transaction status, etat, situation, durum',
}

const headings = new Map<string, Heading[]>()
for (const [heading, list] of Object.entries(words) as [Heading, string][]) {
  for (const word of list.split(', ')) headings.set(word, [...(headings.get(word) ?? []), heading])
}

/** What a column may hold by its heading: "Valuta" is a day or a currency. Empty for a heading that says nothing. */
export function headingsOf(cell: string): readonly Heading[] {
  const text = plainLetters(cell)
  return headings.get(text) ?? headings.get(text.replace(/ (?:in |en )?(?:[a-z]{3}|euros?|incl.*)$/, '')) ?? []
}

const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[øØ]/g, 'o')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
