import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { returnedId } from '../shapes/common.ts'
import { account, balanceStatement } from '../shapes/ledger.ts'

const names = { isInNetWorth: 'in_net_worth' }

const kind = 'Current, Savings, Cash, Card, Loan or Asset'

const further = {
  group: optional('accountGroup', 'Where lists show it; defaults to the group of its kind'),
  icon: optional('text', 'The name of a Lucide icon'),
  color: optional('integer', 'An index in the color palette, from 1 to 8'),
  keys: optional('string[]', 'The numbers by which files and banks name the account, such as its IBAN'),
  credit_limit: optional('decimal', 'null clears it'),
  statement_day: optional('integer', 'A day of the month, 1 to 31; null clears it'),
  due_day: optional('integer', 'A day of the month, 1 to 31; null clears it'),
  opened_on: optional('day', 'null clears it'),
  in_net_worth: optional('boolean', 'false leaves it out of the total of all accounts'),
}

const version = optional('integer', 'The version that you read. A newer one is answered with 409.')
const amount = 'The balance at the end of the day; negative for what is owed'

export const accountRoutes = [
  route('GET /accounts', query('accounts', account), {
    summary: 'Lists the accounts with their balances, closed accounts included',
    query: { on: optional('day', 'The day at whose end the balances are; today by default') },
  }),

  route('POST /accounts', mutation('createAccount', account), {
    summary: 'Creates an account with its opening balance',
    body: {
      kind: required('accountKind', kind),
      name: required('text'),
      currency: optional('text', 'ISO 4217 code; defaults to the organization’s currency'),
      balance: required('decimal', amount),
      day: required('day', 'The day at whose end the account has this balance'),
      ...further,
    },
    names,
    status: 201,
  }),

  route('GET /accounts/{id}', query('account', account), {
    summary: 'Returns an account',
    query: { on: optional('day', 'The day at whose end the balance is; today by default') },
  }),

  route('PUT /accounts/{id}', mutation('updateAccount', account), {
    summary: 'Changes an account; omitted fields keep their values',
    example: { name: 'Household' },
    body: { kind: optional('accountKind', kind), name: optional('text'), ...further, version },
    names,
  }),

  route('PUT /accounts/{id}/order', mutation('moveAccount', account), {
    summary: 'Moves an account in its group or to another, and returns the accounts of the group in order',
    body: {
      group: required('accountGroup', 'Everyday, Savings, Cards, Loans or Assets'),
      before_id: optional('id', 'The account that follows it; without it the account comes last'),
    },
  }),

  route('POST /accounts/{id}/close', mutation('closeAccount', account), {
    summary: 'Closes an account whose balance is zero',
    body: { day: optional('day', 'Its last day; today by default') },
  }),

  route('POST /accounts/{id}/reopen', mutation('reopenAccount', account), {
    summary: 'Opens a closed account again',
  }),

  route('DELETE /accounts/{id}', mutation('removeAccount', returnedId), {
    summary: 'Deletes an account and its balances; its transactions stay, without an account',
  }),

  route('GET /accounts/{id}/statements', query('account.statements', balanceStatement), {
    summary:
      'Lists the stated balances of an account, each compared with the balance that follows from its transactions',
  }),

  route('POST /accounts/{id}/statements', mutation('addBalanceStatement', balanceStatement), {
    summary: 'Adds a stated balance',
    body: {
      day: required('day'),
      amount: required('decimal', amount),
      kind: optional('statementKind', 'Statement or Count; Value for an asset'),
    },
    variables: ({ params, body }) => ({ accountId: params.id ?? '', ...body }),
    status: 201,
  }),

  route('PUT /statements/{id}', mutation('updateBalanceStatement', balanceStatement), {
    summary: 'Changes a stated balance; omitted fields keep their values',
    example: { amount: '1203.44' },
    body: { day: optional('day'), amount: optional('decimal', amount), version },
  }),

  route('DELETE /statements/{id}', mutation('deleteBalanceStatement', returnedId), {
    summary: 'Deletes a stated balance other than the opening',
  }),
]
