import type { Dictionary } from '../kinds.ts'

export const danish: Dictionary = {
  payable: `
    at betale, i alt, belob i alt, total dkk, i alt dkk, ialt, total i alt, til betaling, samlet belob, a betale,
    totalt a betale, total nok, sum nok, a betale nok, belob til betaling, samlet total`,
  total: `total, belob, sum, totalt, totalbelob`,
  subtotal: `subtotal, delsum, mellemsum`,
  net: `momsgrundlag, netto, ekskl moms, ex moms, grundlag, momspligtigt belob, eks mva`,
  tax: `moms, heraf moms, moms udgor, momsbelob, mva, herav mva, mva belop, moms dkk, heraf moms dkk`,
  included: `inkl, inkl moms, heraf, incl moms, inkl mva`,
  rounding: `afrunding, oreafrunding, avrunding, oreavrunding`,
  cash: `kontant, kontanter, modtaget, betalt, mottatt, kontant dkk`,
  change: `retur, byttepenge, tilbage, retur kontant, tilbake, veksel, vekslepenge, byttepenge dkk`,
  card: `dankort, betalingskort, visa dankort, mobilepay, kort, bankkort, kreditkort, bankaxept, vipps, kortbetaling`,
  discount: `rabat, rabatt, nedslag, kupon, medlemsrabat`,
  tip: `drikkepenge, tips`,
  service: `fragt, pant, gebyr, levering, kortgebyr`,
  quantity: `antal, antal varer, varer, antall, stk`,
  savings: `du har sparet, du sparer, besparelse, samlet besparelse, spart, du har spart`,
  points: `point, bonus, bonuspoint, poeng`,
  date: `dato, fakturadato, dato kl, salgsdato`,
  'other-date': `forfaldsdato, forfald, udlobsdato, gyldig til, betalingsfrist, byttes inden, forfallsdato`,
  table: `moms netto brutto, momssats, momsspecifikation, mva grunnlag`,
  title: `kvittering, faktura, bon, kassebon, velkommen, tak, kopi, tak for besoget, salgskvittering, takk`,
  customer: `kunde, kundenummer`,
  header: `vare, pris, antal, belob, varenavn, beskrivelse, stk pris`,
  none: `kasse, ekspedient, cvr, cvr nr, se nr, kortnr, bonnr, orgnr, kasserer, medlemskort`,
}
