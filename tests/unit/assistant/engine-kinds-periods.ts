import { rowsOf } from './engine-brief.ts'

export const partialPeriods = rowsOf(`
what did I spend on weekdays last week => total - 11-09..11-13
weekday spending this week => total - 11-16..11-20
how much did I spend on weekdays in october => unknown UNTOLD_TIME
spending last november => total - 2025-11-01..2025-11-30
spending last october => total - 10-01..10-31
groceries 1/10 – 15/10 => total -groceries 10-01..10-15
spending prior to october => total - ..09-30
total spent by the end of march => total - ..03-31
eating out up to and including june => total -eating_out ..06-30
the last half year => total - 06-01..11-20
last 2 calendar months => total - 09-01..10-31
spending in the week ending 18 october => total - 10-12..10-18
groceries in the first fortnight of october => total -groceries 10-01..10-14
groceries for the three months to the end of september => total -groceries 07-01..09-30
what did I spend in the seven days before today => total - 11-13..11-19
spending this time last month => total - 10-01..10-20
spending this time last year => total - 2025-11-01..2025-11-30
spending in autumn 2025 => unknown UNTOLD_TIME
the last two weekends => unknown NOT_UNDERSTOOD
what did I spend on eating out in september >> and the month after? => total -eating_out 10-01..10-31
what did I spend on groceries in october >> only in the first week => total -groceries 10-01..10-07
what did I spend on groceries in october >> and the second half? => total -groceries 10-16..10-31
`)

export const references = rowsOf(`
how much did I earn in october >> how much did I spend in that month => total - 10-01..10-31
what came in during september >> and what went out? => total - 09-01..09-30
how much at Kornmarkt this year >> how much of that was in october => total - "Kornmarkt" 10-01..10-31
spending at Kornmarkt this year >> only groceries => total -groceries "Kornmarkt" 01-01..11-20
spending on the lake trip >> and just the food there? => total -groceries+eating_out #lake ever
spending on the lake trip >> and without the hotel? => total - #lake !"hotel" ever
spending in october excluding rent and Kornmarkt >> with Kornmarkt? => total - !housing 10-01..10-31
spending in october without rent >> and without groceries too? => total - !housing !groceries 10-01..10-31
spending in october without Kornmarkt and Greenfields => total - !"Kornmarkt" !"Greenfields" 10-01..10-31
spending in july without the lake trip => total - !#lake 07-01..07-31
three priciest purchases since september, no rent => largest(LARGEST 3) - !housing 09-01..11-20
everything tagged lake => list(ROWS 10) ± #lake ever
the lake tag => total - #lake ever
what subscriptions am I paying for? => recurring(LIST) -subscriptions ever
which groceries did I buy in october => list(ROWS 10) -groceries 10-01..10-31
my last rent payment => list(ROWS) -housing ever
which restaurant do I go to most => groups(DESCRIPTION LARGEST 5) -eating_out 11-01..11-20
my 3 main sources of income in 2026 => groups(DESCRIPTION LARGEST 3) + 01-01..11-20
what did Weber GmbH pay in october => total + "Weber GmbH" 10-01..10-31
did I save more in october than in september => net ± 10-01..10-31
by how much have I overshot on eating out => budget(OVER) -eating_out 11-01..11-20
zumba costs this year => unknown NOT_UNDERSTOOD
what did I pay for zumba at Kornmarkt => unknown NOT_UNDERSTOOD
how much did I spend on zumba in october => total - "zumba" 10-01..10-31
paid the plumber yesterday => unknown NO_AMOUNT
record a taxi ride => unknown NO_AMOUNT
spent on groceries last month => total -groceries 10-01..10-31
paid for rent this year => total -housing 01-01..11-20
sold two chairs for 60 => +60.00 | Two chairs | other_income | 11-20
`)
