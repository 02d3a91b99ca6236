import type { RawBuilder } from 'kysely'
import type { ZodType } from 'zod'
import type { Check } from '../../base/json-shape.ts'
import type { Text } from '../../base/text.ts'
import type { Tables } from '../database/tables.ts'
import type { Show } from './change-values.ts'
import type { LogRules } from './log-rules.ts'

/**
 * Describes the records of one table. The change log, undo, the archive and the REST API read this description, so a new
 * column is named here and nowhere else on the server, besides the GraphQL schema.
 */
export type RecordDescriptor<Table extends keyof Tables = keyof Tables> = RecordFields<Table> & (Streamed | NotStreamed)

interface RecordFields<Table extends keyof Tables> {
  table: SnakeCase<Table>
  /** Null for records that no archive contains. */
  archive: ArchiveFile | null
  /** In the order in which the change log shows them. */
  fields: Readonly<Record<ColumnOf<Table>, Field>>
}

interface Streamed {
  /** The kind of the record in the change stream. */
  kind: string
  /**
   * The part of a change that clients receive: the record, which `loadChanged` adds to the schema, its id, or only that figures
   * and lists can be different; null for nothing.
   */
  live: 'RECORD' | 'ID' | 'FIGURES' | null
  /** Null for changes that are in no change log. */
  log: LogRules | null
  /** A function of its own records the changes. */
  hasOwnTrigger?: boolean
}

/** The changes of these records are not recorded: no client, change log or webhook has them, and undo ignores them. */
interface NotStreamed {
  kind: null
  live?: undefined
  log?: undefined
  hasOwnTrigger?: undefined
}

/** The columns of a table, as the database names them. */
export type ColumnOf<Table extends keyof Tables> = SnakeCase<keyof Tables[Table] & string>

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name

/** How an archive stores the records: a file of JSON lines. */
export interface ArchiveFile {
  name: string
  about: string
  /** The columns that order the records: the id unless it says otherwise. */
  key?: readonly string[]
  /** The column that names another record of the same table. Records without one come first. */
  dependsOn?: string
  /** Of the rows (`t`), those that the person who exports may see. */
  seen?: RawBuilder<boolean>
}

export type FieldType =
  | 'id'
  | 'text'
  | 'whole'
  | 'number'
  | 'flag'
  | 'day'
  | 'moment'
  | 'hash'
  | 'ids'
  | 'texts'
  | 'json'

/** A field of the change log that shows a part of a column. */
export interface LogPart {
  name: string
  label: Text | string
  show: Show
}

export interface Field {
  type: FieldType
  nullable?: boolean
  /** The description in the schema of an archive. A field without one is not archived. */
  about?: string
  /** The archive's file of the records that an id refers to. An unknown `payer` becomes null. */
  refersTo?: string
  /** The value contains ids of categories and tags. */
  names?: boolean
  /** The rule of the module for a value from an archive, besides its type. */
  check?: Check
  /** How an archive reads the value of a row (`t`), where it is not the column as it is. */
  as?: RawBuilder<unknown>
  /** The name of the field for people. The change log shows a field that has one. */
  label?: Text | string
  /** The name of the field in the API of the change log. It follows from the column unless it is given. */
  logName?: string
  /** The value for people; null for none. */
  show?: Show
  /** The fields that the change log shows of a JSON column. */
  parts?: readonly LogPart[]
  /** Shown of a record that is added or deleted only where it is true. */
  isFlag?: boolean
  /** Shown only where it has changed. */
  isOfChanges?: boolean
  /** The change log shows the field only with the permission 'billing:read', and events of webhooks leave it out. */
  isBilling?: boolean
  /** The change log ignores the field: a change of it alone is no change. */
  isUnlogged?: boolean
  /** Validates and normalizes what a person writes. A field without it is written by the code of its module. */
  input?: ZodType
  /** The REST fields: where each value is in the GraphQL object. `true` is the column's own name. */
  rest?: true | string | Readonly<Record<string, string>>
}

export const defineRecord = <Table extends keyof Tables>(
  descriptor: RecordDescriptor<Table>,
): RecordDescriptor<Table> => descriptor

/** The columns of a record with their fields. */
export const fieldsOf = ({ fields }: Pick<RecordDescriptor, 'fields'>): [column: string, field: Field][] =>
  Object.entries(fields)
