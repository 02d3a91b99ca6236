import { type RawBuilder, sql } from 'kysely'
import type { Text } from '../../base/text.ts'
import type { Permission } from '../tenancy/permissions.ts'
import type { DescriptionContext, Row } from './change-values.ts'

/** The rules of a kind for its records in the change log, undo, the trash and webhooks. */
export interface LogRules {
  /** Kinds of a lower rank come first in the change log and its filter. */
  rank: number
  /** The kind: "Tag". It is also the title of a record without a name. */
  one: Text
  /** The kind in the plural: "Tags". */
  many: Text
  /** A number of records: "3 tags". */
  counted: (count: number) => Text
  /** A record with its title: "the tag Travel". */
  named: (title: string) => Text | string
  /** The name of a record, or an empty text. */
  title: (row: Row, context: DescriptionContext, id: string) => string
  /** The summary of an action names these records only if no others changed. */
  isMinor?: boolean
  undo: UndoRules
  /** Null for records that only the undo of an action restores. */
  trash: TrashRules | null
  /** False if webhooks do not send the changes. */
  isSent?: boolean
}

/** The permissions to undo a change. */
export interface UndoRule {
  /** The permission that everyone needs. */
  needs: Permission | null
  /** The permission that undoing another member's change needs besides. */
  ofOthers?: Permission
  /** The text for a change that another operation reverses. */
  instead?: Text
  /** The text for the same if the action changed nothing else. */
  insteadAlone?: Text
}

export interface UndoCase extends UndoRule {
  /** Of the changes (`changes`), those in this case. */
  when: RawBuilder<boolean>
}

export interface UndoRules extends UndoRule {
  /** Columns that are computed from others, so a difference in them does not block an undo. */
  follows?: readonly string[]
  /** The rank by which an undo counts its records, if it is not that of the change log. */
  rank?: number
  /** Changes to which other rules apply. The first case that holds decides. */
  cases?: Readonly<Record<string, UndoCase>>
}

/** The rules by which deleted records are listed in the trash and restored from it. */
export interface TrashRules {
  /** Days for which a deleted record can be restored. */
  days: number
  /** The name of the record, from its deletion (`c`). */
  title: RawBuilder<string | null>
  /** The condition under which the record of a deletion (`d`) exists. By default, it is found by its id. */
  isThere?: RawBuilder<boolean>
  /** Selects the changes of a deletion's batch that are restored with the records, besides the records themselves. */
  dependents?: (ids: readonly string[]) => RawBuilder<boolean>
  /** The code and the name of what hinders the restoration of a deletion (`c`). */
  blocker?: RawBuilder<string[] | null>
}

/** The change of another operation, which undo refuses. */
export const reversedBy = (instead: Text): UndoRule => ({ needs: null, instead })

/** Undoing the restoration of another member's record would delete that record. */
export const restoredOfOthers: UndoCase = {
  when: sql`action = 'CREATED' and (after ->> 'created_by')::uuid <> user_id`,
  needs: 'others:delete',
  ofOthers: 'others:delete',
}

/** Days for which most deleted records can be restored (product.md). */
export const trashDays = 30
