import type { OperatorSettings } from '../../../server/platform/tenancy/tenant.ts'

/** The settings of a self-hosted server, for tests that call server functions directly. */
export const selfHosted: OperatorSettings = { plan: 'self_hosted', credits: 1_000 }
