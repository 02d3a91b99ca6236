import type { RawBuilder } from 'kysely'
import type { Check } from '../../base/json-shape.ts'

/** One value of a record, as an archive has it. */
export interface Column {
  name: string
  type: 'id' | 'text' | 'whole' | 'number' | 'flag' | 'day' | 'moment' | 'hash' | 'ids' | 'texts' | 'json'
  about: string
  nullable?: boolean
  /** The noun that an id is of. `payers` are members, too: one who is unknown is nobody. */
  refersTo?: string
  /** There are ids of categories and tags in it. */
  names?: boolean
  /** Whether a value may stand in the column: the rule of the module that writes it, besides the type. */
  check?: Check
  /** How it is read of a row (`t`), where it is not the column of that name. */
  as?: RawBuilder<unknown>
}

type Options = Pick<Column, 'nullable' | 'refersTo' | 'names' | 'as' | 'check'>

const columnOf =
  (type: Column['type']) =>
  (name: string, about: string, options: Options = {}): Column => ({ name, type, about, ...options })

export const id = columnOf('id')
export const text = columnOf('text')
export const integer = columnOf('whole')
export const number = columnOf('number')
export const boolean = columnOf('flag')
export const day = columnOf('day')
export const timestamp = columnOf('moment')
export const hash = columnOf('hash')
export const ids = columnOf('ids')
export const strings = columnOf('texts')
export const json = (name: string, about: string, options: Options & { check: Check }): Column => ({
  name,
  type: 'json',
  about,
  ...options,
})

export const nullable = { nullable: true }

export const type = text('type', 'EXPENSE or INCOME.')
export const currency = (options: Options = {}) => text('currency', 'ISO 4217, three letters.', options)
export const amount = (name: string, about: string, options: Options = {}) =>
  integer(name, `${about} In the smallest unit of its currency: cents, whole yen.`, options)
export const category = (about: string, options: Options = {}) =>
  id('category_id', about, { refersTo: 'categories', ...options })
export const member = (name: string, about: string, options: Options = {}) =>
  id(name, `${about}: a member.`, { refersTo: 'members', ...options })
export const payer = id('paid_by', 'Who pays: a member.', { refersTo: 'payers', ...nullable })
export const author = [member('created_by', 'Who recorded it'), timestamp('created_at', 'When it was recorded.')]

/** What there are many of in an archive: a file of JSON lines, one for each. */
export interface ArchiveEntity {
  /** The file is json/<name>.ndjson. */
  name: string
  about: string
  table: string
  columns: readonly Column[]
  /** Columns in whose order they stand; before that come those that stand on no other of their kind. */
  key: readonly string[]
  dependsOn?: string
  /** Of the rows (`t`), those that the one who asks may see. */
  seen?: RawBuilder<boolean>
  /** Only told: nothing is made of it when an archive is read back. */
  exportOnly?: boolean
}

/** Of a noun, what its records are checked by. */
export interface ArchiveEntityShape {
  name: string
  columns: readonly Pick<Column, 'name' | 'type' | 'nullable' | 'check'>[]
}

/** Where the records of a noun are in an archive. */
export const recordsPath = ({ name }: ArchiveEntityShape) => `json/${name}.ndjson`
