import { expect, test } from 'vitest'
import { meantBy, rowsOf } from './engine-brief.ts'

// One sum beside another.
test.each(
  rowsOf(`
compare october and september => compare(DIFFERENCE) - 10-01..10-31 / - 09-01..09-30
compare october to september 2025 => compare(DIFFERENCE) - 10-01..10-31 / - 2025-09-01..2025-09-30
this month vs last month groceries => compare(DIFFERENCE) -groceries 11-01..11-20 / -groceries 10-01..10-20
is this month more expensive than last month => compare(WHICH) - 11-01..11-20 / - 10-01..10-20
did I spend less on groceries in october than in september => compare(WHICH) -groceries 10-01..10-31 / -groceries 09-01..09-30
how does my spending this year compare with last year => compare(DIFFERENCE) - 01-01..11-20 / - 2025-01-01..2025-11-20
groceries vs eating out this year => compare(DIFFERENCE) -groceries 01-01..11-20 / -eating_out 01-01..11-20
what's the difference between october and september spending => compare(DIFFERENCE) - 10-01..10-31 / - 09-01..09-30
am I spending more on transport than last month => compare(WHICH) -transport 11-01..11-20 / -transport 10-01..10-20
how much more did I spend in october than in september => compare(DIFFERENCE) - 10-01..10-31 / - 09-01..09-30
october versus november => compare(DIFFERENCE) - 11-01..11-20 / - 10-01..10-20
compare Q2 with Q3 => compare(DIFFERENCE) - 07-01..09-30 / - 04-01..06-30
compare Kornmarkt with Greenfields this year => compare(DIFFERENCE) - "Kornmarkt" 01-01..11-20 / - "Greenfields" 01-01..11-20
did I earn more this year than last year => compare(WHICH) + 01-01..11-20 / + 2025-01-01..2025-11-20
which month was more expensive, september or october => compare(WHICH) - 10-01..10-31 / - 09-01..09-30
did i pay more for rent or groceries last month => compare(WHICH) -housing 10-01..10-31 / -groceries 10-01..10-31
compare spending on groceries: may v june => compare(DIFFERENCE) -groceries 06-01..06-30 / -groceries 05-01..05-31
is my food spending up or down on last month => compare(DIFFERENCE) -groceries+eating_out 11-01..11-20 / -groceries+eating_out 10-01..10-20
have my groceries gone up since last month => compare(DIFFERENCE) -groceries 11-01..11-20 / -groceries 10-01..10-20
what percent of my spending is rent this month => compare(SHARE) -housing 11-01..11-20 / - 11-01..11-20
what share of spending went to groceries in october => compare(SHARE) -groceries 10-01..10-31 / - 10-01..10-31
how much of my income goes on rent => compare(SHARE) -housing 11-01..11-20 / + 11-01..11-20
this week vs last week => compare(DIFFERENCE) - 11-16..11-20 / - 11-09..11-13
year over year groceries => compare(DIFFERENCE) -groceries 01-01..11-20 / -groceries 2025-01-01..2025-11-20
compare the last 3 months with the 3 months before => compare(DIFFERENCE) - 09-01..11-20 / - 06-01..08-20
what's different about my spending this month => compare(DIFFERENCE) - 11-01..11-20 / - 10-01..10-20
more on food or transport this month? => compare(WHICH) -groceries+eating_out 11-01..11-20 / -transport 11-01..11-20
how did october compare to september => compare(DIFFERENCE) - 10-01..10-31 / - 09-01..09-30
is october higher than september => compare(WHICH) - 10-01..10-31 / - 09-01..09-30
did spending go up in october => compare(DIFFERENCE) - 10-01..10-31 / - 09-01..09-30
difference between Q2 and Q3 => compare(DIFFERENCE) - 07-01..09-30 / - 04-01..06-30
groceries this october vs last october => compare(DIFFERENCE) -groceries 10-01..10-31 / -groceries 2025-10-01..2025-10-31
how does this month's food bill compare to last month's => compare(DIFFERENCE) -groceries+eating_out 11-01..11-20 / -groceries+eating_out 10-01..10-20
what's the change in spending from september to october => compare(DIFFERENCE) - 10-01..10-31 / - 09-01..09-30
which is more, rent or groceries? => compare(DIFFERENCE) -housing 11-01..11-20 / -groceries 11-01..11-20
what fraction of spending is food => compare(SHARE) -groceries+eating_out 11-01..11-20 / - 11-01..11-20
rent as a percentage of income this year => compare(SHARE) -housing 01-01..11-20 / + 01-01..11-20
compare food and transport in october => compare(DIFFERENCE) -groceries+eating_out 10-01..10-31 / -transport 10-01..10-31
compare groceries between july and august => compare(DIFFERENCE) -groceries 08-01..08-31 / -groceries 07-01..07-31
eating out: september vs october => compare(DIFFERENCE) -eating_out 10-01..10-31 / -eating_out 09-01..09-30
how much less did I spend in october than september => compare(DIFFERENCE) - 10-01..10-31 / - 09-01..09-30
was july cheaper than august => compare(WHICH) - 08-01..08-31 / - 07-01..07-31
which was higher in october, travel or housing => compare(WHICH) -travel 10-01..10-31 / -housing 10-01..10-31
rent or groceries, which costs me more this year? => compare(DIFFERENCE) -housing 01-01..11-20 / -groceries 01-01..11-20
what proportion of my expenses is transport this year => compare(SHARE) -transport 01-01..11-20 / - 01-01..11-20
`),
)('%s', (said, meant) => {
  expect(meantBy(said)).toBe(meant)
})

// What is planned, and what is left of it.
test.each(
  rowsOf(`
how much budget is left => budget(LEFT) - 11-01..11-20
what's left in my eating out budget => budget(LEFT) -eating_out 11-01..11-20
how much can I still spend on groceries => budget(LEFT) -groceries 11-01..11-20
am I over budget => budget(OVER) - 11-01..11-20
am i over budget on groceries => budget(OVER) -groceries 11-01..11-20
am I within budget => budget(WITHIN) - 11-01..11-20
did I stay within my budget last month => budget(WITHIN) - 10-01..10-31
which budgets are blown => budget(OVER) - 11-01..11-20
how much is left of the transport budget this month => budget(LEFT) -transport 11-01..11-20
remaining budget for health => budget(LEFT) -health 11-01..11-20
have I overspent on eating out => budget(OVER) -eating_out 11-01..11-20
budget status => budget(USED) - 11-01..11-20
how's my budget doing => budget(LEFT) - 11-01..11-20
what have I got left for clothes => budget(LEFT) -clothing 11-01..11-20
how much over am I on eating out => budget(OVER) -eating_out 11-01..11-20
how far through my groceries budget am I => budget(USED) -groceries 11-01..11-20
what percentage of my grocery budget is gone => budget(USED) -groceries 11-01..11-20
budget left october => budget(LEFT) - 10-01..10-31
is there anything left in entertainment => budget(LEFT) -entertainment 11-01..11-20
what did I budget for groceries => budget(LEFT) -groceries 11-01..11-20
what's my budget for rent => budget(LEFT) -housing 11-01..11-20
how much of my budget have I used => budget(USED) - 11-01..11-20
what's my remaining food budget => budget(LEFT) -groceries+eating_out 11-01..11-20
how much money do I have left for groceries => budget(LEFT) -groceries 11-01..11-20
how close am I to my grocery budget => budget(USED) -groceries 11-01..11-20
did I blow my eating out budget in october => budget(USED) -eating_out 10-01..10-31
how many euros are left in transport => budget(LEFT) -transport 11-01..11-20
which categories are over budget => budget(OVER) - 11-01..11-20
am I on track this month => budget(WITHIN) - 11-01..11-20
will I stay within budget => budget(WITHIN) - 11-01..11-20
how much budget do I have left for fun => budget(LEFT) -entertainment 11-01..11-20
transport budget => budget(LEFT) -transport 11-01..11-20
eating out budget for october => budget(LEFT) -eating_out 10-01..10-31
is there any money left for clothes this month => budget(LEFT) -clothing 11-01..11-20
did I exceed my budget in september => budget(OVER) - 09-01..09-30
what have I overspent on => budget(OVER) - 11-01..11-20
show my budgets => budget(LEFT) - 11-01..11-20
budgte left for groceries => budget(LEFT) -groceries 11-01..11-20
set a budget of 300 for groceries => plan groceries 2026-11 300.00
budget 200 for eating out next month => plan eating_out 2026-11 200.00
`),
)('%s', (said, meant) => {
  expect(meantBy(said)).toBe(meant)
})

// What comes again, and what stands out.
test.each(
  rowsOf(`
what subscriptions do I have => recurring(LIST) -subscriptions ever
which payments are recurring => recurring(LIST) - ever
my regular bills => recurring(LIST) - ever
list my recurring expenses => recurring(LIST) - ever
what do I pay every month => recurring(LIST) - ever
what comes out every month => recurring(LIST MONTH) - ever
how much are my fixed costs => recurring(LIST) - ever
which direct debits do I have => recurring(LIST) - ever
recurring income => recurring(LIST) + ever
what yearly payments do I have => recurring(LIST) - ever
when is my next rent payment => recurring(NEXT) -housing ever
what's coming in each month => recurring(LIST MONTH) + ever
what are my recurring costs => recurring(LIST) - ever
which bills come every month => recurring(LIST) - ever
list subscriptions => recurring(LIST) -subscriptions ever
do I have any yearly subscriptions => recurring(LIST YEAR) -subscriptions ever
when is rent due => recurring(NEXT) -housing ever
what payments are coming up => recurring(NEXT) - ever
which payments happen regularly => recurring(LIST) - ever
what are my monthly subscriptions => recurring(LIST) - ever
list all standing orders => recurring(LIST) - ever
anything unusual this month? => unusual - 11-01..11-20
strange charges => unusual - 09-01..11-20
any odd payments lately => unusual - 09-01..11-20
unusual expenses in october => unusual - 10-01..10-31
was anything out of the ordinary last month => unusual - 10-01..10-31
show suspicious transactions => unusual - 09-01..11-20
any unexpected charges this year? => unusual - 01-01..11-20
anything weird on groceries => unusual -groceries 09-01..11-20
abnormal spending => unusual - 09-01..11-20
did I pay anything unusually high => unusual - 09-01..11-20
anything out of the ordinary? => unusual - 09-01..11-20
any surprises in october => unusual - 10-01..10-31
do any of my expenses look off => unusual - 09-01..11-20
was I charged twice for anything => unusual - 09-01..11-20
did I spend more than usual on groceries => unusual -groceries 09-01..11-20
unusually large payments this year => unusual - 01-01..11-20
any unusual transactions recently => unusual - 09-01..11-20
is anything odd in august => unusual - 08-01..08-31
largest deviations => unusual - 09-01..11-20
`),
)('%s', (said, meant) => {
  expect(meantBy(said)).toBe(meant)
})
