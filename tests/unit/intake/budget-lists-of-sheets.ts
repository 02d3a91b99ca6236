import type { ListCase } from './budget-lists.ts'

export const listsOfSheets: ListCase[] = [
  {
    title: 'a column a quarter',
    text: 'Plan 2026\nItem,Q1,Q2,Q3,Q4,Total\nHeating,240,120,60,210,630\nGarden,0,90,90,0,180\nTotal,240,210,150,210,810\n',
    currency: null,
    lines: [
      'Heating 80.00 2026-01,2026-02,2026-03',
      'Heating 40.00 2026-04,2026-05,2026-06',
      'Heating 20.00 2026-07,2026-08,2026-09',
      'Heating 70.00 2026-10,2026-11,2026-12',
      'Garden 30.00 2026-04,2026-05,2026-06,2026-07,2026-08,2026-09',
    ],
  },
  {
    title: 'planned and actual under each month, in two rows of headings',
    text: `Category,January 2026,,February 2026,
,Budget,Actual,Budget,Actual
Rent,700,700,700,
Food,310,345.20,320,
Total,1010,1045.20,1020,
`,
    currency: null,
    lines: ['Rent 700.00 2026-01,2026-02', 'Food 310.00 2026-01', 'Food 320.00 2026-02'],
  },
  {
    title: 'planned and actual of each month in one row of headings',
    text: 'Item,Jan planned,Jan actual,Feb planned,Feb actual\nRent,650,650,650,0\nCoffee,20,31,25,0\n',
    currency: null,
    lines: ['Rent 650.00 2026-01,2026-02', 'Coffee 20.00 2026-01', 'Coffee 25.00 2026-02'],
  },
  {
    title: 'annual costs with their twelfth beside them',
    text: 'Bill,Annual cost,Monthly (/12),Due\nCar tax,180.00,15.00,April\nBoiler service,96.00,8.00,September\nTV licence,174.60,14.55,January\nTotal,450.60,37.55,\n',
    currency: null,
    lines: ['Car tax 15.00', 'Boiler service 8.00', 'TV licence 14.55'],
  },
  {
    title: 'annual costs alone',
    text: 'Irregular costs,Per year (€)\nDentist,150\nChristmas,400\nTyres,230\n',
    currency: 'EUR',
    lines: ['Dentist 12.50', 'Christmas 33.33', 'Tyres 19.17'],
  },
  {
    title: 'a share of the whole and a running total beside the amount',
    text: 'Category,% of income,Amount,Running total\nRent,40%,"1,000.00","1,000.00"\nFood,16%,400.00,"1,400.00"\nFun,4%,100.00,"1,500.00"\n',
    currency: null,
    lines: ['Rent 1000.00', 'Food 400.00', 'Fun 100.00'],
  },
  {
    title: 'shares and running totals without a heading',
    text: 'Rent,40%,1000.00,1000.00,fixed\nFood,16%,400.00,1400.00,weekly shop\nFun,4%,100.00,1500.00,\n',
    currency: null,
    lines: ['Rent 1000.00', 'Food 400.00', 'Fun 100.00'],
  },
  {
    title: 'every kind of frequency',
    text: `Expense,Amount,Frequency,Due date,Account,Notes
Rent,900,monthly,1st,Joint,
Cleaner,40,every 2 weeks,,Joint,Tuesdays
Gym,32.50,4-weekly,,Own,
Water,84,quarterly,15/03,Joint,estimate
Road tax,90,twice a year,,Own,
Insurance,415,yearly,2026-08-01,Joint,shop around
Bus,12,weekly,,Own,
Coffee,2,daily,,Own,too much
`,
    currency: null,
    lines: [
      'Rent 900.00',
      'Cleaner 86.67',
      'Gym 35.21',
      'Water 28.00',
      'Road tax 15.00',
      'Insurance 34.58',
      'Bus 52.00',
      'Coffee 60.83',
    ],
  },
  {
    title: 'a sum row whose name does not say so, after three rows and at the end',
    text: 'Thing,Cost\nRent,812.50\nPower,61.20\nPhone,19.99\nAll in all,893.69\n',
    currency: null,
    lines: ['Rent 812.50', 'Power 61.20', 'Phone 19.99'],
  },
  {
    title: 'a sum above each group, not indented',
    text: 'Item,Budget\nHome,975\nRent,900\nWater,75\nFood,420\nGroceries,330\nTakeaway,90\n',
    currency: null,
    lines: ['Rent 900.00 in Home', 'Water 75.00 in Home', 'Groceries 330.00 in Food', 'Takeaway 90.00 in Food'],
  },
  {
    title: 'a sum under each group with the name of the group',
    text: 'Item,Budget\nRent,900\nWater,75\nHome sum,975\nGroceries,330\nTakeaway,90\nFood sum,420\nEverything,1395\n',
    currency: null,
    lines: ['Rent 900.00', 'Water 75.00', 'Groceries 330.00', 'Takeaway 90.00'],
  },
  {
    title: 'incomes and expenses side by side in one table',
    text: 'Income,Amount,Expense,Amount\nSalary,2400,Rent,800\nChild benefit,219,Food,500\n,,Insurance,75\nTotal,2619,Total,1375\n',
    currency: null,
    lines: ['+Salary 2400.00', '+Child benefit 219.00', 'Rent 800.00', 'Food 500.00', 'Insurance 75.00'],
  },
  {
    title: 'two amounts of one name, an empty line, a zero and a note',
    text: 'Category,Planned,Notes\nPhone,18.00,mine\nPhone,22.00,hers\n,,\nClothes,0,later this year\nRent,640,\n',
    currency: null,
    lines: ['Phone 18.00', 'Phone 22.00', 'Rent 640.00'],
  },
  {
    title: 'months down and categories across, with a sum column and a sum row',
    text: 'Month,Rent,Food,Fun,Total\nJan 2026,700,300,50,1050\nFeb 2026,700,280,60,1040\nMar 2026,710,280,0,990\nTotal,2110,860,110,3080\n',
    currency: null,
    lines: [
      'Rent 700.00 2026-01,2026-02',
      'Rent 710.00 2026-03',
      'Food 300.00 2026-01',
      'Food 280.00 2026-02,2026-03',
      'Fun 50.00 2026-01',
      'Fun 60.00 2026-02',
    ],
  },
  {
    title: 'currencies as a column of their own',
    text: 'Name,Currency,Amount\nRent,GBP,1100.00\nCouncil tax,GBP,161.00\nWater,GBP,29.40\n',
    currency: 'GBP',
    lines: ['Rent 1100.00', 'Council tax 161.00', 'Water 29.40'],
  },
  {
    title: 'a drawn table with emphasis and a rule',
    text: '## Budget\n\n| Category | Monthly | Notes |\n|:---------|--------:|-------|\n| **Rent** | $1,050.00 | lease to May |\n| Food | $400 | |\n| Netflix | $15.49 | |\n| **Total** | **$1,465.49** | |\n',
    currency: 'USD',
    lines: ['Rent 1050.00', 'Food 400.00', 'Netflix 15.49'],
  },
  {
    title: 'weeks of one month as columns',
    text: 'March 2026\nCategory,Week 1,Week 2,Week 3,Week 4,Total\nGroceries,80,75,80,85,320\nFuel,25,0,25,0,50\nTotal,105,75,105,85,370\n',
    currency: null,
    lines: ['Groceries 320.00 2026-03', 'Fuel 50.00 2026-03'],
  },
  {
    title: 'a household year from April, years turning',
    text: 'Budget 2026/27\nItem,Apr-26,May-26,Jan-27\nRent,800,800,820\nSki trip,,,450\n',
    currency: null,
    lines: ['Rent 800.00 2026-04,2026-05', 'Rent 820.00 2027-01', 'Ski trip 450.00 2027-01'],
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
