import type { RejectionReason } from '../question.ts'

export const ORDERS: Record<string, RejectionReason> = Object.fromEntries([
  ...'delete,remove,erase,wipe,clear,drop,purge,discard,trash,destroy,reset,truncate,undo,revert,rename,move,recategorise,recategorize,categorise,categorize,merge,split,archive,approve,edit,change,update,modify,correct,replace,invite,import,rollback,overwrite,cancel,mark,tag,untag,set,increase,raise,lower,decrease,reduce,double,halve,create,empty,forget,insert,alter,grant,promote,demote,fix,adjust'
    .split(',')
    .map((word) => [word, 'CHANGES_LEDGER'] as const),
  ...'transfer,send,wire,withdraw,deposit,invest,refund,reimburse,lend,borrow,pay,buy,order,purchase,sell,donate'
    .split(',')
    .map((word) => [word, 'MOVES_MONEY'] as const),
])

export const ORDER_PHRASES: { words: string; reason: RejectionReason }[] = [
  {
    reason: 'MOVES_MONEY',
    words: 'make a payment, make a transfer, make the payment, book a, book me, book the, top up my',
  },
  { reason: 'CHANGES_LEDGER', words: 'get rid of, throw away, throw out, take out the, clean up, tidy up' },
]

/** Orders that are also nouns: "refund 30 from Amazon" is an entry, because it has an amount. */
export const ORDERED_THINGS = new Set('refund,deposit,order,purchase,change,import,fix,split'.split(','))

export const COURTESIES =
  'please, can you, could you, would you, will you, i want you to, i need you to, i would like you to, i want to, i need to, go ahead and, kindly, just, now, hey, ok, okay, you must, you should, lets, let us, help me, help me to, can i, could i, i would like to, would you mind, so, and, then, and then, also, to, go, immediately, quickly, i order you to, permanently, completely, all right, id like to, id like you to, sudo, may i'

export const GREETINGS =
  'hello, hi, hey, yo, hello there, hi there, hey there, good morning, good afternoon, good evening, dear assistant, thanks, thank you, many thanks, great thanks, ok thanks, okay thanks, perfect thanks, cool thanks, great, perfect, cool, nice, lovely, brilliant'

/** Requests for other organizations' data or for secrets. */
export const TRESPASSES: { words: string; reason: RejectionReason }[] = [
  {
    reason: 'OTHER_BOOKS',
    words:
      'neighbours, every organization, every organisation, all organizations, all organisations, other organizations, other organisations, another organization, another organisation, other organization, other organisation, other users, other user, another user, all users, every user, everyone elses, everybody elses, someone elses, somebody elses, other peoples, other people, another persons, other tenants, other tenant, all tenants, another tenant, every tenant, other customers, another customer, all customers, other accounts, neighbours transactions, neighbors transactions, other companies, other teams, another team, all accounts of, other members messages, each organization, each organisation, whole database, entire database, all the organizations, all the organisations, all the users, different organization, different organisation, organizations transactions',
  },
  {
    reason: 'SECRET',
    words:
      'ignore your instructions, ignore all instructions, ignore previous instructions, ignore all previous instructions, ignore the previous instructions, ignore the instructions, ignore your rules, forget your instructions, forget previous instructions, disregard your instructions, disregard previous instructions, disregard all previous instructions, disregard the rules, override your instructions, your instructions, your prompt, hidden prompt, initial prompt, your rules, me an admin, me admin, me an owner, me the owner, admin rights, your system prompt, system prompt, system message, developer mode, jailbreak, api key, api keys, password, passwords, access token, secret key, secret keys, environment variables, private key, you are now, pretend you are, act as, pretend to be, new instructions, admin mode, root access, bypass, connection string, database url',
  },
]

/** Possessions of another person: "Bob's books". An unknown name before such a word is another person. */
export const HOLDINGS = new Set(
  'book,books,ledger,account,accounts,transaction,transactions,spending,spendings,expense,expenses,income,salary,budget,budgets,finance,finances,money,data,organization,organisation,company,household,receipt,receipts,earnings,savings'.split(
    ',',
  ),
)

/** Verbs about money: "how much does my boss earn" asks about another person's data. */
export const DOINGS = new Set(
  'earn,earns,make,makes,spend,spends,own,owns,save,saves,get,gets,have,has,owe,owes'.split(','),
)

export const FUTURE =
  'will, would have, could have, should have, would pay, would spend, im going to, i am going to, were going to, we are going to, going to buy, going to pay, going to spend, going to cost, going to be, gonna, planning to, plan to, plans to, intend to, want to buy, want to spend, would like to buy, should i, can i afford, could i afford, afford, tomorrow, next week, next month, next year, next weekend, next quarter, in the future, some day, someday, soon, wish, hope to, hoping to, thinking of, thinking about, might buy, may buy, about to buy, need to buy, need to pay, have to pay, must pay, owe, owes, owed, lets buy, would cost, want to go, want a new, predict, forecast, ill, well be, im going, retire, if i buy, if i spend, shall i, remind me, expect to, considering, thinking'

export const HELP =
  'help, what can you tell, example, show me an example, give me an example, what else, yo, are you human, are you a bot, are you an ai, are you real, how do i add, how do i record, how do i enter, how do i upload, how can i add, how can i record, what do you understand, what can you understand, what can you answer, can you help, help me, i need help, need some help, what can you do, what can i do, what can i ask, what can i say, what do you do, what do you know, how do you work, how does this work, how does it work, how does this thing work, how does that work, what is this thing, what does this do, what does this thing do, how can you help, how do i use you, how do i use this, what are you able, what questions, what questions can i ask, what else can i ask, examples, commands, instructions please, who are you, what are you, hello, hi, hey, good morning, good evening, good afternoon, thanks, thank you, what else can you do, what is this, how to use, how do i start, get started, usage, options, menu'
