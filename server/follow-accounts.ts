import { type Log, safeErrorFields } from './base/log.ts'
import type { Config } from './config.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Services } from './platform/requests/services.ts'
import { syncAccounts, updateAccountStates } from './platform/tenancy/accounts.ts'

/** The emulator reports changes of accounts. An external provider is polled if the server has credentials. */
export function followAccounts(
  { identity: embedded }: Infrastructure,
  config: Config,
  { pool, identity }: Services,
  log: Log,
): () => void {
  if (config.identity === 'own') return () => {}
  if (embedded ? !embedded.onAccountChange : config.hasIdentityCredentials) {
    return syncAccounts({ pool, fetchAccounts: () => identity.fetchSeenAccounts(), log })
  }
  if (!embedded) log('warn', 'accounts.not_synced', { missing: 'GOOGLE_APPLICATION_CREDENTIALS' })
  embedded?.onAccountChange?.((account) => {
    updateAccountStates(pool, [account]).catch((error: unknown) =>
      log('warn', 'accounts.not_noted', safeErrorFields(error)),
    )
  })
  return () => {}
}
