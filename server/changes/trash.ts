import type { Money } from '../core/money.ts'
import type { Tenant } from '../core/tenant.ts'
import type { Page } from '../transactions/read.ts'
import type { UndoResult } from './undo.ts'

/** What can be fetched back from the trash. A receipt is its document with all that hangs on it. */
export const trashKinds = ['transaction', 'receipt', 'category', 'budget'] as const
export type TrashKind = (typeof trashKinds)[number]

/** How long what was deleted can be restored, in days (product.md). */
export const trashDays = 30

/** Something deleted, as it was. */
export interface TrashedRecord {
  kind: TrashKind
  id: string
  title: string
  amount: Money | null
  /** The day it is of, where it has one. */
  date: string | null
  deletedAt: Date
  deletedBy: string | null
  /** From then on it cannot be restored. */
  endsAt: Date
  /** Whether the one who asks may restore it. */
  mayRestore: boolean
  /** The number of its deletion in the stream: the trash is ordered by it, latest first. */
  number: bigint
}

/** A page of what was deleted in the last 30 days and is not back, latest first. */
export function listTrash(
  _tenant: Tenant,
  _kind: TrashKind | null,
  _page: { first: number; after?: string | null },
): Promise<Page<TrashedRecord>> {
  throw new Error('To be written.')
}

/**
 * Puts deleted records back with what went with them (links to receipts, and the like).
 * @throws AppError NOT_FOUND for what is not in the trash; FORBIDDEN for what others deleted or recorded, where the role
 * does not allow that
 */
export function restoreRecords(_tenant: Tenant, _kind: TrashKind, _ids: readonly string[]): Promise<UndoResult> {
  throw new Error('To be written.')
}
