import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OutgoingRequests } from './outgoing-requests.ts'

export const consentPath = '/oauth/consent'

/** Marks the access tokens of apps, for the verification and for scanners that look for leaked secrets. */
export const accessTokenPrefix = 'purapp_'

/** In seconds. The user confirms an app again after this time, even one that is in use. */
export const grantLifetime = 365 * 86_400

/** Stores what the server remembers of one kind. An id is a secret, except the id of a grant. */
export interface RecordStore {
  upsert(id: string, record: StoredRecord, lifetime: number | undefined): Promise<void>
  /** The record of a code or refresh token that was used before is `consumed`. */
  find(id: string): Promise<StoredRecord | undefined>
  /** False if it was consumed before. */
  consume(id: string): Promise<boolean>
  destroy(id: string): Promise<void>
  revokeByGrantId(grantId: string): Promise<void>
}

export interface StoredRecord {
  [property: string]: unknown
  grantId?: string
  consumed?: boolean
}

export interface AuthorizationServerSettings {
  /** The public URL. */
  issuer: string
  /** A private key of the issuer, which the metadata must have although no ID token is issued. */
  signingKeys: readonly object[]
  /** The scopes of each protected resource by its URL. */
  resources: ReadonlyMap<string, readonly string[]>
  /** Finds the URL of a resource, which clients may write in other ways. */
  findResource(indicator: string): string | undefined
  /** Sign the cookies. */
  cookieKeys: readonly string[]
  openStore(kind: string): RecordStore
  outgoing: OutgoingRequests
  /**
   * Called before the tokens of a client are issued.
   * @throws AppError RATE_LIMITED
   */
  countRequest(clientId: string): void
  renderError(description: string): string
  reportError(error: unknown): void
}

export interface AuthorizationRequest {
  id: string
  client: RequestingClient
  resources: readonly string[]
  scopes: readonly string[]
}

export interface RequestingClient {
  id: string
  name: string
  /** The host of the client's metadata document. Null for a client that has registered itself, whose name is unproved. */
  host: string | null
  /** The host to which the browser returns, or the scheme of an installed app. */
  redirectsTo: string
}

export interface Consent {
  userId: string
  grantId: string
  resources: readonly string[]
  scopes: readonly string[]
}

export interface AuthorizationServer {
  /** Serves the endpoints and the metadata documents. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Reads the authorization request of the browser. Undefined if another browser began it, or if it has expired. */
  findRequest(request: IncomingMessage, response: ServerResponse): Promise<AuthorizationRequest | undefined>
  /** @returns the address that the browser opens next */
  approve(request: IncomingMessage, response: ServerResponse, consent: Consent): Promise<string>
  deny(request: IncomingMessage, response: ServerResponse): Promise<string>
}
