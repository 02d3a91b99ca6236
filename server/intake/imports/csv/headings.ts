import { plainWords } from '../../../language/letters.ts'

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
  | 'ACCOUNT'
  | 'BANK_ID'
  | 'CATEGORY'
  | 'NOTES'
  | 'TAGS'
  | 'PAYER'
  | 'PAYEE'

/**
 * Column headings of banks in plain letters: English, German, French, Spanish, Italian, Dutch, Polish, Portuguese,
 * Hungarian, Czech and the Nordic languages. The first heading with a word that equals the cell or starts it wins.
 */
const headingWords: Record<Heading, string> = {
  DATE: 'date, transaction date, booking date, posted date, posting date, completed date, trans date, datum, buchungstag, buchungsdatum, buchung, datum verrichting, transactiedatum, boekdatum, boekingsdatum, date operation, date de l operation, date comptable, fecha, fecha operacion, fecha de operacion, fecha contable, data, data operacji, data transakcji, data ksiegowania, data operazione, data contabile, data mov, data movimento, data lancamento, tranzakcio datuma, konyveles datuma, datum provedeni, datum zauctovani, bokforingsdatum, bokforingsdag, transaktionsdatum, bokfort, bogforingsdato, dato, kirjauspaiva, pvm, day, date op, dateop, date posted, txn date, trn date, date time, date and time, operation date, process date, processed on, created, created on, created at, booked, data transazione, data registrazione, data movimentacao, data do movimento, datum transakce, datum uctovani, tarih, islem tarihi, data tranzactiei, transaktionsdag, handelsedato, utfort dato, maksupaiva, post date, trans post date, posted, transaction posted date, posted on, datum transakcie, datum zauctovania, datum knjizenja, datum transakcije, kuupaev, datums, data tranzactie, hmerominia, datum van de transactie, uitvoeringsdatum, date de transaction, date ecriture, date d operation, date de comptabilisation, konyveles napja, tranzakcio idopontja, tranzakcio datum, dato bokfort, bokforingsdato, transaksjonsdato, kontoforingsdato, bokfoeringsdag, maksupvm, kirjauspvm, kirjauspaivamaara, buchungszeit, beleg datum, belegdatum, umsatzdatum, kaufdatum, datum der transaktion, booking time, transaction time, date of transaction, finished on, date completed, completed on, data zaksiegowania, data ksieg, fecha de la operacion, fecha movimiento, fecha transaccion, data da transacao, data de movimento, data operacao, data op, data contabilizzazione, дата, дата операции, дата проводки, дата документа, ημερομηνια, ημερομηνια συναλλαγης, 日付, 取引日, 交易日期, 记账日期',
  VALUE_DATE:
    'value date, valuta, valutadatum, valutatag, wertstellung, wertstellungstag, started date, datum verrekening, rentedatum, date de valeur, date valeur, fecha valor, fecha de valor, data valuta, data waluty, data valor, ertekn, erteknap, rentedato, arvopaiva, effective date, settlement date, value dt, f valor, date val, dateval, valuteringsdatum, boekingsdag, valor tarihi, datum valuty, valutadag, wertstellungsdatum, wertstellung datum, valuta datum, data rozliczenia, value, data de valor, data val, datum valuta, valuta dag, datum valute, ertekdatum, terheles napja, arvopvm, valoorpaev, date value, interest date, date interet, дата платежа, дата валютирования, ημερομηνια αξιας',
  AMOUNT:
    'amount, transaction amount, betrag, umsatz, bedrag, montant, importe, importo, kwota, kwota operacji, kwota transakcji, valor, tranzakcio osszege, osszeg, castka, belopp, belob, belop, maara, sum, value, transaction value, net amount, gross, brutto, total amount, total, billing amount, amount local, montant operation, montant de l operation, importe eur, importe operacion, importe movimiento, movimiento eur, kwota w walucie rachunku, kwota operacji w walucie, objem, suma, tutar, islem tutari, summa, umsatzbetrag, betrag in kontowahrung, amount in account currency, maara euroa, betrag eur, amount eur, net, montant eur, transaktionsbetrag, bokfort belopp, summe, amount in eur, amount usd, kwota zlecenia, kwota w pln, kwota pln, bedrag eur, iznos, znesek, suma operatiei, importe en euros, importo in euro, kwota w walucie konta, transaction amount local, value gbp, paid amount, castka v mene uctu, suma v mene uctu, zauctovana castka, terheles joovairas, osszeg huf, belopp sek, belob dkk, belop nok, saldopavirkning, valeur, local amount, amount account currency, source amount after fees, posted amount, сумма, сумма операции, сумма платежа, сума, ποσο, 金額, 金额, 交易金额',
  DEBIT:
    'debit, debit amount, money out, paid out, withdrawal, withdrawals, outflow, soll, belastung, lastschrift, ausgang, debet, cargo, cargos, debe, debito, retrait, addebiti, addebito, uscite, dare, obciazenia, wyplata, debits, out, spent, expense, withdrawal amount, withdrawal amt, debit amt, debits amount, montant debit, debit euros, importe cargo, saidas, saida, debitos, sortie, sorties, uit, ut, ut fra konto, ut av konto, charges, borc, suma obciazen, debit eur, debit montant, amount debit, amount debited, debited amount, paid out gbp, money out gbp, soll eur, af, payments, payment, charge, importe debe, importo addebito, kwota obciazenia, wydatki, obciazenie, terheles, obetosszeg, kredit debit, expenses, ausgaben, ausgabe, depense, depenses, gastos, gasto, ut kr, ute, fra konto, fran konto, otto, cheltuieli, rashod, uitgaven, dugovanje, duguje, isplata, pago, pagos, retiros, retiro, saque, money spent, debit usd, debit chf, charged, withdrawal dr, withdrawals dr, uttag, vydaje, vydaj, расход, списание, дебет, χρεωση, 出金, 出金額, 支出, 支出金额',
  CREDIT:
    'credit, credit amount, money in, paid in, deposit, deposits, inflow, haben, gutschrift, eingang, abono, abonos, haber, credito, accrediti, accredito, entrate, avere, uznania, wplata, credits, in, received, income, credit amount, deposit amount, deposit amt, credit amt, montant credit, credit euros, importe abono, entradas, entrada, creditos, entree, entrees, inn, inn pa konto, alacak, suma uznan, ontvangen, insattning, credit eur, credit montant, amount credit, amount credited, credited amount, paid in gbp, money in gbp, haben eur, bij, receipts, receipt, importe haber, importo accredito, kwota uznania, wplywy, wplyw, uznanie, jovairas, einnahmen, einnahme, recette, recettes, ingresos, ingreso, inn kr, til konto, till konto, pano, panot, venituri, prihod, inkomsten, potrazivanje, potrazuje, uplata, depositos, deposito, payments received, credit usd, credit chf, deposit cr, deposits cr, prijmy, prijem, приход, поступление, зачисление, кредит, πιστωση, 入金, 入金額, 收入, 收入金额',
  DIRECTION:
    'debit credit, dc, d c, cr dr, dr cr, af bij, soll haben, bevetel kiadas, sens, direction, transaction type, type, credit debit indicator, credit debit, richtung, balance impact, auswirkung auf guthaben, s h, soll haben kennzeichen, d k, deebet kreedit, deebet kreedit d c, debet credit, debit or credit, debit credit indicator, cd, credit debet, bij af, plus min, dk, db cr, dc kennzeichen, in out, sign, vorzeichen, znak, signe, mark, kennzeichen, terheles jovairas, t j, code debet credit, d c indicator, sens operation, cdtdbtind, transaction direction, tipo, typ, strona, debe haber, dare avere, debet kredit, debito credito, segno, signo, sentido, borc alacak, crdr, type of transaction, drcr',
  PARTY:
    'payee, name, counterparty, counterparty name, merchant, merchant name, beneficiary, beguenstigter, begunstigter, begunstigter zahlungspflichtiger, beguenstigter zahlungspflichtiger, auftraggeber, auftraggeber empfanger, empfanger, zahlungsempfanger, zahlungspflichtiger, name zahlungsbeteiligter, partner neve, partner, handelaar, tegenpartij, naam, naam tegenpartij, naam omschrijving, nom, tiers, beneficiario, ordenante, odbiorca, nadawca, nadawca odbiorca, nazwa odbiorcy, kontrahent, dane kontrahenta, mottagare, modtager, nazev protiuctu, saaja, saaja maksaja, recipient, counter party, partner name, payee name, vendor, business name, zahlungsempfanger in, zahlungspflichtige r, contrepartie, contraparte, beneficiaire, wederpartij, naam tegenrekening, nazwa kontrahenta, nazev protistrany, motpart, avsandare, counterparty account name, name of counterparty, name des partners, partner name partner, kontoinhaber gegenkonto, name gegenkonto, gegenpartei, gegenkonto inhaber, beguenstigter auftraggeber, begunstigter auftraggeber, empfanger auftraggeber, auftraggeber beguenstigter, auftraggeber begunstigter, zahlungsbeteiligter, zahlungspartner, tegenrekeninghouder, naam tegenrekeninghouder, naam begunstigde, naam van de tegenpartij, tegenpartij naam, counterparty s name, nom de la contrepartie, nom contrepartie, nom du tiers, emetteur beneficiaire, odbiorca zleceniodawca, nadawca odbiorca nazwa, ordenante beneficiario, nazev protiuctu jmeno, nazov protiuctu, nazov partnera, partner megnevezese, ellenoldali nev, kedvezmenyezett, beneficiaire donneur d ordre, avsandare mottagare, betalningsmottagare, modpart, mottaker, mottaker avsender, naziv, primatelj, partneris, saaja maksaja nimi, name of the other party, company, store, appears on your statement as, beneficiary name, payee payer, merchant description, vendor name, other party, partner nev, namn, navn, контрагент, получатель, плательщик',
  DESCRIPTION:
    'description, details, detail, reszletek, memo, narrative, narration, transaction description, particulars, text, verwendungszweck, buchungstext, vorgang, omschrijving, omschrijving 1, mededeling, mededelingen, toelichting, more info, libelle, libelle de l operation, communication, motif, concepto, descripcion, observaciones, descrizione, causale, descrizione operazione, opis, opis operacji, tytul, tytul operacji, descricao, historico, kozlemeny, popis, zprava pro prijemce, rubrik, meddelande, tekst, beskrivelse, viesti, selite, label, transaction, payment details, payment reference, libelle court, libelle operation, libelle simplifie, detail de l ecriture, buchungsdetails, beschreibung, movimento, concetto, dettagli, descrizione estesa, opis transakcji, szczegoly, popis transakce, aciklama, islem aciklamasi, forklaring, specifikation, transaktion, original transaction description, memo description, details of transaction, transaction narrative, transaction remarks, transaction particulars, transaction details, booking text, referens, opis transakcji operacji, tresc, tytulem, szczegoly transakcji, rodzaj transakcji, zahlungsgrund, zahlungsreferenz, mitteilung, mitteilungen, verwendungszweck vwz, vwz, buchungs details, text 1, text1, avisierungstext, buchungstext verwendungszweck, umsatztext, beschreibung 1, beschreibung1, description1, description 1, mededeling kennisgeving, omschrijving 2, omschrijving1, omschrijving2, omschrijving verrichting, nom de l operation, detail operation, operation, operacion, intitule, objet, libelle complementaire, informations complementaires, details de l operation, notas, detalle, detalles, movimiento, concepto ampliado, mas datos, descricao movimento, descritivo, ulteriori informazioni, note movimento, operazione, popis operace, popis transakcie, zprava, sprava pre prijimatela, text platby, kozlemeny leiras, narrativa, kuvaus, selgitus, merksem, tranzakcio leirasa, leiras, detalii tranzactie, detalii, opis transakcije, opis placanja, tekst beskrivelse, meddelelse, melding, betalingsbeskrivelse, описание, описание операции, назначение платежа, опис, περιγραφη, αιτιολογια, 摘要, 内容, 取引内容, 交易摘要',
  CURRENCY:
    'currency, ccy, currency code, wahrung, waehrung, munt, valuta, devise, divisa, moneda, moeda, waluta, devizanem, tranzakcio devizaneme, mena, currency code iso, account currency, moeda da conta, valuta conto, para birimi, transaction currency, devise operation, waluta rachunku, waluta operacji, moneda operacion, currency of transaction, amount currency, valutakod, buchungswahrung, kontowahrung, umsatzwahrung, divisa importe, valutasoort, munteenheid, mena uctu, mena transakce, devizanem kod, source currency, code devise, transaction currency code, moneta, curr, cur, валюта, валюта операции, валюта платежа, νομισμα, 通貨, 币种',
  FEE: 'fee, fees, gebuhr, gebuehr, frais, comision, oplata, transaction fee, commission',
  STATE:
    'state, status, stan, statut, estado, stato, info, buchungsstatus, transaction status, etat, situation, durum, booking status, booked status, state of transaction, buchungs status, zustand, estado operacion, stav, allapot, tila, cleared status, статус',
  ACCOUNT:
    'account, account name, account number, account no, account id, accountname, account iban, iban bban, own account, own iban, konto, kontonummer, auftragskonto, auftraggeberkonto, iban auftraggeberkonto, iban auftragskonto, kontobezeichnung, bezeichnung auftragskonto, kontoname, rekening, rekeningnummer, eigen rekening, compte, numero de compte, compte num, comptenum, comptelabel, cuenta, numero de cuenta, conto, numero conto, rachunek, numer rachunku, numer rachunku karty, nr rachunku, rachunek zleceniodawcy, szamlaszam, konyvelesi szamla, cislo uctu, ucet, vlastni ucet, tili, tilinumero, kontonr, conta, karta, card no, card number, card, kredietkaart, kliendi konto, kartennummer',
  BANK_ID:
    'transaction id, transactionid, transaction number, transaction no, transaction reference, transaction ref, transaction reference number, id, unique id, fitid, transferwise id, wise id, umsatz id, transaktions id, transaktionsid, transaktionscode, transaktionsnummer, archivierungskennung, arkistointitunnus, arkiveringsreferens, arhiveerimistunnus, archive id, archive code, volgnr, volgnummer, transactiereferentie, transactienummer, numer transakcji, id transakcji, nr transakcji, referencja, numer referencyjny, id pohybu, id operace, id transakce, tranzakcio azonosito, tranzakcio azonositoja, numero de operacion, numero operazione, numero d operation, id operation, journal id, reference number, entry reference, bank reference, bankreferenz, bank reference number',
  CATEGORY:
    'category, category name, subcategory, sub category, kategorie, unterkategorie, hauptkategorie, categorie, rubriek, categoria, kategoria, kategori, kategorija, categoryparent, категория',
  NOTES:
    'notes, note, reference, megjegyzes, poznamka, remarks, original description, original statement, user note, user comment, comment, comments, notiz, notizen, anmerkung, anmerkungen, kommentar, commentaire, commentaires, comentario, comentarios, commento, uwagi, notatka, notatki, opmerking, opmerkingen, muistiinpano, notat, anteckning, anteckningar',
  TAGS: 'tags, labels, tag, etiketten, schlagworte, schlagworter, stichworte, etiquettes, etiquetas, etichette, tagi, etykiety, stitky, cimkek, taggar',
  PAYER:
    'payer, payer name, zahlungspflichtige r, zahlungspflichtiger, auftraggeber, ordenante, nadawca, nazwa nadawcy, zleceniodawca, avsandare, avsender, donneur d ordre, maksaja, source name, from, sender, sender name, platce, ordinante',
  PAYEE:
    'payee, payee name, zahlungsempfanger in, zahlungsempfanger, empfanger, beneficiario, odbiorca, nazwa odbiorcy, mottagare, mottaker, beneficiaire, saaja, destination name, to, recipient, recipient name, beneficiary, prijemce',
}

/** A possible meaning of a heading. Words early in a list have a better rank. */
export interface Meaning {
  heading: Heading
  rank: number
}

const meanings = new Map<string, Meaning[]>()
for (const [heading, list] of Object.entries(headingWords) as [Heading, string][]) {
  for (const [rank, word] of list.split(', ').entries()) {
    meanings.set(word, [...(meanings.get(word) ?? []), { heading, rank }])
  }
}

/** Returns the possible contents of a column: "Valuta" is a date or a currency. Empty for an unknown heading. */
export function meaningsOf(cell: string): readonly Meaning[] {
  const text = plainWords(cell)
  const known = meanings.get(text) ?? meanings.get(text.replace(/ (?:\p{L}{1,2} )?(?:[a-z]{3}|euros?|incl.*)$/u, ''))
  return known ?? meaningsOfPair(cell)
}

function meaningsOfPair(cell: string): Meaning[] {
  const parts = cell.includes('/') ? cell.split('/') : []
  return parts.flatMap((part) =>
    (meanings.get(plainWords(part)) ?? []).filter(({ heading }) => heading === 'PARTY' || heading === 'DESCRIPTION'),
  )
}
