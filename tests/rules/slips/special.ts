/** Slips and invoices with something on them that leads astray. All shops and people are invented. */
export interface SpecialSlip {
  text: string
  merchant: string
  date: string
  total: string
  currency: string
  /** Name and amount of each thing bought; left out where the paper lists none. */
  items?: [name: string, amount: string][]
  /** Nothing on the paper proves the total, so that it must not be sure. */
  isOpen?: boolean
}

export const specialSlips: Record<string, SpecialSlip> = {
  'a restaurant that suggests tips': {
    text: `
      HARBOR LIGHTS DINER
      210 Wharf Rd
      Gloucester, MA 01930
      (978) 555-0166
      Server: Beth    Table: 7
      Check #: 2231   09/14/2019 7:42 PM
      2 Clam Roll  37.90
      1 Root Beer  3.25
      Subtotal  41.15
      MA Meals Tax 6.25%  2.57
      Total  43.72
      Suggested Gratuity:
      15% (Tip 6.17 Total 49.89)
      18% (Tip 7.41 Total 51.13)
      20% (Tip 8.23 Total 51.95)
      Thank you!`,
    merchant: 'HARBOR LIGHTS DINER',
    date: '2019-09-14',
    total: '43.72',
    currency: 'USD',
    items: [
      ['Clam Roll', '37.90'],
      ['Root Beer', '3.25'],
    ],
  },
  'a card slip with empty lines for a tip': {
    text: `
      SABLE & RYE
      901 Broad Street
      Chattanooga, TN 37402
      423-555-0188
      DATE: 3/8/2019  TIME: 8:15 PM
      SERVER: MARCUS
      VISA ****4410
      AUTH CODE: 084512
      AMOUNT:  $64.28
      TIP:  ________
      TOTAL:  ________
      X____________________
      CUSTOMER COPY`,
    merchant: 'SABLE & RYE',
    date: '2019-03-08',
    total: '64.28',
    currency: 'USD',
    isOpen: true,
  },
  'a service charge for a large party': {
    text: `
      The Copper Ladle
      55 Canal St
      New Orleans LA 70130
      Jun 2, 2018 9:12 PM
      Guests 8
      4 Gumbo  56.00
      2 Po Boy  31.00
      3 Abita  21.00
      Sub Total  108.00
      Tax  10.53
      Auto Gratuity 18%  19.44
      Balance Due  137.97`,
    merchant: 'The Copper Ladle',
    date: '2018-06-02',
    total: '137.97',
    currency: 'USD',
  },
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
  'a French invoice with a due date': {
    text: `
      PLOMBERIE DUVAL SARL
      8 impasse des Tilleuls
      59000 LILLE
      SIRET 451 234 567 00021
      TVA intracommunautaire FR12451234567
      FACTURE N° F2023-118
      Date de facture : 04/10/2023
      Echéance : 03/11/2023
      Client : M. Jean EXEMPLE
      Désignation  Qté  P.U. HT  Montant HT
      Remplacement robinet  1  85,00  85,00
      Main d'oeuvre  2  48,00  96,00
      Total HT  181,00
      TVA 10%  18,10
      Total TTC  199,10
      Net à payer  199,10 €`,
    merchant: 'PLOMBERIE DUVAL SARL',
    date: '2023-10-04',
    total: '199.10',
    currency: 'EUR',
    items: [
      ['Remplacement robinet', '85.00'],
      ["Main d'oeuvre", '96.00'],
    ],
  },
  'a British invoice with the amount due on top': {
    text: `
      Northgate Print Ltd  INVOICE
      14 Mill Lane  Invoice no. 4471
      York YO1 7HU  Invoice date 18 May 2022
      VAT Reg 123 4567 89  Due date 17 June 2022
      Amount due  £276.00
      Description  Qty  Unit price  Amount
      Business cards  500  0.22  110.00
      Leaflets A5  1000  0.12  120.00
      Subtotal  230.00
      VAT 20%  46.00
      Total GBP  276.00
      Amount due  £276.00`,
    merchant: 'Northgate Print Ltd',
    date: '2022-05-18',
    total: '276.00',
    currency: 'GBP',
    items: [
      ['Business cards', '110.00'],
      ['Leaflets A5', '120.00'],
    ],
  },
  'a Polish invoice': {
    text: `
      Zakład Stolarski DĄB s.c.
      ul. Fabryczna 7, 90-001 Łódź
      NIP 725-000-11-22
      Faktura VAT nr 14/2023
      Data wystawienia: 2023-05-09
      Termin płatności: 2023-05-23
      Nabywca: Jan Przykładowy
      Nazwa  Ilość  Cena netto  Wartość netto  VAT  Wartość brutto
      Półka dębowa  2  150,00  300,00  23%  369,00
      Razem  300,00  69,00  369,00
      Do zapłaty: 369,00 PLN`,
    merchant: 'Zakład Stolarski DĄB s.c.',
    date: '2023-05-09',
    total: '369.00',
    currency: 'PLN',
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
  'fuel by the litre': {
    text: `
      STESEN MINYAK DAMAI
      HAJI OMAR ENTERPRISE
      (SA0234567-X)
      KM 5 JALAN KAPAR, 41400 KLANG
      GST NO: 000456789012
      TAX INVOICE
      Date 14/02/2018 08:11:53
      Pump 04  RON95
      22.73 litre @ RM 2.200/litre
      Total  RM 50.00
      CASH  RM 50.00
      GST 6% relief
      Points earned  22
      Thank you`,
    merchant: 'HAJI OMAR ENTERPRISE',
    date: '2018-02-14',
    total: '50.00',
    currency: 'MYR',
  },
  'a rounding that only the cash shows': {
    text: `
      KEDAI EMAS PUTIH SDN BHD
      (234567-M)
      12 JALAN BESAR
      34000 TAIPING, PERAK
      CASH BILL
      12-01-2019 13:14:15
      Biskut  6.13
      Susu  7.65
      TOTAL (INCL GST)  13.78
      ROUNDING ADJ  0.02
      CASH  20.00
      CHANGE  6.20
      GOODS SOLD ARE NOT RETURNABLE`,
    merchant: 'KEDAI EMAS PUTIH SDN BHD',
    date: '2019-01-12',
    total: '13.80',
    currency: 'MYR',
    items: [
      ['Biskut', '6.13'],
      ['Susu', '7.65'],
    ],
  },
  'totals by tax code': {
    text: `
      ROTI MANIS BAKERIES (KL) SDN BHD (123456 X)
      Lot 9, Jalan Pelabur 23/1
      40300 Shah Alam, Selangor
      GST ID: 000111222333
      TAX INVOICE
      Cash Inv No.: 7930F713
      Date: 10/08/2017
      Description  U.P  Qty  Amt(RM)
      O.C. WHITE  2.28  10  22.80
      WHOLEMEAL  2.78  5  13.90
      CHOC ROLL  0.72  7  5.04
      Total 0% supplies:  36.70
      Total 6% supplies (Excl. GST):  5.04
      GST:  0.30
      Total 6% supplies (Incl. GST):  5.34
      Total Payable:  42.04
      Received above goods in good order`,
    merchant: 'ROTI MANIS BAKERIES (KL) SDN BHD',
    date: '2017-08-10',
    total: '42.04',
    currency: 'MYR',
    items: [
      ['O.C. WHITE', '22.80'],
      ['WHOLEMEAL', '13.90'],
      ['CHOC ROLL', '5.04'],
    ],
  },
  'service charge, tax and rounding': {
    text: `
      KOPITIAM NAM HENG
      NH FOOD INDUSTRIES SDN BHD (789012-V)
      G-21 PLAZA ALAM, KUALA LUMPUR
      GST REG NO: 001234509876
      TABLE 12  PAX 3
      BILL NO: 004412
      DATE: 28-NOV-2017 12:44
      2 NASI AYAM  17.80
      1 MEE CURRY  9.90
      3 KOPI  8.40
      SUBTOTAL  36.10
      SERVICE CHARGE 10%  3.61
      GST 6%  2.38
      ROUNDING ADJ  0.01
      TOTAL  42.10
      CASH  50.00
      CHANGE  7.90`,
    merchant: 'NH FOOD INDUSTRIES SDN BHD',
    date: '2017-11-28',
    total: '42.10',
    currency: 'MYR',
    items: [
      ['NASI AYAM', '17.80'],
      ['MEE CURRY', '9.90'],
      ['KOPI', '8.40'],
    ],
  },
  'taxes of Quebec': {
    text: `
      Boulangerie Mirabel
      450 rue Sainte-Catherine
      Montreal QC H3B 1A7
      TPS 123456789 TVQ 1234567890
      2021-07-19 08:31
      2 Croissant  6.50
      1 Cafe filtre  2.75
      Sous-total  9.25
      TPS 5%  0.46
      TVQ 9.975%  0.92
      TOTAL CAD  10.63
      INTERAC  10.63`,
    merchant: 'Boulangerie Mirabel',
    date: '2021-07-19',
    total: '10.63',
    currency: 'CAD',
    items: [
      ['Croissant', '6.50'],
      ['Cafe filtre', '2.75'],
    ],
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
  'two languages of Belgium': {
    text: `
      BROOD & KOFFIE BVBA
      Grote Markt 12
      2000 Antwerpen
      BTW BE 0123.456.789
      Kasticket
      19/10/2022 09:14
      2 x Koffie  5,60
      1 x Croissant  2,10
      TOTAAL / TOTAL EUR  7,70
      BANCONTACT  7,70
      BTW/TVA 12%  0,83`,
    merchant: 'BROOD & KOFFIE BVBA',
    date: '2022-10-19',
    total: '7.70',
    currency: 'EUR',
    items: [
      ['Koffie', '5.60'],
      ['Croissant', '2.10'],
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
  'one figure alone': {
    text: `
      QUICK FIX LOCKSMITH
      Unit 2 Dale Road
      Derby DE1 2AB
      11/03/2021
      Call out
      TOTAL  £85.00
      Thank you`,
    merchant: 'QUICK FIX LOCKSMITH',
    date: '2021-03-11',
    total: '85.00',
    currency: 'GBP',
    isOpen: true,
  },
  'a total that nobody could read': {
    text: `
      PRIMA PASTA
      14 King St
      Charleston, SC 29401
      04/17/2019 12:50
      Ravioli  14.00
      Soda  3.00
      Subtotal  17.00
      Tax  1.53
      Total
      Thank you`,
    merchant: 'PRIMA PASTA',
    date: '2019-04-17',
    total: '17.00',
    currency: 'USD',
    isOpen: true,
  },
}
