import type { ListCase } from './budget-lists.ts'

/** Lists in the many ways in which people set them out. */
export const listsByHand: ListCase[] = [
  {
    title: 'groups that say how often',
    text: `Monthly
Rent: 900
Phone: 20
Yearly
Car tax: 180
TV licence: 174
Weekly
Groceries: 80
`,
    currency: null,
    lines: [
      'Rent 900.00 in Monthly',
      'Phone 20.00 in Monthly',
      'Car tax 15.00 in Yearly',
      'TV licence 14.50 in Yearly',
      'Groceries 346.67 in Weekly',
    ],
  },
  {
    title: 'monthly and annual bills',
    text: `MONTHLY BILLS
Rent 900
Phone 20

ANNUAL BILLS
Car tax 180
Xmas 600
`,
    currency: null,
    lines: [
      'Rent 900.00 in Monthly bills',
      'Phone 20.00 in Monthly bills',
      'Car tax 15.00 in Annual bills',
      'Xmas 50.00 in Annual bills',
    ],
  },
  {
    title: 'one month under the other',
    text: `January 2026
Rent,700
Food,300
February 2026
Rent,700
Food,280
`,
    currency: null,
    lines: ['Rent 700.00 2026-01', 'Food 300.00 2026-01', 'Rent 700.00 2026-02', 'Food 280.00 2026-02'],
  },
  {
    title: 'months without a year under each other',
    text: `January
Rent: 700
Food: 300

February
Rent: 700
Food: 280
`,
    currency: null,
    lines: ['Rent 700.00 2026-01', 'Food 300.00 2026-01', 'Rent 700.00 2026-02', 'Food 280.00 2026-02'],
  },
  {
    title: 'names in one row, amounts in the next',
    text: `Rent,Food,Fun,Phone
700,300,50,20
`,
    currency: null,
    lines: ['Rent 700.00', 'Food 300.00', 'Fun 50.00', 'Phone 20.00'],
  },
  {
    title: 'names across, a row planned and a row spent',
    text: `,Rent,Food,Fun
Budget,700,300,50
Actual,700,320,40
`,
    currency: null,
    lines: ['Rent 700.00', 'Food 300.00', 'Fun 50.00'],
  },
  {
    title: 'rows numbered in a column',
    text: `No,Item,Amount
1,Rent,900
2,Food,300
3,Phone,20
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00', 'Phone 20.00'],
  },
  {
    title: 'rows numbered, no heading',
    text: `1,Rent,900
2,Food,300
3,Phone,20
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00', 'Phone 20.00'],
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
    title: 'a code after each amount and a total',
    text: `Rent 900 EUR
Food 300 EUR
Total 1200 EUR`,
    currency: 'EUR',
    lines: ['Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'German: the currency and the period in words',
    text: `Miete 900 Euro
Essen 300 Euro im Monat
Urlaub 1200 Euro im Jahr`,
    currency: 'EUR',
    lines: ['Miete 900.00', 'Essen 300.00', 'Urlaub 100.00'],
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
    title: 'the total first',
    text: `Total budget: 1270
Rent: 900
Food: 300
Phone: 70
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00', 'Phone 70.00'],
  },
  {
    title: 'groups by blanks, columns that do not line up',
    text: `Housing
    Rent    900
    Water    40
Food
    Groceries    300
    Eating out    80
`,
    currency: null,
    lines: ['Rent 900.00 in Housing', 'Water 40.00 in Housing', 'Groceries 300.00 in Food', 'Eating out 80.00 in Food'],
  },
  {
    title: 'sums by blanks above what is in them',
    text: `Housing  940
  Rent  900
  Water  40
Food  380
  Groceries  300
  Eating out  80
Total  1320
`,
    currency: null,
    lines: ['Rent 900.00 in Housing', 'Water 40.00 in Housing', 'Groceries 300.00 in Food', 'Eating out 80.00 in Food'],
  },
  {
    title: 'rupees',
    text: `Rent Rs 15,000
Food Rs. 8,000
Phone ₹500`,
    currency: 'INR',
    lines: ['Rent 15000.00', 'Food 8000.00', 'Phone 500.00'],
  },
  {
    title: 'an income by its name, nothing left',
    text: `Income: 3000
Rent: 1000
Food: 500
Savings: 1500
Left: 0
`,
    currency: null,
    lines: ['+Income 3000.00', 'Rent 1000.00', 'Food 500.00', 'Savings 1500.00'],
  },
  {
    title: 'sections and names a column apart',
    text: `Income
,Salary,3000
,Bonus,200
Total income,,3200
Expenses
,Rent,900
,Food,300
Total expenses,,1200
Net,,2000
`,
    currency: null,
    lines: ['+Salary 3000.00', '+Bonus 200.00', 'Rent 900.00', 'Food 300.00'],
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
  {
    title: 'the currency in the title',
    text: `Monthly budget (in USD)
Rent,900
Food,300
`,
    currency: 'USD',
    lines: ['Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'a code as the heading',
    text: `Category,EUR
Rent,900
Food,300
`,
    currency: 'EUR',
    lines: ['Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'a sheet that begins in its second column',
    text: `\t\tBudget\tActual
\tHousing\t\t
\t\t\t
\tRent\t900\t900
\tFood\t300\t320
\tTotal\t1200\t1220
`,
    currency: null,
    lines: ['Rent 900.00 in Housing', 'Food 300.00 in Housing'],
  },
]
