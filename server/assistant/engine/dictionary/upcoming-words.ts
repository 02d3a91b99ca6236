/** Words of payments that are expected. */
export const DUE =
  'due, falls due, fall due, falling due, payable, outstanding, coming up, is coming up, coming, upcoming, ahead, to be paid, to pay, have to pay, need to pay, must pay, must i pay, must we pay, left to pay, still to pay, unpaid, scheduled, will be charged, will be debited, will be paid, goes out, going out, go out, comes out, come out, coming out, arrives, arrive, payments are planned, planned payments, bills are planned, expenses are planned, planned bills, planned expenses, bills come, bills arrive, expected payments, expected bills, payments are expected, bills are expected, still owe, owe'

/** Records of which those in a future period are expected. */
export const EXPECTED =
  'payment, bill, invoice, charge, charged, debit, debited, direct debit, expense, transaction, paid, income, salary'

export const EXPECTED_INCOME =
  'income, salary, wage, paycheck, paychecks, receive, received, get paid, get, earn, come in, coming in, comes in'

export const REMAINING = 'left, remain, remains, remaining, left over, leftover, remainder, be left'
