import { msg } from '@lingui/core/runtime-macro'
import type pg from 'pg'
import type { Scope, TokenKind } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { acquireConnection } from '../../platform/database/connections.ts'
import { sendTogether } from '../../platform/database/statements.ts'
import { apiTokenPrefix, hashOfApiToken, isApiToken } from './token-format.ts'

interface Row {
  id: string
  name: string
  scopes: Scope[]
  only_organization: string | null
  subject: string
  email: string
  user_name: string
  expires_at: Date | null
}

/** Verifies API tokens in one statement, so that a revoked token is refused at its next request. */
export function openApiTokens(pool: pg.Pool): TokenKind {
  return {
    prefix: apiTokenPrefix,
    async verify(token) {
      if (!isApiToken(token)) throw invalidToken()
      const found = await findToken<Row>(pool, {
        name: 'use api token',
        text: useApiToken,
        values: [hashOfApiToken(token)],
      })
      if (!found) throw invalidToken()
      const { id, name, scopes, only_organization, subject, email, user_name, expires_at } = found
      return {
        uid: subject,
        grant: { kind: 'api_token', id, name, scopes, organizationId: only_organization },
        email,
        emailVerified: true,
        name: user_name,
        // A sign-out on all devices ends sessions and no tokens.
        signedInAt: Number.POSITIVE_INFINITY,
        expiresAt: expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
      }
    },
  }
}

/** The lookup takes one round trip and no transaction. Guesses wait in one lane, so that they cannot hold all connections. */
export async function findToken<Found>(pool: pg.Pool, query: pg.QueryConfig): Promise<Found | undefined> {
  const { client, isReadOpen, release } = await acquireConnection(pool, { uid: 'api tokens' })
  try {
    const results = await sendTogether(client, () => [
      ...(isReadOpen ? [client.query('commit')] : []),
      client.query(query),
    ])
    release()
    return results.at(-1)?.rows[0]
  } catch (error) {
    release(error instanceof Error ? error : true)
    throw error
  }
}

const useApiToken = `select id, name, scopes, only_organization, subject, email, user_name, expires_at
  from use_api_token($1)`

const invalidToken = () =>
  new AppError('UNAUTHENTICATED', msg`This API token is invalid, expired or revoked. Create a new one in Settings.`)
