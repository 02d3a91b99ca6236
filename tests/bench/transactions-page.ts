import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import { TransactionsDocument } from '../../web/generated.ts'
import { withDatabase } from './database.ts'
import { inTheMidst, type LargeLedger } from './large-ledger.ts'
import { measure, median, type Peer, startPeer } from './load.ts'
import type { Row } from './run.ts'

const [rounds, seconds] = [3, 4]
/** A cache of responses must not hold all different pages. */
const differentPages = 2_000

/** A server that lists transactions in pages of 50. */
interface Lister extends Omit<Peer, 'path' | 'body'> {
  pageAfter(cursor: string | null): Pick<Peer, 'path' | 'body'>
  cursorsIn(answer: string): string[]
}

/**
 * A page of 50 transactions with their categories, 16 connections, an organization among 100 that have 1,000,000
 * transactions. The product beside PostGraphile, beside a bare handler that reads the same columns, and its short path
 * beside Yoga's own handler, in one run: the same page again and again, and pages that differ. Then the bytes of the page
 * that the web app requests.
 */
export async function transactionsPage(): Promise<Row[]> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const ledger = await inTheMidst(ownerUrl, 100, 10_000)
    const [bare, postgraphile, ours] = [
      bareLister(appUrl, ledger),
      postgraphileLister(appUrl, ledger),
      ourLister(appUrl, ledger),
    ]
    const listers = [bare, postgraphile, ours, yogaLister(ours), compressedLister(ours)]
    const stops = await Promise.all(listers.map(startPeer))
    try {
      const same = await ratesOf([bare, postgraphile, ours].map(withSamePage))
      const different = await ratesOf(await Promise.all(listers.map(withDifferentPages)))
      const beside = (
        pages: string,
        name: string,
        goal: number | undefined,
        [peers = 0, own = 0]: (number | undefined)[],
      ) => ({
        name: `${pages}, beside ${name}`,
        ours: own,
        peers,
        goal,
        unit: 'requests/s',
      })
      const [again, others] = ['the same transactions page', 'different transactions pages']
      return [
        beside(again, 'PostGraphile 5', 2, [same[1], same[2]]),
        beside(others, 'PostGraphile 5', 2, [different[1], different[2]]),
        beside(again, 'bare node:http + pg', 0.7, [same[0], same[2]]),
        beside(others, 'bare node:http + pg', 0.7, [different[0], different[2]]),
        beside(others, 'Yoga’s own handler', undefined, [different[3], different[2]]),
        beside(others, 'uncompressed, ours with gzip', undefined, [different[2], different[4]]),
        await transferredBytes(ours),
      ]
    } finally {
      for (const stop of stops) await stop()
    }
  })
}

async function ratesOf(peers: readonly Peer[]): Promise<number[]> {
  const rates = peers.map((): number[] => [])
  for (const peer of peers) await measure(peer, 2)
  for (let round = 0; round < rounds; round++) {
    for (const [at, peer] of peers.entries()) rates[at]?.push(await measure(peer, seconds))
  }
  return rates.map(median)
}

const withSamePage = (lister: Lister): Peer => ({ ...lister, ...lister.pageAfter(null) })

/** Reads the list to its `differentPages`th cursor, and lets each page begin at another one. */
async function withDifferentPages(lister: Lister): Promise<Peer> {
  const cursors: string[] = []
  while (cursors.length < differentPages) {
    const { path: at, body } = lister.pageAfter(cursors.at(-1) ?? null)
    const answer = await fetch(`http://127.0.0.1:${lister.port}${at}`, {
      headers: { 'content-type': 'application/json', ...lister.headers },
      ...(body !== undefined && { method: 'POST', body }),
    })
    cursors.push(...lister.cursorsIn(await answer.text()))
  }
  return { ...lister, ...lister.pageAfter(null), pages: cursors.map(lister.pageAfter) }
}

function bareLister(appUrl: string, { userId, organizationId }: LargeLedger): Lister {
  const rowsIn = (answer: string): { date: string; id: string }[] => JSON.parse(answer).data
  return {
    name: 'bare node:http + pg',
    command: [process.execPath, path.join(import.meta.dirname, 'servers/bare.ts')],
    environment: { DATABASE_URL: appUrl },
    port: 4601,
    headers: { 'x-user-id': userId, 'x-organization-id': organizationId },
    pageAfter: (cursor) => ({ path: cursor === null ? '/' : `/?after=${cursor}`, body: undefined }),
    cursorsIn: (answer) => rowsIn(answer).map(({ date, id }) => `${date},${id}`),
    isRight: (answer) => rowsIn(answer).length === 50,
  }
}

function postgraphileLister(appUrl: string, { userId, organizationId }: LargeLedger): Lister {
  const folder = path.join(import.meta.dirname, 'postgraphile')
  if (!existsSync(path.join(folder, 'node_modules'))) execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' })
  const query = `query ($after: Cursor) { allTransactions(first: 50, after: $after, orderBy: [DATE_DESC, ROW_ID_DESC]) {
    edges { cursor node { rowId type amountMinor currency baseAmountMinor description note date version
      categoryByOrganizationIdAndCategoryIdAndType { rowId name type icon color } } }
    pageInfo { hasNextPage endCursor } } }`
  const edgesIn = (answer: string): { cursor: string }[] => JSON.parse(answer).data?.allTransactions?.edges ?? []
  return {
    name: 'PostGraphile 5',
    command: [process.execPath, 'server.js'],
    folder,
    environment: { DATABASE_URL: appUrl },
    port: 4602,
    headers: { 'x-user-id': userId, 'x-organization-id': organizationId },
    pageAfter: (after) => ({ path: '/graphql', body: JSON.stringify({ query, variables: { after } }) }),
    cursorsIn: (answer) => edgesIn(answer).map(({ cursor }) => cursor),
    isRight: (answer) => edgesIn(answer).length === 50,
  }
}

function ourLister(appUrl: string, { uid, organizationId }: LargeLedger): Lister {
  const query = `query ($after: String) { transactions(first: 50, after: $after) {
    edges { cursor node { id type amount { value currency } baseAmount { value } description note date version
      category { id name type icon color } } }
    pageInfo { hasNextPage endCursor } } }`
  const edgesIn = (answer: string): { cursor: string }[] => JSON.parse(answer).data?.transactions?.edges ?? []
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
    headers: { authorization: `Bearer ${uid}`, 'x-active-organization-id': organizationId },
    pageAfter: (after) => ({ path: '/graphql', body: JSON.stringify({ query, variables: { after } }) }),
    cursorsIn: (answer) => edgesIn(answer).map(({ cursor }) => cursor),
    isRight: (answer) => edgesIn(answer).length === 50,
  }
}

/** The product again, with a header that makes Yoga's own handler answer. */
function yogaLister(ours: Lister): Lister {
  const environment = { ...ours.environment, PORT: '4604' }
  return { ...ours, name: 'Yoga', environment, port: 4604, headers: { ...ours.headers, accept: 'application/*' } }
}

/** The product again, asked for compressed responses. */
function compressedLister(ours: Lister): Lister {
  const environment = { ...ours.environment, PORT: '4605' }
  return { ...ours, name: 'gzip', environment, port: 4605, headers: { ...ours.headers, 'accept-encoding': 'gzip' } }
}

/** The page that the web app requests, as a browser receives it. */
async function transferredBytes({ port, headers }: Lister): Promise<Row> {
  // Apollo Client adds __typename to each selection.
  const query = print(new InMemoryCache().transformDocument(TransactionsDocument))
  const bytesWith = async (encodings: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': encodings },
      body: JSON.stringify({ query, variables: {} }),
    })
    await response.arrayBuffer()
    return Number(response.headers.get('content-length'))
  }
  const ours = await bytesWith('gzip, deflate, br, zstd')
  return {
    name: 'the web app’s transactions page as transferred, beside 4 kB',
    ours,
    peers: 4_000,
    goal: 1,
    isMaximum: true,
    unit: 'bytes',
  }
}
