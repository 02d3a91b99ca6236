import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Trace } from '../adapters/error-reports.ts'
import type { Log } from '../base/log.ts'
import type { Services } from '../platform/requests/services.ts'
import type { Limits } from './limits/limits.ts'

/** What the web app, and anyone, may know of this server: the answer of /config.json. */
export interface PublicSettings {
  firebase: { apiKey: string; authDomain: string; projectId: string; authEmulatorUrl: string | null }
  sentryDsn: string | null
  version: string
}

/** A mail that was not sent, for /dev/mail. */
export interface UnsentMail {
  to: string
  subject: string
  /** Plain text; the addresses in it can be followed. */
  text: string
  /** null for those of the provider of identities: it has a dress of its own. */
  html: string | null
  sentAt: Date
}

/** What the doors are built from. Put together in server/app.ts. */
export interface HttpServices {
  contextParts: Services
  schema: GraphQLSchema
  publicSettings: PublicSettings
  /** The built web app: index.html and assets/. */
  webFolder: string
  /** Where an upload lies until it is complete, on the same disk as the storage's folder. */
  temporaryFolder: string
  limits: Limits
  log: Log
  /** Times a request under the name of its operation. */
  trace: Trace
  /** True when the database answers and has the shape that this version needs. */
  isReady(): Promise<boolean>
  /** Embedded mode alone: mails that would have been sent, newest first. */
  listMails?: (() => Promise<UnsentMail[]>) | undefined
  /** Takes any X-Today: embedded mode. Else only one within a day of the server's own. */
  trustsToday: boolean
  /** GraphiQL and introspection. */
  graphiql: boolean
  /** The address people know the server by, where that is not the Host header's: 'https://books.example.com'. */
  publicUrl?: string | undefined
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[] | undefined
  /** Development: Vite serves the web app from its sources, by this configuration file. */
  viteConfig?: string | undefined
}

/** One of the server's doors. @param requestId what the log calls this request; the answer carries it already */
export type Handler = (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>
