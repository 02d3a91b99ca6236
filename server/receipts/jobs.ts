import type { Task } from '../core/jobs.ts'
import { attachSurely } from './attach-surely.ts'
import { suggestMatches } from './suggest-matches.ts'

/** Looks for the transactions of all receipts that wait. Run twice, it finds the same. */
const matchReceipts: Task<unknown> = {
  async run(tenant) {
    const sure = await tenant.write((db) => suggestMatches(db, tenant))
    await attachSurely(tenant, sure)
  },
  // The next transaction or receipt has them looked for again.
  async onGivenUp() {},
}

export const receiptTasks: Record<string, Task<unknown>> = { 'match-receipts': matchReceipts }
