import type { ListCase } from './budget-lists.ts'

export const listsOfTemplates: ListCase[] = [
  {
    title: 'a table for each group, its title in the heading',
    text: `Personal monthly budget,,,
PROJECTED MONTHLY INCOME,,,
Income 1,£2 450.00,,
Extra income,£150.00,,
Total monthly income,"£2,600.00",,
HOUSING,Projected Cost,Actual Cost,Difference
Mortgage or rent,£895.00,£895.00,£0.00
Phone,£28.00,£31.50,-£3.50
Subtotal,£923.00,£926.50,-£3.50
ENTERTAINMENT,Projected Cost,Actual Cost,Difference
Video,,,
Concerts,£30.00,£0.00,£30.00
Theatre,£12.00,£0.00,£12.00
Subtotal,£42.00,£0.00,£42.00
`,
    currency: 'GBP',
    lines: [
      '+Income 1 2450.00',
      '+Extra income 150.00',
      'Mortgage or rent 895.00 in Housing',
      'Phone 28.00 in Housing',
      'Concerts 30.00 in Entertainment',
      'Theatre 12.00 in Entertainment',
    ],
  },
  {
    title: 'months under a title that says annual',
    text: ',,Annual Budget,\n,Expenses,Jan,Feb\n,Home,,\n,Rent,$800,$820\n,Power,$60,$60\n,Monthly totals,$860,$880\n',
    currency: 'USD',
    lines: ['Rent 800.00 in Home 2026-01', 'Rent 820.00 in Home 2026-02', 'Power 60.00 in Home 2026-01,2026-02'],
  },
  {
    title: 'what is left in a row with an explanation',
    text: 'INCOME,Budget,Actual\nWages,3600,3600\nTotal INCOME,3600,3600\nHOME EXPENSES,Budget,Actual\nRent,1250,1250\nGarden,40,0\nTotal HOME EXPENSES,1290,1250\nNET (Income - Expenses),2310,2350\n',
    currency: null,
    lines: ['+Wages 3600.00', 'Rent 1250.00 in Home expenses', 'Garden 40.00 in Home expenses'],
  },
  {
    title: 'what is left called savings, after the totals',
    text: 'Ingresos;Presupuestado\nNómina;2.180,00\nTotal ingresos;2.180,00\nGastos;Presupuestado\nAlquiler;760,00\nOcio;80,00\nTotal gastos;840,00\nAhorro;1.340,00\n',
    currency: null,
    lines: ['+Nómina 2180.00', 'Alquiler 760.00', 'Ocio 80.00'],
  },
  {
    title: 'incomes beside expenses, a blank column between',
    text: 'INCOME,,,EXPENSES,\nSource,Amount,,Item,Amount\nSalary,2900.00,,Rent,980.00\nFreelance,350.00,,Food,410.00\n,,,Train pass,89.50\nTotal,3250.00,,Total,1479.50\n',
    currency: null,
    lines: ['+Salary 2900.00', '+Freelance 350.00', 'Rent 980.00', 'Food 410.00', 'Train pass 89.50'],
  },
  {
    title: 'needs beside wants',
    text: 'Needs,Amount,,Wants,Amount\nRent,980,,Cinema,40\nFood,410,,Travel,90\n',
    currency: null,
    lines: ['Rent 980.00 in Needs', 'Food 410.00 in Needs', 'Cinema 40.00 in Wants', 'Travel 90.00 in Wants'],
  },
  {
    title: 'accounts that hold others',
    text: 'Account,Jan,Feb\nExpenses,1315,1290\nExpenses:Auto,85,60\nExpenses:Auto:Gas,60,60\nExpenses:Auto:Parking,25,0\nExpenses:Rent,980,980\nExpenses:Groceries,250,250\n',
    currency: null,
    lines: [
      'Gas 60.00 in Auto 2026-01,2026-02',
      'Parking 25.00 in Auto 2026-01',
      'Rent 980.00 2026-01,2026-02',
      'Groceries 250.00 2026-01,2026-02',
    ],
  },
  {
    title: 'names and amounts in steps',
    text: '50/30/20 budget,,\nTake home pay,"£2,400",\nNeeds (50%),,"£1,200"\n,Rent,£850\n,Food,£350\nSavings (20%),,£480\n,ISA,£480\n',
    currency: 'GBP',
    lines: [
      '+Take home pay 2400.00',
      'Rent 850.00 in Needs (50%)',
      'Food 350.00 in Needs (50%)',
      'ISA 480.00 in Savings (20%)',
    ],
  },
  {
    title: 'what two people pay and their sum under a name of its own',
    text: 'Item,Anna,Ben,Together\nRent,600,600,1200\nFood,250,200,450\nCar,0,180,180\nSum,850,980,1830\n',
    currency: null,
    lines: ['Rent 1200.00', 'Food 450.00', 'Car 180.00'],
  },
  {
    title: 'groups of expenses that call themselves expenses',
    text: 'Budget familial - octobre 2026\nDépenses fixes\nLoyer  980,00 €\nAssurances  112,50 €\nDépenses variables\nCourses  520,00 €\n',
    currency: 'EUR',
    lines: [
      'Loyer 980.00 in Dépenses fixes 2026-10',
      'Assurances 112.50 in Dépenses fixes 2026-10',
      'Courses 520.00 in Dépenses variables 2026-10',
    ],
  },
  {
    title: 'ranges, and so many of a price',
    text: 'Monthly spending plan\nGroceries - $500-600\nFood 300-350\nGym 2 x 20\nKids 3x$15\n',
    currency: 'USD',
    lines: ['Groceries 600.00', 'Food 350.00', 'Gym 40.00', 'Kids 45.00'],
  },
  {
    title: 'a title of three months',
    text: 'Budget Jan - Mar 2026\nRent 900\nFood 300\n',
    currency: null,
    lines: ['Rent 900.00 2026-01,2026-02,2026-03', 'Food 300.00 2026-01,2026-02,2026-03'],
  },
  {
    title: 'a title of months in two years',
    text: 'Budget for November to January 2027\nRent,900\nFood,300\n',
    currency: null,
    lines: ['Rent 900.00 2026-11,2026-12,2027-01', 'Food 300.00 2026-11,2026-12,2027-01'],
  },
]
