// The product's own doors on the product's own parts, on any database. Only who asks is told by a header instead of a
// signed token (unless ISSUER_PORT names who signs them), and the limits on one user's rate are lifted: one user stands
// here for many.
import { schema } from '../../schema/schema.ts'
import { type IdentityProvider, openIdentity } from '../../server/adapters/identity.ts'
import { manualPayments } from '../../server/adapters/payments.ts'
import { openFolder } from '../../server/adapters/storage.ts'
import { openActivity } from '../../server/core/activity.ts'
import { openChannel } from '../../server/core/channel.ts'
import { openPool } from '../../server/core/database.ts'
import { AppError } from '../../server/core/errors.ts'
import { openLive } from '../../server/core/live.ts'
import { log } from '../../server/core/log.ts'
import { openPresence } from '../../server/core/presence.ts'
import { createSigner } from '../../server/core/signer.ts'
import { openStandings } from '../../server/core/standing.ts'
import { openWords } from '../../server/core/words.ts'
import { limits } from '../../server/http/limits.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { LocalAgent, project } from './issuer.ts'
import { selfHosted } from './terms.ts'

const { DATABASE_URL = '', PORT, ISSUER_PORT } = process.env
const unbounded = { capacity: 1e12, perSecond: 1e12 }
const pool = openPool(DATABASE_URL, 16)
const live = await openLive(pool, DATABASE_URL, log)

/** Takes the token for the name of who asks; the one named unverified is. */
const trusting: IdentityProvider = {
  async verify(uid) {
    if (!uid) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
    return {
      uid,
      email: `${uid}@purser.example`,
      emailVerified: uid !== 'unverified',
      name: undefined,
      signedInAt: Date.now(),
      expiresAt: Date.now() + 3_600_000,
    }
  },
  lookUpSeen: async () => [],
  removeAccount: async () => {},
  close: async () => {},
}

const { server } = createHttpServer({
  contextParts: {
    pool,
    live,
    signer: createSigner(['a key for tests and measurements']),
    storage: openFolder('/nowhere'),
    terms: selfHosted,
    activity: openActivity(pool, log),
    payments: manualPayments,
    words: openWords(openChannel(DATABASE_URL, 'purser_words')),
    presence: openPresence(pool, openChannel(DATABASE_URL, 'purser_presence'), log),
    standings: openStandings(pool, log),
    model: null,
    transcription: null,
    address: 'http://127.0.0.1',
    identity: ISSUER_PORT
      ? openIdentity({ projectId: project, httpAgent: new LocalAgent(Number(ISSUER_PORT)) })
      : trusting,
  },
  schema,
  publicSettings: {
    firebase: { apiKey: '', authDomain: '', projectId: '', authEmulatorUrl: null },
    sentryDsn: null,
    version: 'test',
  },
  webFolder: '/nowhere',
  temporaryFolder: '/nowhere',
  limits: { ...limits, cost: unbounded, writes: unbounded, refusedTokens: unbounded },
  log,
  trace: (_, work) => work(),
  isReady: async () => true,
  trustsToday: true,
  graphiql: true,
})
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'))
