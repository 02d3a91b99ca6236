import type { OrganizationTask } from '../../platform/jobs/jobs.ts'
import { attachCertainMatches } from './attach-certain-matches.ts'
import { suggestMatches } from './suggest-matches.ts'

/** Matches all pending receipts. Repeated runs give the same result. */
const matchReceipts: OrganizationTask<unknown> = {
  async runForOrganization(work) {
    const sure = await work.write((db) => suggestMatches(db, work))
    await attachCertainMatches(work, sure)
  },
}

export const receiptTasks: Record<string, OrganizationTask<unknown>> = { 'match-receipts': matchReceipts }
