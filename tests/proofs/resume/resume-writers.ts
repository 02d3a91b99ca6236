import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTenantTransaction, type WriteDb } from '../../../server/platform/tenancy/tenant-transaction.ts'
import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { DeleteTransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { insist } from '../insist.ts'
import type { ResumeFixture, Team } from './resume-fixture.ts'

export interface Writers {
  stop(): Promise<number>
}

/**
 * Starts writers, half of them over HTTP. The others write directly to the database in slow transactions that commit
 * out of order, are sometimes rolled back, and sometimes lose their notification.
 */
export function startWriters(fixture: ResumeFixture, teams: Team[], seed: number): Writers {
  let [isOver, written] = [false, 0]
  const all = teams.flatMap(({ organizationId, members, userIds }, team) =>
    members.map(async (person, index) => {
      const random = seeded(seed * 97 + team * 31 + index)
      const step =
        index % 2 === 0
          ? overHttp(person, random)
          : runInParallel(fixture, organizationId, userIds[index] ?? '', random)
      while (!isOver) {
        if (await step()) written += 1
        await pause(50 + random() * 400)
      }
    }),
  )
  const working = Promise.all(all)
  working.catch(() => {})
  return {
    async stop() {
      isOver = true
      await working
      return written
    },
  }
}

function overHttp(person: TestUser, random: () => number): () => Promise<boolean> {
  const made: string[] = []
  return async () => {
    if (made.length > 6 && random() < 0.5) {
      const ids = made.splice(0, 1 + Math.floor(random() * 5))
      await insist(() => person.graphql(DeleteTransactionsDocument, { ids }))
      return true
    }
    const input = expense({ description: `Write ${made.length}` })
    const { createTransaction } = await insist(() => person.graphql(CreateTransactionDocument, { input }))
    made.push(createTransaction.id)
    return true
  }
}

function runInParallel(
  { app, streamWatcher }: ResumeFixture,
  organizationId: string,
  userId: string,
  random: () => number,
): () => Promise<boolean> {
  class Undone extends Error {}
  const write = async () => {
    const { committed } = await inTenantTransaction(
      app,
      'read write',
      { userId, organizationId, via: 'server' },
      async ({ db }) => {
        await record(db, random)
        if (random() < 0.5) await pause(random() * (random() < 0.1 ? 400 : 60))
        await record(db, random)
        if (random() < 0.15) throw new Undone()
      },
    )
    if (committed && random() < 0.7) streamWatcher.notifySubscribers(organizationId, committed)
  }
  return () =>
    write().then(
      () => true,
      (error) => {
        if (error instanceof Undone) return false
        throw error
      },
    )
}

async function record(db: WriteDb, random: () => number): Promise<void> {
  const chance = random()
  if (chance < 0.4) return recordExpenses(db, 1 + Math.floor(random() * 4))
  if (chance < 0.75) return recordDocument(db, random)
  return sendMessage(db, random)
}

async function recordExpenses(db: WriteDb, count: number): Promise<void> {
  await db
    .insertInto('transactions')
    .values(
      Array.from({ length: count }, () => ({
        type: 'EXPENSE' as const,
        amountMinor: 100n,
        currency: 'USD',
        baseAmountMinor: 100n,
        description: 'Beside',
        date: '2026-03-31',
        createdBy: sql<string>`current_app_user()`,
      })),
    )
    .execute()
}

async function recordDocument(db: WriteDb, random: () => number): Promise<void> {
  const { id } = await db
    .insertInto('documents')
    .values({ kind: 'TEXT', stage: 'STAGED', fileName: 'beside.txt', contentType: 'text/plain', size: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('stagedItems')
    .values(
      Array.from({ length: 1 + Math.floor(random() * 3) }, (_, position) => ({
        documentId: id,
        kind: 'DRAFT' as const,
        position,
        type: 'EXPENSE' as const,
        description: 'Beside',
        amountMinor: 100n,
        currency: 'USD',
        date: '2026-03-31',
      })),
    )
    .execute()
  if (random() < 0.5) {
    await db.updateTable('stagedItems').set({ state: 'DISCARDED' }).where('documentId', '=', id).execute()
  }
}

async function sendMessage(db: WriteDb, random: () => number): Promise<void> {
  const { id } = await db
    .insertInto('assistantSessions')
    .values({ openedAt: sql`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = await db
    .insertInto('chatMessages')
    .values([1, 2].map((nth) => ({ sessionId: id, role: 'USER' as const, content: `Words ${nth}` })))
    .returning('id')
    .execute()
  const first = message[0]?.id ?? ''
  if (random() < 0.5)
    await db.updateTable('chatMessages').set({ content: 'Other words' }).where('id', '=', first).execute()
  if (random() < 0.2) await db.deleteFrom('chatMessages').where('id', '=', first).execute()
}
