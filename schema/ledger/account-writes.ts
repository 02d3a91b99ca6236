import { closeAccount, deleteAccount, moveAccount, reopenAccount } from '../../server/ledger/accounts/close.ts'
import { addStatement, deleteStatement, updateStatement } from '../../server/ledger/accounts/statements.ts'
import { createAccount, updateAccount } from '../../server/ledger/accounts/write.ts'
import { builder } from '../builder.ts'
import {
  AccountGroupEnum,
  AccountKindEnum,
  AccountObject,
  BalanceStatementObject,
  StatementKindEnum,
} from './accounts.ts'

const keysDescription = 'The numbers by which files and banks name the account. Each belongs to one account.'

const NewAccountInput = builder.inputType('NewAccountInput', {
  fields: (t) => ({
    kind: t.field({ type: AccountKindEnum }),
    name: t.string(),
    currency: t.string({ required: false, description: 'Defaults to the organization currency.' }),
    balance: t.field({ type: 'Decimal', description: 'The balance at the end of `day`; negative for what is owed.' }),
    day: t.field({ type: 'Date' }),
    group: t.field({ type: AccountGroupEnum, required: false, description: 'Defaults to the group of its kind.' }),
    icon: t.string({ required: false }),
    color: t.int({ required: false }),
    keys: t.stringList({ required: false, description: keysDescription }),
    creditLimit: t.field({ type: 'Decimal', required: false }),
    statementDay: t.int({ required: false }),
    dueDay: t.int({ required: false }),
    openedOn: t.field({ type: 'Date', required: false }),
    isInNetWorth: t.boolean({ required: false, defaultValue: true }),
  }),
})

const AccountChangesInput = builder.inputType('AccountChangesInput', {
  description:
    'The fields to change. Omitted fields keep their values. Null clears the credit limit, the days and the opening day.',
  fields: (t) => ({
    kind: t.field({ type: AccountKindEnum, required: false }),
    name: t.string({ required: false }),
    group: t.field({ type: AccountGroupEnum, required: false }),
    icon: t.string({ required: false }),
    color: t.int({ required: false }),
    keys: t.stringList({ required: false, description: keysDescription }),
    creditLimit: t.field({ type: 'Decimal', required: false }),
    statementDay: t.int({ required: false }),
    dueDay: t.int({ required: false }),
    openedOn: t.field({ type: 'Date', required: false }),
    isInNetWorth: t.boolean({ required: false }),
  }),
})

builder.mutationField('createAccount', (t) =>
  t.field({
    type: AccountObject,
    rule: 'plans:write',
    args: { input: t.arg({ type: NewAccountInput }) },
    resolve: (_, { input: { isInNetWorth, ...input } }, { tenant }) =>
      createAccount(tenant, { ...input, inNetWorth: isInNetWorth }),
  }),
)

builder.mutationField('updateAccount', (t) =>
  t.field({
    type: AccountObject,
    rule: 'plans:write',
    args: {
      id: t.arg.id(),
      changes: t.arg({ type: AccountChangesInput }),
      version: t.arg.int({ required: false }),
    },
    resolve: (_, { id, changes: { isInNetWorth, ...changes }, version }, { tenant }) =>
      updateAccount(tenant, id, { ...changes, inNetWorth: isInNetWorth }, version),
  }),
)

builder.mutationField('moveAccount', (t) =>
  t.field({
    type: [AccountObject],
    rule: 'plans:write',
    description: 'Moves an account in its group or to another. Returns the accounts of the group in order.',
    extensions: { length: 10 },
    args: {
      id: t.arg.id(),
      group: t.arg({ type: AccountGroupEnum }),
      beforeId: t.arg.id({ required: false, description: 'The account that follows it. Null for the end.' }),
    },
    resolve: (_, { id, group, beforeId }, { tenant }) => moveAccount(tenant, id, group, beforeId),
  }),
)

builder.mutationField('closeAccount', (t) =>
  t.field({
    type: AccountObject,
    rule: 'categories:manage',
    description: 'Closes an account whose balance is zero. Its history stays.',
    args: {
      id: t.arg.id(),
      day: t.arg({ type: 'Date', required: false, description: 'Its last day; today by default.' }),
    },
    resolve: (_, { id, day }, { tenant }) => closeAccount(tenant, id, day),
  }),
)

builder.mutationField('reopenAccount', (t) =>
  t.field({
    type: AccountObject,
    rule: 'categories:manage',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => reopenAccount(tenant, id),
  }),
)

builder.mutationField('removeAccount', (t) =>
  t.field({
    type: 'ID',
    rule: 'categories:manage',
    description: 'Deletes an account and its balances. Its transactions stay, without an account. Returns its ID.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteAccount(tenant, id),
  }),
)

builder.mutationField('addBalanceStatement', (t) =>
  t.field({
    type: BalanceStatementObject,
    rule: 'plans:write',
    args: {
      accountId: t.arg.id(),
      day: t.arg({ type: 'Date' }),
      amount: t.arg({ type: 'Decimal', description: 'The balance at the end of the day; negative for what is owed.' }),
      kind: t.arg({
        type: StatementKindEnum,
        required: false,
        description: 'Defaults to VALUE for an asset, COUNT for cash and STATEMENT for other accounts.',
      }),
    },
    resolve: (_, input, { tenant }) => addStatement(tenant, input),
  }),
)

builder.mutationField('updateBalanceStatement', (t) =>
  t.field({
    type: BalanceStatementObject,
    rule: 'plans:write',
    description: 'Changes a stated balance. A changed opening changes all balances of its account.',
    args: {
      id: t.arg.id(),
      day: t.arg({ type: 'Date', required: false }),
      amount: t.arg({ type: 'Decimal', required: false }),
      version: t.arg.int({ required: false }),
    },
    resolve: (_, { id, day, amount, version }, { tenant }) => updateStatement(tenant, id, { day, amount }, version),
  }),
)

builder.mutationField('deleteBalanceStatement', (t) =>
  t.field({
    type: 'ID',
    rule: 'plans:write',
    description: 'Deletes a stated balance other than the opening. Returns its ID.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteStatement(tenant, id),
  }),
)
