import type { RestRoute } from './rest-route.ts'
import { usageRoute } from './routes-billing.ts'
import { budgetRoutes } from './routes-budgets.ts'
import { categoryRoutes } from './routes-categories.ts'
import { changesRoutes, trashRoutes } from './routes-changes.ts'
import { deleteMessageRoute, receiptsRoutes, reviewRoutes, sessionRoutes, uploadRoutes } from './routes-documents.ts'
import { exportsRoutes } from './routes-exports.ts'
import { importsRoutes } from './routes-imports.ts'
import { categoriesRoutes, recordTransactionRoute, transactionsRoutes } from './routes-ledger.ts'
import { organizationRoutes, organizationsRoute } from './routes-organizations.ts'
import { completeOnboardingRoute, invitationsRoutes, profileRoutes } from './routes-people.ts'
import { recurrencesRoutes, rulesRoutes } from './routes-recurring.ts'
import { reportsRoutes } from './routes-reports.ts'

/**
 * The REST API, below /api/v1: first the specification's table (section 7) in its order, then what goes beyond it. The
 * one call that is no row is POST /assistant/command: multipart, and it waits for its answer (command.ts).
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
  ...budgetRoutes,
  ...recurrencesRoutes,
  ...rulesRoutes,
  ...reportsRoutes,
  ...receiptsRoutes,
  ...reviewRoutes,
  ...importsRoutes,
  ...exportsRoutes,
  ...trashRoutes,
  ...changesRoutes,
  ...organizationRoutes,
  ...invitationsRoutes,
  usageRoute,
]
