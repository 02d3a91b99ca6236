import type { RestRoute } from './rest-route.ts'
import { accountRoutes } from './routes/accounts.ts'
import { apiTokenRoutes } from './routes/api-tokens.ts'
import { usageRoute } from './routes/billing.ts'
import { budgetRoutes } from './routes/budgets.ts'
import { categoryRoutes } from './routes/categories.ts'
import { changesRoutes, trashRoutes } from './routes/changes.ts'
import { deleteMessageRoute, receiptsRoutes, reviewRoutes, sessionRoutes, uploadRoutes } from './routes/documents.ts'
import { exportsRoutes } from './routes/exports.ts'
import { feedsRoutes } from './routes/feeds.ts'
import { importsRoutes } from './routes/imports.ts'
import { incomingMailRoutes } from './routes/incoming-mail.ts'
import { categoriesRoutes, recordTransactionRoute, transactionsRoutes } from './routes/ledger.ts'
import { organizationRoutes, organizationsRoute } from './routes/organizations.ts'
import { completeOnboardingRoute, invitationsRoutes, profileRoutes } from './routes/people.ts'
import { recurrencesRoutes, rulesRoutes } from './routes/recurring.ts'
import { reportsRoutes } from './routes/reports.ts'
import { savedViewRoutes } from './routes/saved-views.ts'
import { tagRoutes } from './routes/tags.ts'
import { webhooksRoutes } from './routes/webhooks.ts'

/**
 * Relative to /api/v1. The routes of the specification (section 7) come first, in its order. POST /assistant/command
 * (command.ts) and POST /mail (mail.ts) are handled separately, because their bodies are not JSON.
 */
export const routes: readonly RestRoute[] = [
  ...profileRoutes,
  ...categoriesRoutes,
  recordTransactionRoute,
  ...uploadRoutes,
  completeOnboardingRoute,
  organizationsRoute,
  ...sessionRoutes,
  deleteMessageRoute,

  ...transactionsRoutes,
  ...categoryRoutes,
  ...tagRoutes,
  ...accountRoutes,
  ...budgetRoutes,
  ...recurrencesRoutes,
  ...rulesRoutes,
  ...savedViewRoutes,
  ...reportsRoutes,
  ...receiptsRoutes,
  ...reviewRoutes,
  ...importsRoutes,
  ...exportsRoutes,
  ...feedsRoutes,
  ...trashRoutes,
  ...changesRoutes,
  ...organizationRoutes,
  ...invitationsRoutes,
  ...apiTokenRoutes,
  ...webhooksRoutes,
  ...incomingMailRoutes,
  usageRoute,
]
