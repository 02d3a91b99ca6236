import type { ListCase } from './budget-lists.ts'

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
  {
    title: 'shouted groups with their sums, one of a single row',
    text: 'Category,Monthly\nHOUSING,1000\nRent,900\nWater,100\nSAVINGS,200\nISA,200\nFOOD,400\nGroceries,300\nEating out,100\n',
    currency: null,
    lines: [
      'Rent 900.00 in Housing',
      'Water 100.00 in Housing',
      'ISA 200.00 in Savings',
      'Groceries 300.00 in Food',
      'Eating out 100.00 in Food',
    ],
  },
  {
    title: 'sums above each group in every month',
    text: 'Item,Jan,Feb\nHousing,1000,1010\nRent,900,900\nWater,100,110\nFood,400,380\nGroceries,300,300\nOut,100,80\nTotal,1400,1390\n',
    currency: null,
    lines: [
      'Rent 900.00 in Housing 2026-01,2026-02',
      'Water 100.00 in Housing 2026-01',
      'Water 110.00 in Housing 2026-02',
      'Groceries 300.00 in Food 2026-01,2026-02',
      'Out 100.00 in Food 2026-01',
      'Out 80.00 in Food 2026-02',
    ],
  },
  {
    title: 'months with negative expenses and what is left',
    text: 'Category,2026-01,2026-02\nSalary,2500,2500\nRent,-900,-900\nFood,-300,-310\nNet,1300,1290\n',
    currency: null,
    lines: [
      '+Salary 2500.00 2026-01,2026-02',
      'Rent 900.00 2026-01,2026-02',
      'Food 300.00 2026-01',
      'Food 310.00 2026-02',
    ],
  },
  {
    title: 'names with dashes under groups',
    text: 'Item,Amount\nHousing,\n- Rent,900\n- Water,40\nFood,\n- Groceries,300\n',
    currency: null,
    lines: ['Rent 900.00 in Housing', 'Water 40.00 in Housing', 'Groceries 300.00 in Food'],
  },
  {
    title: 'two tables with a total each',
    text: 'Fixed costs,,\nItem,Amount,Due\nRent,900,1st\nPhone,20,5th\nTotal fixed,920,\n,,\nVariable costs,,\nItem,Amount,Due\nFood,300,\nFun,50,\nTotal variable,350,\n',
    currency: null,
    lines: [
      'Rent 900.00 in Fixed costs',
      'Phone 20.00 in Fixed costs',
      'Food 300.00 in Variable costs',
      'Fun 50.00 in Variable costs',
    ],
  },
  {
    title: 'an income, expenses and what remains',
    text: 'Monthly income: 3,000\nMonthly expenses:\nRent: 900\nFood: 300\nTotal: 1,200\nRemaining: 1,800\n',
    currency: null,
    lines: ['+Monthly income 3000.00', 'Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'a column a person and their sum',
    text: 'Item,Ada,Bob,Total\nRent,450,450,900\nFood,150,150,300\n',
    currency: null,
    lines: ['Rent 900.00', 'Food 300.00'],
  },
  {
    title: 'a currency without decimals',
    text: '家賃,80000\nFood,30000\nPhone,¥5000\n',
    currency: 'JPY',
    lines: ['家賃 80000', 'Food 30000', 'Phone 5000'],
  },
  {
    title: 'quotes, semicolons in names and line ends of Windows',
    text: '"Kategorie";"Betrag"\r\n"Miete";"900,00 €"\r\n"Essen; Trinken";"300,00 €"\r\n',
    currency: 'EUR',
    lines: ['Miete 900.00', 'Essen; Trinken 300.00'],
  },
  {
    title: 'a first line that names the separator',
    text: 'sep=;\nName;Betrag\nMiete;900\nStrom;80\n',
    currency: null,
    lines: ['Miete 900.00', 'Strom 80.00'],
  },
  {
    title: 'in and out as a type',
    text: 'Kind,What,Monthly\nOut,Rent,900\nIn,Wage,2500\nOut,Food,300\n',
    currency: null,
    lines: ['Rent 900.00', '+Wage 2500.00', 'Food 300.00'],
  },
  {
    title: 'a division in the cell',
    text: 'Car insurance,600/12\nRent,900\n',
    currency: null,
    lines: ['Car insurance 50.00', 'Rent 900.00'],
  },
  {
    title: 'a twelfth as a heading',
    text: 'Item,Yearly,/12\nCar tax,180,15\nTV,174,14.5\n',
    currency: null,
    lines: ['Car tax 15.00', 'TV 14.50'],
  },
  {
    title: 'German: the day of the list in its title',
    text: 'Budget as of 01.03.2026\nMiete;900,00\nStrom;80,00\n',
    currency: null,
    lines: ['Miete 900.00 2026-03', 'Strom 80.00 2026-03'],
  },
  {
    title: 'what is put aside a month for a target',
    text: 'Sinking fund,Target,Monthly contribution,Saved\nCar,1200,100,300\nTrip,600,50,50\n',
    currency: null,
    lines: ['Car 100.00', 'Trip 50.00'],
  },
]
