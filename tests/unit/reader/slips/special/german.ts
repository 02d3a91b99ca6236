import type { SpecialReceipt } from '../special-slip.ts'

export const germanSpecials: Record<string, SpecialReceipt> = {
  'a German invoice with net and gross': {
    text: `
      Malerbetrieb Farbenfroh GmbH
      Werkstr. 18
      44137 Dortmund
      Frau
      Sabine Muster
      Gartenweg 2
      44139 Dortmund
      Rechnung Nr. 2024-0312
      Rechnungsdatum: 12.03.2024
      Lieferdatum: 08.03.2024
      Zahlbar bis: 26.03.2024
      Pos  Bezeichnung  Menge  Einzelpreis  Gesamtpreis
      1  Wandanstrich innen  42,00 m2  8,50  357,00
      2  Material  1,00 psch  95,00  95,00
      Nettobetrag  452,00 EUR
      zzgl. 19% MwSt  85,88 EUR
      Rechnungsbetrag  537,88 EUR
      Steuernummer 314/5678/9012
      IBAN DE00 1234 5678 9012 3456 00`,
    merchant: 'Malerbetrieb Farbenfroh GmbH',
    date: '2024-03-12',
    total: '537.88',
    currency: 'EUR',
    items: [
      ['Wandanstrich innen', '357.00'],
      ['Material', '95.00'],
    ],
  },
  'a slip with the copy of the card machine below it': {
    text: `
      NATURKOST WIESENGRUND
      Am Bach 3
      72070 Tübingen
      Haferflocken  2,49 B
      Sojamilch  1,99 B
      Seife  3,95 A
      SUMME EUR  8,43
      girocard EUR  8,43
      A 19,00% MwSt  0,63
      B 7,00% MwSt  0,29
      14.02.23 17:22 Bon 0871
      * * Kundenbeleg * *
      Terminal-ID 54001234
      TA-Nr 001822  BNr 4410
      Kartenzahlung
      girocard
      EUR 8,43
      Genehmigungs-Nr 778812
      Datum 14.02.23 17:23 Uhr
      gültig bis 12/26
      Zahlung erfolgt`,
    merchant: 'NATURKOST WIESENGRUND',
    date: '2023-02-14',
    total: '8.43',
    currency: 'EUR',
    items: [
      ['Haferflocken', '2.49'],
      ['Sojamilch', '1.99'],
      ['Seife', '3.95'],
    ],
  },
  'a bill for guests with a tip': {
    text: `
      Weinstube Rebstock
      Kirchgasse 9
      67346 Speyer
      Rechnung 3312  Tisch 4
      2 Saumagen  31,80
      1 Riesling 0,25l  6,50
      Gesamtbetrag EUR  38,30
      enthält 19% MwSt  6,12
      25.08.2022 21:10
      Trinkgeld  ______
      Bewirtungsbeleg
      Anlass der Bewirtung`,
    merchant: 'Weinstube Rebstock',
    date: '2022-08-25',
    total: '38.30',
    currency: 'EUR',
    items: [
      ['Saumagen', '31.80'],
      ['Riesling 0,25l', '6.50'],
    ],
  },
  'deposits given back': {
    text: `
      GETRÄNKE PROFI
      Ulmer Str. 40
      89073 Ulm
      Mineralwasser Kiste  5,49 A
      Pfand  3,30 A
      Leergut  -6,60 A
      Apfelsaft  1,79 A
      SUMME  3,98
      BAR  5,00
      RÜCKGELD  1,02
      19% MwSt  0,64
      03.01.2024 10:05`,
    merchant: 'GETRÄNKE PROFI',
    date: '2024-01-03',
    total: '3.98',
    currency: 'EUR',
    items: [
      ['Mineralwasser Kiste', '5.49'],
      ['Pfand', '3.30'],
      ['Leergut', '-6.60'],
      ['Apfelsaft', '1.79'],
    ],
  },
  'part cash and part voucher': {
    text: `
      SPIELZEUGKISTE
      Hohe Gasse 2
      88212 Ravensburg
      Puzzle 500  12,99
      Kreisel  4,50
      Zu zahlen EUR  17,49
      Gutschein  -10,00
      Bar  7,49
      MwSt 19%  2,79
      22.12.2023 15:31`,
    merchant: 'SPIELZEUGKISTE',
    date: '2023-12-22',
    total: '17.49',
    currency: 'EUR',
  },
  'what an Austrian shop prints': {
    text: `
      Trafik Hofer-Lang
      Mariahilfer Straße 70
      1070 Wien
      ATU12345678
      Rechnung 118
      Zeitung  2,40
      Feuerzeug  1,90
      Summe EUR  4,30
      Gegeben  10,00
      Retour  5,70
      USt 20% in EUR 0,32
      05.06.2023 07:58`,
    merchant: 'Trafik Hofer-Lang',
    date: '2023-06-05',
    total: '4.30',
    currency: 'EUR',
    items: [
      ['Zeitung', '2.40'],
      ['Feuerzeug', '1.90'],
    ],
  },
  'a hotel for two nights': {
    text: `
      Hotel Seeblick Garni
      Uferweg 4
      88131 Lindau
      Rechnung 20231104
      Anreise 02.11.2023
      Abreise 04.11.2023
      Rechnungsdatum 04.11.2023
      2  Übernachtung EZ  89,00  178,00
      2  Frühstück  12,00  24,00
      Gesamt brutto  202,00
      7% MwSt aus 178,00  11,64
      19% MwSt aus 24,00  3,83
      VISA  202,00`,
    merchant: 'Hotel Seeblick Garni',
    date: '2023-11-04',
    total: '202.00',
    currency: 'EUR',
    items: [
      ['Übernachtung EZ', '178.00'],
      ['Frühstück', '24.00'],
    ],
  },
  parking: {
    text: `
      CITY PARKHAUS AM DOM
      Domplatz 1
      39104 Magdeburg
      QUITTUNG
      Einfahrt 11.05.2024 09:02
      Ausfahrt 11.05.2024 12:41
      Parkentgelt EUR 7,20
      inkl. 19% MwSt 1,15
      Karte EUR 7,20`,
    merchant: 'CITY PARKHAUS AM DOM',
    date: '2024-05-11',
    total: '7.20',
    currency: 'EUR',
  },
}
