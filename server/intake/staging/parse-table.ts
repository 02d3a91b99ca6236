import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'
import type { BudgetList, ListContext } from '../../ledger/budgets/list/budget-list.ts'
import { plansByHeading } from '../../ledger/budgets/list/detect.ts'
import { requireShortList } from '../../ledger/budgets/list/length.ts'
import { readBudgetList } from '../../ledger/budgets/list/list.ts'
import type { DayOrder } from '../imports/csv/days.ts'
import { decodeText } from '../imports/files/encoding.ts'
import { openStatement } from '../imports/files/read-file.ts'
import type { StatementEntry, StatementFacts } from '../imports/files/statement-entry.ts'

interface Input {
  bytes: Uint8Array
  isText: boolean
  usual: DayOrder
  list: ListContext
}

export type ParsedTable = { list: BudgetList } | { list: null; entries: StatementEntry[]; facts: StatementFacts }

/** Users review a statement row by row, so more rows are rejected. */
const maxEntries = 1_000

// biome-ignore lint/correctness/useYield: there is nothing to say before the end.
export async function* parseTable({ bytes, isText, usual, list }: Input): AsyncGenerator<never, ParsedTable> {
  const text = isText ? storable(decodeText(bytes)) : ''
  const statement = plansByHeading(text) ? null : await statementIn(bytes, isText, usual)
  if (statement) return { list: null, ...statement }
  requireShortList(text)
  return { list: readBudgetList(text, list) }
}

async function statementIn(bytes: Uint8Array, isText: boolean, usual: DayOrder) {
  try {
    const file = await openStatement(bytes, { usual })
    if (file.format === 'CSV' && file.layout === null) return null
    const entries: StatementEntry[] = []
    for await (const some of file.entries()) {
      entries.push(...some)
      if (entries.length > maxEntries) throw tooMany()
    }
    return entries.length === 0 && file.format === 'CSV' ? null : { entries, facts: file.facts }
  } catch (error) {
    if (isText && error instanceof ReadingError && error.code === 'UNSUPPORTED') return null
    throw error
  }
}

const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

const tooMany = () =>
  new ReadingError(
    'TOO_LARGE',
    msg`This statement has more than 1,000 entries, which is too many to review. Import it at /transactions/import instead.`,
  )
