import type { ReadDb } from '../core/fence.ts'
import type { Terms } from '../core/tenant.ts'

/** Joins a transaction. @throws AppError PLAN_LIMIT when one more such member would be too many for the plan */
export async function requireSeat(_db: ReadDb, _role: 'ADMIN' | 'MEMBER' | 'VIEWER' | 'OWNER'): Promise<void> {}

/** Joins a transaction. @throws AppError PLAN_LIMIT when the user owns as many organizations as their plans allow */
export async function requireOwnership(_db: ReadDb, _userId: string): Promise<void> {}

/** Joins a transaction. @throws AppError PLAN_LIMIT when the file would be too much for the plan's storage */
export async function requireStorage(_db: ReadDb, _bytes: number): Promise<void> {}

/** Joins a transaction: AI credits a month: the higher of the user's own plans' and the active organization's. */
export async function creditsAllowed(_db: ReadDb, _userId: string, terms: Terms): Promise<number> {
  return terms.credits
}
