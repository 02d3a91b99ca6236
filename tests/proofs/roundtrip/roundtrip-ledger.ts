import { randomUUID } from 'node:crypto'
import type { Storage } from '../../../server/adapters/storage.ts'
import type { Pair } from '../numbers/numbers-ledger.ts'
import type { Chance } from '../undo/undo-chance.ts'
import type { UndoFixture } from '../undo/undo-fixture.ts'
import { day, type Filling, maybe, moment, someone, text } from './roundtrip-chance.ts'
import { addDocument } from './roundtrip-receipts.ts'

export async function addEverything(pair: Pair, fixture: UndoFixture, storage: Storage, chance: Chance): Promise<void> {
  await pair.testLedger.act('ada', (tenant) =>
    tenant.write((db) => fill({ pair, fixture, storage, chance, tenant, db })),
  )
}

async function fill(filling: Filling): Promise<void> {
  const { pair, chance, db } = filling
  await dressCategories(filling)
  const transactionIds = [...pair.ledger.entries.keys()]
  await addHabits(filling, transactionIds)
  for (const { id } of pair.actions.spending) {
    const plan = {
      categoryId: id,
      month: '2024-05-01',
      amountMinor: BigInt(chance.below(90_000)),
      createdAt: moment(chance),
    }
    await db.insertInto('budgets').values(plan).execute()
  }
  const recurrenceIds = await addRecurrences(filling)
  for (let count = 1 + chance.below(3); count > 0; count--) await addDocument(filling, transactionIds)
  for (const id of transactionIds) {
    if (chance.below(3) > 0) continue
    await db
      .updateTable('transactions')
      .set({
        note: text(chance),
        recurrenceId: chance.of([null, ...recurrenceIds]) ?? null,
        setBy: JSON.stringify(chance.of([{}, { category_id: `rule ${randomUUID()}` }])),
        sourceId: chance.of([null, randomUUID()]) ?? null,
        createdBy: someone(filling),
        createdAt: moment(chance),
      })
      .where('id', '=', id)
      .execute()
  }
}

async function dressCategories({ chance, db }: Filling): Promise<void> {
  for (const { id } of await db.selectFrom('categories').select('id').execute()) {
    if (chance.below(4) > 0) continue
    const archivedAt = maybe(chance, moment(chance))
    await db
      .updateTable('categories')
      .set({ icon: text(chance), color: 1 + chance.below(8), position: chance.below(50), archivedAt })
      .where('id', '=', id)
      .execute()
  }
  await db
    .insertInto('tags')
    .values({ name: `Tag ${text(chance)}`, color: 1 + chance.below(8) })
    .execute()
}

async function addHabits(filling: Filling, transactionIds: readonly string[]): Promise<void> {
  const { chance, db, pair } = filling
  const category = chance.of(pair.actions.spending)
  const [transactionId] = transactionIds
  const common = { type: 'EXPENSE' as const, name: text(chance), description: text(chance) }
  if (category && transactionId) {
    const declinedAt = maybe(chance, moment(chance))
    const times = 1 + chance.below(9)
    await db
      .insertInto('categoryCorrections')
      .values({ ...common, categoryId: category.id, transactionId, times, correctedAt: moment(chance), declinedAt })
      .execute()
  }
  await db
    .insertInto('recurrenceSuggestions')
    .values({
      ...common,
      amountMinor: BigInt(1 + chance.below(9_000)),
      categoryId: maybe(chance, category?.id ?? null),
      frequency: chance.of(['WEEKLY', 'MONTHLY', 'YEARLY'] as const) ?? 'MONTHLY',
      every: 1 + chance.below(12),
      hits: 3 + chance.below(9),
      lastDate: day(chance),
      nextDate: day(chance),
      foundAt: moment(chance),
      declinedAt: maybe(chance, moment(chance)),
    })
    .execute()
  await db
    .insertInto('rules')
    .values({
      position: chance.below(9),
      conditions: JSON.stringify({ text: text(chance), min_minor: chance.below(900), type: 'EXPENSE' }),
      actions: JSON.stringify({ category_id: category?.id ?? null, tag_ids: pair.actions.tagIds, reviewed: true }),
      enabled: chance.below(2) === 0,
      createdBy: someone(filling),
      createdAt: moment(chance),
    })
    .execute()
  await db
    .insertInto('merchantNames')
    .values({ kind: 'website', value: text(chance), name: text(chance), updatedAt: moment(chance) })
    .execute()
  await db
    .insertInto('savedViews')
    .values({
      name: text(chance),
      page: 'TRANSACTIONS',
      address: `?q=${chance.below(99)}`,
      isShared: chance.below(2) === 0,
    })
    .execute()
  await db
    .insertInto('importLayouts')
    .values({ signature: text(chance), layout: JSON.stringify({ above: chance.below(9) }), changedAt: moment(chance) })
    .execute()
}

async function addRecurrences(filling: Filling): Promise<string[]> {
  const { chance, db, pair } = filling
  const { id } = await db
    .insertInto('recurrences')
    .values({
      type: 'EXPENSE',
      amountMinor: BigInt(1 + chance.below(90_000)),
      currency: pair.ledger.currency,
      description: text(chance),
      note: text(chance),
      categoryId: maybe(chance, chance.of(pair.actions.spending)?.id ?? null),
      tagIds: pair.actions.tagIds.slice(chance.below(3)),
      paidBy: maybe(chance, someone(filling)),
      frequency: chance.of(['WEEKLY', 'MONTHLY', 'YEARLY'] as const) ?? 'MONTHLY',
      every: 1 + chance.below(12),
      startDate: '2025-01-15',
      endDate: maybe(chance, '2027-01-15'),
      nextDate: maybe(chance, '2026-01-15'),
      posts: chance.below(2) === 0,
      weekend: maybe(chance, 'BEFORE'),
      pausedAt: maybe(chance, moment(chance)),
      createdBy: someone(filling),
      createdAt: moment(chance),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('recurrenceDays')
    .values({ recurrenceId: id, date: day(chance) })
    .execute()
  return [id]
}
