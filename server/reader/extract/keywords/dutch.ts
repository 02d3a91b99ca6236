import type { Dictionary } from '../kinds.ts'

export const dutch: Dictionary = {
  payable: `
    te betalen, totaal te betalen, totaalbedrag, totaal eur, te voldoen, eindtotaal, totaal incl, totaal incl btw,
    totaal inclusief btw, factuurbedrag, totaal euro, te betalen eur`,
  total: `totaal, bedrag, som`,
  subtotal: `subtotaal, sub totaal, tussentotaal`,
  net: `exclusief, excl btw, exclusief btw, over, grondslag, netto, bedrag excl`,
  tax: `btw, btw bedrag, b t w, bedrag btw`,
  included: `inclusief, incl, incl btw, waarvan`,
  rounding: `afronding, afgerond`,
  cash: `contant, ontvangen, betaald, contant geld, kontant, gegeven`,
  change: `wisselgeld, terug, retour, teruggave, wisselgeld contant`,
  card: `pin, pinnen, betaalpas, bankpas, ideal, v pay, pinbetaling, creditcard, pin betaling`,
  discount: `korting, uw voordeel, bonus, actie, kortingen, bonus korting`,
  tip: `fooi`,
  service: `bezorgkosten, verzendkosten, statiegeld, servicekosten, emballage`,
  quantity: `aantal, artikelen, stuks, aantal artikelen`,
  savings: `bespaard, u bespaart, uw voordeel, voordeel, totaal voordeel`,
  points: `punten, zegels, koopzegels, spaarzegels, airmiles`,
  date: `datum, factuurdatum, bon datum, datum tijd`,
  'other-date': `vervaldatum, geldig tot, orderdatum, leverdatum, tot, betalen voor`,
  table: `btw over, btw overzicht, btw specificatie, btw bedrag excl, btw tarief, tarief, btw over eur`,
  title: `factuur, bon, kassabon, bonnetje, welkom, bedankt, kopie, rekening, klantticket, tot ziens`,
  customer: `klant, factuuradres, klantnummer, afleveradres, verzendadres`,
  header: `omschrijving, artikel, prijs, bedrag, aantal, prijs per stuk`,
  none: `kassa, kassier, btw nr, btw nummer, klantenkaart, bonuskaart, kaartnummer, kaart, btw id`,
}
