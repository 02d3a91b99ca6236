import type { CategoryType } from '../../../platform/database/tables.ts'

/**
 * A transaction in a file that this program exported, as `import_rows.own` stores it. A field that the file does not
 * have is missing. The rows of a split transaction repeat its fields, so a field has each value that they give.
 */
export interface OwnFields {
  /** The id of the exported transaction; null for a row that was added to the file. */
  id: string | null
  /** The version that was exported; null if the file does not have it. */
  version: number | null
  type: CategoryType | null
  date: string[]
  description?: string[]
  note?: string[]
  tags?: string[][]
  /** The name of a member; empty without a payer. */
  paidBy?: string[]
  reviewed?: boolean[]
  currency: string | null
  baseCurrency: string | null
  rate: string | null
  /** True if the rate is from the file, or the amount needs none. */
  isRated?: boolean
  /** A single part without a number is the whole transaction. */
  parts: OwnPart[]
}

export interface OwnPart {
  /** The number of the split, from 1, and the number of all splits. Null for the whole transaction. */
  number: number | null
  of: number | null
  /** Unsigned decimals. */
  amount: string
  baseAmount: string | null
  /** "Food:Groceries"; null for uncategorised, and undefined if the file has no categories. */
  category?: string | null
  note?: string
}

/** Removes characters that PostgreSQL cannot store. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Joins the name of a category and its parent. A colon in a name is escaped. */
export function categoryPath(name: string, parent: string): string | null {
  const path = [parent, name].filter((each) => each !== '').map((each) => each.replaceAll(':', '\\:'))
  return name === '' ? null : path.join(':')
}

/** Adds another row of the same transaction. */
export function addRow(fields: OwnFields, row: OwnFields): void {
  fields.parts.push(...row.parts)
  if (row.type !== fields.type) fields.type = null
  for (const name of ['date', 'description', 'note', 'tags', 'paidBy', 'reviewed'] as const) {
    const [all, more] = [fields[name] as unknown[] | undefined, row[name] ?? []]
    for (const value of more) {
      if (!all?.some((each) => JSON.stringify(each) === JSON.stringify(value))) all?.push(value)
    }
  }
}

export function isComplete({ parts }: OwnFields): boolean {
  const [first] = parts
  return first === undefined || first.of === null || new Set(parts.map(({ number }) => number)).size >= first.of
}
