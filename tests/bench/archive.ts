import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { fetchArchive } from '../api/archive-steps.ts'
import { apply, importFile } from '../api/import-steps.ts'
import { signUp } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { fillLedger } from './books.ts'
import { withDatabase } from './database.ts'
import type { Row } from './run.ts'
import { loopOf } from './stops.ts'

const transactions = 20_000
/** For which the web process may stand still, in milliseconds. */
const longestStop = 50

/**
 * How long the web process stands still while the archive of 20,000 transactions is made, while it is read, and while it
 * is brought into new books.
 */
export async function archiveBeside(): Promise<Row[]> {
  return withDatabase(async ({ ownerUrl }) => {
    const preload = pathToFileURL(path.join(import.meta.dirname, 'event-loop.ts')).href
    const environment = { DATABASE_URL: ownerUrl, NODE_OPTIONS: `--import=${preload}` }
    const server = await startServer({ environment })
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      const [ada, bob, cleo] = [
        await signUp(server.baseUrl),
        await signUp(server.baseUrl),
        await signUp(server.baseUrl),
      ]
      // Once before, so that the server has read what it is made of.
      const { bytes: small } = await fetchArchive(bob, server.baseUrl)
      await apply(cleo, (await importFile(cleo, server.baseUrl, 'small.zip', new Uint8Array(small))).id)
      await fillLedger(owner, ada.organizationId, transactions)

      const made = await watched(server, () => fetchArchive(ada, server.baseUrl))
      const file = new Uint8Array(made.result.bytes)
      const read = await watched(server, () => importFile(bob, server.baseUrl, 'archive.zip', file))
      const applied = await watched(server, () => apply(bob, read.result.id))
      if (applied.result.state !== 'DONE') throw new Error(`The archive is ${applied.result.state}.`)
      return [rowOf('made', made), rowOf('read', read), rowOf('brought into new books', applied)]
    } finally {
      await owner.end()
      await server.stop()
    }
  })
}

async function watched<Result>(server: TestServer, work: () => Promise<Result>) {
  await loopOf(server)
  const begun = performance.now()
  const result = await work()
  const seconds = (performance.now() - begun) / 1_000
  return { result, seconds, stops: await loopOf(server) }
}

function rowOf(what: string, { seconds, stops }: Awaited<ReturnType<typeof watched>>): Row {
  console.log(`An archive of ${transactions} transactions ${what}: ${seconds.toFixed(1)} s`)
  return {
    name: `event loop while an archive is ${what}: its longest stop for work beside ${longestStop} ms`,
    ours: stops.work,
    peers: longestStop,
    goal: 1,
    isMost: true,
    unit: 'ms',
  }
}
