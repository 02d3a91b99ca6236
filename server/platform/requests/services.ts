import type pg from 'pg'
import type { IdentityProvider } from '../../adapters/identity.ts'
import type { Model } from '../../adapters/model.ts'
import type { OutgoingRequests } from '../../adapters/outgoing-requests.ts'
import type { PaymentProvider } from '../../adapters/payments.ts'
import type { Storage } from '../../adapters/storage.ts'
import type { Transcription } from '../../adapters/transcription.ts'
import type { Signer } from '../security/signer.ts'
import type { SignInLimits } from '../security/token-bucket.ts'
import type { AnswerStreams } from '../stream/answer-stream.ts'
import type { Notifier } from '../stream/notifier.ts'
import type { Presence } from '../stream/presence.ts'
import type { StreamWatcher } from '../stream/stream-watcher.ts'
import type { UserVersions } from '../stream/user-version.ts'
import type { Activity } from '../tenancy/member-activity.ts'
import type { OperatorSettings } from '../tenancy/tenant.ts'
import type { VerifiedEmails } from '../tenancy/verified-emails.ts'

/** The services that every request can use. server/app.ts creates them once. */
export interface Services {
  /** Connections for the transactions of requests. */
  pool: pg.Pool
  /** Connections for the process itself: for reading the change stream and for checking sockets. */
  streamPool: pg.Pool
  identity: IdentityProvider
  streamWatcher: StreamWatcher
  signer: Signer
  storage: Storage
  operatorSettings: OperatorSettings
  activity: Activity
  payments: PaymentProvider
  answerStreams: AnswerStreams
  notifier: Notifier
  presence: Presence
  userVersions: UserVersions
  verifiedEmails: VerifiedEmails
  signInLimits: SignInLimits
  /** Requests to addresses that users give. */
  outgoing: OutgoingRequests
  /** Null if the operator has configured none. The text engine answers then. */
  model: Model | null
  /** Null if the operator has configured none. Users cannot record voice notes then. */
  transcription: Transcription | null
  /** The public URL of this server, such as 'https://purser.example.com'. Links in mails begin with it. */
  address: string
}
