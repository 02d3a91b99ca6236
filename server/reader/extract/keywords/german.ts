import type { Dictionary } from '../kinds.ts'

export const german: Dictionary = {
  payable: `
    zu zahlen, zu zahlender betrag, gesamtbetrag, gesamtsumme, endbetrag, rechnungsbetrag, endsumme, zahlbetrag,
    bruttobetrag, summe eur, total eur, zahlungsbetrag, gesamt eur, summe brutto, rechnungssumme, gesamt brutto,
    zu zahlen eur, total chf`,
  total: `summe, gesamt, betrag, betrag eur, total, saldo`,
  subtotal: `zwischensumme, zwischen summe, warenwert, zw summe, teilsumme`,
  net: `netto, nettobetrag, netto entgelt, netto warenwert, nettosumme, ohne mwst, zzgl, summe netto`,
  tax: `mwst, ust, umsatzsteuer, mehrwertsteuer, steuer, mwst betrag, ust betrag, steuerbetrag`,
  included: `inkl, incl, enthalten, inklusive, enth, brutto`,
  rounding: `rundung, gerundet, rundungsdifferenz`,
  cash: `bar, geg, gegeben, barzahlung, gegeben bar, bar eur, erhalten, bargeld, bezahlt`,
  change: `ruckgeld, zuruck, wechselgeld, ruckgeld eur, ruckgeld bar, retour`,
  card: `
    girocard, ec karte, kreditkarte, kartenzahlung, ec cash, karte, ec, lastschrift, bankkarte, kartenzahlung eur,
    girokarte, twint, postcard, postfinance card`,
  discount: `rabatt, nachlass, skonto, gutschein, preisnachlass, aktionsrabatt, coupon, abzug`,
  tip: `trinkgeld`,
  service: `bedienung, lieferung, versand, versandkosten, pfand, liefergebuhr`,
  quantity: `anzahl, menge, artikel, stuck, posten, artikelanzahl, anzahl artikel, stk`,
  savings: `gespart, sie sparen, ersparnis, sie haben gespart`,
  points: `punkte, payback, treuepunkte, bonuspunkte, payback punkte`,
  date: `datum, rechnungsdatum, belegdatum, bon vom, datum zeit, kaufdatum, ausgestellt`,
  'other-date': `nachster termin, folgetermin, garantie bis, gultig bis, original bon, originalbon, original bon vom, ursprungsbon, ursprungsbeleg, fallig, lieferdatum, zahlbar bis, falligkeit, haltbar, leistungsdatum, start, bis`,
  table: `
    mwst netto brutto, netto mwst, mwst code, steuersatz, mwst satz, mwst gruppe, ust satz, steuer netto brutto,
    satz netto, netto brutto`,
  title: `
    rechnung, quittung, kassenbon, beleg, kassenbeleg, kundenbeleg, bon, bewirtungsbeleg, lieferschein,
    vielen dank, willkommen, kopie, handlerbeleg, rechnung nr`,
  customer: `kunde, rechnung an, rechnungsadresse, kundennummer, lieferadresse, herr, frau`,
  header: `bezeichnung, artikel, menge, einzelpreis, gesamtpreis, preis, beschreibung, pos, ep, gp`,
  carried: `ubertrag, fortsetzung, ubertrag von seite`,
  none: `
    ust id, ust idnr, ust id nr, steuernummer, steuer nr, st nr, kassierer, kasse, bar code, karten nr,
    kartennummer, uid nr, uid, bedienung sie, kassenbon nr, es bediente, ust ident nr, kreditkarte nr,
    drogeriemarkt, baumarkt, kundenkarte`,
}
