import { apply, importFile } from '../api/imports/import-steps.ts'
import { fetchArchive } from '../api/portability/archive-steps.ts'
import { signUp } from '../support/people.ts'
import { fillLedger } from './large-ledger.ts'
import type { Row } from './run.ts'
import { loopOf, maxEventLoopDelay, rowOfStop, type Stops } from './stops.ts'
import { timed } from './timed.ts'
import { withWatchedServer } from './watched-server.ts'

const transactions = 20_000

/**
 * Measures how long the web process blocks while an archive of 20,000 transactions is created, read and imported into a
 * new ledger.
 */
export async function measureArchives(): Promise<Row[]> {
  return withWatchedServer(async ({ server, owner }) => {
    const [ada, bob, cleo] = [await signUp(server.baseUrl), await signUp(server.baseUrl), await signUp(server.baseUrl)]
    // The first run loads the server's modules and is not measured.
    const { bytes: small } = await fetchArchive(bob, server.baseUrl)
    await apply(cleo, (await importFile(cleo, server.baseUrl, 'small.zip', new Uint8Array(small))).id)
    await fillLedger(owner, ada.organizationId, transactions)
    await loopOf(server)

    const made = await timed(() => fetchArchive(ada, server.baseUrl))
    const rows = [rowOf('made', made.seconds, await loopOf(server))]
    const file = new Uint8Array(made.result.bytes)
    const read = await timed(() => importFile(bob, server.baseUrl, 'archive.zip', file))
    rows.push(rowOf('read', read.seconds, await loopOf(server)))
    const applied = await timed(() => apply(bob, read.result.id))
    if (applied.result.state !== 'DONE') throw new Error(`The archive is ${applied.result.state}.`)
    return [...rows, rowOf('brought into new books', applied.seconds, await loopOf(server))]
  })
}

function rowOf(what: string, seconds: number, stops: Stops): Row {
  console.log(`An archive of ${transactions} transactions ${what}: ${seconds.toFixed(1)} s`)
  const name = `event loop while an archive is ${what}: its longest stop for work beside ${maxEventLoopDelay} ms`
  return rowOfStop(name, stops)
}
