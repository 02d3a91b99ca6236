import type { Tenant, Terms } from '../core/tenant.ts'
import type { Plan } from './plans.ts'

export type PlanPeriod = 'month' | 'year'

/** An organization's plan, and what of it is used. */
export interface Billing {
  plan: Plan
  period: PlanPeriod | null
  /** From then on the organization is read-only, until a plan is chosen. */
  endsAt: Date | null
  isTrial: boolean
  isReadOnly: boolean
  canStartTrial: boolean
  /** What an Owner can choose from: none where everything is self-hosted. */
  choices: readonly Plan[]
  usage: Usage
}

export interface Usage {
  /** Members that may write, and open invitations of such. */
  writers: number
  viewers: number
  /** Organizations that the asking user owns. */
  organizationsOwned: number
  /** What the asking user has used this month, and may use. */
  credits: number
  creditsLimit: number
  storageBytes: bigint
}

export function getBilling(_tenant: Tenant, _terms: Terms): Promise<Billing> {
  throw new Error('To be written.')
}
