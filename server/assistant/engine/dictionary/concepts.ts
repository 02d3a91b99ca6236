/**
 * Phrases by the concept that they ask for. Add new phrases to a row. The longest phrase wins, and words are compared
 * without plural, case and accents.
 */
export const CONCEPTS = {
  COUNT:
    'number of times, how frequently, how regularly, how many visits, how many trips, how many, how often, number of, count of, count, how many times, times did i, times have i',
  AVERAGE:
    'average, usual, on average, mean, typical, typically, usually, normally, averaging, avg, normal month, typical month, in a normal month',
  LARGEST:
    'top expense, top purchase, top payment, most expensive month, most expensive months, worst month, largest, biggest, highest, greatest, most expensive, priciest, costliest, dearest, maximum, largest single, biggest single, single largest, single biggest, largest ones, most i spent, most i paid, most i have paid, most i have spent, most ive paid, most ive spent, most i ever paid, most i ever spent, most ive ever paid, most ive ever spent, max, cost the most, costs the most, cost most, costs most, single thing, single item, in one go, in a single visit, in one visit, single visit, single shop, most big, most high, most large, most costly, single purchase, single payment, single expense, single transaction',
  SMALLEST:
    'cheapest month, cheapest months, best month, bottom, smallest, cheapest, lowest, least expensive, minimum, tiniest, least, min',
  TOP: 'favourite, favorite, where does my money go, where does most of my money go, where did most of my money go, where most of my money goes, where most of my money went, where is most of my money going, where has most of my money gone, where did my money go, where does the money go, where is my money going, where did all my money go, where does all my money go, what do i spend my money on, what did i spend my money on, where my money goes, where my money went, where did the money go, where has my money gone, where has all my money gone, where has the money gone, the most for, most for, so expensive, so much, main, top, ranking, rank, most money, spend most, spend the most, spent most, spent the most, mostly, most of my money, most on, the most on, the most at, costs me most, cost me most, cost me the most, costs me the most, largest categories, biggest categories, main expenses, money go, money goes, money went, money going, spend more than anything',
  RECURRING:
    'are monthly, are weekly, are yearly, are annual, are quarterly, standing commitments, standing costs, standing charges, standing payments, standing expenses, recurring, repeat, repeats, repeating, repeated, regular payment, regular payments, regularly, regular, standing orders, direct debits, fixed, fixed costs, fixed expenses, come every month, come back every month, come again every month, coming back every month, monthly payments, monthly charges, monthly bills, monthly costs, yearly payments, yearly bills, yearly charges, annual payments, annual bills, annual charges, quarterly payments, quarterly bills, weekly payments, weekly bills, pay every month, pay every week, pay every year, recur, recurs, come around, on a regular basis, commitments',
  EVERY_MONTH:
    'every month, each month, monthly payments, monthly charges, monthly bills, monthly costs, come every month, come again every month, come back every month, pay every month',
  NEXT: 'next payment, next due, when is my next, when is the next, when will the next, whens my next, whens the next, next expected, next one due, is due, are due, due next, due, coming up, upcoming',
  UNUSUAL:
    'unusual, unusually, strange, odd, weird, abnormal, abnormally, anomaly, anomalies, anomalous, deviation, deviations, suspicious, unexpected, unexpectedly, surprising, surprises, fishy, out of the ordinary, out of character, stand out, stands out, stood out, standing out, outlier, outliers, peculiar, irregular, irregularities, look wrong, looks wrong, looks off, off the chart, spike, spikes, fraud, fraudulent, not normal, isnt normal, more than usual, spend more than usual, spent more than usual, spending more than usual, paid more than usual, higher than usual, higher than normal, more than normal, one off, charged twice, double charged, paid twice, duplicate charge',
  COMPARE:
    'compare, compared, comparison, contrast, difference, difference in, worse than, better than, change in, change between, changed between, changes in, the change, versus, vs, v, against, difference between, rather than, compared to, compared with, more than, less than, change from, differ, next to, up or down, more or less, gone up, gone down, go up, go down, went up, went down, going up, going down, up on, down on, risen, rise, increased, decreased, fallen, changed since, what changed, what has changed, different about, whats different, year over year, year on year, yoy, month over month, month on month, week on week, week over week',
  WHICH_MORE:
    'spending more, spending less, more on, more in, more at, less on, less in, less at, more for, spend more, spent more, spend less, spent less, was more, was higher, more expensive, costlier, cheaper, did i pay more, pay more, pay less, earn more, earn less, higher, was more expensive, is more expensive, was cheaper, is cheaper, more expensive',
  YEAR_ON_YEAR: 'year over year, year on year, yoy',
  SHARE:
    'what share, share of, percentage, percent, what fraction, fraction of, proportion, what part, part of my, how much of my income, how much of my salary, how much of my earnings, how much of my spending, how much of my money',
  NET: 'put anything aside, put something aside, put money aside, put any money aside, anything aside, something aside, money aside, much aside, set aside, lay aside, put by, net, balance, account balance, profit and loss, p and l, how did i do, saved, save, saving, savings rate, cash flow, cashflow, surplus, deficit, in the black, in the red, left over, leftover, bottom line, put aside, put away, make ends meet, live within my means, after expenses, income minus expenses, income less expenses, profit, break even',
  BUDGET:
    'under budget, under my budget, on budget, on track, on plan, over my budget, within budget, within my budget, budget, budgets, budgeted, planned, plan, allowance, allotted, envelope, limit',
  LEFT: 'left, remaining, remains, remain, still spend, can i spend, can still spend, still have, left to spend, available, to spare, may i spend, could i spend, have left, remainder, can i still',
  OVER: 'over budget, over anywhere, am i over, over my budget, overspent, overspend, overspending, exceeded, exceed, over the limit, over plan, blown, blew, went over, gone over, go over, over on, over in anything, too much, past my budget, above budget, beyond budget, over in, overshot, overshoot, overshooting, overran, overrun, overstepped, breach, breached, did i break, have i broken, did i bust, busted, run over, ran over, how much over, over am i, above plan, above my budget, beyond my budget, past the limit, broke my budget, bust',
  USED: 'how close, have i used, used up, used, budget gone, gone, how much of my, status, how far, spent of my, used of my',
  WITHIN:
    'within budget, within my budget, within, under budget, under my budget, on track, on budget, on plan, keep to, kept to, stick to, stuck to, stay within, stayed within, did i stay, inside my, inside the, did i keep',
  PENDING:
    'to review, needs review, pending items, items pending, need review, waiting for review, waiting for me, await review, pending, in my inbox, in the inbox, review queue, left to review, unreviewed',
  LIST: 'every purchase, every payment, every expense, every transaction, every entry, show, list, display, which, see, find, search, search for, look up, pull up, bring up, give me, let me see, all my, all transactions, what are, what were, itemise, itemize, break down, breakdown, break it down, break that down, break them down, broken down, details, do i have, have i got, what did i buy, what have i bought, what i bought',
  WHETHER:
    'was anything, is anything, did i, have i, was there, were there, is there, are there, any, did we, didnt i, havent i, have we, has my, did my, has the, did the, have they, was i',
  WHEN: 'when, last time, most recent, latest, newest, when did i last, what day, which day, when was the last',
  BY_CATEGORY:
    'where does my money go, where does most of my money go, where did most of my money go, where most of my money goes, where most of my money went, where is most of my money going, where has most of my money gone, where did my money go, where does the money go, where is my money going, where did all my money go, where does all my money go, what do i spend my money on, what did i spend my money on, where my money goes, where my money went, where did the money go, summary, overview, recap, rundown, categories, category, by category, per category, each category, spending breakdown, expense breakdown, expenses breakdown, breakdown of my spending, breakdown of my expenses, breakdown of spending, breakdown of expenses, divided, split up, distributed, composed, made up of, areas, on what, on what things, what kind of things, what sort of things',
  BY_SHOP:
    'who do i pay, who did i pay, who have i paid, whom do i pay, whom did i pay, who gets, who got, sources, source, come from, comes from, coming from, came from, shops, shop, merchants, merchant, stores, store, by shop, per shop, by merchant, places, payees, payee, vendors, vendor, where do i, where did i, where does, where have i, retailers',
  BY_MONTH:
    'by month, per calendar month, month by month, each month, which month, what month, trend, over time, for every month, months did i, most expensive month, most expensive months, worst month, cheapest month, cheapest months, best month, monthly breakdown, monthly totals, development',

  EXPENSE:
    'cost of living, living costs, living expenses, disappear, disappeared, vanish, vanished, gone to, gone towards, gone into, gone for, gone out, went out, going out of my account, left my account, goes to, goes towards, went towards, went into, put into, disbursement, disbursements, disbursed, outflow, outflows, expended, incurred, incur, debited, cash out, money out, spend, spent, spending, spends, expense, expenses, expenditure, cost, costs, costing, pay, paid, paying, pays, purchase, purchases, payment, payments, outgoing, outgoings, outlay, bought, buy, buying, went on, went to, went for, gone on, go on, burned, burnt, blow, splash out, gone through, go through, went through, spending more, spending less, spender, spenders, waste, wasted, payments did i make, purchases did i make, payments have i made, purchases have i made, payments i made, purchases i made, charge, charges, charged, shell out, shelled out, fork out, forked out, cough up, coughed up, splashed out, drop, dropped, set me back, damage, bills paid, spend more, spent more, spend less, spent less, pay more, pay less, comes out, come out, goes out, leaves my account, out of pocket, part with, parted with, splurge, splurged, get through, got through, worth of, bill',
  INCOME:
    'gross receipts, total receipts, inflow, inflows, proceeds, cash in, get back, got back, getting back, came back, come back, gotten back, money back, earn more, earn less, give me, gave me, gives me, given me, earn, earned, earning, earnings, income, incomes, received, receive, receiving, made, make, came in, come in, coming in, took in, taken in, take in, money in, paid to me, get paid, got paid, been paid, payments received, payment received, how much of my income, how much of my salary, how much of my earnings, was i last paid, was i paid, did i last get paid, arrive, arrived, landed, incoming, paid me, revenue, takings, bring in, brought in, bring home, took home, take home, credited, pay me, gotten, get from, got from, brought me, bring me, brings me, brought',
  ANY_TYPE:
    'all transactions, all my transactions, all entries, everything, transaction, transactions, entry, entries, movements, bookings, records',
  VISIT:
    'visit, visits, go to, went to, been to, go, been, going to, visited, shop at, shopped at, trip to, order from, ordered from, use, used',
  UNCATEGORISED:
    'uncategorised, uncategorized, not categorised, not categorized, without a category, without category, no category, not yet categorised, not have a category, unclassified, have no category, has no category, uncategorised yet, lack a category, need a category, needs a category, still need a category, missing a category, not categorised yet, not sorted, to categorise, to categorize, havent categorised, havent categorized, not been categorised, not been categorized, not assigned',
  AFTER_REFUNDS:
    'after refunds, after the refunds, net of refunds, less refunds, minus refunds, with refunds deducted, refunds deducted, refunds taken off, taking off refunds, counting refunds, including refunds, taking refunds into account, once refunds are taken off, refunds included, after refund, after returns, net of returns, minus returns, deducting refunds, subtracting refunds, after money back, after what i got back',
  BEFORE_REFUNDS:
    'before refunds, not counting refunds, without refunds, ignoring refunds, excluding refunds, leaving out refunds, gross, regardless of refunds, before returns, refunds aside, before any refunds',

  TOTAL:
    'come to, came to, comes to, amount to, amounted to, amounts to, added up to, total, tally, tally up, sum, in all, how much, sum of, sum up, add up, what did, amount, altogether, all in all, totalled, totaled, what have, what was, how expensive, how many quid, how many bucks, how many dollars, how many pounds, how many euros, how many francs, grand total, subtotal',
  EXCEPT:
    'non, that arent, which arent, that isnt, which isnt, that is not, that are not, which is not, which are not, less the, less my, less our, except, except for, excluding, not counting, without, apart from, other than, leaving out, but not, aside from, besides, ignoring, minus, not including, bar, excl, disregarding, anything but, everything but, all but, leaving aside, ex, not on, not at',
  PER_DAY: 'per day, a day, daily, each day, every day, day by day',
  PER_WEEK: 'weekly payments, weekly bills, pay every week, per week, a week, weekly, each week, every week',
  PER_MONTH: 'per month, a month, monthly, each month, every month, in a month',
  PER_YEAR:
    'yearly payments, yearly bills, yearly charges, annual payments, annual bills, annual charges, per year, a year, yearly, annual, annually, each year, every year',
  PER_TRANSACTION:
    'per visit, per transaction, per purchase, per trip, each time, every time, per time, per shop, a visit, per meal, per payment, per order, a time, per go, per ride, per fill, per fill up, per ticket, average transaction, average purchase, average payment, average visit, average bill, average basket, average shop, average order, a trip, a go, per entry, per bill, average ticket, average expense, average size, average amount, each visit, every visit, average meal, per stay, per entry, a shop, one visit, typical visit, typical purchase, average price, average cost',
  FOLLOW_UP:
    'and, what about, how about, and what about, and how about, same for, the same for, and for, and in, then, ok and, what of, and at, and on, now, also, so what about, the same but, the same, ok, okay, well, and how much',
} as const satisfies Record<string, string>

export type Concept = keyof typeof CONCEPTS
