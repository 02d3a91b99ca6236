import type { SpecialReceipt } from '../special-slip.ts'

export const americanSpecials: Record<string, SpecialReceipt> = {
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
