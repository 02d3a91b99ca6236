import type { OrganizationTask } from '../../platform/jobs/jobs.ts'
import { attachCertainMatches } from './attach-certain-matches.ts'
import { suggestMatches } from './suggest-matches.ts'

/** Looks for the transactions of all receipts that wait. Run twice, it finds the same. */
const matchReceipts: OrganizationTask<unknown> = {
  async runForOrganization(work) {
    const sure = await work.write((db) => suggestMatches(db, work))
    await attachCertainMatches(work, sure)
  },
}

export const receiptTasks: Record<string, OrganizationTask<unknown>> = { 'match-receipts': matchReceipts }
