import { startErrorReports } from '../app/error-reports/error-reports.ts'
import type { PublicConfig } from '../app/identity/config.ts'
import { startIdentity } from '../app/identity/identity.ts'

/** Must be called once before anything is requested. */
export function applyConfig(config: PublicConfig): void {
  startErrorReports(config)
  startIdentity(config)
}
