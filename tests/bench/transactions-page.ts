import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { listTransactions } from '../../server/ledger/transactions/list.ts'
import { createQueryBuilder } from '../../server/platform/database/database.ts'
import type { Tenant } from '../../server/platform/tenancy/tenant.ts'
import { withDatabase } from './database.ts'
import { inTheMidst, type LargeLedger } from './large-ledger.ts'
import { measure, median, type Peer, startPeer } from './load.ts'
import type { Row } from './run.ts'

const rounds = 3
const seconds = 6

/**
 * A page of 50 transactions with their categories, 16 connections, an organization among 100 that have 1,000,000
 * transactions: the product beside PostGraphile, beside a bare handler with the same statement, and its short path
 * beside Yoga's own handler, in one run.
 */
export async function transactionsPage(): Promise<Row[]> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const ledger = await inTheMidst(ownerUrl, 100, 10_000)
    const peers = [
      barePeer(appUrl, ledger, await pageStatement()),
      postgraphilePeer(appUrl, ledger),
      ourPeer(appUrl, ledger),
      yogaPeer(appUrl, ledger),
    ]
    const stops = await Promise.all(peers.map(startPeer))
    try {
      const rates = new Map(peers.map(({ name }) => [name, [] as number[]]))
      for (const peer of peers) await measure(peer, 2)
      for (let round = 0; round < rounds; round++) {
        for (const peer of peers) rates.get(peer.name)?.push(await measure(peer, seconds))
      }
      const [bare = 0, postgraphile = 0, ours = 0, yoga = 0] = peers.map(({ name }) => median(rates.get(name) ?? []))
      return [
        { name: 'transactions page, beside PostGraphile 5', ours, peers: postgraphile, goal: 2, unit: 'requests/s' },
        { name: 'transactions page, beside bare node:http + pg', ours, peers: bare, goal: 0.6, unit: 'requests/s' },
        {
          name: 'transactions page, beside Yoga’s own handler',
          ours,
          peers: yoga,
          goal: undefined,
          unit: 'requests/s',
        },
      ]
    } finally {
      for (const stop of stops) await stop()
    }
  })
}

function barePeer(appUrl: string, { userId, organizationId }: LargeLedger, statement: string): Peer {
  return {
    name: 'bare node:http + pg',
    command: [process.execPath, path.join(import.meta.dirname, 'servers/bare.ts')],
    environment: { DATABASE_URL: appUrl, STATEMENT: statement },
    port: 4601,
    path: '/',
    headers: { 'x-user-id': userId, 'x-organization-id': organizationId },
    body: undefined,
    isRight: (answer) => JSON.parse(answer).data.length === 50,
  }
}

function postgraphilePeer(appUrl: string, { userId, organizationId }: LargeLedger): Peer {
  const folder = path.join(import.meta.dirname, 'postgraphile')
  if (!existsSync(path.join(folder, 'node_modules'))) execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' })
  const query = `{ allTransactions(first: 50, orderBy: [DATE_DESC, ROW_ID_DESC]) {
    edges { cursor node { rowId type amountMinor currency baseAmountMinor description note date version
      categoryByOrganizationIdAndCategoryIdAndType { rowId name type icon color } } }
    pageInfo { hasNextPage endCursor } } }`
  return {
    name: 'PostGraphile 5',
    command: [process.execPath, 'server.js'],
    folder,
    environment: { DATABASE_URL: appUrl },
    port: 4602,
    path: '/graphql',
    headers: { 'x-user-id': userId, 'x-organization-id': organizationId },
    body: JSON.stringify({ query }),
    isRight: (answer) => JSON.parse(answer).data?.allTransactions?.edges?.length === 50,
  }
}

function ourPeer(appUrl: string, { uid, organizationId }: LargeLedger): Peer {
  const query = `{ transactions(first: 50) {
    edges { cursor node { id type amount { value currency } baseAmount { value } description note date version
      category { id name type icon color } } }
    pageInfo { hasNextPage endCursor } } }`
  return {
    name: 'Purser',
    // The memory options are those of npm start, which suit large short-lived responses.
    command: [
      process.execPath,
      '--max-semi-space-size=64',
      path.join(import.meta.dirname, '../support/servers/http-server-process.ts'),
    ],
    environment: { DATABASE_URL: appUrl },
    port: 4603,
    path: '/graphql',
    headers: { authorization: `Bearer ${uid}`, 'x-active-organization-id': organizationId },
    body: JSON.stringify({ query }),
    isRight: (answer) => JSON.parse(answer).data?.transactions?.edges?.length === 50,
  }
}

/** The product again, with a header that makes Yoga's own handler answer. */
function yogaPeer(appUrl: string, ledger: LargeLedger): Peer {
  const ours = ourPeer(appUrl, ledger)
  const environment = { ...ours.environment, PORT: '4604' }
  return { ...ours, name: 'Yoga', environment, port: 4604, headers: { ...ours.headers, accept: 'application/*' } }
}

async function pageStatement(): Promise<string> {
  let statement = ''
  const recorder = {
    query: async ({ text }: pg.QueryConfig) => {
      statement = text
      return { rows: [], fields: [], rowCount: 0 }
    },
  }
  const tenant = {
    currency: 'USD',
    read: (work: Parameters<Tenant['read']>[0]) => work(createQueryBuilder(recorder as never)),
  }
  await listTransactions(tenant as never, {}, { first: 50 })
  return statement
}
