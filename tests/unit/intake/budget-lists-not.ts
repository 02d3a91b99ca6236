export const noLists: { title: string; text: string }[] = [
  {
    title: 'a telephone bill',
    text: `Green Valley Telecom
Your monthly bill
Account 4471-22   May 2026
Plan Unlimited        30.00
Device payment        15.00
Insurance              5.00
Total due             50.00
Due date 05/28/2026`,
  },
  {
    title: 'an invoice for a monthly plan',
    text: `INVOICE
Acme Hosting Ltd
Monthly plan Pro        20.00
Extra storage            5.00
Domain                  10.00
Total                   35.00
VAT 20%                  7.00
Amount due              42.00`,
  },
  {
    title: 'a slip of a car rental called Budget',
    text: `BUDGET CAR RENTAL
Airport desk
Rental 3 days          90.00
Insurance              30.00
Fuel                   40.00
Total                 160.00
VISA ****1234         160.00`,
  },
  {
    title: 'a slip of a market called Budget',
    text: `BUDGET MARKET
Main Street 5
Bread     2.00
Milk      1.50
Cheese    5.00
TOTAL     8.50
CASH     10.00
CHANGE    1.50`,
  },
  {
    title: 'a bill for power of a month',
    text: `Monatsrechnung März 2026
Stadtwerke Grünau
Strom     80,00
Gas       60,00
Wasser    25,00
Summe    165,00
MwSt 19%  26,34
Kundennummer 4471`,
  },
  {
    title: 'a payslip',
    text: `Payslip March 2026
Basic salary   3000.00
Overtime        200.00
Income tax     -500.00
Pension        -150.00
Net pay        2550.00`,
  },
  {
    title: 'a menu',
    text: `Menu
Soup 5
Salad 8
Steak 20
Fish 18
Wine 6
Coffee 3`,
  },
  {
    title: 'a hotel bill',
    text: `Hotel Seeblick
Room 2 nights 200.00
Breakfast 30.00
Parking 20.00
Tourist tax 8.00
Total 258.00
Paid by card`,
  },
  {
    title: 'a receipt for rent',
    text: `Rent receipt
Received from Ada the sum of 900.00
Rent March 2026 800.00
Water 60.00
Internet 40.00
Total 900.00`,
  },
  {
    title: 'a quarterly demand',
    text: `Quarterly statement
Service charge 120.00
Ground rent 50.00
Repairs 80.00
Amount due 250.00
Please pay by 31/03/2026`,
  },
  {
    title: 'a dental plan that was paid',
    text: `Dr. Smith dental plan
Checkup 60.00
Filling 120.00
X-ray 40.00
Total 220.00
Date 03/04/2026`,
  },
  {
    title: 'a membership plan that was paid',
    text: `Gym membership plan
Monthly fee 30.00
Joining fee 25.00
Towel 5.00
TOTAL 60.00
04/03/2026 18:22`,
  },
  {
    title: 'an estimate of a craftsman',
    text: `Kostenvoranschlag
Material 200,00
Arbeit 350,00
Anfahrt 50,00
Summe 600,00
MwSt 114,00
Gesamt 714,00`,
  },
]
