import { ChangeLogDocument, type ChangeLogFilter, type LoggedBatchFragment } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

export async function logOf(person: TestUser, filter: ChangeLogFilter = {}): Promise<LoggedBatchFragment[]> {
  const { changeLog } = await person.graphql(ChangeLogDocument, { filter, first: 30 })
  return changeLog.edges.map(({ node }) => node)
}

export async function summariesOf(person: TestUser, filter: ChangeLogFilter = {}): Promise<string[]> {
  return (await logOf(person, filter)).map(({ summary }) => summary)
}

export async function latestOf(person: TestUser): Promise<LoggedBatchFragment> {
  const [latest] = await logOf(person)
  if (!latest) throw new Error('Nothing is in the log.')
  return latest
}

/** Returns the fields of a record's changes in the form 'Amount: 1.00 USD → 2.00 USD'. */
export function summarizeChanges({ changes }: LoggedBatchFragment, kind = changes[0]?.kind): string[] {
  return changes
    .filter((change) => change.kind === kind)
    .flatMap(({ fields }) =>
      fields.map(({ label, before, after }) => `${label}: ${before?.text ?? '–'} → ${after?.text ?? '–'}`),
    )
}

/** Returns the cells of a CSV file without the first cell of each row, which is the time. */
export function cellsOf(text: string): string[][] {
  const rows = [...text.matchAll(/((?:"(?:[^"]|"")*"|[^,"\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^,"\r\n]*))*)\r\n/g)]
  return rows.map(([, row = '']) =>
    [...`,${row}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)]
      .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
      .slice(1),
  )
}
