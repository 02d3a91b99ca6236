import type { Tenant, Terms } from '../core/tenant.ts'
import type { PlanKey } from './plans.ts'
import type { Billing, PlanPeriod } from './read.ts'

/** @throws AppError PLAN_LIMIT when the organization has more than the plan allows */
export function changePlan(_tenant: Tenant, _terms: Terms, _plan: PlanKey, _period: PlanPeriod): Promise<Billing> {
  throw new Error('To be written.')
}

/** @throws AppError CONFLICT when it was tried before */
export function startTrial(_tenant: Tenant, _terms: Terms, _plan: PlanKey): Promise<Billing> {
  throw new Error('To be written.')
}
