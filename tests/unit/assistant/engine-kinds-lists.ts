import { rowsOf } from './engine-brief.ts'

export const rows = rowsOf(`
did I get paid this month => list(WHETHER 5) +salary 11-01..11-20
everything except rent in october => list(ROWS 10) - !housing 10-01..10-31
show me all groceries in october => list(ROWS 10) -groceries 10-01..10-31
list expenses over 100 in october => list(ROWS 10) - >=100.01 10-01..10-31
transactions under 5 dollars => list(ROWS 10) ± <=4.99 ever
what did I buy at Kornmarkt => list(ROWS 10) - "Kornmarkt" ever
show everything from yesterday => list(ROWS 10) ± 11-19..11-19
show transactions between 20 and 50 in october => list(ROWS 10) ± >=20.00 <=50.00 10-01..10-31
latest transactions => list(ROWS 10) ± ever
last 5 expenses => list(ROWS 5) - ever
list my income this year => list(ROWS 10) + 01-01..11-20
find Olive Tree => list(ROWS 10) - "Olive Tree" ever
search for hotel => list(ROWS 10) - "hotel" ever
show me the rent payments => list(ROWS 10) -housing ever
what did I buy last week => list(ROWS 10) - 11-09..11-15
all purchases above 1k this year => list(ROWS 10) - >=1000.01 01-01..11-20
uncategorised transactions => list(ROWS 10) ± uncategorised ever
anything without a category => list(ROWS 10) ± uncategorised ever
when did I last pay rent => list(WHEN) -housing ever
when was my last visit to Olive Tree => list(WHEN) - "Olive Tree" ever
did I spend 50 on shoes? => list(WHETHER 5) -clothing >=50.00 <=50.00 ever
did I buy coffee yesterday => list(WHETHER 5) -eating_out 11-19..11-19
did I pay the rent this month => list(WHETHER 5) -housing 11-01..11-20
have I been to Kornmarkt this month => list(WHETHER 5) - "Kornmarkt" 11-01..11-20
was there any payment over 500 in october => list(WHETHER 5) - >=500.01 10-01..10-31
show me transactions of exactly 12.50 => list(ROWS 10) ± >=12.50 <=12.50 ever
what did I pay 399 for => list(ROWS 10) - >=399.00 <=399.00 ever
list transactions from november 1 to november 7 => list(ROWS 10) ± 11-01..11-07
which transactions were over $200 last month? => list(ROWS 10) ± >=200.01 10-01..10-31
what were my expenses on saturday => list(ROWS 10) - 11-14..11-14
show refunds => list(ROWS 10) +refunds ever
did I spend anything on travel in july => list(WHETHER 5) -travel 07-01..07-31
did my salary come in this month => list(WHETHER 5) +salary 11-01..11-20
list all income in september => list(ROWS 10) + 09-01..09-30
show transactions from Kornmarkt over 30 => list(ROWS 10) ± "Kornmarkt" >=30.01 ever
find payments of 9.99 => list(ROWS 10) - >=9.99 <=9.99 ever
find payments around 50 => list(ROWS 10) - >=45.00 <=55.00 ever
show the last three transactions => list(ROWS 3) ± ever
give me a list of my eating out in october => list(ROWS 10) -eating_out 10-01..10-31
what were my travel costs in july => list(ROWS 10) -travel 07-01..07-31
itemise october groceries => list(ROWS 10) -groceries 10-01..10-31
everything I bought at Kornmarkt => list(ROWS 10) - "Kornmarkt" ever
transactions without category => list(ROWS 10) ± uncategorised ever
show me what I spent on 2026-07-08 => list(ROWS 10) - 07-08..07-08
which expenses are between 100 and 200 => list(ROWS 10) - >=100.00 <=200.00 ever
when did I last buy petrol => list(WHEN) -car_fuel ever
when was I last paid => list(WHEN) + ever
have I already paid the rent => list(WHETHER 5) -housing ever
did I go to Olive Tree in october => list(WHETHER 5) - "Olive Tree" 10-01..10-31
any refunds this year? => list(WHETHER 5) +refunds 01-01..11-20
how many transactions have no category => list(ROWS 10) ± uncategorised ever
everything over 100 in july => list(ROWS 10) ± >=100.01 07-01..07-31
show me purchases under 20 this month => list(ROWS 10) - <=19.99 11-01..11-20
list travel expenses => list(ROWS 10) -travel ever
pull up my Kornmarkt transactions => list(ROWS 10) ± "Kornmarkt" ever
details for october 5 => list(ROWS 10) - 10-05..10-05
did I pay for Filmbox in august => list(WHETHER 5) - "Filmbox" 08-01..08-31
did I ever go to Zephyr => list(WHETHER 5) - "Zephyr" ever
was there a payment of 399 in august => list(WHETHER 5) - >=399.00 <=399.00 08-01..08-31
did I buy anything on 12 august => list(WHETHER 5) - 08-12..08-12
has my salary arrived => list(WHETHER 5) +salary ever
when did my salary last arrive => list(WHEN) +salary ever
what's my most recent expense => list(WHEN) - ever
what needs review => pending - ever
do I have pending items => pending - ever
show my last 5 transactions => list(ROWS 5) ± ever
show all income this year => list(ROWS 10) + 01-01..11-20
show expenses over 100 in october => list(ROWS 10) - >=100.01 10-01..10-31
show me transactions below 10 in november => list(ROWS 10) ± <=9.99 11-01..11-20
what did I buy on 14 august => list(ROWS 10) - 08-14..08-14
did I pay rent in november => list(WHETHER 5) -housing 11-01..11-20
did I pay netflix this month => list(WHETHER 5) - "netflix" 11-01..11-20
have I bought fuel this week => list(WHETHER 5) -car_fuel 11-16..11-20
spending breakdown for october => groups(CATEGORY LARGEST 12) - 10-01..10-31
show me september's expenses => list(ROWS 10) - 09-01..09-30
list what I bought on saturday => list(ROWS 10) - 11-14..11-14
payments between 10 and 20 dollars this month => list(ROWS 10) - >=10.00 <=20.00 11-01..11-20
any expense above 1000 this year? => list(WHETHER 5) - >=1000.01 01-01..11-20
what did I spend 13.99 on => list(ROWS 10) - >=13.99 <=13.99 ever
show the rent => list(ROWS 10) -housing ever
which payments went to Kornmarkt => list(ROWS 10) - "Kornmarkt" ever
most recent 5 expenses => list(ROWS 5) - ever
did I earn anything from freelance this year => list(WHETHER 5) +business_income 01-01..11-20
show every expense over $150 since june => list(ROWS 10) - >=150.01 06-01..11-20
uncategorised? => list(ROWS 10) ± uncategorised ever
list expenses without category => list(ROWS 10) - uncategorised ever
`)

export const extremes = rowsOf(`
biggest expenses last month => largest(LARGEST 5) - 10-01..10-31
top 5 expenses this year => largest(LARGEST 5) - 01-01..11-20
what was my most expensive purchase in september => largest(LARGEST) - 09-01..09-30
largest three payments in october => largest(LARGEST 3) - 10-01..10-31
3 biggest purchases in Q3 => largest(LARGEST 3) - 07-01..09-30
the single largest expense ever => largest(LARGEST) - ever
largest income this year => largest(LARGEST) + 01-01..11-20
biggest grocery shop this year => largest(LARGEST) -groceries 01-01..11-20
what's the most I've paid at Kornmarkt => largest(LARGEST) - "Kornmarkt" ever
cheapest meal out this year => largest(SMALLEST) -eating_out 01-01..11-20
second biggest expense in october => largest(LARGEST 2) - 10-01..10-31
lowest expense this year => largest(SMALLEST) - 01-01..11-20
my ten largest expenses => largest(LARGEST 10) - ever
five most expensive things I bought this year => largest(LARGEST 5) - 01-01..11-20
what was my biggest payday => largest(LARGEST) +salary ever
what was my biggest single purchase in 2026 => largest(LARGEST) - 01-01..11-20
highest grocery bill this year => largest(LARGEST) -groceries 01-01..11-20
third largest expense this year => largest(LARGEST 3) - 01-01..11-20
bottom 3 expenses in october => largest(SMALLEST 3) - 10-01..10-31
smallest income this year => largest(SMALLEST) + 01-01..11-20
what are my biggest expenses => largest(LARGEST 5) - ever
largest purchase yesterday => largest(LARGEST) - 11-19..11-19
what is the smallest amount I paid at Kornmarkt => largest(SMALLEST) - "Kornmarkt" ever
lagest expense in october => largest(LARGEST) - 10-01..10-31
spending by category last month => groups(CATEGORY LARGEST 12) - 10-01..10-31
what cost me the most last month => groups(CATEGORY LARGEST 5) - 10-01..10-31
top categories => groups(CATEGORY LARGEST 5) - 11-01..11-20
top 3 shops this year => groups(DESCRIPTION LARGEST 3) - 01-01..11-20
where did my money go last month => groups(CATEGORY LARGEST 5) - 10-01..10-31
what do I spend the most on => groups(CATEGORY LARGEST 5) - 11-01..11-20
which category costs me the most => groups(CATEGORY LARGEST 5) - 11-01..11-20
which shop do I spend the most at => groups(DESCRIPTION LARGEST 5) - 11-01..11-20
biggest category in october => groups(CATEGORY LARGEST 5) - 10-01..10-31
top five merchants => groups(DESCRIPTION LARGEST 5) - 11-01..11-20
smallest category last month => groups(CATEGORY SMALLEST 5) - 10-01..10-31
where do I spend most => groups(DESCRIPTION LARGEST 5) - 11-01..11-20
rank my categories for q3 => groups(CATEGORY LARGEST 5) - 07-01..09-30
top ten places I spend money => groups(DESCRIPTION LARGEST 10) - 11-01..11-20
which month did I spend most => groups(MONTH LARGEST 5) - 2025-12-01..11-20
top spending category last month => groups(CATEGORY LARGEST 5) - 10-01..10-31
what are my top 3 spending categories this year => groups(CATEGORY LARGEST 3) - 01-01..11-20
biggest spender category october => groups(CATEGORY LARGEST 5) - 10-01..10-31
what did I waste the most money on => groups(CATEGORY LARGEST 5) - 11-01..11-20
my 3 most expensive months => groups(MONTH LARGEST 3) - 2025-12-01..11-20
why was october so expensive => groups(CATEGORY LARGEST 5) - 10-01..10-31
top merchants in october => groups(DESCRIPTION LARGEST 5) - 10-01..10-31
where did I spend the most last month => groups(DESCRIPTION LARGEST 5) - 10-01..10-31
largest expense in september without rent => largest(LARGEST) - !housing 09-01..09-30
three largest expenses last month => largest(LARGEST 3) - 10-01..10-31
the biggest thing I bought in august => largest(LARGEST) - 08-01..08-31
most expensive restaurant visit this year => largest(LARGEST) -eating_out 01-01..11-20
smallest expense in october => largest(SMALLEST) - 10-01..10-31
top 5 merchants this year => groups(DESCRIPTION LARGEST 5) - 01-01..11-20
biggest bill in october => largest(LARGEST) - 10-01..10-31
what's the largest amount I've ever paid => largest(LARGEST) - ever
what are the 3 largest things I paid for this year => largest(LARGEST 3) - 01-01..11-20
biggest spend yesterday => largest(LARGEST) - 11-19..11-19
what was my largest income => largest(LARGEST) + ever
least expensive purchase in september => largest(SMALLEST) - 09-01..09-30
priciest meal this year => largest(LARGEST) -eating_out 01-01..11-20
fourth biggest expense this year => largest(LARGEST 4) - 01-01..11-20
biggest expense excluding rent and travel this year => largest(LARGEST) - !housing !travel 01-01..11-20
what are my main spending areas => groups(CATEGORY LARGEST 5) - 11-01..11-20
which shops get most of my money => groups(DESCRIPTION LARGEST 5) - 11-01..11-20
how is my spending divided => groups(CATEGORY LARGEST 12) - 11-01..11-20
show october's biggest expenses => largest(LARGEST 5) - 10-01..10-31
my top expense last month => largest(LARGEST) - 10-01..10-31
what was the most I spent in one go in august => largest(LARGEST) - 08-01..08-31
biggest 3 grocery trips this year => largest(LARGEST 3) -groceries 01-01..11-20
top categories for september please => groups(CATEGORY LARGEST 5) - 09-01..09-30
largest outgoing in october => largest(LARGEST) - 10-01..10-31
which purchase was the biggest in july => largest(LARGEST) - 07-01..07-31
what did I pay the most for in september => groups(CATEGORY LARGEST 5) - 09-01..09-30
5 smallest expenses in october => largest(SMALLEST 5) - 10-01..10-31
where has my money gone this month => groups(CATEGORY LARGEST 5) - 11-01..11-20
which three categories cost me the most this year => groups(CATEGORY LARGEST 3) - 01-01..11-20
`)

export const frequencies = rowsOf(`
how many transactions in october => count ± 10-01..10-31
number of purchases last week => count - 11-09..11-15
how often do I eat out => count -eating_out 11-01..11-20
how many coffees did I buy this year => count -eating_out 01-01..11-20
count of transactions over 100 this year => count ± >=100.01 01-01..11-20
how many times was I at Olive Tree this year => count - "Olive Tree" 01-01..11-20
how many expenses this month => count - 11-01..11-20
how many times did I go to Kornmarkt in july => count - "Kornmarkt" 07-01..07-31
how many refunds did I get => count +refunds 11-01..11-20
how often did I take a taxi this year => count -transport 01-01..11-20
how many times have I bought coffee this month => count -eating_out 11-01..11-20
how many payments did I make in october => count - 10-01..10-31
count my expenses in october => count - 10-01..10-31
how many days did I spend money in october => count - 10-01..10-31 without days
how many purchases did I make at Kornmarkt this year => count - "Kornmarkt" 01-01..11-20
how many times did I pay rent this year => count -housing 01-01..11-20
how many expenses over 100 did I have in july => count - >=100.01 07-01..07-31
number of refunds this year => count +refunds 01-01..11-20
how frequently do I go to Olive Tree => count - "Olive Tree" ever
spending per month this year => average(MONTH) - 01-01..11-20
average daily spending in october => average(DAY) - 10-01..10-31
average weekly groceries this year => average(WEEK) -groceries 01-01..11-20
what do I spend on groceries per month on average => average(MONTH) -groceries 2025-11-01..10-31
how much do I usually spend on eating out => average(UNSAID) -eating_out 2025-11-01..10-31
average price per coffee => average(TRANSACTION) -eating_out 2025-11-01..10-31
mean expense this year => average(UNSAID) - 01-01..11-20
avg monthly spend 2026 => average(MONTH) - 01-01..11-20
what's a typical month for groceries => average(UNSAID) -groceries 2025-11-01..10-31
how much per day did I spend last week => average(DAY) - 11-09..11-15
average grocery bill => average(UNSAID) -groceries 2025-11-01..10-31
average restaurant bill in october => average(UNSAID) -eating_out 10-01..10-31
average cost of a meal out => average(TRANSACTION) -eating_out 2025-11-01..10-31
average spend per day this month => average(DAY) - 11-01..11-20
average monthly income => average(MONTH) + 2025-11-01..10-31
on average how much do I spend each week on groceries => average(WEEK) -groceries 2025-11-01..10-31
what's my mean monthly rent => average(MONTH) -housing 2025-11-01..10-31
how much do I pay for subscriptions every month => average(MONTH) -subscriptions 2025-11-01..10-31
average amount I spend at Kornmarkt => average(TRANSACTION) - "Kornmarkt" ever
what's my average weekly spend => average(WEEK) - 2025-11-01..10-31
average per month for transport => average(MONTH) -transport 2025-11-01..10-31
how much do my subscriptions cost per month => average(MONTH) -subscriptions 2025-11-01..10-31
averge spend per visit to kornmarkt => average(TRANSACTION) - "Kornmarkt" ever
average grocery spend per month this year => average(MONTH) -groceries 01-01..11-20
average weekly spend on eating out in october => average(WEEK) -eating_out 10-01..10-31
daily average for october => average(DAY) - 10-01..10-31
how many transactions were there in october => count ± 10-01..10-31
number of expenses in september => count - 09-01..09-30
how many coffees this month => count -eating_out 11-01..11-20
monthly spending this year => average(MONTH) - 01-01..11-20
what's my usual grocery bill => average(UNSAID) -groceries 2025-11-01..10-31
what do I normally spend per week => average(WEEK) - 2025-11-01..10-31
on average, what does eating out cost me per month => average(MONTH) -eating_out 2025-11-01..10-31
average amount per purchase in october => average(TRANSACTION) - 10-01..10-31
per day average this month => average(DAY) - 11-01..11-20
how many visits to Kornmarkt in october => count - "Kornmarkt" 10-01..10-31
how many purchases over 50 in october => count - >=50.01 10-01..10-31
how often do I take the train => count -transport 11-01..11-20
how much did I spend per week in october => average(WEEK) - 10-01..10-31
average monthly rent this year => average(MONTH) -housing 01-01..11-20
how much do groceries cost me a week on average => average(WEEK) -groceries 2025-11-01..10-31
monthly average for eating out since january => average(MONTH) -eating_out 01-01..11-20
`)
