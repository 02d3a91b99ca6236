import type pg from 'pg'
import type { AuthorizationServer } from '../../adapters/authorization-requests.ts'
import type { OutgoingRequests } from '../../adapters/outgoing-requests.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import type { Signer } from '../../platform/security/signer.ts'
import { deriveKey } from '../identity/access-tokens.ts'
import { openRecordStore } from './record-store.ts'
import { findResource, listResources } from './resources.ts'

export interface AppAuthorizationServices {
  pool: pg.Pool
  signer: Signer
  /** The public URL, which is the issuer of access tokens for apps. */
  address: string
  outgoing: OutgoingRequests
  log: Log
  /** @throws AppError RATE_LIMITED */
  countRequest(clientId: string): void
  renderError(description: string): string
}

/** Loads the library of the authorization server, which most servers need rarely or never. */
export async function openAppAuthorization(services: AppAuthorizationServices): Promise<AuthorizationServer> {
  const { signer, address, log, ...others } = services
  const { openAuthorizationServer } = await import('../../adapters/authorization-server.ts')
  return openAuthorizationServer({
    ...others,
    issuer: address,
    signingKeys: signer
      .derive('oauth', 'signing key')
      .map((secret) => ({ ...deriveKey(secret), alg: 'ES256', use: 'sig' })),
    cookieKeys: signer.derive('oauth', 'cookies'),
    resources: listResources(address),
    findResource: (indicator) => findResource(address, indicator),
    openStore: (kind) => openRecordStore(services, kind),
    reportError: (error) => log('error', 'oauth.failed', safeErrorFields(error)),
  })
}
