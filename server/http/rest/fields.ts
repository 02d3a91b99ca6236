import { AppError } from '../../base/errors.ts'
import { loggedKinds } from '../../history/log/batch.ts'
import { trashKinds } from '../../history/trash/trashed-records.ts'
import { textMatches } from '../../ledger/rules/read.ts'
import { origins } from '../../platform/tenancy/origin.ts'
import { JsonNumber } from './json-number.ts'

/** What a field of a REST body or query holds. `entry` is Expense or Income. */
export type FieldType =
  | 'text'
  | 'decimal'
  | 'integer'
  | 'day'
  | 'month'
  | 'id'
  | 'ids'
  | 'strings'
  | 'splits'
  | 'boolean'
  | 'transactionType'
  | 'state'
  | 'role'
  | 'kind'
  | 'trash'
  | 'record'
  | 'action'
  | 'origin'
  | 'frequency'
  | 'match'
  | 'verdict'
  | 'format'

export interface Field {
  type: FieldType
  isRequired: boolean
  /** null means something of its own: none. */
  isNullable: boolean
  /** The sentence for one that is missing. */
  missing: string
  about: string
}

export type Fields = Record<string, Field>

const requiredMessage = 'This is required.'

export function required(type: FieldType, about = '', missing = requiredMessage): Field {
  return { type, about, missing, isRequired: true, isNullable: false }
}

export function optional(type: FieldType, about = ''): Field {
  return { type, about, missing: '', isRequired: false, isNullable: true }
}

/** To be sent, be it as null. */
export function requiredNullable(type: FieldType, about: string, missing: string): Field {
  return { type, about, missing, isRequired: true, isNullable: true }
}

/** What was sent, by field; numbers as they were written. Untyped on purpose: the operation's input type judges it. */
// biome-ignore lint/suspicious/noExplicitAny: the boundary between JSON and the schema's types.
export type ParsedFields = Record<string, any>

/**
 * Holds what was sent to what a row takes. What the values mean is left to the schema.
 * @throws AppError INVALID_INPUT with every field that is unknown, missing or of another kind
 */
export function parseFields(fields: Fields, sent: Record<string, unknown>): ParsedFields {
  const broken: Record<string, string> = {}
  const taken: ParsedFields = {}
  for (const name of Object.keys(sent)) {
    if (!Object.hasOwn(fields, name)) broken[name] = 'There is no such field.'
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined
    if (value === undefined || (value === null && !field.isNullable)) {
      if (field.isRequired) broken[name] = field.missing
    } else if (value === null) {
      taken[name] = null
    } else {
      const read = readers[field.type](value)
      if (read === undefined) broken[name] = expected[field.type]
      else taken[name] = read
    }
  }
  const [first] = Object.entries(broken)
  if (!first) return taken
  const [name, sentence] = first
  // A sentence of the field's own names it already.
  const isOwn = sentence === fields[name]?.missing && sentence !== requiredMessage
  throw new AppError('INVALID_INPUT', isOwn ? sentence : `${name}: ${sentence}`, broken)
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const digits = (value: unknown) => (value instanceof JsonNumber ? value.source : text(value))
const id = (value: unknown) => (typeof value === 'string' && isUuid(value) ? value.toLowerCase() : undefined)

/** Each answers undefined for what is not of its kind. */
const readers: Record<FieldType, (value: unknown) => unknown> = {
  text,
  decimal: digits,
  integer: (value) => (/^-?\d{1,9}$/.test(digits(value) ?? '') ? Number(digits(value)) : undefined),
  day: text,
  month: text,
  id,
  ids: (value) => every(Array.isArray(value) ? value : text(value)?.split(','), id),
  strings: (value) => every(value, text),
  splits: (value) => every(value, partIn),
  boolean: (value) =>
    typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : undefined,
  transactionType: (value) => (/^(expense|income)$/i.test(text(value) ?? '') ? text(value)?.toUpperCase() : undefined),
  state: (value) =>
    /^(staging|processed|discarded)$/i.test(text(value) ?? '') ? text(value)?.toUpperCase() : undefined,
  role: (value) => (/^(owner|admin|member|viewer)$/i.test(text(value) ?? '') ? text(value)?.toUpperCase() : undefined),
  kind: (value) => (/^(personal|team)$/i.test(text(value) ?? '') ? text(value)?.toUpperCase() : undefined),
  trash: (value) => wordOf(trashKinds, value),
  record: (value) => wordOf(loggedKinds, value),
  action: (value) => wordOf(actions, value),
  origin: (value) => wordOf(origins, value),
  frequency: (value) => wordOf(frequencies, value),
  match: (value) => wordOf(matches, value),
  verdict: (value) => wordOf(verdicts, value),
  format: (value) => wordOf(formats, value),
}

/** @returns undefined where it is no list, or one of it is not of its kind */
function every(value: unknown, read: (each: unknown) => unknown): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined
  const list = value.map(read)
  return list.every((each) => each !== undefined) ? list : undefined
}

const partFields: Readonly<Record<string, FieldType>> = {
  category_id: 'id',
  amount: 'decimal',
  percent: 'decimal',
  note: 'text',
}

/** A part of a transaction that is split. */
function partIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const part = Object.entries(value).map(([name, given]) => {
    const type = Object.hasOwn(partFields, name) ? partFields[name] : undefined
    return [name === 'category_id' ? 'categoryId' : name, given === null ? null : type && readers[type](given)]
  })
  return part.every(([, given]) => given !== undefined) ? Object.fromEntries(part) : undefined
}

/** What may have become of a record. */
export const actions = ['created', 'updated', 'deleted'] as const

/** How often something comes again. */
export const frequencies = ['weekly', 'monthly', 'yearly'] as const

/** How a rule compares a description. */
export const matches = textMatches.map((each) => each.toLowerCase())

/** Whether a row of a file is in the books. */
export const verdicts = ['new', 'there', 'possible'] as const

/** What a file is exported as. */
export const formats = ['csv', 'xlsx', 'json'] as const

function wordOf(words: readonly string[], value: unknown): string | undefined {
  const word = text(value)?.toLowerCase() ?? ''
  return words.includes(word) ? word.toUpperCase() : undefined
}

const choose = (words: readonly string[]) => `Choose ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`

const expected: Record<FieldType, string> = {
  text: 'Send this as a text.',
  decimal: 'Write the amount as a number, such as 12.34.',
  integer: 'Send a whole number.',
  day: 'Send a day, as yyyy-MM-dd.',
  month: 'Send a month, as yyyy-MM.',
  id: 'Send an id.',
  ids: 'Send ids, with commas between them.',
  strings: 'Send a list of texts.',
  splits: 'Send a list of parts, each with category_id, amount or percent, and note.',
  boolean: 'Send true or false.',
  transactionType: 'Choose Expense or Income.',
  state: 'Choose Staging, Processed or Discarded.',
  role: 'Choose Owner, Admin, Member or Viewer.',
  kind: 'Choose personal or team.',
  trash: choose(trashKinds),
  record: choose(loggedKinds),
  action: choose(actions),
  origin: choose(origins),
  frequency: choose(frequencies),
  match: choose(matches),
  verdict: choose(verdicts),
  format: choose(formats),
}

export function isUuid(value: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value)
}
