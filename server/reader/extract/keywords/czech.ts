import type { Dictionary } from '../kinds.ts'

export const czech: Dictionary = {
  payable: `
    celkem k uhrade, k uhrade, celkem k platbe, celkova castka, celkem kc, celkem czk, k zaplaceni, castka k uhrade,
    celkem k zaplaceni, k platbe, spolu na uhradu, na uhradu, celkem s dph, celkom k uhrade, suma k uhrade`,
  total: `celkem, castka, soucet, spolu, celkom, suma`,
  subtotal: `mezisoucet, medzisucet`,
  net: `zaklad, zaklad dph, bez dph, zaklad dane, celkem bez dph, cena bez dph`,
  tax: `dph, dan, dph celkem, castka dph, dan z pridane hodnoty, celkem dph`,
  included: `vcetne, vcetne dph, vc dph, s dph, z toho`,
  rounding: `zaokrouhleni, zaokr, haler vyrov, halerove vyrovnani, zaokruhlenie`,
  cash: `hotovost, hotove, prijato, placeno hotove, zaplaceno, placeno, v hotovosti, prijate`,
  change: `vraceno, nazpet, vratit, zpet, vydavek, vydat`,
  card: `karta, platebni karta, platba kartou, kartou, kreditni karta, platobna karta, bezhotovostne, stravenky`,
  discount: `sleva, slevy, zlava, sleva zakaznik, kupon, poukaz`,
  tip: `spropitne`,
  service: `doprava, postovne, obaly, zaloha, obsluha, zaloha lahev`,
  quantity: `pocet, pocet polozek, mnozstvi, polozek, ks, pocet kusu`,
  savings: `usetrili jste, usetreno, uspora`,
  points: `body, bodu, vernostni body`,
  date: `datum, datum a cas, datum vystaveni, datum prodeje, datum cas`,
  'other-date': `splatnost, datum splatnosti, platnost, spotrebujte do, duzp, datum uskutecneni`,
  table: `sazba dph, sazba zaklad dph, rekapitulace dph, sazba, rozpis dph, zaklad dph celkem`,
  title: `
    uctenka, danovy doklad, zjednoduseny danovy doklad, faktura, prodejka, paragon, dekujeme, vitejte, kopie,
    pokladni doklad, doklad, dekujeme za nakup, dekujeme za navstevu, stvrzenka`,
  customer: `odberatel, zakaznik`,
  header: `nazev, cena, mnozstvi, zbozi, celkem, popis, polozka`,
  none: `pokladna, pokladni, ic, ico, dic, obsluhoval, cislo karty, dic cz, uctenka c, ic dph`,
}
