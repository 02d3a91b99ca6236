import type { ListCase } from './budget-lists.ts'

export const listsOfText: ListCase[] = [
  {
    title: 'all on one line',
    text: 'rent 1200, food 450, phone 35',
    currency: null,
    lines: ['rent 1200.00', 'food 450.00', 'phone 35.00'],
  },
  {
    title: 'all on one line under a word, with thousands and an "and"',
    text: 'My budget: rent $1,200, food $450.50 and gym $15/week',
    currency: 'USD',
    lines: ['rent 1200.00', 'food 450.50', 'gym 65.00'],
  },
  {
    title: 'all on one line with semicolons and decimal commas',
    text: 'Miete 850,00; Strom 62,50; Handy 19,99',
    currency: null,
    lines: ['Miete 850.00', 'Strom 62.50', 'Handy 19.99'],
  },
  {
    title: 'numbered',
    text: '1. Rent - 1200\n2. Groceries - 480.25\n3. Car insurance - 600 per year\n10. Gym - 15/week\nTotal - 1795.25\n',
    currency: null,
    lines: ['Rent 1200.00', 'Groceries 480.25', 'Car insurance 50.00', 'Gym 65.00'],
  },
  {
    title: 'numbered with brackets, amounts with signs and slashes',
    text: '1) Rent: $1,200/mo\n2) Phone: $35 /month\n3) Amazon Prime: $139/yr\n4) Cleaner: $60 every 2 weeks\n',
    currency: 'USD',
    lines: ['Rent 1200.00', 'Phone 35.00', 'Amazon Prime 11.58', 'Cleaner 130.00'],
  },
  {
    title: 'amounts first',
    text: '$1200 rent\n$400 groceries\n$60 internet\n',
    currency: 'USD',
    lines: ['rent 1200.00', 'groceries 400.00', 'internet 60.00'],
  },
  {
    title: 'sections and groups with colons, bullets under them',
    text: 'INCOME\nSalary: 2,800\n\nEXPENSES\nHome:\n- Rent: 950\n- Internet: 30\nFun:\n- Cinema: 25\n- Books: 15\n\nTotal expenses: 1,020\nLeft over: 1,780\n',
    currency: null,
    lines: [
      '+Salary 2800.00',
      'Rent 950.00 in Home',
      'Internet 30.00 in Home',
      'Cinema 25.00 in Fun',
      'Books 15.00 in Fun',
    ],
  },
  {
    title: 'dots and blanks between',
    text: 'Household plan, May 2026\nRent .......... 720.00\nFood .......... 310.00\nTram ..........  49.00\n              --------\n               1079.00\n',
    currency: null,
    lines: ['Rent 720.00 2026-05', 'Food 310.00 2026-05', 'Tram 49.00 2026-05'],
  },
  {
    title: 'columns of blanks under a heading',
    text: 'Category        Planned    Actual\nRent            1,150.00   1,150.00\nEating out        140.00     171.30\nBus pass           62.00      62.00\nTotal           1,352.00   1,383.30\n',
    currency: null,
    lines: ['Rent 1150.00', 'Eating out 140.00', 'Bus pass 62.00'],
  },
  {
    title: 'a group before each name, and emoji as bullets',
    text: '🏠 Bills: Rent = 700\n🏠 Bills: Power = 55\n🎉 Fun: Concerts = 40\n',
    currency: null,
    lines: ['Rent 700.00 in Bills', 'Power 55.00 in Bills', 'Concerts 40.00 in Fun'],
  },
  {
    title: 'numbers in names',
    text: 'Budget\nPhone 2 18.00\n401k: 250\nMicrosoft 365: 8.25\nChannel 4: 6\n',
    currency: null,
    lines: ['Phone 2 18.00', '401k 250.00', 'Microsoft 365 8.25', 'Channel 4 6.00'],
  },
  {
    title: 'codes before and after, and notes in brackets',
    text: 'Rent: EUR 870 (warm)\nGym: 29,90 EUR\nKlima Ticket: 1.400 EUR pro Jahr\n',
    currency: 'EUR',
    lines: ['Rent 870.00', 'Gym 29.90', 'Klima Ticket 116.67'],
  },
  {
    title: 'k for a thousand, and a tilde',
    text: 'Rent: 1.2k\nFood: ~450\nSavings: 2k\n',
    currency: null,
    lines: ['Rent 1200.00', 'Food 450.00', 'Savings 2000.00'],
  },
  {
    title: 'bars and nothing else',
    text: `Rent | 900
Food | 300
Phone | 20
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00', 'Phone 20.00'],
  },
  {
    title: 'single blanks',
    text: `Rent 900
Food 300
Phone bill 20
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00', 'Phone bill 20.00'],
  },
  {
    title: 'one line with semicolons under a word',
    text: `Budget: Rent 900; Food 300; Phone 20; Car insurance 600/yr`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00', 'Phone 20.00', 'Car insurance 50.00'],
  },
  {
    title: 'one line with nothing between',
    text: `rent 900 food 300 phone 20`,
    currency: null,
    lines: ['rent 900.00', 'food 300.00', 'phone 20.00'],
  },
  {
    title: 'dashes and a sum after =',
    text: `- Rent – €900
- Food – €300
- Fun – €50 (cinema, bowling)
= €1250`,
    currency: 'EUR',
    lines: ['Rent 900.00', 'Food 300.00', 'Fun 50.00'],
  },
  {
    title: 'boxes to tick',
    text: `- [ ] Rent 900
- [x] Food 300
- [ ] Phone 20`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00', 'Phone 20.00'],
  },
  {
    title: 'a drawn list with bold names',
    text: `* **Rent**: $900
* **Food**: $300
* **Phone**: $20
`,
    currency: 'USD',
    lines: ['Rent 900.00', 'Food 300.00', 'Phone 20.00'],
  },
  {
    title: 'a drawn list under headings',
    text: `## Fixed
- Rent: 900
- Phone: 20
## Variable
- Food: 300
- Fun: 50
`,
    currency: null,
    lines: ['Rent 900.00 in Fixed', 'Phone 20.00 in Fixed', 'Food 300.00 in Variable', 'Fun 50.00 in Variable'],
  },
  {
    title: 'about so much',
    text: `Rent ~900
Food approx 300
Phone ca. 20
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00', 'Phone 20.00'],
  },
]
