import { sql } from 'kysely'
import type pg from 'pg'
import { openFirebase } from './adapters/firebase.ts'
import { type IdentityProvider, selectByIssuer, type TokenIssuer } from './adapters/identity.ts'
import type { Config } from './config.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { AccessTokens } from './people/identity/access-tokens.ts'
import { inServerTransaction } from './platform/tenancy/server-transaction.ts'

/** Opens all identity providers that are configured. Firebase's tokens stay valid while its users move. */
export function openIdentity(
  config: Config,
  { firebase, emulator }: Infrastructure,
  { pool, accessTokens }: { pool: pg.Pool; accessTokens: AccessTokens },
): IdentityProvider {
  const issuers: TokenIssuer[] = []
  if (config.identity === 'own') {
    issuers.push({ issuer: accessTokens.issuer, provider: ownProvider(pool, accessTokens) })
  }
  if (firebase) {
    const provider = openFirebase({
      projectId: firebase.projectId,
      emulatorHost: emulator?.host,
      hasCredentials: config.hasIdentityCredentials,
    })
    issuers.push({ issuer: `https://securetoken.google.com/${firebase.projectId}`, provider })
  }
  return selectByIssuer(issuers)
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
