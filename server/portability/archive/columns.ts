import type { RawBuilder } from 'kysely'
import type { Field } from '../../platform/records/descriptor.ts'

/** One value of a record, as an archive has it. */
export interface Column extends Pick<Field, 'type' | 'nullable' | 'refersTo' | 'names' | 'check' | 'as'> {
  name: string
  about: string
}

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
