import pg from 'pg'
import { withDatabase } from './database.ts'
import { inTheMidst } from './large-ledger.ts'
import { addMembers } from './live-crowd.ts'
import { commitToScreen } from './live-screens.ts'
import { writeThroughput } from './live-writes.ts'
import type { Row } from './run.ts'

/**
 * Measures an organization whose members subscribe on up to 10 sockets each: the time from commit to delivery, the cost
 * of an idle socket, and the cost of the stream for writers.
 */
export async function compareLiveUpdates(): Promise<Row[]> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const ledger = await inTheMidst(ownerUrl, 10, 2_000)
    const members = await addMembers(ownerUrl, ledger, 200)
    await makeTableOfPeer(ownerUrl)
    return [
      ...(await commitToScreen(appUrl, ledger, members, { sockets: 50, writes: 200 })),
      ...(await commitToScreen(appUrl, ledger, members, { sockets: 2_000, writes: 40 })),
      ...(await writeThroughput({ ownerUrl, appUrl }, ledger, members)),
    ]
  })
}

async function makeTableOfPeer(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('create table written (text text not null); grant insert on written to purser_app')
  await client.end()
}
