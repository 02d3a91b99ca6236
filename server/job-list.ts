import { assistantTasks } from './assistant/conversations/jobs.ts'
import { voiceTasks } from './assistant/conversations/voice-jobs.ts'
import { purgeDeletedDocuments } from './intake/documents/purge-deleted.ts'
import { importTasks } from './intake/imports/jobs.ts'
import { purgeExpiredImports } from './intake/imports/purge-expired-imports.ts'
import { dueChores, dueTasks } from './intake/receipts/due-mail.ts'
import { receiptTasks } from './intake/receipts/jobs.ts'
import { reviewChores, reviewTasks } from './intake/review/weekly-mail.ts'
import { documentTasks } from './intake/staging/jobs.ts'
import { removeUnusedUploads } from './intake/uploads/remove-unused-uploads.ts'
import { budgetTasks } from './ledger/budgets/jobs.ts'
import { recurrenceChores } from './ledger/occurrences/chores.ts'
import { purgeAppRecords } from './people/apps/purge.ts'
import { billingChores, billingTasks } from './people/billing/payments/jobs.ts'
import { signInTasks } from './people/identity/mails.ts'
import { purgeSignIns } from './people/identity/purge.ts'
import { securityTasks } from './people/identity/security-mails.ts'
import { invitationTasks } from './people/invitations/jobs.ts'
import { mailTasks } from './people/mails/jobs.ts'
import { purge } from './people/users/purge-accounts.ts'
import { purgeIdempotencyKeys } from './platform/requests/purge-idempotency-keys.ts'
import { advanceRetentionFloors } from './platform/stream/advance-retention-floors.ts'
import { archiveChores, archiveTasks } from './portability/archive/jobs.ts'
import { webhookChores, webhookTasks } from './webhooks/delivery/jobs.ts'

/** The tasks that the job queue can run, by the name of the job. */
export const jobTasks = {
  ...archiveTasks,
  ...assistantTasks,
  ...documentTasks,
  ...voiceTasks,
  ...receiptTasks,
  ...reviewTasks,
  ...dueTasks,
  ...invitationTasks,
  ...mailTasks,
  ...signInTasks,
  ...securityTasks,
  ...billingTasks,
  ...budgetTasks,
  ...importTasks,
  ...webhookTasks,
}

/** The jobs that start at fixed times. Those that purge run at night, in UTC. */
export const scheduledJobs = {
  ...archiveChores,
  ...reviewChores,
  ...dueChores,
  ...recurrenceChores,
  ...webhookChores,
  ...billingChores,
  purge: { cron: '10 3 * * *', run: purge },
  'sweep-uploads': { cron: '40 3 * * *', run: removeUnusedUploads },
  'sweep-deleted': { cron: '45 3 * * *', run: purgeDeletedDocuments },
  'sweep-imports': { cron: '55 3 * * *', run: purgeExpiredImports },
  'sweep-sign-ins': { cron: '35 3 * * *', run: purgeSignIns },
  'sweep-apps': { cron: '37 3 * * *', run: purgeAppRecords },
  'forget-answers': { cron: '50 3 * * *', run: purgeIdempotencyKeys },
  'advance-floors': { cron: '20 * * * *', run: advanceRetentionFloors },
}
