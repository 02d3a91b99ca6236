import type { ListCase } from './budget-lists.ts'

export const listsOfApps: ListCase[] = [
  {
    title: 'an envelope app of the older kind: master and sub category, outflows',
    text: `"Month","Category","Master Category","Sub Category","Budgeted","Outflows","Category Balance"
"March 2026","Monthly Bills:Rent","Monthly Bills","Rent",$910.00,-$910.00,$0.00
"March 2026","Monthly Bills:Water","Monthly Bills","Water",$31.50,-$29.10,$2.40
"March 2026","Everyday:Groceries","Everyday","Groceries",$405.00,-$377.20,$27.80
`,
    currency: 'USD',
    lines: [
      'Rent 910.00 in Monthly Bills 2026-03',
      'Water 31.50 in Monthly Bills 2026-03',
      'Groceries 405.00 in Everyday 2026-03',
    ],
  },
  {
    title: 'an envelope app: what is ready to assign and empty categories are no plans',
    text: `"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
"Apr 2026","Inflow: Ready to Assign","Inflow","Ready to Assign",0.00€,2150.00€,0.00€
"Apr 2026","Credit Card Payments: Visa","Credit Card Payments","Visa",0.00€,-20.00€,12.00€
"Apr 2026","Fixed: Miete","Fixed","Miete",780.00€,-780.00€,0.00€
"Apr 2026","Fixed: Strom","Fixed","Strom",64.00€,-64.00€,0.00€
"Apr 2026","Freizeit: Kino 🍿","Freizeit","Kino 🍿",18.00€,0.00€,18.00€
`,
    currency: 'EUR',
    lines: ['Miete 780.00 in Fixed 2026-04', 'Strom 64.00 in Fixed 2026-04', 'Kino 🍿 18.00 in Freizeit 2026-04'],
  },
  {
    title: 'a zero-based app: groups, items, planned, spent, remaining, with income of its own',
    text: `Group,Item,Type,Planned,Spent,Remaining
Income,Paycheck 1,income,"$2,100.00","$2,100.00",$0.00
Income,Paycheck 2,income,"$2,100.00",$0.00,"$2,100.00"
Giving,Church,expense,$150.00,$150.00,$0.00
Housing,Mortgage,expense,"$1,340.00","$1,340.00",$0.00
Housing,Electricity,expense,$88.00,$91.20,-$3.20
Food,Groceries,expense,$640.00,$512.00,$128.00
`,
    currency: 'USD',
    lines: [
      '+Paycheck 1 2100.00 in Income',
      '+Paycheck 2 2100.00 in Income',
      'Church 150.00 in Giving',
      'Mortgage 1340.00 in Housing',
      'Electricity 88.00 in Housing',
      'Groceries 640.00 in Food',
    ],
  },
  {
    title: 'envelopes with how often each is filled',
    text: `Envelope,Budget Period,Budget Amount,Balance
Groceries,Every two weeks,180.00,43.12
Petrol,Weekly,30.00,8.00
House insurance,Annual,504.00,210.00
Rent,Monthly,825.00,0.00
`,
    currency: null,
    lines: ['Groceries 390.00', 'Petrol 130.00', 'House insurance 42.00', 'Rent 825.00'],
  },
  {
    title: 'an app with group types: a row a category and month',
    text: `Date,Category,Category Group,Group Type,Budgeted,Actual,Remaining
2026-05-01,Paychecks,Income,income,5200.00,5200.00,0.00
2026-05-01,Mortgage,Housing,expense,1800.00,1800.00,0.00
2026-05-01,Pets,Lifestyle,expense,75.00,20.10,54.90
2026-06-01,Mortgage,Housing,expense,1800.00,0.00,1800.00
`,
    currency: null,
    lines: [
      '+Paychecks 5200.00 in Income 2026-05',
      'Mortgage 1800.00 in Housing 2026-05',
      'Pets 75.00 in Lifestyle 2026-05',
      'Mortgage 1800.00 in Housing 2026-06',
    ],
  },
  {
    title: 'budget limits of a self-hosted manager: ids, days, a code beside each amount',
    text: `id,budget,start_date,end_date,currency_code,amount,spent
11,Household,2026-02-01,2026-02-28,EUR,620.000000000000,-402.10
12,Leisure,2026-02-01,2026-02-28,EUR,140.000000000000,-12.00
13,Car,2026-02-01,2026-02-28,EUR,95.500000000000,-60.00
`,
    currency: 'EUR',
    lines: ['Household 620.00 2026-02', 'Leisure 140.00 2026-02', 'Car 95.50 2026-02'],
  },
  {
    title: 'an account tree: the last part is the name, the part before it its group',
    text: `Account,Jan 2026,Feb 2026,Total
Expenses:Auto:Fuel,110,110,220
Expenses:Auto:Parking,25,25,50
Expenses:Home:Rent,800,800,1600
Income:Salary,2600,2600,5200
`,
    currency: null,
    lines: [
      'Fuel 110.00 in Auto 2026-01,2026-02',
      'Parking 25.00 in Auto 2026-01,2026-02',
      'Rent 800.00 in Home 2026-01,2026-02',
      '+Salary 2600.00 2026-01,2026-02',
    ],
  },
  {
    title: 'a sheet template: category, group, type, hidden or not, a column a month',
    text: `Category,Group,Type,Hide From Reports,Jan 2026,Feb 2026,Mar 2026
Paycheck,Primary Income,Income,,"$3,000","$3,000","$3,000"
Groceries,Living,Expense,,$450,$450,$470
Transfer,Transfer,Transfer,Hide,,,
Gas,Car,Expense,,$90,$90,$90
`,
    currency: 'USD',
    lines: [
      '+Paycheck 3000.00 in Primary Income 2026-01,2026-02,2026-03',
      'Groceries 450.00 in Living 2026-01,2026-02',
      'Groceries 470.00 in Living 2026-03',
      'Gas 90.00 in Car 2026-01,2026-02,2026-03',
    ],
  },
  {
    title: 'a report of a desktop program: budget, actual, difference, sums under each group',
    text: `Monthly Budget vs Actual
5/1/2026 through 5/31/2026

Category,Actual,Budget,Difference
INCOME,,,
Net Pay,2500.00,2500.00,0.00
TOTAL INCOME,2500.00,2500.00,0.00
EXPENSES,,,
Auto,,,
Fuel,121.00,100.00,-21.00
Service,0.00,40.00,40.00
TOTAL Auto,121.00,140.00,19.00
Bills,,,
Cable,55.00,55.00,0.00
TOTAL Bills,55.00,55.00,0.00
TOTAL EXPENSES,176.00,195.00,19.00
OVERALL TOTAL,2324.00,2305.00,19.00
`,
    currency: null,
    lines: [
      '+Net Pay 2500.00 2026-05',
      'Fuel 100.00 in Auto 2026-05',
      'Service 40.00 in Auto 2026-05',
      'Cable 55.00 in Bills 2026-05',
    ],
  },
  {
    title: 'budgeted, spent and balance, tabs between',
    text: 'Category\tBudgeted\tSpent\tBalance\nFood\t300.00\t-210.40\t89.60\nBills\t150.00\t-150.00\t0.00\nGeneral\t60.00\t0.00\t60.00\n',
    currency: null,
    lines: ['Food 300.00', 'Bills 150.00', 'General 60.00'],
  },
]
