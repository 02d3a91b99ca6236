import type { Dictionary } from '../kinds.ts'

export const swedish: Dictionary = {
  payable: `
    att betala, summa att betala, totalt att betala, total sek, totalt sek, summa sek, slutsumma, totalsumma,
    totalbelopp, belopp att betala, summa kr, totalt kr, total kr`,
  total: `totalt, summa, belopp, total, kop`,
  subtotal: `delsumma`,
  net: `netto, exkl moms, varuvarde, exkl, momsgrundande, momsunderlag, total exkl moms`,
  tax: `moms, varav moms, total moms, momsbelopp, moms sek, summa moms`,
  included: `inkl, inkl moms, brutto`,
  rounding: `oresavrundning, avrundning, oresutjamning`,
  cash: `kontant, kontanter, mottaget, mottaget kontant, betalat, erhallet, kontant sek`,
  change: `tillbaka, vaxel, ater, vaxel tillbaka, tillbaka kontant`,
  card: `kort, kontokort, betalkort, bankkort, kortbetalning, kortkop, swish, kort sek, betalt kort, kreditkort`,
  discount: `rabatt, medlemsrabatt, avdrag, rabattkupong, prisnedsattning, kupong`,
  tip: `dricks`,
  service: `frakt, pant, leveransavgift, serviceavgift`,
  quantity: `antal, antal varor, antal artiklar, artiklar, varor`,
  savings: `du har sparat, du sparar, total besparing, sparat, besparing, summa rabatter`,
  points: `poang, bonus, bonusgrundande belopp, bonuspoang, bonusgrundande`,
  date: `datum, fakturadatum, kopdatum, datum tid`,
  'other-date': `forfallodatum, giltig till, bast fore, giltig tom, oss tillhanda`,
  table: `moms netto brutto, netto brutto, momssats, moms moms netto brutto`,
  title: `kvitto, faktura, kassakvitto, valkommen, tack, kopia, tack for besoket, spara kvittot, kundens kvitto`,
  customer: `kund, kundnummer, faktureras till`,
  header: `artikel, pris, antal, summa, belopp, vara, a pris`,
  none: `kassa, kassor, org nr, orgnr, organisationsnummer, kassor nr, momsreg nr, vat nr, oppet kop, kvittonr`,
}
