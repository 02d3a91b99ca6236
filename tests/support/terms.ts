import type { OperatorSettings } from '../../server/platform/tenancy/tenant.ts'

/** The terms of a server that is one's own, for tests that call rooms directly. */
export const selfHosted: OperatorSettings = { plan: 'self_hosted', credits: 1_000 }
