import { msg } from '@lingui/core/runtime-macro'
import type { Check } from '../../base/json-shape.ts'
import type { Text } from '../../base/text.ts'
import {
  type NameOf,
  showChoice,
  showDay,
  showFlag,
  showMoney,
  showMonth,
  showName,
  showText,
} from './change-values.ts'
import type { Field, FieldType } from './descriptor.ts'

type Options = Omit<Field, 'type'>

const fieldOf =
  (type: FieldType, defaults: Partial<Field> = {}) =>
  (options: Options = {}): Field => ({ type, ...defaults, ...options })

/** A column that belongs to the server: neither logged nor archived. */
export const internal: Field = { type: 'text', isUnlogged: true }

export const id = fieldOf('id')
export const text = fieldOf('text', { show: showText })
export const integer = fieldOf('whole', { show: showText })
export const number = fieldOf('number')
export const day = fieldOf('day', { show: showDay })
export const month = fieldOf('day', { show: showMonth })
export const timestamp = fieldOf('moment', { show: showDay })
export const hash = fieldOf('hash')
export const ids = fieldOf('ids')
export const strings = fieldOf('texts')
export const json = (options: Options & { check: Check }) => fieldOf('json')(options)

export const boolean = fieldOf('flag', { show: showFlag, isFlag: true })
/** A time that is shown as whether it is set. */
export const flagSince = fieldOf('moment', { nullable: true, show: showFlag, isFlag: true })

export const choice = (labels: Readonly<Record<string, Text | string>>, options: Options = {}): Field => ({
  type: 'text',
  show: showChoice(labels),
  ...options,
})

/** @param currency the column of its currency; without one the amount is in the organization's */
export const money = ({ currency, about, ...options }: Options & { currency?: string } = {}): Field => ({
  type: 'whole',
  show: showMoney(currency),
  ...(about && { about: `${about} In the smallest unit of its currency: cents, whole yen.` }),
  ...options,
})

export const currency = (options: Options = {}): Field => ({
  type: 'text',
  show: showText,
  about: 'ISO 4217, three letters.',
  ...options,
})

/** The id of another record, which the change log shows by its name. */
export const reference = (kind: Parameters<NameOf>[0], refersTo: string, options: Options = {}): Field => ({
  type: 'id',
  refersTo,
  show: showName(kind),
  ...options,
})

export const category = (options: Options = {}): Field => ({
  type: 'id',
  refersTo: 'categories',
  show: showName('category', msg`Uncategorised`),
  label: msg`Category`,
  ...options,
})

export const member = ({ about, ...options }: Options): Field => ({
  type: 'id',
  refersTo: 'members',
  ...(about && { about: `${about}: a member.` }),
  ...options,
})

export const payer = (options: Options = {}): Field => ({
  type: 'id',
  refersTo: 'payers',
  nullable: true,
  about: 'Who pays: a member.',
  show: showName('member'),
  ...options,
})

export const transactionTypes = { EXPENSE: msg`Expense`, INCOME: msg`Income` }

export const transactionType = (options: Options = {}): Field =>
  choice(transactionTypes, { label: msg`Type`, about: 'EXPENSE or INCOME.', ...options })

/** The columns that every record has that a person makes. */
export const authored = {
  created_by: member({ about: 'Who recorded it', isUnlogged: true }),
  created_at: timestamp({ about: 'When it was recorded.', isUnlogged: true }),
  version: internal,
} satisfies Record<string, Field>
