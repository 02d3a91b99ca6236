import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { textUpTo } from '../../base/json-shape.ts'
import { render } from '../../base/text.ts'
import { listText } from '../../language/list-text.ts'
import { decimalOf } from '../../language/money.ts'
import {
  type DescriptionContext,
  type NameOf,
  type Row,
  showMoney,
  showName,
  showText,
  showWhen,
  textOf,
  textValue,
} from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import {
  boolean,
  category,
  currency,
  day,
  id,
  ids,
  internal,
  json,
  member,
  money,
  payer,
  reference,
  text,
  timestamp,
  transactionType,
} from '../../platform/records/fields.ts'
import { restoredOfOthers } from '../../platform/records/log-rules.ts'
import { isSetBy } from './set-by.ts'
import { areStoredSplits } from './split.ts'
import { transactionTrash } from './trash.ts'

/** Characters of `author_name`. */
export const maxAuthorCharacters = 600

const isForeign = (row: Row, context: DescriptionContext) => row.currency !== context.currency

export const transactionRecord = defineRecord<'transactions'>({
  table: 'transactions',
  kind: 'transaction',
  live: 'RECORD',
  log: {
    rank: 10,
    one: msg`Transaction`,
    many: msg`Transactions`,
    counted: (count) => msg`${plural({ count }, { one: '# transaction', other: '# transactions' })}`,
    named: (title) => title,
    title: (row, { nameOf }) => textOf(row, 'description') || (nameOf('category', textOf(row, 'category_id')) ?? ''),
    undo: {
      needs: 'transactions:write',
      ofOthers: 'others:delete',
      follows: ['set_by'],
      cases: { others: restoredOfOthers },
    },
    trash: transactionTrash,
  },
  archive: { name: 'transactions', about: 'Incomes and expenses.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The transaction.', rest: true }),
    description: text({ label: msg`Description`, about: 'What for, or from whom.', rest: true }),
    payee: text({
      label: msg`Payee`,
      about: 'The clean name of the other side; null where it follows from the description.',
      nullable: true,
      check: textUpTo(500),
      rest: true,
    }),
    amount_minor: money({
      label: msg`Amount`,
      currency: 'currency',
      about: 'The amount.',
      rest: { amount: 'amount.value' },
    }),
    currency: currency({ rest: 'amount.currency' }),
    base_amount_minor: money({
      label: msg`Base amount`,
      about: 'The same in the organization’s currency.',
      show: showWhen(isForeign, showMoney()),
      rest: { base_amount: 'baseAmount.value', base_currency: 'baseAmount.currency' },
    }),
    rate: text({
      label: msg`Exchange rate`,
      about: 'What one of its currency is in the organization’s: a decimal.',
      as: sql`t.rate::text`,
      show: showWhen(isForeign, showText),
      rest: true,
    }),
    date: day({ label: msg`Date`, about: 'The day.', rest: { transaction_date: 'date' } }),
    category_id: category({
      about: 'Its category; null where it has none, or several parts. In one of the other type, it is a refund.',
      nullable: true,
      show: showWhen((row) => !isSplit(row), showName('category', msg`Uncategorised`)),
      rest: 'category.id',
    }),
    type: transactionType({ rest: true }),
    note: text({ label: msg`Note`, about: 'More about it.', rest: true }),
    splits: json({
      label: msg`Splits`,
      about: 'Its parts, where it has several: [{category_id, amount_minor, base_amount_minor, note}].',
      nullable: true,
      names: true,
      check: areStoredSplits,
      show(row, _, { nameOf }) {
        const ofCurrency = textOf(row, 'currency')
        const words = splitsIn(row).map(
          (split) =>
            `${categoryOf(split, nameOf)} ${decimalOf({ minor: BigInt(split.amount_minor), currency: ofCurrency })} ${ofCurrency}`,
        )
        return words.length === 0 ? null : textValue(listText(words))
      },
    }),
    tag_ids: ids({
      label: msg`Tags`,
      about: 'Its tags.',
      refersTo: 'tags',
      show(row, _, { nameOf }) {
        const names = tagIdsIn(row).flatMap((tagId) => nameOf('tag', tagId) ?? [])
        return names.length === 0 ? null : textValue(names.join(', '))
      },
    }),
    paid_by: payer({ label: msg`Payer` }),
    account_id: reference('account', 'accounts', {
      label: msg`Account`,
      about: 'The account that it changes.',
      nullable: true,
    }),
    account_amount_minor: money({ about: 'The amount in the account’s currency.', nullable: true }),
    reviewed: boolean({
      label: msg`Reviewed`,
      isOfChanges: true,
      about: 'Whether a person has looked it over.',
      rest: 'isReviewed',
    }),
    set_by: json({
      about: 'Who set a field, where it was not a person: {"category_id": "rule <id>"}.',
      check: isSetBy,
      isUnlogged: true,
    }),
    source_id: id({
      about: 'What it came from: an item for review, or a row of an import.',
      nullable: true,
      isUnlogged: true,
    }),
    recurrence_id: id({ about: 'What it is an occurrence of.', refersTo: 'recurrences', nullable: true }),
    created_by: member({ about: 'Who recorded it; null for the organization', nullable: true, isUnlogged: true }),
    created_at: timestamp({ about: 'When it was recorded.', isUnlogged: true, rest: true }),
    author_name: text({
      about: 'Who recorded it, in words, where that is not the member.',
      nullable: true,
      check: textUpTo(maxAuthorCharacters),
      rest: true,
    }),
    version: { ...internal, rest: true },
  },
})

/** A part of a transaction as the change log keeps it. */
interface LoggedSplit {
  category_id: string | null
  amount_minor: number
}

export const splitsIn = (row: Row): LoggedSplit[] => listIn(row.splits) as LoggedSplit[]
export const tagIdsIn = (row: Row): string[] => listIn(row.tag_ids).map(String)
const isSplit = (row: Row): boolean => splitsIn(row).length > 0

export const categoryOf = ({ category_id: categoryId }: LoggedSplit, nameOf: NameOf) =>
  (categoryId && nameOf('category', categoryId)) || render(msg`Uncategorised`)

/** The type of a row's values leaves out the lists that some columns hold. */
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
