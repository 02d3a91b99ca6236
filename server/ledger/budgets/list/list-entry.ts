import type { TransactionType } from '../../../language/categories.ts'
import type { CellAmount } from './amounts.ts'
import type { Columns } from './columns.ts'
import type { MonthRead } from './months.ts'
import type { ListPeriod } from './vocabulary.ts'

/** A row that plans something, before its amounts are made monthly. */
export interface ListEntry {
  row: number
  name: string
  group: string | null
  /** The name with the groups before it, as the list writes it: "Auto:Fuel". */
  path: string
  /** What the list says by a heading or a column of its own. */
  type: TransactionType | null
  period: ListPeriod | null
  /** An amount for each month named, or one for no month in particular (""). */
  amounts: { month: string; amount: CellAmount }[]
}

export interface State {
  columns: Columns
  group: string | null
  /** The rows in a group are indented: one that is not stands outside it. */
  indented: boolean
  type: TransactionType | null
  /** The group is named by the heading of its own table: names without amounts under it are no groups. */
  isTable: boolean
  /** The section has rows that stand in no group: a group after them is none of its own. */
  isFilled: boolean
  /** That the list or this part of it is for, by a title; empty where none says. */
  months: MonthRead[]
  year: number | null
  /** Of the list, or of the section that the row stands in. */
  period: ListPeriod | null
}
