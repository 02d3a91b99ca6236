import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Trace } from '../adapters/error-reports.ts'
import type { OidcProvider } from '../adapters/oidc.ts'
import type { Log } from '../base/log.ts'
import type { AccessTokens } from '../people/identity/access-tokens.ts'
import type { RegistrationMode } from '../people/identity/services.ts'
import type { Services } from '../platform/requests/services.ts'
import type { Limits } from './limits/limits.ts'

/** The public settings, which /config.json shows to every client. */
export interface PublicSettings {
  identity: 'own' | 'firebase'
  registration: RegistrationMode
  /** The OIDC providers that sign users in. */
  oidc: { id: string; name: string }[]
  /** False if mails are only shown at /dev/mail. */
  hasMail: boolean
  firebase: { apiKey: string; authDomain: string; projectId: string; authEmulatorUrl: string | null } | null
  /** Only if plans are paid for. */
  hasPayments?: boolean
  sentryDsn: string | null
  version: string
}

export interface QueuedMail {
  to: string
  subject: string
  text: string
  html: string | null
  sentAt: Date
}

export interface HttpServices {
  contextServices: Services
  schema: GraphQLSchema
  publicSettings: PublicSettings
  webFolder: string
  /** Holds incomplete uploads. Must be on the same disk as the storage folder. */
  temporaryFolder: string
  limits: Limits
  log: Log
  /** Called at the end of each response, for the metrics. */
  observe?(response: EndedResponse): void
  trace: Trace
  isReady(): Promise<boolean>
  /** Undefined if another identity provider signs users in. */
  accounts?: { accessTokens: AccessTokens; registration: RegistrationMode; oidc: readonly OidcProvider[] } | undefined
  /** Only in embedded mode: the mails that were not sent, newest first. */
  listMails?: (() => Promise<QueuedMail[]>) | undefined
  /** True in embedded mode: any X-Today is accepted. Otherwise the day must be within one day of the server's. */
  trustsToday: boolean
  graphiql: boolean
  introspection: boolean
  /** The public URL if it differs from the Host header, such as 'https://purser.example.com'. */
  publicUrl?: string | undefined
  /** The IP addresses and ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[] | undefined
  /** Development only: the configuration with which Vite serves the web app from its sources. */
  viteConfig?: string | undefined
}

export interface EndedResponse {
  path: string
  /** "aborted" if the client disconnected before the end of the response. */
  status: number | 'aborted'
  /** The time since the headers of the request. */
  seconds: number
  /** True for a response that lasts as long as its client listens. */
  isStream: boolean
}

/** @param requestId the id in the log, which the response already contains */
export type Handler = (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>
