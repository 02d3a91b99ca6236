import type { ListCase } from './budget-lists.ts'

export const handmadeTables: ListCase[] = [
  {
    title: 'budget, spent and remaining, an income among them',
    text: `Category,Budget,Spent,Remaining
Auto & Transport,$250.00,$180.12,$69.88
Bills & Utilities,$300.00,$295.00,$5.00
Food & Dining,$600.00,$633.10,-$33.10
Income,$4000.00,$4000.00,$0.00
Total,$1150.00,$1108.22,$41.78
`,
    currency: 'USD',
    lines: ['Auto & Transport 250.00', 'Bills & Utilities 300.00', 'Food & Dining 600.00', '+Income 4000.00'],
  },
  {
    title: 'envelopes with a period in words',
    text: `Name,Amount,Period,Notes
Groceries,"$450.00",Monthly,
Car Insurance,"$600.00",Every 6 Months,
Christmas,"$1,200.00",Yearly,
`,
    currency: 'USD',
    lines: ['Groceries 450.00', 'Car Insurance 100.00', 'Christmas 100.00'],
  },
  {
    title: 'a table with a heading of its own for each group',
    text: `INCOME,,,
Item,Planned,Received,Difference
Paycheck,2500,2500,0
,,,
GIVING,,,
Item,Planned,Spent,Remaining
Church,250,250,0
Charity,50,0,50
,,,
HOUSING,,,
Item,Planned,Spent,Remaining
Mortgage,1200,1200,0
Water,45,40,5
`,
    currency: null,
    lines: [
      '+Paycheck 2500.00',
      'Church 250.00 in Giving',
      'Charity 50.00 in Giving',
      'Mortgage 1200.00 in Housing',
      'Water 45.00 in Housing',
    ],
  },
  {
    title: 'a column for each period, one filled in each row',
    text: `Expense,Weekly,Monthly,Yearly
Rent,,900,
Groceries,85,,
Car tax,,,165
Gym,,30,
Total,85,930,165
`,
    currency: null,
    lines: ['Rent 900.00', 'Groceries 368.33', 'Car tax 13.75', 'Gym 30.00'],
  },
  {
    title: 'a column for each period, all filled',
    text: `Expense,Weekly,Fortnightly,Monthly,Yearly
Rent,200,400,866.67,10400
Food,100,200,433.33,5200
`,
    currency: null,
    lines: ['Rent 866.67', 'Food 433.33'],
  },
  {
    title: 'expenses in brackets, incomes without',
    text: `Description\tMonthly
Salary\t$3,200.00
Rent\t($1,100.00)
Food\t($450.00)
Net\t$1,650.00
`,
    currency: 'USD',
    lines: ['+Salary 3200.00', 'Rent 1100.00', 'Food 450.00'],
  },
  {
    title: 'a minus after the number',
    text: `Posten;Betrag
Gehalt;2.500,00
Miete;900,00-
Strom;60,00-
`,
    currency: null,
    lines: ['+Gehalt 2500.00', 'Miete 900.00', 'Strom 60.00'],
  },
  {
    title: 'shares beside amounts',
    text: `Category,Percent,Amount
Needs,50%,1500
Wants,30%,900
Savings,20%,600
Total,100%,3000
`,
    currency: null,
    lines: ['Needs 1500.00', 'Wants 900.00', 'Savings 600.00'],
  },
  {
    title: 'a subtotal for each group',
    text: `Category,Amount
Rent,900
Water,40
Subtotal Housing,940
Groceries,300
Eating out,80
Subtotal Food,380
Grand Total,1320
`,
    currency: null,
    lines: ['Rent 900.00', 'Water 40.00', 'Groceries 300.00', 'Eating out 80.00'],
  },
  {
    title: 'two years side by side',
    text: `Category,2025 Actual,2026 Budget
Rent,10000,10800
Food,3500,3600
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'an annual budget by its title',
    text: `Annual budget 2026
Category,Amount
Rent,10800
Food,3600
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'a year as the heading of the amounts',
    text: `Category,2026
Rent,10800
Food,3600
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'days due as ordinals',
    text: `Bill,Due,Amount,Paid
Rent,1st,900,x
Power,15th,60,
Phone,28th,20,
`,
    currency: null,
    lines: ['Rent 900.00', 'Power 60.00', 'Phone 20.00'],
  },
  {
    title: 'days due in the first column',
    text: `Due Date,Bill,Amount
01/03/2026,Rent,900
15/03/2026,Power,60
28/03/2026,Phone,20
`,
    currency: null,
    lines: ['Rent 900.00', 'Power 60.00', 'Phone 20.00'],
  },
  {
    title: 'a note of two lines',
    text: `"Category","Amount","Note"
"Rent","900","line one
line two"
"Food","300",""
`,
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'a code in a last column',
    text: `Rent,900,EUR
Food,300,EUR
`,
    currency: 'EUR',
    lines: ['Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'least, most and budget',
    text: `Category,Min,Max,Budget
Food,250,350,300
Fun,20,80,50
`,
    currency: null,
    lines: ['Food 300.00', 'Fun 50.00'],
  },
  {
    title: 'long headings',
    text: `Budget Category,Monthly Budget Amount,Actual Amount,Difference
Housing,1200,1200,0
Food,400,350,50
`,
    currency: null,
    lines: ['Housing 1200.00', 'Food 400.00'],
  },
  {
    title: 'periods between name and amount, no heading',
    text: `Rent,4-weekly,800
Food,every week,90
Gym,every 2 weeks,10
Insurance,half-yearly,240
`,
    currency: null,
    lines: ['Rent 866.67', 'Food 390.00', 'Gym 21.67', 'Insurance 40.00'],
  },
  {
    title: 'twice a month and every other week',
    text: `Name,Amount,How often
Paycheck,1500,Twice a month
Rent,900,Monthly
Dog,10,Every other week
Water,60,Every 2 months
`,
    currency: null,
    lines: ['+Paycheck 3000.00', 'Rent 900.00', 'Dog 21.67', 'Water 30.00'],
  },
  {
    title: 'decimal commas between commas',
    text: `Miete,900,00
Essen,300,50
`,
    currency: null,
    lines: ['Miete 900.00', 'Essen 300.00'],
  },
  {
    title: 'budget and actual of each month',
    text: `Category,Type,Jan 2026 Budget,Jan 2026 Actual,Feb 2026 Budget,Feb 2026 Actual
Rent,Expense,900,900,900,0
Pay,Income,3000,3000,3000,0
`,
    currency: null,
    lines: ['Rent 900.00 2026-01,2026-02', '+Pay 3000.00 2026-01,2026-02'],
  },
  {
    title: 'weeks as columns, no sum',
    text: `Category,Week 1,Week 2,Week 3,Week 4
Food,80,75,80,85
Fuel,25,0,25,0
`,
    currency: null,
    lines: ['Food 320.00', 'Fuel 50.00'],
  },
  {
    title: 'quarters planned and actual',
    text: `Category,Q1 Planned,Q1 Actual,Q2 Planned,Q2 Actual
Heating,240,200,120,0
`,
    currency: null,
    lines: ['Heating 80.00 2026-01,2026-02,2026-03', 'Heating 40.00 2026-04,2026-05,2026-06'],
  },
]
