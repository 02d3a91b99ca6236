import { sweepDeleted } from './intake/documents/purge-deleted.ts'
import { sweepImports } from './intake/imports/purge-expired-imports.ts'
import { sweepUploads } from './intake/uploads/remove-unused-uploads.ts'
import { type PurgeParts, purge } from './people/users/purge-accounts.ts'
import type { ScheduledJob } from './platform/jobs/scheduled-jobs.ts'
import { purgeIdempotencyKeys } from './platform/requests/purge-idempotency-keys.ts'
import { advanceRetentionFloors } from './platform/stream/advance-retention-floors.ts'

export const maintenanceJobs: Record<string, ScheduledJob<PurgeParts>> = {
  purge: { cron: '10 3 * * *', run: purge },
  'sweep-uploads': { cron: '40 3 * * *', run: sweepUploads },
  'sweep-deleted': { cron: '45 3 * * *', run: sweepDeleted },
  'sweep-imports': { cron: '55 3 * * *', run: sweepImports },
  'forget-answers': { cron: '50 3 * * *', run: purgeIdempotencyKeys },
  'advance-floors': { cron: '20 * * * *', run: advanceRetentionFloors },
}
