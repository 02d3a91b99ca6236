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
    title: 'a code after each amount and a total',
    text: `Rent 900 EUR
Food 300 EUR
Total 1200 EUR`,
    currency: 'EUR',
    lines: ['Rent 900.00', 'Food 300.00'],
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
]
