import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { TransactionTotalsDocument } from '../../web/operations/generated.ts'
import { apply, importFile } from '../api/imports/import-steps.ts'
import { signUp, type TestUser } from '../support/people.ts'
import { memoryOf, watchMemory } from './memory.ts'
import type { Row } from './run.ts'
import { loopOf, maxEventLoopDelay, rowOfStop } from './stops.ts'
import { timed } from './timed.ts'
import { withWatchedServer } from './watched-server.ts'

const rows = 100_000
/** The allowed memory growth of the web process during an import, in MB. */
const maxMemory = 300

/**
 * Imports 100,000 rows of a bank statement, compared with COPY of the same rows into the same tables with the same
 * triggers, into a copy of the table with its indexes but without triggers, and into a bare table. Also imports the same
 * file again and measures the web process.
 */
export async function compareImports(): Promise<Row[]> {
  return withWatchedServer(async ({ server, owner }) => {
    const [ada, bob] = [await signUp(server.baseUrl), await signUp(server.baseUrl)]
    // The first run loads the server's modules and is not measured.
    await importFile(bob, server.baseUrl, 'small.csv', fileOf(10))
    await loopOf(server)
    const before = memoryOf(server)
    const watched = watchMemory(server)
    const file = fileOf(rows)
    const reading = await timed(() => importFile(ada, server.baseUrl, 'bank.csv', file))
    const applying = await timed(() => apply(ada, reading.result.id))
    const again = await timed(() => importFile(ada, server.baseUrl, 'again.csv', file))
    const [stops, peak] = [await loopOf(server), watched.stop()]
    await requireCount(ada, rows)
    const { newCount } = again.result
    if (newCount !== 0) throw new Error(`The same file again has ${newCount} new rows.`)
    const copied = await copy(owner, ada, bob)
    console.log(`${rows} rows, seconds and MB of the web process:`)
    const whole = { reading: reading.seconds, applying: applying.seconds, again: again.seconds, ...copied }
    console.table({ ...whole, 'memory before': before, 'memory at most': peak, 'longest stop': stops.longest })
    const first = reading.seconds + applying.seconds
    return [
      {
        name: 'a file of 100,000 rows read, compared and recorded, beside COPY into the same tables',
        ours: first,
        peers: copied.triggers,
        goal: 4,
        isMaximum: true,
        unit: 's',
      },
      {
        name: 'the same file, beside COPY into the table with its indexes, without triggers',
        ours: first,
        peers: copied.indexes,
        goal: undefined,
        isMaximum: true,
        unit: 's',
      },
      {
        name: 'the same file, beside COPY into the bare table without triggers',
        ours: first,
        peers: copied.bare,
        goal: 8,
        isMaximum: true,
        unit: 's',
      },
      {
        name: 'the same file again, beside the first time',
        ours: again.seconds,
        peers: first,
        goal: 1,
        isMaximum: true,
        unit: 's',
      },
      rowOfStop(`event loop while it is imported: its longest stop for work beside ${maxEventLoopDelay} ms`, stops),
      {
        name: 'memory while it is imported: what the web process grows by beside 300 MB',
        ours: peak - before,
        peers: maxMemory,
        goal: 1,
        isMaximum: true,
        unit: 'MB',
      },
    ]
  })
}

const shops = ['Bakery Brown', 'Albert Heijn', 'Shell Station', 'Spotify', 'Amazon EU', 'Café Central', 'Deutsche Bahn']

function fileOf(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2021, 0, 1) + Math.floor((at * 1_826) / count) * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const amount = (1 + ((at * 7_919) % 9_000) / 100).toFixed(2)
    return `${day};${shops[at % shops.length]} ${at % 997};Card ${at % 50};${at % 20 === 0 ? '' : '-'}${amount}`
  })
  return ['Date;Payee;Note;Amount', ...lines].join('\n')
}

async function requireCount(person: TestUser, wanted: number): Promise<void> {
  const { transactionTotals } = await person.graphql(TransactionTotalsDocument, { filter: {} })
  if (transactionTotals.count !== wanted) throw new Error(`${transactionTotals.count} of ${wanted} rows were recorded.`)
}

/**
 * Copies the rows of one ledger in one transaction: into another ledger with numbered changes, into a copy of the table
 * with its indexes, and into a bare table.
 * @returns seconds
 */
async function copy(owner: pg.Client, from: TestUser, to: TestUser) {
  const file = path.join(tmpdir(), `purser-bench-copy-${process.pid}`)
  const columns =
    'type, amount_minor, currency, base_amount_minor, rate, description, note, date, reviewed, set_by, source_id'
  const { rows: data } = await owner.query<{ line: string }>(
    `select concat_ws(e'\\t', m.organization_id, m.user_id, type, amount_minor, currency, base_amount_minor, rate, description, note,
         date, reviewed, set_by, source_id) as line
       from transactions t, memberships m where t.organization_id = $1 and m.organization_id = $2 order by t.id`,
    [from.organizationId, to.organizationId],
  )
  await writeFile(file, `${data.map(({ line }) => line).join('\n')}\n`, { mode: 0o644 })
  await owner.query(
    'create table indexed (like transactions including all); create table bare (like transactions including defaults)',
  )
  const into = async (table: string, last = '') => {
    const { seconds } = await timed(() =>
      owner.query(
        `begin; set local app.organization_id = '${to.organizationId}';
         copy ${table} (organization_id, created_by, ${columns}) from '${file}'; ${last} commit`,
      ),
    )
    return seconds
  }
  return {
    triggers: await into('transactions', 'select number_changes();'),
    indexes: await into('indexed'),
    bare: await into('bare'),
  }
}
