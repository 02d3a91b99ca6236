import { setTimeout as pause } from 'node:timers/promises'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import { ApiError, type TestUser } from '../../support/people.ts'
import type { Team } from '../resume/resume-fixture.ts'
import type { Figure } from '../run.ts'

/** Makes 20 writes a second, each retried with its idempotency key until it has a response. */
export interface Writers {
  phase(name: string): { failed: number }
  nextWrite(after: number): Promise<number>
  stop(): Promise<Figure[]>
}

const [writersPerTeam, pace] = [4, 1_000]
const passing = ['UNAVAILABLE', 'UNEXPECTED', 'IN_PROGRESS', 'RATE_LIMITED', 'CONFLICT']

export function startWriters(teams: Team[]): Writers {
  let [isOver, failed] = [false, 0]
  const failures = new Map<string, number>()
  let phase = 'quiet'
  const answered = new Map<TestUser, Map<string, string>>()
  const waiters = new Set<{ after: number; notify(at: number): void }>()
  const begun = performance.now()

  const write = async (person: TestUser, description: string) => {
    const headers = { 'idempotency-key': `${person.email}-${description}` }
    for (;;) {
      const sentAt = performance.now()
      try {
        const { createTransaction } = await person.graphql(
          CreateTransactionDocument,
          { input: expense({ description }) },
          { headers },
        )
        for (const each of waiters) if (sentAt > each.after) each.notify(performance.now())
        return createTransaction.id
      } catch (error) {
        const code = error instanceof ApiError ? (error.code ?? String(error.status)) : 'no answer'
        failures.set(`${phase}: ${code}`, (failures.get(`${phase}: ${code}`) ?? 0) + 1)
        failed += 1
        if (error instanceof ApiError && !passing.includes(code)) throw error
        await pause(100)
      }
    }
  }
  const all = teams.flatMap(({ members }) =>
    members.slice(0, writersPerTeam).map(async (person, index) => {
      const ids = new Map<string, string>()
      answered.set(person, ids)
      await pause((index * pace) / writersPerTeam)
      for (let count = 0; !isOver; count++) {
        const next = pause(pace)
        const description = `Write ${index}-${count}`
        ids.set(description, await write(person, description))
        await next
      }
    }),
  )
  const working = Promise.all(all)
  working.catch(() => {})

  return {
    phase(name) {
      const result = { failed }
      phase = name
      failed = 0
      return result
    },
    nextWrite: (after) =>
      new Promise((resolve) => {
        const one = {
          after,
          notify(at: number) {
            waiters.delete(one)
            resolve(at)
          },
        }
        waiters.add(one)
      }),
    async stop() {
      isOver = true
      await working
      const seconds = (performance.now() - begun) / 1_000
      process.stdout.write(
        `Attempts that failed and were made again: ${JSON.stringify(Object.fromEntries(failures))}\n`,
      )
      return hold(teams, answered, seconds)
    },
  }
}

/** Checks that each acknowledged write exists once, with the ID of its response. */
async function hold(teams: Team[], answered: Map<TestUser, Map<string, string>>, seconds: number): Promise<Figure[]> {
  let [written, lost, doubled] = [0, 0, 0]
  for (const { members } of teams) {
    const [reader] = members
    if (!reader) continue
    const stored = await descriptionsOf(reader)
    for (const person of members) {
      for (const [description, id] of answered.get(person) ?? []) {
        const ids = stored.get(description) ?? []
        written += 1
        if (!ids.includes(id)) lost += 1
        if (ids.length > 1) doubled += 1
      }
    }
  }
  return [
    {
      name: 'writes a second, answered',
      figure: Math.round((written / seconds) * 10) / 10,
      goal: 'about 20',
      met: written / seconds > 10,
    },
    { name: 'writes lost', figure: lost, goal: '0', met: lost === 0 },
    { name: 'writes doubled', figure: doubled, goal: '0', met: doubled === 0 },
  ]
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
