import { stat } from 'node:fs/promises'
import type { TableWords } from '../../../ledger/transactions/table-columns.ts'
import type { ImportFormat } from '../../../platform/database/tables.ts'
import type { DayOrder } from '../csv/days.ts'
import type { Layout } from '../csv/layout.ts'
import { openStatement, type StatementFile } from './read-file.ts'
import type { StatementSource } from './sources.ts'
import type { StatementEntry, StatementFacts } from './statement-entry.ts'
import { unpack } from './zip-source.ts'

interface Input {
  file: string
  usual: DayOrder
  words: TableWords
}

export type OpenedImport = Omit<StatementFile, 'format' | 'entries' | 'facts'> & { format: ImportFormat }

/** The first value is the layout of the file. Later values contain statement entries and the number of bytes read. */
export type ImportValue = { opened: OpenedImport } | { opened: null; entries: StatementEntry[]; bytes: number }
export type ImportReply = Layout | null | undefined

/** Returns null for an archive, which `parseArchive` reads. */
export async function* parseImport({
  file,
  usual,
  words,
}: Input): AsyncGenerator<ImportValue, StatementFacts | null, ImportReply> {
  const unpacked = await unpack(file)
  if (unpacked && 'whole' in unpacked) return null
  const { entries, facts, ...opened } =
    unpacked && 'rows' in unpacked
      ? await openRows(unpacked.rows, file)
      : await openStatement(unpacked?.file ?? file, { usual, words })
  const layout = (yield { opened }) ?? null
  let bytes = 0
  const onProgress = (read: number) => {
    bytes = read
  }
  for await (const some of entries({ layout, onProgress })) yield { opened: null, entries: some, bytes }
  return facts
}

async function openRows(source: StatementSource, file: string) {
  const { size } = await stat(file)
  return { format: source.format, size, layout: null, sample: [], signature: null, ...(await source.open(file)) }
}
