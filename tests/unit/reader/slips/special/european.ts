import type { SpecialReceipt } from '../special-slip.ts'

export const europeanSpecials: Record<string, SpecialReceipt> = {
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
}
