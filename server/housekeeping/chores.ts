import type { Chore } from '../core/jobs-chores.ts'
import { forgetAnswers } from './forget.ts'
import { type PurgeParts, purge } from './purge.ts'
import { advanceFloors } from './retention.ts'
import { sweepUploads } from './sweep.ts'
import { sweepDeleted } from './sweep-deleted.ts'
import { sweepImports } from './sweep-imports.ts'

/** What is put in order while few people are at work. */
export const housekeepingChores: Record<string, Chore<PurgeParts>> = {
  purge: { cron: '10 3 * * *', run: purge },
  'sweep-uploads': { cron: '40 3 * * *', run: sweepUploads },
  'sweep-deleted': { cron: '45 3 * * *', run: sweepDeleted },
  'sweep-imports': { cron: '55 3 * * *', run: sweepImports },
  'forget-answers': { cron: '50 3 * * *', run: forgetAnswers },
  'advance-floors': { cron: '20 * * * *', run: advanceFloors },
}
