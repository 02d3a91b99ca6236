import { type AccountCheck, checkStatements, checkStates } from '../../server/ledger/accounts/check.ts'
import { accountGroups, accountKinds, statementKinds, statementSources } from '../../server/ledger/accounts/kinds.ts'
import {
  type Account,
  type AccountsTotal,
  findAccounts,
  getAccount,
  listAccounts,
  listBalances,
  sumAccounts,
} from '../../server/ledger/accounts/read.ts'
import { type BalanceStatement, listStatements } from '../../server/ledger/accounts/statements.ts'
import { builder } from '../builder.ts'
import { enumValues } from '../enum-values.ts'
import { createLoader, createRecordLoader } from '../loaders.ts'
import { MoneyObject } from '../scalars.ts'
import { throttleMessages } from '../throttle.ts'
import { LedgerChangesObject, loadChanged, RecordChangeObject } from './ledger.ts'

export const AccountKindEnum = builder.enumType('AccountKind', { values: enumValues(accountKinds) })
export const AccountGroupEnum = builder.enumType('AccountGroup', { values: enumValues(accountGroups) })
export const StatementKindEnum = builder.enumType('StatementKind', { values: enumValues(statementKinds) })
const StatementSourceEnum = builder.enumType('StatementSource', { values: enumValues(statementSources) })
const CheckStateEnum = builder.enumType('AccountCheckState', { values: enumValues(checkStates) })

/** The keys are a day and the id of an account. */
const loadBalance = createLoader(
  async ({ tenant }, keys) => {
    const byDay = Map.groupBy(keys, (key) => key.slice(0, 10))
    const found = await Promise.all(
      [...byDay].map(async ([day, ofDay]) => {
        const ids = ofDay.map((key) => key.slice(11))
        return (await listBalances(tenant, ids, day)).map(({ accountId, minor }) => ({
          key: `${day} ${accountId}`,
          minor,
        }))
      }),
    )
    return found.flat()
  },
  ({ key }) => key,
  ([balance]) => balance?.minor ?? 0n,
)

const loadStatements = createLoader(
  ({ tenant }, ids) => listStatements(tenant, ids),
  ({ accountId }) => accountId,
  (statements) => statements,
)

export const BalanceStatementObject = builder.objectRef<BalanceStatement>('BalanceStatement').implement({
  description: 'The balance of an account at the end of a day, as a user, a file or a bank stated it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    accountId: t.exposeID('accountId'),
    day: t.expose('day', { type: 'Date' }),
    amount: t.expose('amount', { type: MoneyObject, description: 'The stated balance; negative for what is owed.' }),
    kind: t.expose('kind', {
      type: StatementKindEnum,
      description:
        'All balances follow from the opening. A value is that of an asset from its day on. Other statements are ' +
        'only compared.',
    }),
    source: t.expose('source', { type: StatementSourceEnum }),
    balance: t.expose('balance', { type: MoneyObject, description: 'The balance that follows from the transactions.' }),
    difference: t.expose('difference', { type: MoneyObject, description: 'The stated amount less the balance.' }),
    since: t.expose('since', {
      type: 'Date',
      nullable: true,
      description: 'The day of the statement before this one. Null for the first.',
    }),
    arose: t.expose('arose', {
      type: MoneyObject,
      nullable: true,
      description: 'The part of the difference that arose after `since`, up to the end of `day`.',
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const AccountCheckObject = builder.objectRef<AccountCheck>('AccountCheck').implement({
  description: 'How the balance of an account compares with its statements.',
  fields: (t) => ({
    state: t.expose('state', { type: CheckStateEnum }),
    through: t.expose('through', { type: 'Date', description: 'The last day whose balance was compared.' }),
    since: t.expose('since', {
      type: 'Date',
      nullable: true,
      description: 'The last day before the difference whose balance agrees, or that of the difference.',
    }),
    difference: t.expose('difference', {
      type: MoneyObject,
      nullable: true,
      description: 'The latest difference: the stated amount less the balance.',
    }),
  }),
})

interface AccountOnDay extends Account {
  /** The day of the balance, if it is not today. */
  on?: string | null | undefined
}

const balanceDay = 'The day at whose end the balances are; today by default.'

export const AccountObject = builder.objectRef<AccountOnDay>('Account').implement({
  description:
    'A bank account, cash, a card, a loan or an asset. Its balance follows from its opening and transactions.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: AccountKindEnum }),
    name: t.exposeString('name'),
    currency: t.exposeString('currency', { description: 'The ISO 4217 code.' }),
    group: t.expose('group', { type: AccountGroupEnum, description: 'Where lists show it.' }),
    icon: t.exposeString('icon', { description: 'The name of a Lucide icon.' }),
    color: t.exposeInt('color', { description: 'An index in the color palette, from 1 to 8.' }),
    position: t.exposeInt('position'),
    keys: t.exposeStringList('keys', {
      description: 'The numbers by which files and banks name the account, such as its IBAN, without spaces.',
    }),
    creditLimit: t.expose('creditLimit', { type: MoneyObject, nullable: true }),
    statementDay: t.exposeInt('statementDay', { nullable: true, description: 'A day of the month.' }),
    dueDay: t.exposeInt('dueDay', { nullable: true, description: 'A day of the month.' }),
    openedOn: t.expose('openedOn', { type: 'Date', nullable: true }),
    closedOn: t.expose('closedOn', { type: 'Date', nullable: true }),
    isInNetWorth: t.exposeBoolean('inNetWorth', { description: 'True if the total of all accounts includes it.' }),
    balance: t.field({
      type: MoneyObject,
      description: 'The balance at the end of the day; negative for what is owed.',
      resolve: async ({ id, currency, on }, _, context) => ({
        minor: await loadBalance(context, `${on ?? context.tenant.today} ${id}`),
        currency,
      }),
    }),
    check: t.field({
      type: AccountCheckObject,
      nullable: true,
      description: 'Null if no balance was stated besides the opening.',
      resolve: async ({ id }, _, context) => checkStatements(await loadStatements(context, id)),
    }),
    statements: t.field({
      type: [BalanceStatementObject],
      description: 'The stated balances, oldest first.',
      extensions: { length: 20 },
      resolve: ({ id }, _, context) => loadStatements(context, id),
    }),
    version: t.exposeInt('version'),
  }),
})

const AccountsTotalObject = builder.objectRef<AccountsTotal>('AccountsTotal').implement({
  fields: (t) => ({
    total: t.expose('total', {
      type: MoneyObject,
      description: 'The total at the end of today of the accounts in the organization currency that count in it.',
    }),
    otherCurrencies: t.exposeInt('otherCurrencies', {
      description: 'The number of accounts in other currencies, which the total leaves out.',
    }),
  }),
})

export const loadAccount = createRecordLoader((context, ids) => findAccounts(context.tenant, ids))

builder.queryField('accounts', (t) =>
  t.field({
    type: [AccountObject],
    rule: 'ledger:read',
    description: 'The accounts in the order of lists, closed ones included.',
    extensions: { length: 10 },
    args: { on: t.arg({ type: 'Date', required: false, description: balanceDay }) },
    resolve: async (_, { on }, { tenant }) => (await listAccounts(tenant)).map((account) => ({ ...account, on })),
  }),
)

builder.queryField('account', (t) =>
  t.field({
    type: AccountObject,
    rule: 'ledger:read',
    args: { id: t.arg.id(), on: t.arg({ type: 'Date', required: false, description: balanceDay }) },
    resolve: async (_, { id, on }, { tenant }) => ({ ...(await getAccount(tenant, id)), on }),
  }),
)

builder.queryField('accountsTotal', (t) =>
  t.field({ type: AccountsTotalObject, rule: 'ledger:read', resolve: (_, __, { tenant }) => sumAccounts(tenant) }),
)

builder.objectField(RecordChangeObject, 'account', (t) =>
  t.field({ type: AccountObject, nullable: true, resolve: loadChanged('account', loadAccount) }),
)

builder.objectField(LedgerChangesObject, 'accounts', (t) =>
  t.field({
    type: [AccountObject],
    extensions: { length: 10 },
    resolve: (_, __, context) => throttleMessages(context, () => listAccounts(context.tenant)),
  }),
)

builder.objectField(LedgerChangesObject, 'accountsTotal', (t) =>
  t.field({
    type: AccountsTotalObject,
    resolve: (_, __, context) => throttleMessages(context, () => sumAccounts(context.tenant)),
  }),
)

builder.objectField(LedgerChangesObject, 'account', (t) =>
  t.field({
    type: AccountObject,
    nullable: true,
    description: 'Null if the account was deleted.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, context) => throttleMessages(context, () => loadAccount(context, id)),
  }),
)
