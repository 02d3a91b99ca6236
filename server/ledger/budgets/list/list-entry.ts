import type { TransactionType } from '../../../language/categories.ts'
import type { CellAmount } from './amounts.ts'
import type { Columns } from './columns.ts'
import type { MonthRead } from './months.ts'
import type { ListPeriod } from './vocabulary.ts'

/** A row with planned amounts, before they are converted to monthly amounts. */
export interface ListEntry {
  row: number
  name: string
  group: string | null
  /** The name with its groups, as the list writes it: "Auto:Fuel". */
  path: string
  type: TransactionType | null
  period: ListPeriod | null
  /** Holds one amount per named month, or a single amount with the month "". */
  amounts: { month: string; amount: CellAmount }[]
}

export interface State {
  columns: Columns
  group: string | null
  /** The rows of the group are indented, so a row that is not indented is outside the group. */
  indented: boolean
  type: TransactionType | null
  isTable: boolean
  isFilled: boolean
  /** The months that a title names for the list or this part of it; empty if there are none. */
  months: MonthRead[]
  year: number | null
  period: ListPeriod | null
}
