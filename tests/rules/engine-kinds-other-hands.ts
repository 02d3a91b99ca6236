import { rowsOf } from './engine-brief.ts'

/** Written by somebody who speaks in whole sentences. */
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
