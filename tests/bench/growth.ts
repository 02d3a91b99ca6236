import path from 'node:path'
import { print } from 'graphql'
import pg from 'pg'
import {
  BudgetsDocument,
  DashboardDocument,
  TransactionsDocument,
  TransactionTotalsDocument,
} from '../../web/generated.ts'
import { withDatabase } from './database.ts'
import { createLedgers, type LargeLedger } from './large-ledger.ts'
import { creation } from './live-crowd.ts'
import { median, type Peer, percentile, startPeer } from './load.ts'
import type { Row } from './run.ts'

const [large, small] = [1_000_000, 1_000]
/** The number of requests for each screen, alternating between the two organizations. */
const asks = 60
const month = '2026-11'
const whole = { from: '2026-11-01', to: '2026-11-30' }

/** Searches with rare and common words, several words, an amount, with and without accents, and misspelled. */
const searches = [
  'cafe',
  'Café Central Zürich',
  'market',
  'neuchatel',
  'noodle bar biel',
  'Duebendorf',
  'airline',
  '12.50',
  '45',
  'pharmcy',
  'nodle',
  'wintertur',
  'green',
  'toy store vevey',
  'nothing like it',
]

/**
 * Compares the screens of an organization with 1,000,000 transactions with those of one with 1,000 in the same
 * database. Also measures searches in the larger one.
 */
export async function growth(): Promise<Row[]> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const [many, few] = await createLedgers(ownerUrl, [large, small])
    if (!many || !few) throw new Error('The books were not made.')
    await planMonths(ownerUrl)
    const ours = httpServer(appUrl, few)
    const stop = await startPeer(ours)
    try {
      return [...(await screens(ours, many, few)), await search(ours, many)]
    } finally {
      await stop()
    }
  })
}

async function screens(peer: Peer, many: LargeLedger, few: LargeLedger): Promise<Row[]> {
  const filter = { ...whole, type: 'EXPENSE' as const }
  const requests = {
    dashboard: [print(DashboardDocument), { month }],
    'budgets page': [print(BudgetsDocument), { month }],
    'filtered list, first page': [print(TransactionsDocument), { filter }],
    'filtered list, totals': [print(TransactionTotalsDocument), { filter }],
  } as const
  const rows: Row[] = []
  for (const [name, [query, variables]] of Object.entries(requests)) {
    const times = { many: [] as number[], few: [] as number[] }
    for (let ask = 0; ask < asks; ask++) {
      times.many.push(await timeOf(peer, many, query, variables))
      times.few.push(await timeOf(peer, few, query, variables))
    }
    rows.push({
      name: `${name}: 1,000,000 transactions beside 1,000`,
      // The first responses are left out, because their connections are cold.
      ours: median(times.many.slice(10)),
      peers: median(times.few.slice(10)),
      goal: 1.5,
      isMaximum: true,
      unit: 'ms',
    })
  }
  return rows
}

async function search(peer: Peer, many: LargeLedger): Promise<Row> {
  const query = print(TransactionsDocument)
  const times: number[] = []
  for (let round = 0; round < 12; round++) {
    for (const text of searches) {
      const time = await timeOf(peer, many, query, { filter: { text } })
      if (round > 1) times.push(time)
    }
  }
  const name = 'search among 1,000,000 transactions, p95, beside 50 ms'
  return { name, ours: percentile(times, 0.95), peers: 50, goal: 1, isMaximum: true, unit: 'ms' }
}

/** Returns the milliseconds until a request of the ledger's owner has a correct response. */
async function timeOf(peer: Peer, ledger: LargeLedger, query: string, variables: object): Promise<number> {
  const from = performance.now()
  const response = await fetch(`http://127.0.0.1:${peer.port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${ledger.uid}`,
      'x-active-organization-id': ledger.organizationId,
      'x-today': '2026-11-20',
    },
    body: JSON.stringify({ query, variables }),
  })
  const { errors } = await response.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return performance.now() - from
}

function httpServer(appUrl: string, ledger: LargeLedger): Peer {
  return {
    name: 'Purser',
    command: [
      process.execPath,
      '--max-semi-space-size=64',
      path.join(import.meta.dirname, '../support/servers/http-server-process.ts'),
    ],
    environment: { DATABASE_URL: appUrl },
    port: 4606,
    path: '/graphql',
    ...creation(ledger),
    isRight: (answer) => JSON.parse(answer).data?.createTransaction?.id !== undefined,
  }
}

async function planMonths(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into budgets (organization_id, category_id, month, amount_minor)
     select organization_id, id, date '2026-11-01' - make_interval(months => m), 50000
     from categories, generate_series(0, 11) m`,
  )
  await owner.query('analyze budgets')
  await owner.end()
}
