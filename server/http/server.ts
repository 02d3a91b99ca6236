import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { nameWork } from '../base/current-work.ts'
import { statusOf } from '../base/errors.ts'
import { forReader, negotiateLanguage } from '../base/text.ts'
import { createUploadReceiver } from '../intake/uploads/receive-upload.ts'
import { limitPoolPerOrganization } from '../platform/database/connections.ts'
import { createAuthHandler } from './auth/auth.ts'
import { createBillingHandler } from './billing/billing.ts'
import { failureOf } from './error-responses.ts'
import { createArchivesHandler } from './files/archives.ts'
import { createExportSender, createExportsHandler } from './files/exports.ts'
import { createFilesHandler } from './files/files.ts'
import { createUploadsHandler } from './files/uploads.ts'
import { createGraphqlHandler } from './graphql/graphql.ts'
import { createGraphqlServer } from './graphql/yoga.ts'
import { countBytesInFlight } from './limits/bytes-in-flight.ts'
import { createRateLimiter } from './limits/rate-limiter.ts'
import { createMcpListeners } from './mcp/listeners.ts'
import { createMcpHandler } from './mcp/mcp.ts'
import { routeOf } from './metrics/route.ts'
import { createOauthHandler, isOauthPath } from './oauth/oauth.ts'
import { challengeFor } from './oauth/protected-resources.ts'
import { allowOtherOrigins } from './other-origins.ts'
import { pathOf } from './request-claims.ts'
import { type Headers, sendJson, setChallenge } from './response.ts'
import { createRestHandler } from './rest/rest.ts'
import type { Handler, HttpServices } from './services.ts'
import { createLiveServices } from './subscriptions/live-services.ts'
import { acceptSockets, type Sockets } from './subscriptions/sockets.ts'
import { createConfigHandler, createHealthHandler } from './web/config-and-health.ts'
import { createMailHandler } from './web/development-mail.ts'
import { createViteHandler } from './web/vite.ts'
import { createWebHandler } from './web/web.ts'

export interface HttpServer {
  server: Server
  /**
   * Stops gracefully. The server first reports that it is not ready, and stops accepting connections after the load
   * balancer has noticed. Sockets are closed with 1012, and running requests have up to 10 s.
   */
  drain(): Promise<void>
  countSockets: Sockets['count']
}

/**
 * The longest interval between health checks of a load balancer, and the time after which it stops sending requests, in
 * milliseconds.
 */
const [balancerPollInterval, balancerDelay] = [10_000, 2_000]

export function createHttpServer(services: HttpServices): HttpServer {
  const { log, limits } = services
  const rates = createRateLimiter(limits)
  const graphqlServer = createGraphqlServer(services, rates)
  for (const pool of [services.contextServices.pool, services.contextServices.streamPool]) {
    limitPoolPerOrganization(pool, {
      perOrganization: limits.operations.organizationShare,
      transactionTime: limits.operationTime,
    })
  }
  const answering = new Set<ServerResponse>()
  let isDraining = false
  let polledAt = Number.NEGATIVE_INFINITY

  const graphql = createGraphqlHandler(services, graphqlServer, rates)
  const config = createConfigHandler(services)
  const health = createHealthHandler(services, () => {
    polledAt = performance.now()
    return isDraining
  })
  const receiver = createUploadReceiver({
    ...services.contextServices,
    temporaryFolder: services.temporaryFolder,
    reserve: countBytesInFlight(services.limits.uploadsInFlight).reserve,
  })
  const sendExport = createExportSender(services, rates)
  const rest = createRestHandler(services, graphqlServer, rates, { receiver, sendExport })
  const timed =
    (name: string, handler: Handler): Handler =>
    (...call) =>
      services.trace(name, () => handler(...call))
  const live = createLiveServices(services, graphqlServer, rates)
  const listeners = createMcpListeners(live)
  const mcp = timed('mcp', createMcpHandler(services, graphqlServer, rates, listeners))
  const uploads = timed('upload', createUploadsHandler(services, receiver))
  const files = timed('file', createFilesHandler(services))
  const exports = timed('export', createExportsHandler(services, sendExport))
  const archives = timed('archive', createArchivesHandler(services))
  const mail = services.listMails && createMailHandler(services.listMails, services)

  const oauth = timed('oauth', createOauthHandler(services, rates))
  const auth = services.accounts && createAuthHandler(services, services.accounts)

  const { payments } = services.contextServices
  const billing = payments.kind === 'hosted' && timed('billing', createBillingHandler(services, payments))

  const handlerOf = (path: string): Handler => {
    if (path === '/graphql') return graphql
    if (path === '/api' || path.startsWith('/api/')) return rest
    if (path === '/mcp') return mcp
    if (path.startsWith('/uploads/')) return uploads
    if (path.startsWith('/files/')) return files
    if (path.startsWith('/exports/')) return exports
    if (path.startsWith('/archives/')) return archives
    if (path.startsWith('/auth/') && auth) return auth
    if (isOauthPath(path)) return oauth
    if (path.startsWith('/billing/') && billing) return billing
    if (path === '/config.json') return config
    if (path === '/health/live' || path === '/health/ready') return health
    if (path === '/dev/mail' && mail) return mail
    return web
  }

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID()
    response.setHeader('x-request-id', requestId)
    if (isDraining) response.setHeader('connection', 'close')
    answering.add(response)
    const [path, begun] = [pathOf(request), performance.now()]
    response.once('close', () => {
      answering.delete(response)
      const status = response.writableFinished ? response.statusCode : 'aborted'
      const isStream = response.getHeader('content-type') === 'text/event-stream'
      services.observe?.({ path, status, seconds: (performance.now() - begun) / 1_000, isStream })
    })
    if (allowOtherOrigins(request, response, path)) return
    const challenge = challengeFor(request, services.contextServices.address, path)
    if (challenge) setChallenge(response, challenge)
    try {
      await handlerOf(path)(request, response, requestId)
    } catch (error) {
      const { code, message, id, retryAfter } = failureOf(error, log, requestId)
      if (response.headersSent) response.destroy()
      else {
        const headers: Headers = retryAfter ? { 'retry-after': retryAfter } : {}
        sendJson(response, statusOf[code], { message, errorCode: code, ...(id && { id }) }, headers)
      }
    }
  }

  const handle = (request: IncomingMessage, response: ServerResponse) =>
    nameWork(`${request.method} ${routeOf(pathOf(request))}`, () =>
      forReader(negotiateLanguage(request.headers['accept-language']), () => respond(request, response)),
    )

  const server = createServer({ ...connectionLimits(limits), noDelay: true }, (request, response) => {
    void handle(request, response)
  })
  server.maxRequestsPerSocket = 5_000
  server.timeout = 120_000

  const web = services.viteConfig ? createViteHandler(services.viteConfig, server) : createWebHandler(services)
  const sockets = acceptSockets(server, live)

  return {
    server,
    countSockets() {
      const { open, subscriptions } = sockets.count()
      return { open, subscriptions: subscriptions + listeners.count() }
    },
    async drain() {
      isDraining = true
      if (performance.now() - polledAt < balancerPollInterval) await pause(balancerDelay)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), 10_000)
      for (const response of answering) response.once('close', () => server.closeIdleConnections())
      listeners.close()
      await sockets.close()
      await closed
      clearTimeout(late)
    },
  }
}

/** In milliseconds. */
function connectionLimits({ headersTime }: HttpServices['limits']) {
  return {
    maxHeaderSize: 16_384,
    headersTimeout: headersTime,
    // Node checks for connections over their timeout only at this interval. The default is 30 s.
    connectionsCheckingInterval: Math.min(1_000, headersTime),
    // Uploads may take this long. Other bodies have the shorter `limits.requestTime`.
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
  }
}
