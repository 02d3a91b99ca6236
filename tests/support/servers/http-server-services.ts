import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listMigrations } from '../../../migrations/files.ts'
import { schema } from '../../../schema/schema.ts'
import { type IdentityProvider, selectByPrefix } from '../../../server/adapters/identity.ts'
import { openOutgoingRequests } from '../../../server/adapters/outgoing-requests.ts'
import { manualPayments } from '../../../server/adapters/payments.ts'
import { openFolder } from '../../../server/adapters/storage.ts'
import { AppError } from '../../../server/base/errors.ts'
import { log } from '../../../server/base/log.ts'
import { verbatim } from '../../../server/base/text.ts'
import { type Limits, limits } from '../../../server/http/limits/limits.ts'
import { createSignInLimits } from '../../../server/http/limits/rate-limiter.ts'
import { createHttpServer } from '../../../server/http/server.ts'
import { openAppTokens } from '../../../server/people/apps/verify.ts'
import { openApiTokens } from '../../../server/people/tokens/verify.ts'
import { hasRequiredMigrations, openPool } from '../../../server/platform/database/database.ts'
import { createSigner } from '../../../server/platform/security/signer.ts'
import { createAnswerStreams } from '../../../server/platform/stream/answer-stream.ts'
import { openChannel } from '../../../server/platform/stream/channel.ts'
import { createNotifier, notifyChannel } from '../../../server/platform/stream/notifier.ts'
import { openPresence } from '../../../server/platform/stream/presence.ts'
import { type StreamWatcher, startStreamWatcher } from '../../../server/platform/stream/stream-watcher.ts'
import { startUserVersions } from '../../../server/platform/stream/user-version.ts'
import { openActivity } from '../../../server/platform/tenancy/member-activity.ts'
import { openVerifiedEmails } from '../../../server/platform/tenancy/verified-emails.ts'
import { selfHosted } from '../data/terms.ts'

export interface HttpServerSettings {
  databaseUrl: string
  identity?: IdentityProvider
  live?(own: StreamWatcher): StreamWatcher
  trustedProxies?: readonly string[]
  graphiql?: boolean
  limits?: ChangedLimits
}

export type ChangedLimits = Partial<Omit<Limits, 'sockets'>> & { sockets?: Partial<Limits['sockets']> }

const unbounded = { capacity: 1e12, perSecond: 1e12 }

/**
 * Creates the product's HTTP server on any database. The rate limits of users and organizations are lifted, because one
 * user stands for many. The server does not listen yet.
 */
export async function createHttpServices({
  databaseUrl,
  identity,
  live,
  trustedProxies,
  graphiql = true,
  limits: changed = {},
}: HttpServerSettings): Promise<Server> {
  const pool = openPool(databaseUrl, 16)
  const migrations = await listMigrations()
  const streamPool = openPool(databaseUrl, 6)
  const ownStreamWatcher = await startStreamWatcher(streamPool, databaseUrl, log)
  const { server } = createHttpServer({
    contextServices: {
      pool,
      streamPool,
      streamWatcher: live ? live(ownStreamWatcher) : ownStreamWatcher,
      signer: createSigner(['a key for tests and measurements']),
      storage: openFolder('/nowhere'),
      operatorSettings: selfHosted,
      activity: openActivity(streamPool, log),
      payments: manualPayments,
      answerStreams: createAnswerStreams(openChannel(databaseUrl, 'purser_words')),
      notifier: createNotifier(openChannel(databaseUrl, notifyChannel)),
      presence: openPresence(streamPool, openChannel(databaseUrl, 'purser_presence'), log),
      userVersions: startUserVersions(streamPool, log),
      verifiedEmails: openVerifiedEmails(pool),
      model: null,
      transcription: null,
      address: 'http://127.0.0.1',
      identity: selectByPrefix(identity ?? trusting, [openApiTokens(pool), openAppTokens(pool)]),
      signInLimits: createSignInLimits(limits),
      outgoing: openOutgoingRequests({ hosts: [], ranges: [] }),
    },
    schema,
    publicSettings: {
      identity: 'own',
      registration: 'open',
      oidc: [],
      hasMail: true,
      firebase: null,
      sentryDsn: null,
      version: 'test',
    },
    webFolder: '/nowhere',
    temporaryFolder: path.join(tmpdir(), 'purser-doors'),
    limits: {
      ...limits,
      operations: { ...limits.operations, perUser: 1_000, waiting: 100_000 },
      addressCost: unbounded,
      cost: unbounded,
      grantCost: unbounded,
      grantWrites: unbounded,
      organizationCost: unbounded,
      writes: unbounded,
      rejectedTokens: unbounded,
      ...changed,
      sockets: { ...limits.sockets, ...changed.sockets },
    },
    log,
    trace: (_, work) => work(),
    isReady: () => hasRequiredMigrations(pool, migrations),
    trustsToday: true,
    graphiql,
    introspection: graphiql,
    trustedProxies,
  })
  return server
}

const hour = 3_600_000

const trusting: IdentityProvider = {
  async verify(uid) {
    if (!uid) throw new AppError('UNAUTHENTICATED', verbatim('Sign in first.'))
    return {
      uid,
      email: `${uid}@purser.example`,
      emailVerified: uid !== 'unverified',
      name: undefined,
      signedInAt: Date.now(),
      // A token keeps its expiry: the server saves the address of each token once.
      expiresAt: Math.ceil(Date.now() / hour + 1) * hour,
    }
  },
  fetchSeenAccounts: async () => [],
  removeAccount: async () => {},
  close: async () => {},
}
