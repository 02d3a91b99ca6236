import { sql } from 'kysely'
import type pg from 'pg'
import { type IdentityProvider, selectByIssuer, selectByPrefix, type TokenIssuer } from './adapters/identity.ts'
import type { Config } from './config.ts'
import type { Infrastructure } from './infrastructure.ts'
import { openAppTokens } from './people/apps/verify.ts'
import type { AccessTokens } from './people/identity/access-tokens.ts'
import { openApiTokens } from './people/tokens/verify.ts'
import { inServerTransaction } from './platform/tenancy/server-transaction.ts'

/**
 * Opens all identity providers that are configured, and the verification of API tokens and of apps. Firebase's tokens
 * stay valid while its users move.
 */
export async function openIdentity(
  config: Config,
  { firebase, emulator }: Infrastructure,
  { pool, accessTokens }: { pool: pg.Pool; accessTokens: AccessTokens },
): Promise<IdentityProvider> {
  const issuers: TokenIssuer[] = []
  if (config.identity === 'own') {
    issuers.push({ issuer: accessTokens.issuer, provider: ownProvider(pool, accessTokens) })
  }
  if (firebase) {
    // Only these servers load the package.
    const { openFirebase } = await import('./adapters/firebase.ts')
    const provider = openFirebase({
      projectId: firebase.projectId,
      emulatorHost: emulator?.host,
      hasCredentials: config.hasIdentityCredentials,
    })
    issuers.push({ issuer: `https://securetoken.google.com/${firebase.projectId}`, provider })
  }
  return selectByPrefix(selectByIssuer(issuers), [openApiTokens(pool), openAppTokens(pool)])
}

function ownProvider(pool: pg.Pool, { verify }: AccessTokens): IdentityProvider {
  return {
    verify: (token) => verify(token ?? ''),
    fetchSeenAccounts: async () => [],
    async removeAccount(uid) {
      await inServerTransaction(pool, (db) => sql`select delete_account_of(${uid})`.execute(db))
    },
    close: async () => {},
  }
}
