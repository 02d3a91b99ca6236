import type { Dictionary } from '../kinds.ts'

export const polish: Dictionary = {
  payable: `do zaplaty, suma pln, razem do zaplaty, naleznosc, suma, razem pln, kwota do zaplaty, suma zl, zaplacono`,
  total: `razem, suma, kwota, lacznie, wartosc brutto, ogolem`,
  subtotal: `podsuma, suma czesciowa, wartosc, suma posrednia`,
  net: `netto, wartosc netto, sprzed opod, sprzedaz opodatkowana, sp op, sprzedaz opod, sprz opod, kwota netto`,
  tax: `ptu, vat, podatek, kwota ptu, suma ptu, podatek ptu, kwota vat, kwota a, kwota b`,
  included: `w tym, brutto`,
  rounding: `zaokraglenie`,
  cash: `gotowka, gotowka pln, wplata, przyjeto, otrzymano, zaplata`,
  change: `reszta, reszta pln, wydano, reszta gotowka`,
  card: `karta, karta platnicza, karta pln, blik, platnosc karta, karta kredytowa, przelew`,
  discount: `rabat, opust, upust, bonifikata, znizka, kupon, obnizka`,
  tip: `napiwek`,
  service: `dostawa, obsluga, opakowanie, kaucja, serwis`,
  quantity: `ilosc, szt, sztuk, liczba, pozycji, ilosc pozycji`,
  savings: `oszczedzasz, zaoszczedzono, zyskales, oszczednosc`,
  points: `punkty, punktow, saldo punktow`,
  date: `data, data wystawienia, data sprzedazy, dnia`,
  'other-date': `nastepna wizyta, gwarancja do, termin, termin platnosci, wazny do, wazne do`,
  table: `stawka, stawka vat, ptu a, netto vat brutto, rozliczenie podatku`,
  title: `
    paragon, paragon fiskalny, faktura, faktura vat, rachunek, dziekujemy, zapraszamy, kopia, niefiskalny, witamy,
    oryginal`,
  customer: `nabywca, klient, odbiorca, nip nabywcy`,
  header: `nazwa, cena, ilosc, wartosc, cena jedn, towar, opis`,
  none: `kasjer, kasa, nip, karta klienta, nr karty, karta duzej rodziny, kierownik`,
}
