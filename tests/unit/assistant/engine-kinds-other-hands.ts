import { rowsOf } from './engine-brief.ts'

export const plainHand = rowsOf(`
electricity costs 2026 => total - "electricity" 01-01..11-20
groceries for 2026 => total -groceries 01-01..11-20
how much did the pizzas come to this year => total -eating_out 01-01..11-20
Spending from 1/10/2026 to 15/10/2026 => total - 10-01..10-15
spending between 10/1/2026 and 10/15/2026 => total - 10-01..10-15
spending on 3/10/2026 => total - 03-10..03-10
add an expense of €18.30 for a prescription on 12/11 => -18.30EUR | Prescription | health | 11-12
add an expense of $18.30 for a prescription on 11/12 => -18.30USD | Prescription | health | 11-12
how much did i spend last year in december on eating out => total -eating_out 2025-12-01..2025-12-31
in 2025 how much did I spend on groceries in november => total -groceries 2025-11-01..2025-11-30
in october what did I spend on the 12th => total - 10-12..10-12
in october how much on food from the 5th to the 9th => total -groceries+eating_out 10-05..10-09
groceries in october and november => total -groceries 10-01..11-20
what have refunds brought me this year => total +refunds 01-01..11-20
did I put anything aside in September? => net ± 09-01..09-30
what did I spend the most on in a single purchase this month apart from rent => largest(LARGEST 5) - !housing 11-01..11-20
where does most of my money go this month => groups(CATEGORY LARGEST 5) - 11-01..11-20
how many times did i fill up the car this year => count -car_fuel 01-01..11-20
which subscriptions am I paying for every month => recurring(LIST) -subscriptions ever
`)

export const hastyAndFormal = rowsOf(`
yo how much cash did i burn last month => total - 10-01..10-31
hey dude total for food in oct => total -groceries+eating_out 10-01..10-31
kornmarket spend 2026 => total - "Kornmarkt" 01-01..11-20
grcrs in oct => total -groceries 10-01..10-31
how much i spent 2day => total - 11-20..11-20
how much on food yday => total -groceries+eating_out 11-19..11-19
cash in vs cash out october => net ± 10-01..10-31
Kindly state the aggregate expenditure for the period 1 September 2026 to 30 September 2026. => total - 09-01..09-30
What were total disbursements in the third quarter of 2026? => total - 07-01..09-30
What were total disbursements in the third quarter of 2026? >> And in the quarter preceding it? => total - 04-01..06-30
Please provide the sum of all utility charges from January through June 2026. => total -utilities 01-01..06-30
Gross receipts for September 2026 => total + 09-01..09-30
Total insurance premiums paid in fiscal 2026 => total -insurance 01-01..11-20
Expenditure at Kornmarkt during August and October 2026 => compare(DIFFERENCE) - "Kornmarkt" 10-01..10-31 / - "Kornmarkt" 08-01..08-31
groceries in May, August and October => total -groceries 05-01..05-31 without August 2026, October 2026
Total of everything spent bar rent in October => total - !housing 10-01..10-31
how much did I spend at the bar in October => total -eating_out 10-01..10-31
how much did gifts for others cost in december 2025 => total -gifts_donations 2025-12-01..2025-12-31
List every payment exceeding $100 in August 2026. => list(ROWS 10) - >=100.01 08-01..08-31
when did i last fill up => list(WHEN) -car_fuel ever
wat subs do i have => recurring(LIST) -subscriptions ever
Identify all standing commitments that recur monthly. => recurring(LIST MONTH) - ever
spent a tenner on bus fare yday => -10.00 | Bus fare | transport | 11-19
taxi home 13 bucks last nite => -13.00USD | Taxi home | transport | 11-19
Please record an expenditure of $245.00 for accounting software, dated 18 November 2026. => -245.00USD | Accounting software | subscriptions | 11-18
how does this thing work => help
how does the moon look => unknown NOT_UNDERSTOOD
how much did unicorns cost me in October => total - "unicorns" 10-01..10-31
what did I spend on unicorns in October => total - "unicorns" 10-01..10-31
did I pay zipcar this month => list(WHETHER 5) - "zipcar" 11-01..11-20
`)

export const learnedForeign = rowsOf(`
what is the sum what i paid in Kornmarkt in this year => total - "Kornmarkt" 01-01..11-20
how much have I paid in October => total - 10-01..10-31
expenses of 1. to 10. november => total - 11-01..11-10
spendings since begin of october => total - 10-01..11-20
how much did I spent this weak? => total - 11-16..11-20
spending at Kornmarkt since three months => total - "Kornmarkt" 09-01..11-20
What is the most big expense of this month without the rent? => largest(LARGEST) - !housing 11-01..11-20
what was the most we spent in one go at Kornmarkt => largest(LARGEST) - "Kornmarkt" ever
train ticket 18,20 the 17.11. => -18.20 | Train ticket | transport | 11-17
how much did cost the electricity in 2026 => total - "electricity" 01-01..11-20
what comes out of the account each month => recurring(LIST MONTH) - ever
most we ever paid for groceries => largest(LARGEST) -groceries ever
how much cost me the zephyr this year => total - "zephyr" 01-01..11-20
`)

export const morePlain = rowsOf(`
rent for the first six months of 2026 => total -housing 01-01..06-30
spending in the last two quarters of last year => total - 2025-07-01..2025-12-31
how much did I spend on New Year's Eve => total - 2025-12-31..2025-12-31
how much was left of my salary in October after expenses => net ± 10-01..10-31
how much did I spend up to the 10th of this month => total - 11-01..11-10
what percentage of my income did I spend in October => compare(SHARE) - 10-01..10-31 / + 10-01..10-31
one thousand and fifteen for rent on the first => -1015.00 | Rent | housing | 11-01
paid two thousand and five for a bike => -2005.00 | Bike | ? | 11-20
what percentage of my income do I save => net ± 11-01..11-20
`)

export const chatty = rowsOf(`
how much has gone to Kornmarkt since the start of the year => total - "Kornmarkt" 01-01..11-20
what is left at the end of september when you subtract expenses from income => net ± 09-01..09-30
how much did we spend in the summer months, june to august => total - 06-01..08-31 without months
how much did we spend last summer => unknown UNTOLD_TIME
Rent: 2025 against 2026 => compare(DIFFERENCE) -housing 01-01..11-20 / -housing 2025-01-01..2025-11-20
what single thing cost the most this month, rent aside => largest(LARGEST) - !housing 11-01..11-20
spending in october, rent and groceries excluded => total - !housing !groceries 10-01..10-31
average Olive Tree visit => average(TRANSACTION) - "Olive Tree" ever
how much have I gone over => budget(OVER) - 11-01..11-20
how much of the grocery budget is gone => budget(USED) -groceries 11-01..11-20
how many times did I eat out since summer began in june => unknown UNTOLD_TIME
which category cost the most in october => groups(CATEGORY LARGEST 5) - 10-01..10-31
`)

export const terse = rowsOf(`
whats the total for yesterday's shopping => total - 11-19..11-19
what remained at the end of August, income minus expenses => net ± 08-01..08-31
how much did i spend on friday the 13th => total - 11-13..11-13
spending on sunday the 8th of november => total - 11-08..11-08
any spending on the 2nd of november? => list(WHETHER 5) - 11-02..11-02
what did I spend on the 3rd and 2nd => total - 11-02..11-03
difference in eating out between Sept and Oct => compare(DIFFERENCE) -eating_out 10-01..10-31 / -eating_out 09-01..09-30
is this month worse than last month? => compare(DIFFERENCE) - 11-01..11-20 / - 10-01..10-20
biggest non-rent expense in September => largest(LARGEST) - !housing 09-01..09-30
20 on lottery tickets => -20.00 | Lottery tickets | ? | 11-20
what is the difference between income and expenses in october => net ± 10-01..10-31
`)

export const household = rowsOf(`
october total w/o rent => total - !housing 10-01..10-31
how much was my pay in August => total +salary 08-01..08-31
how much on gym => total - "gym" ever
is my eating out up on last month? => compare(DIFFERENCE) -eating_out 11-01..11-20 / -eating_out 10-01..10-20
how much of my October spending was eating out, as a percentage => compare(SHARE) -eating_out 10-01..10-31 / - 10-01..10-31
what is the average I spend on groceries each month, January to October => average(MONTH) -groceries 01-01..10-31
Show me my standing costs => recurring(LIST) - ever
Tom owed me 30 and paid me back today => +30.00 | Tom owed me and paid me back | refunds | 11-20
who owes me money back => unknown NOT_UNDERSTOOD
`)

export const lateHand = rowsOf(`
could you work out my net for the year => net ± 01-01..11-20
how much on groceries over the month => total -groceries 11-01..11-20
in the month of June how much on food => total -groceries+eating_out 06-01..06-30
how much in the week of 9 November => total - 11-09..11-15
income for october without refunds => total + !refunds 10-01..10-31
Contrast my August and September expenses => compare(DIFFERENCE) - 09-01..09-30 / - 08-01..08-31
Which Kornmarkt shop was the most expensive this year? => largest(LARGEST) - "Kornmarkt" 01-01..11-20
how many different times did I refuel in October => count -car_fuel 10-01..10-31
which shop was the most expensive in October => groups(DESCRIPTION LARGEST 5) - 10-01..10-31
`)

export const politeHand = rowsOf(`
how much did I spend on groceries in April >> thanks, and may? => total -groceries 05-01..05-31
how much did I spend on groceries in April >> how about transport instead => total -transport 04-01..04-30
thanks => help
thank you very much => help
great, how much on food in May => total -groceries+eating_out 05-01..05-31
how much money disappeared in October => total - 10-01..10-31
total spend on the weekend of 31 October => total - 10-31..11-01
just bought two shirts, 59 altogether => -59.00 | Two shirts | clothing | 11-20
got 2835.50 salary on the 25th of October and 20 back from Ben yesterday => +2835.50 | Salary | salary | 10-25 ; +20.00 | Ben | refunds | 11-19
taxi back from the airport 20 => -20.00 | Taxi back from the airport | transport | 11-20
how much did I spend in the week from 9 to 15 November => total - 11-09..11-15
how much did I spend in the month from 5 October to 4 November => total - 10-05..11-04
`)
