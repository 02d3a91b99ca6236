import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { dayText } from '../../language/date-texts.ts'
import { textOf } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import {
  authored,
  boolean,
  choice,
  currency,
  day,
  id,
  integer,
  internal,
  money,
  reference,
  strings,
  text,
} from '../../platform/records/fields.ts'
import { type TrashRules, trashDays } from '../../platform/records/log-rules.ts'
import { color } from '../categories/colors.ts'
import { groupTexts, kindTexts, statementTexts } from './kinds.ts'

/** The last name of the deleted account of a change (`c`); null if the account exists. */
export const deletedAccount = sql<string | null>`(
  select n.before ->> 'name' from changes n
    where n.kind = 'account' and n.record_id = (c.before ->> 'account_id')::uuid and n.action = 'DELETED'
      and not exists (select from money_accounts a where a.id = n.record_id)
    order by n.number desc limit 1)`

const accountTrash: TrashRules = {
  days: trashDays,
  title: sql`c.before ->> 'name'`,
  dependents: (ids) => sql`
    kind in ('transaction', 'balance_statement') and before ->> 'account_id' = any (${ids}::text[])`,
}

export const accountRecord = defineRecord<'moneyAccounts'>({
  table: 'money_accounts',
  kind: 'account',
  live: 'RECORD',
  log: {
    rank: 25,
    one: msg`Account`,
    many: msg`Accounts`,
    counted: (count) => msg`${plural({ count }, { one: '# account', other: '# accounts' })}`,
    named: (name) => msg`the account ${{ name }}`,
    title: (row) => textOf(row, 'name'),
    undo: {
      needs: 'plans:write',
      follows: ['position'],
      cases: {
        /** Closed, opened again or deleted. */
        managed: {
          when: sql`action = 'DELETED' and undoes is null and via <> 'sample'
            or action = 'UPDATED' and before -> 'closed_on' is distinct from after -> 'closed_on'`,
          needs: 'categories:manage',
        },
        made: { when: sql`action = 'CREATED'`, needs: 'plans:write', ofOthers: 'categories:manage' },
      },
    },
    trash: accountTrash,
  },
  archive: { name: 'accounts', about: 'Accounts, whose balances follow from their openings and transactions.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The account.', rest: true }),
    name: text({ label: msg`Name`, about: 'As people see it.', rest: true }),
    kind: choice(kindTexts, {
      logName: 'account_kind',
      label: msg`Kind`,
      about: 'CURRENT, SAVINGS, CASH, CARD, LOAN or ASSET.',
      rest: true,
    }),
    currency: currency({ label: msg`Currency`, rest: true }),
    list_group: choice(groupTexts, {
      logName: 'account_group',
      label: msg`Group`,
      about: 'Where lists show it: EVERYDAY, SAVINGS, CARDS, LOANS or ASSETS.',
      rest: { group: 'group' },
    }),
    icon: text({ label: msg`Icon`, about: 'The name of its icon.', rest: true }),
    color: color({ rest: true }),
    position: integer({ about: 'Its place in the lists.', isUnlogged: true, rest: true }),
    keys: strings({
      logName: 'account_numbers',
      label: msg`Account numbers`,
      about: 'The numbers by which files and banks name it, without spaces.',
      rest: true,
      show: (row, column) => {
        const keys: unknown = row[column]
        return Array.isArray(keys) && keys.length > 0 ? { text: keys.join(', '), money: null, date: null } : null
      },
    }),
    credit_limit_minor: money({
      label: msg`Credit limit`,
      currency: 'currency',
      about: 'What may be owed at most.',
      nullable: true,
      rest: { credit_limit: 'creditLimit.value' },
    }),
    statement_day: integer({
      label: msg`Statement day`,
      about: 'The day of the month on which a card is settled.',
      nullable: true,
      rest: true,
    }),
    due_day: integer({
      label: msg`Due day`,
      about: 'The day of the month on which a card is paid.',
      nullable: true,
      rest: true,
    }),
    opened_on: day({ label: msg`Opened on`, about: 'The day on which it was opened.', nullable: true, rest: true }),
    closed_on: day({ label: msg`Closed on`, about: 'The day on which it was closed.', nullable: true, rest: true }),
    in_net_worth: boolean({
      label: msg`Counts in the total`,
      about: 'Whether the total of all accounts includes it.',
      isOfChanges: true,
      rest: 'isInNetWorth',
    }),
    ...authored,
    version: { ...authored.version, rest: true },
  },
})

export const balanceStatementRecord = defineRecord<'balanceStatements'>({
  table: 'balance_statements',
  kind: 'balance_statement',
  live: 'ID',
  log: {
    rank: 26,
    one: msg`Balance`,
    many: msg`Balances`,
    counted: (count) => msg`${plural({ count }, { one: '# balance', other: '# balances' })}`,
    named: (title) => msg`the balance ${{ title }}`,
    title: (row, { nameOf }) =>
      [nameOf('account', textOf(row, 'account_id')), dayText(textOf(row, 'day'))].filter(Boolean).join(' · '),
    undo: { needs: 'plans:write' },
    trash: null,
  },
  archive: { name: 'balance_statements', about: 'Balances of accounts at the end of a day, as they were stated.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The balance.', rest: true }),
    account_id: reference('account', 'accounts', { label: msg`Account`, about: 'The account.', rest: true }),
    day: day({
      logName: 'balance_day',
      label: msg`End of day`,
      about: 'The day at whose end it was stated.',
      rest: true,
    }),
    amount_minor: money({
      label: msg`Balance`,
      currency: 'currency',
      about: 'The balance; negative for what is owed.',
      rest: { amount: 'amount.value' },
    }),
    currency: currency({ rest: 'amount.currency' }),
    kind: choice(statementTexts, {
      logName: 'balance_kind',
      label: msg`Kind`,
      about: 'OPENING, STATEMENT, COUNT or VALUE.',
      rest: true,
    }),
    source: text({ about: 'USER, IMPORT or CONNECTION.', rest: true }),
    ...authored,
    version: { ...authored.version, rest: true },
  },
})
