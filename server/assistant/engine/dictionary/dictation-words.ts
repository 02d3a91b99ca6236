/** Words of dictated entries. Phrases are separated by commas, and the longest wins. */

export const SPENDING =
  'expense, expense of, spent, spend, paid, pay, bought, buy, cost, costs, purchased, ordered, gave, donated, tipped, got charged, was charged, charged, charged me, cost me, forked out, shelled out, splashed out, transferred, sent, wired, lent, loaned, paid back, paid for, had, picked up, grabbed, treated myself to, subscribed to, renewed, booked, topped up, top up, filled up, tanked, withdrew, blew, dropped, invested, used, went for, set me back, settled, hired, repaid, returned to, went to'

export const RECEIVING =
  'income, income of, earned, received, got paid, was paid, been paid, got back, paid me, paid me back, pays me, gave me, gave me back, sent me, sent me back, transferred me, refunded me, refunded, was refunded, got refunded, reimbursed me, reimbursed, was reimbursed, sold, made, won, owed me and paid, found, came in, credited, got a refund, got my salary, got salary, tipped me, lent me, returned me, deposited, inherited, collected, wired me, repaid me, claimed, claimed back, gave us, paid us, paid us back, borrowed'

/** Verbs that tell of a payment even without its amount. "Spent" asks for a sum instead: "spent on food in May". */
export const BUYING =
  'bought, paid, paid for, purchased, ordered, picked up, grabbed, donated to, tipped, topped up, filled up, tanked, hired, rented, subscribed to, renewed, booked, settled, withdrew, repaid, paid back, treated myself to, got paid, sold, had lunch, had dinner, had breakfast, had coffee'

/** Verbs that tell of an income even without its amount. */
export const ARRIVING = 'arrived, came in, landed, came through, paid me, paid us'

export const TAKING = 'bought, buy, had, ordered, got, picked up, grabbed, purchased, ate, drank, booked, took, need'

export const RECORDING =
  'add, record, log, note, note down, enter, put down, write down, register, jot down, put, insert, track, create, add a transaction, add an expense, add an income, record an expense, create an expense, create a transaction, new expense, new transaction, make a note, dont forget, remember, remember that, take down, save'

export const CORRECTIONS =
  'no wait, wait no, wait, no, sorry, i mean, i meant, actually, make that, correction, or rather, rather, scratch that, no sorry, no it was, no make that, make it, no actually, sorry i mean, sorry i meant, wait no actually, no no, oops, oh no, no i mean, no i meant, strike that'

export const NEGATIONS =
  'did not, didnt, have not, havent, has not, hasnt, never, was not, wasnt, do not, i dont, we dont, nobody, instead of paying, nearly bought, almost bought, nearly spent, almost spent'

export const HESITATIONS = new Set('um uh er erm hmm uhm umm ehm'.split(' '))

export const FILLERS =
  'um, uh, er, erm, hmm, well, so, like, you know, please, ok, okay, hey, oh, yeah, also, then, today i, and then, basically, just, plus, hello'

/** Words that are removed from the ends of a description. */
export const EDGES = new Set(
  `i we my our a an the for on of at to in by with from and was were is it that this some me us you your up as it's its
  about around approximately approx nearly almost exactly only just another total altogether all came comes come amounts amounted worth
  price amount sum been have has i've ive each apiece per using via cash card got get back paying out there here too also them these those
  dated today yesterday minus please thanks down roughly`.split(/\s+/),
)

export const FILING =
  'put it in, put it under, put it into, put that in, put that under, put this in, put this under, put them in, file it under, file under, categorise it as, categorize it as, category, in the category, under the category, tagged as, count it as, it goes under, goes under'

/** Marks a unit price: "two tickets, nine dollars each". */
export const EACH = 'each, apiece, a piece, per piece, each one, per person, a head, for each, per ticket'
