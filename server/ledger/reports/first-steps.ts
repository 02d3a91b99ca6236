import { sql } from 'kysely'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The ways to begin, each true once a member of the organization has used it. */
export interface FirstSteps {
  bankFile: boolean
  receipt: boolean
  budget: boolean
  /** Another member, or an invitation that the caller may see. */
  partner: boolean
  note: boolean
}

/** An organization with this many transactions has begun. */
const fewTransactions = 20

/** Returns null for an organization that has begun. */
export async function readFirstSteps(db: ReadDb): Promise<FirstSteps | null> {
  const some = await db.selectFrom('transactions').select('id').limit(fewTransactions).execute()
  if (some.length >= fewTransactions) return null
  const steps = sql<FirstSteps>`(select
    exists (select from imports where state = 'DONE') as bank_file,
    exists (select from documents where kind = 'RECEIPT') as receipt,
    exists (select from budgets) as budget,
    exists (select from memberships where removed_at is null offset 1)
      or exists (select from invitations where revoked_at is null and declined_at is null) as partner,
    exists (select from documents where kind in ('TEXT', 'VOICE')) as note)`
  return db.selectFrom(steps.as('steps')).selectAll().executeTakeFirstOrThrow()
}
