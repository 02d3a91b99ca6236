import type { RawBuilder } from 'kysely'
import type { Field } from '../../platform/records/descriptor.ts'

export interface Column extends Pick<Field, 'type' | 'nullable' | 'refersTo' | 'names' | 'check' | 'as'> {
  name: string
  about: string
}

/** A record type that an archive stores as a file of JSON lines. */
export interface ArchiveEntity {
  name: string
  about: string
  table: string
  columns: readonly Column[]
  /** The columns that the records are sorted by. With `dependsOn`, records that depend on no other come first. */
  key: readonly string[]
  dependsOn?: string
  seen?: RawBuilder<boolean>
  /** The entity is exported but not imported. */
  exportOnly?: boolean
}

export interface ArchiveEntityShape {
  name: string
  columns: readonly Pick<Column, 'name' | 'type' | 'nullable' | 'check'>[]
}

export const recordsPath = ({ name }: ArchiveEntityShape) => `json/${name}.ndjson`
