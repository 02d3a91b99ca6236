import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seeded } from '../../server/portability/sample/seeded-random.ts'
import { CreateTransactionDocument } from '../../web/operations/generated.ts'
import { signUpWithAccount } from '../support/accounts.ts'
import { TransactionsDocument } from '../support/generated.ts'
import { expense } from '../support/ledger.ts'
import { ApiError, type TestUser } from '../support/people.ts'
import { freePort, startServer } from '../support/servers/server.ts'
import type { Figure, ProofSettings } from './run.ts'

const clients = 8

/**
 * Kills the server at random moments while clients write, and restarts it on the same folder. Unacknowledged writes are
 * repeated with their idempotency keys. The writers have built-in accounts, whose tokens outlive the restarts. At the end each write must exist once, with one response.
 */
export async function kills({ seed, minutes }: ProofSettings): Promise<Figure[]> {
  const random = seeded(seed)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'purser-kills-'))
  const port = await freePort()
  const environment = { IDENTITY: 'own', TRUSTED_PROXIES: '127.0.0.1' }
  const start = () => startServer({ dataDir, port, environment })
  const until = Date.now() + minutes * 60_000
  let server = await start()
  let killCount = 0
  try {
    const users = await Promise.all(
      Array.from({ length: clients }, (_, index) => signUpWithAccount(server.baseUrl, `writer-${index}@example.test`)),
    )
    const acknowledged = users.map(() => new Map<string, string>())
    let isOver = false
    const writers = users.map((person, index) => writeOn(person, acknowledged[index] ?? new Map(), () => isOver))
    while (Date.now() < until) {
      const pause = 200 + random() * 2_500
      await new Promise((resolve) => setTimeout(resolve, pause))
      await server.kill()
      killCount += 1
      server = await start()
    }
    isOver = true
    await Promise.all(writers)

    let [written, lost, doubled] = [0, 0, 0]
    for (const [index, person] of users.entries()) {
      const stored = await descriptionsOf(person)
      for (const [description, id] of acknowledged[index] ?? []) {
        written += 1
        const ids = stored.get(description) ?? []
        if (!ids.includes(id)) lost += 1
        if (ids.length > 1) doubled += 1
      }
    }
    return [
      {
        name: 'kills: of the server while it writes',
        figure: killCount,
        goal: 'at least 5 a minute',
        met: killCount >= 5 * minutes,
      },
      { name: 'kills: acknowledged writes', figure: written, goal: 'more than 100', met: written > 100 },
      { name: 'kills: lost', figure: lost, goal: '0', met: lost === 0 },
      { name: 'kills: doubled', figure: doubled, goal: '0', met: doubled === 0 },
    ]
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function writeOn(person: TestUser, acknowledged: Map<string, string>, isOver: () => boolean) {
  for (let count = 0; !isOver(); count++) {
    const description = `Write ${count}`
    const headers = { 'idempotency-key': `${person.organizationId}-${count}` }
    for (;;) {
      try {
        const { createTransaction } = await person.graphql(
          CreateTransactionDocument,
          { input: expense({ description }) },
          { headers },
        )
        acknowledged.set(description, createTransaction.id)
        break
      } catch (error) {
        // Errors of a server that starts or ends are not a response to the write, which is retried.
        if (
          error instanceof ApiError &&
          !['UNAVAILABLE', 'UNEXPECTED', 'IN_PROGRESS', 'RATE_LIMITED'].includes(error.code ?? '')
        )
          throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }
}

async function descriptionsOf(person: TestUser): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  let after: string | null | undefined
  do {
    const { transactions } = await person.graphql(TransactionsDocument, { first: 100, after })
    for (const { node } of transactions.edges) {
      found.set(node.description, [...(found.get(node.description) ?? []), node.id])
    }
    after = transactions.pageInfo.hasNextPage ? transactions.pageInfo.endCursor : undefined
  } while (after)
  return found
}
