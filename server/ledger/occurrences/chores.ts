import type { ScheduledJob } from '../../platform/jobs/scheduled-jobs.ts'
import { detectForAllOrganizations } from '../recurrences/find.ts'
import { postDue } from './post.ts'

export const recurrenceChores: Record<string, ScheduledJob<unknown>> = {
  // Each organization is processed within an hour after its midnight, in any time zone.
  'post-recurrences': { cron: '2 * * * *', run: postDue },
  'find-recurrences': { cron: '30 2 * * *', run: detectForAllOrganizations },
}
