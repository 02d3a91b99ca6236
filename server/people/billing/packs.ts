import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { listPacks } from './payments/read.ts'

/** Returns the credits of the organization's packs that are left. */
export async function countPackCredits(db: ReadDb): Promise<number> {
  return (await listPacks(db)).reduce((sum, { left }) => sum + left, 0)
}

/**
 * Takes credits of a usage from the packs, those that expire first before others.
 * @param credits at most the credits that are left
 */
export async function drawFromPacks(db: WriteDb, usageId: string, credits: number): Promise<void> {
  let due = credits
  for (const { id: packId, left } of await listPacks(db)) {
    const drawn = Math.min(due, left)
    if (drawn <= 0) continue
    due -= drawn
    await db
      .insertInto('creditDraws')
      .values({ usageId, packId, credits: drawn })
      .onConflict((conflict) =>
        conflict
          .columns(['organizationId', 'usageId', 'packId'])
          .doUpdateSet((eb) => ({ credits: eb('creditDraws.credits', '+', drawn) })),
      )
      .execute()
  }
}

/** Serializes usages of the organization's packs, so that two members cannot use the same last credit. */
export async function lockPacks(db: WriteDb): Promise<void> {
  await db.selectFrom('creditPacks').select('id').orderBy('id').forNoKeyUpdate().execute()
}

/** Returns the credits of a usage to the packs. */
export async function returnToPacks(db: WriteDb, usageIds: readonly string[]): Promise<void> {
  if (usageIds.length > 0) await db.deleteFrom('creditDraws').where('usageId', 'in', usageIds).execute()
}
