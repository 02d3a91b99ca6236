import { msg } from '@lingui/core/runtime-macro'
import type pg from 'pg'
import { accessTokenPrefix } from '../../adapters/authorization-requests.ts'
import type { Scope, TokenKind } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { findToken } from '../tokens/verify.ts'
import { hashOfSecret } from './record-store.ts'

interface Row {
  id: string
  name: string
  scopes: Scope[]
  resource: string
  organizationId: string | null
  subject: string
  email: string
  userName: string
  expiresAt: Date
}

const maxLength = 100

/** Verifies the access tokens of connected apps. A revoked app is refused at its next request. */
export function openAppTokens(pool: pg.Pool): TokenKind {
  const find = (token: string) =>
    findToken<Row>(pool, { name: 'use app token', text: useAppToken, values: [hashOfSecret(token)] })
  return {
    prefix: accessTokenPrefix,
    async verify(token) {
      const found = token.length <= maxLength ? await find(token) : undefined
      if (!found) throw new AppError('UNAUTHENTICATED', msg`This app's access has expired or ended. Connect it again.`)
      const { id, name, scopes, resource, organizationId, subject, email, userName, expiresAt } = found
      return {
        uid: subject,
        grant: { kind: 'app', id, name, scopes, organizationId, resource },
        email,
        emailVerified: true,
        name: userName,
        // A sign-out on all devices ends sessions and no connected apps.
        signedInAt: Number.POSITIVE_INFINITY,
        expiresAt: expiresAt.getTime(),
      }
    },
  }
}

const useAppToken = `
  select id, name, scopes, resource, only_organization as "organizationId", subject, email, user_name as "userName",
      expires_at as "expiresAt"
    from use_app_token($1)`
