import path from 'node:path'
import { listMigrations } from '../migrations/files.ts'
import manifest from '../package.json' with { type: 'json' }
import { schema } from '../schema/schema.ts'
import { findFreePort } from './adapters/embedded/free-port.ts'
import { openErrorReports, withErrorReporting } from './adapters/error-reports.ts'
import { openFileParser } from './adapters/file-parser.ts'
import { openOutgoingRequests } from './adapters/outgoing-requests.ts'
import { openReader } from './adapters/reader.ts'
import { openTranscription } from './adapters/transcription.ts'
import { type Log, safeErrorFields, log as writeLog } from './base/log.ts'
import { ReadingError } from './base/reading-error.ts'
import type { Config } from './config.ts'
import { createDemoUser } from './demo-user.ts'
import { followAccounts } from './follow-accounts.ts'
import { limits } from './http/limits/limits.ts'
import { createSignInLimits } from './http/limits/rate-limiter.ts'
import { startMetricsServer } from './http/metrics/metrics-server.ts'
import { createHttpServer } from './http/server.ts'
import { mailboxChores } from './intake/mails/poll-mailbox.ts'
import { jobTasks, scheduledJobs } from './job-list.ts'
import { listMails, openMailer } from './mails.ts'
import { openIdentity } from './open-identity.ts'
import { openMailbox, openModel, openOidc, openPayments } from './optional-services.ts'
import { createAccessTokens } from './people/identity/access-tokens.ts'
import { renewTotpKeys } from './people/identity/second-factor.ts'
import { measurePool } from './platform/database/connections.ts'
import { hasRequiredMigrations, openPool } from './platform/database/database.ts'
import { jobsAtOnce, startJobs } from './platform/jobs/job-runner.ts'
import type { Services } from './platform/requests/services.ts'
import { createSigner } from './platform/security/signer.ts'
import { createAnswerStreams } from './platform/stream/answer-stream.ts'
import { openChannel } from './platform/stream/channel.ts'
import { createNotifier, notifyChannel } from './platform/stream/notifier.ts'
import { openPresence } from './platform/stream/presence.ts'
import { startStreamWatcher } from './platform/stream/stream-watcher.ts'
import { startUserVersions } from './platform/stream/user-version.ts'
import { openActivity } from './platform/tenancy/member-activity.ts'
import { openVerifiedEmails } from './platform/tenancy/verified-emails.ts'
import { archiveImport } from './portability/archive/import-archive.ts'
import { demoSignIn } from './portability/demo/seed.ts'
import type { Preparation, StartOptions } from './preparation.ts'
import { publicSettings } from './public-settings.ts'
import { clearTemporaryFolder } from './temporary-folder.ts'
import { webFolder } from './web-build.ts'

export interface App {
  log: Log
  address: string
  stop(): Promise<void>
}

const streamConnections = 6

export async function startApp(
  config: Config,
  { opening, timed }: Preparation,
  { isDev, writeLine }: StartOptions,
): Promise<App> {
  const infrastructure = await opening
  const reports = await openErrorReports({
    dsn: config.sentryDsn,
    release: manifest.version,
    environment: config.isProduction ? 'production' : 'embedded',
  })
  const log = withErrorReporting(reports, writeLog)
  const pool = openPool(infrastructure.appUrl, config.databasePoolSize)
  const streamPool = openPool(infrastructure.appUrl, streamConnections)
  const jobsPool = openPool(infrastructure.appUrl, jobsAtOnce)
  const streamWatcher = await startStreamWatcher(streamPool, infrastructure.appUrl, log)
  const activity = openActivity(streamPool, log)
  const channel = openChannel(infrastructure.appUrl, 'purser_words')
  const notifications = openChannel(infrastructure.appUrl, notifyChannel)
  const presence = openPresence(streamPool, openChannel(infrastructure.appUrl, 'purser_presence'), log)
  const userVersions = startUserVersions(streamPool, log)
  const reader = openReader({
    modelsFolder: config.readerModels ?? null,
    onModelsRefused: (reason) => log('warn', 'reader.models_refused', { reason }),
    onWarning: (warning) => log('warn', 'reader.image_not_drawn', { warning }),
  })
  const parser = openFileParser(new URL('./parser/main.ts', import.meta.url))
  const mailer = openMailer(config, infrastructure, log)
  const mailbox = await openMailbox(config)
  const port = config.isPortFixed ? config.port : await findFreePort(config.port)
  const address = config.publicUrl ?? `http://localhost:${port}`
  const accessTokens = await createAccessTokens(infrastructure.secretKeys, address)
  const identity = await openIdentity(config, infrastructure, { pool, accessTokens })
  const { registration } = config
  const services: Services = {
    pool,
    streamPool,
    streamWatcher,
    identity,
    signer: createSigner(infrastructure.secretKeys),
    storage: infrastructure.storage,
    operatorSettings: config.operatorSettings,
    activity,
    payments: await openPayments(config),
    answerStreams: createAnswerStreams(channel),
    notifier: createNotifier(notifications),
    presence,
    userVersions,
    verifiedEmails: openVerifiedEmails(pool),
    model: await openModel(config),
    transcription: config.transcription ? openTranscription(config.transcription) : null,
    signInLimits: createSignInLimits(limits),
    outgoing: openOutgoingRequests(config.webhookAllow),
    address,
  }
  const temporaryFolder = path.join(config.dataDir, 'tmp')
  const jobs = await timed('jobs', () =>
    startJobs({
      ownerUrl: infrastructure.ownerUrl,
      pool: jobsPool,
      wake: streamWatcher.notifySubscribers,
      services: { ...services, archiveImport, pool: jobsPool, reader, parser, mailer, registration, temporaryFolder },
      tasks: jobTasks,
      chores: { ...scheduledJobs, ...(mailbox && mailboxChores(mailbox, log)) },
      log,
    }),
  )
  if (infrastructure.secretKeys.length > 1) await renewTotpKeys(pool, services.signer)
  const stopFollowing = followAccounts(infrastructure, config, services, log)
  const migrations = await listMigrations()
  await clearTemporaryFolder(temporaryFolder)

  const metrics =
    config.metrics &&
    (await import('./http/metrics/metrics.ts')).createMetrics({
      pools: {
        requests: () => measurePool(pool),
        stream: () => measurePool(streamPool),
        jobs: () => measurePool(jobsPool),
      },
      jobs: jobs.measure,
      sockets: () => http.countSockets(),
      reader: reader.usage,
    })
  const http = createHttpServer({
    contextServices: services,
    schema,
    publicSettings: publicSettings(config, infrastructure, mailer.list === undefined),
    webFolder,
    temporaryFolder,
    limits,
    log,
    observe: metrics?.observe,
    trace: reports.trace,
    isReady: () => hasRequiredMigrations(pool, migrations),
    accounts: config.identity === 'own' ? { accessTokens, registration, oidc: await openOidc(config, log) } : undefined,
    listMails: mailer.list && (() => listMails(infrastructure, mailer, address)),
    trustsToday: !config.isProduction,
    graphiql: config.graphiql,
    introspection: config.introspection,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    viteConfig: isDev ? path.join(import.meta.dirname, '../web/vite.config.ts') : undefined,
  })
  await new Promise<void>((resolve, reject) => {
    http.server.once('error', reject)
    http.server.listen(port, config.host, resolve)
  })
  const metricsServer = metrics && config.metrics && (await startMetricsServer(metrics, config.metrics))
  if (!config.isProduction) {
    const { operatorSettings } = config
    await timed('sample data', () =>
      createDemoUser(infrastructure, jobsPool, operatorSettings, streamWatcher.notifySubscribers),
    )
  }
  // Load what the first message needs.
  void import('./assistant/engine/understand.ts')
  // The reader starts with the first document. The operator's models are checked at the start.
  if (config.readerModels) {
    reader.warm().catch((error: unknown) => {
      // A server that stops at once closes the reader while it loads.
      if (!(error instanceof ReadingError && error.code === 'CLOSED'))
        log('warn', 'reader.not_warm', safeErrorFields(error))
    })
  }
  writeLine(`Purser is ready at ${address} after ${(performance.now() / 1_000).toFixed(1)} s`)
  if (!config.isProduction) {
    writeLine(
      `  Demo sign-in: ${address}/login?email=${encodeURIComponent(demoSignIn.email)} with password ${demoSignIn.password}`,
    )
    writeLine(`  Mail that would be sent: ${address}/dev/mail`)
  }

  return {
    log,
    address,
    async stop() {
      await http.drain()
      await metricsServer?.close()
      stopFollowing()
      mailbox?.close()
      await jobs.stop()
      await reader.close()
      await parser.close()
      mailer.close()
      await activity.close()
      await channel.close()
      await notifications.close()
      await presence.close()
      userVersions.close()
      await streamWatcher.close()
      await identity.close()
      await Promise.all([pool.end(), streamPool.end(), jobsPool.end()])
      await infrastructure.close()
      await reports.close()
    },
  }
}
