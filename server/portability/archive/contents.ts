import { open } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { writeCsv } from '../exports/csv.ts'
import { inPages, type Snapshot } from '../exports/snapshot.ts'
import { readTransactions } from '../exports/transactions-read.ts'
import { transactionTable } from '../exports/transactions-table.ts'
import { type ArchiveEntity, recordsPath } from './columns.ts'
import { budgetTable, categoryTable } from './csv-tables.ts'
import { archiveEntities } from './entities.ts'
import { type Files, newFiles } from './files.ts'
import { archiveJsonSchema } from './json-schema.ts'

export interface Contents {
  organization: { id: string; name: string; currency: string }
  counts: Record<string, number>
  texts: string[]
  files: Files
}

const english = { language: 'en' } as const

const [rowsAtOnce, readingsAtOnce] = [200, 10]

/**
 * Writes all text files of an archive into a folder.
 * @param folder an empty folder with the subfolders json and csv
 * @param onDone called after each entity with the share that is written
 */
export async function writeContents(
  snapshot: Snapshot,
  folder: string,
  onDone: (done: number, of: number) => Promise<void>,
): Promise<Contents> {
  const { tenant } = snapshot
  const files = newFiles(tenant)
  const counts: Record<string, number> = {}
  const texts: string[] = []
  const write = async (name: string, pieces: AsyncIterable<string> | Iterable<string>) => {
    await writeText(path.join(folder, name), pieces)
    texts.push(name)
  }
  const organization = await readOrganization(snapshot)
  await write('json/organization.json', [`${JSON.stringify(organization, null, 2)}\n`])
  for (const [index, noun] of archiveEntities.entries()) {
    counts[noun.name] = 0
    await write(recordsPath(noun), linesOf(snapshot, noun, files, counts))
    await onDone(index + 1, archiveEntities.length + 1)
  }
  const reading = await readTransactions(snapshot, {})
  await write('csv/transactions.csv', writeCsv(transactionTable(reading, organization.time_zone), english))
  await write('csv/budgets.csv', writeCsv(budgetTable(snapshot), english))
  await write('csv/categories.csv', writeCsv(await categoryTable(tenant), english))
  await write('schema.json', [`${JSON.stringify(archiveJsonSchema(archiveEntities), null, 2)}\n`])
  await onDone(archiveEntities.length + 1, archiveEntities.length + 1)
  counts.files = files.stored.size
  const { name, currency } = organization
  return { organization: { id: tenant.organizationId, name, currency }, counts, texts, files }
}

async function* linesOf(
  { db }: Snapshot,
  noun: ArchiveEntity,
  files: Files,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  const fields = noun.columns.flatMap(({ name, as }) => [sql.lit(name), as ?? sql.ref(`t.${name}`)])
  const above = noun.dependsOn ? [sql`(${sql.ref(`t.${noun.dependsOn}`)} is not null)`] : []
  const order = [...above, ...noun.key.map((each) => sql.ref(`t.${each}`))]
  const statement = sql<{ record: Record<string, unknown> }>`
    select jsonb_build_object(${sql.join(fields)}) as record from ${sql.table(noun.table)} t
    where ${noun.seen ?? sql`true`} order by ${sql.join(order)}`
  const atOnce = noun.name === 'readings' ? readingsAtOnce : rowsAtOnce
  for await (const rows of inPages(db, statement, atOnce)) {
    counts[noun.name] = (counts[noun.name] ?? 0) + rows.length
    yield rows.map(({ record }) => `${JSON.stringify(files.named(noun, record))}\n`).join('')
  }
}

async function readOrganization({ db, tenant }: Snapshot) {
  const { createdAt, monthStartDay, timeZone, attachesReceipts, mailSenders, ...row } = await db
    .selectFrom('organizations')
    .select(['name', 'kind', 'currency', 'monthStartDay', 'timeZone', 'attachesReceipts', 'mailSenders', 'createdAt'])
    .where('id', '=', tenant.organizationId)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    month_start_day: monthStartDay,
    time_zone: timeZone,
    attaches_receipts: attachesReceipts,
    // Members who may not manage the organization cannot see them elsewhere either.
    mail_senders: tenant.may('organization:manage') ? mailSenders : [],
    created_at: createdAt.toISOString(),
  }
}

async function writeText(file: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const piece of pieces) await handle.appendFile(piece)
  } finally {
    await handle.close()
  }
}
