import type { Log } from './base/log.ts'
import type { Config } from './config.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Services } from './platform/requests/services.ts'
import { syncAccounts } from './platform/tenancy/accounts.ts'

/** In milliseconds. An emulator runs on the same machine and costs nothing. */
const [usualInterval, emulatorInterval] = [300_000, 1_000]

/** Polls Firebase for disabled and deleted accounts, if the server has credentials. Returns a function that stops. */
export function followAccounts(
  { emulator }: Infrastructure,
  config: Config,
  { pool, identity }: Services,
  log: Log,
): () => void {
  if (config.identity === 'own') return () => {}
  if (emulator || config.hasIdentityCredentials) {
    const every = emulator ? emulatorInterval : usualInterval
    return syncAccounts({ pool, fetchAccounts: () => identity.fetchSeenAccounts(), log, every })
  }
  log('warn', 'accounts.not_synced', { missing: 'GOOGLE_APPLICATION_CREDENTIALS' })
  return () => {}
}
