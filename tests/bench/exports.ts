import { stringify } from 'csv-stringify/sync'
import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import type pg from 'pg'
import { type ExportFormat, type TransactionFilter, TransactionsFileDocument } from '../support/generated.ts'
import { signUp, type TestUser } from '../support/people.ts'
import type { TestServer } from '../support/servers/server.ts'
import { fillLedger } from './large-ledger.ts'
import { watchMemory } from './memory.ts'
import type { Row } from './run.ts'
import { loopOf, maxEventLoopDelay, rowOfStop } from './stops.ts'
import { timed } from './timed.ts'
import { withWatchedServer } from './watched-server.ts'

const transactions = 100_000
/** A range with about 10,000 transactions. */
const lately = { from: '2026-06-24' }

/**
 * Exports 100,000 transactions as CSV and XLSX, compared with a library that writes the same rows from the same
 * database pages. Also measures how long the web process blocks and how its memory grows.
 */
export async function compareExports(): Promise<Row[]> {
  return withWatchedServer(async ({ server, owner }) => {
    const person = await signUp(server.baseUrl)
    await fillLedger(owner, person.organizationId, transactions)
    return [
      ...(await measure(server, person, owner, 'CSV', libraryCsv)),
      ...(await measure(server, person, owner, 'XLSX', libraryXlsx)),
    ]
  })
}

async function measure(
  server: TestServer,
  person: TestUser,
  owner: pg.Client,
  format: ExportFormat,
  library: (pages: AsyncIterable<CellValue[][]>) => Promise<number>,
): Promise<Row[]> {
  const few = watchMemory(server)
  // The first runs load the modules of both sides and are not measured.
  for (let times = 0; times < 5; times++) await fetched(server, person, format, lately)
  const fewMemory = few.stop()
  await library(pagesOf(owner, person.organizationId))
  await loopOf(server)
  const many = watchMemory(server)
  const ours = await timed(() => fetched(server, person, format))
  const memory = many.stop()
  const stops = await loopOf(server)
  const peers = await timed(() => library(pagesOf(owner, person.organizationId)))
  console.table({
    [format]: {
      seconds: ours.seconds,
      bytes: ours.result,
      'longest stop, ms': stops.work,
      p99: stops.p99,
      'process, MB': memory,
    },
    'library alone': { seconds: peers.seconds, bytes: peers.result },
  })
  const what = `${transactions.toLocaleString('en')} transactions as ${format}`
  const rate = ({ seconds }: { seconds: number }) => transactions / seconds
  return [
    { name: `${what}, beside a library alone`, ours: rate(ours), peers: rate(peers), goal: 0.5, unit: 'rows/s' },
    rowOfStop(`${what}: longest stop for work, beside ${maxEventLoopDelay} ms`, stops),
    {
      name: `${what}: the process at its largest, beside 10,000`,
      ours: memory,
      peers: fewMemory,
      goal: 1.25,
      isMaximum: true,
      unit: 'MB',
    },
  ]
}

async function fetched(
  server: TestServer,
  person: TestUser,
  format: ExportFormat,
  filter: TransactionFilter = {},
): Promise<number> {
  const { transactionsFile } = await person.graphql(TransactionsFileDocument, { format, filter })
  const { body } = await fetch(`${server.baseUrl}${transactionsFile.url}`)
  let size = 0
  for await (const chunk of body ?? []) size += chunk.length
  return size
}

/** Reads the same columns with one statement, in pages of the same size. */
async function* pagesOf(owner: pg.Client, organizationId: string): AsyncGenerator<CellValue[][]> {
  await owner.query(`
    begin;
    declare rows no scroll cursor for
      select t.date::text, t.type::text, t.description, t.note, -t.amount_minor / 100.0::float8, t.currency,
             -t.base_amount_minor / 100.0::float8, o.currency, t.rate::float8, c.name, above.name,
             (select string_agg(tags.name, '; ') from tags where tags.id = any(t.tag_ids)), payer.name, t.reviewed,
             '', maker.name, t.created_at::text, '', t.id
      from transactions t join organizations o on o.id = t.organization_id
        left join categories c on c.id = t.category_id left join categories above on above.id = c.parent_id
        left join users payer on payer.id = t.paid_by join users maker on maker.id = t.created_by
      where t.organization_id = '${organizationId}' order by t.date desc, t.id desc`)
  for (;;) {
    const { rows } = await owner.query({ text: 'fetch 500 from rows', rowMode: 'array' })
    if (rows.length === 0) break
    yield rows
  }
  await owner.query('commit')
}

async function libraryCsv(pages: AsyncIterable<CellValue[][]>): Promise<number> {
  let size = 0
  for await (const rows of pages) size += Buffer.byteLength(stringify(rows, { escape_formulas: true }))
  return size
}

async function libraryXlsx(pages: AsyncIterable<CellValue[][]>): Promise<number> {
  async function* rows() {
    for await (const page of pages) yield* page
  }
  let size = 0
  for await (const chunk of writeXlsxStream(rows(), { name: 'Transactions' })) size += chunk.length
  return size
}
