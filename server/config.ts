import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FirebaseSettings } from './adapters/firebase.ts'
import type { ModelSettings } from './adapters/model.ts'
import type { OidcSettings } from './adapters/oidc.ts'
import { type AllowList, parseAllowList } from './adapters/outgoing-targets.ts'
import type { PaymentSettings } from './adapters/payments.ts'
import type { S3Settings } from './adapters/storage.ts'
import type { TranscriptionSettings } from './adapters/transcription.ts'
import { readAiSettings } from './ai-settings.ts'
import { isAddressRange } from './base/address-ranges.ts'
import { type MailSettings, readMailSettings } from './mail-settings.ts'
import { readOidcSettings } from './oidc-settings.ts'
import { plans } from './people/billing/plans.ts'
import { type RegistrationMode, registrationModes } from './people/identity/services.ts'
import type { OperatorSettings } from './platform/tenancy/tenant.ts'
import { isSafeBase, withPassword } from './setting-urls.ts'

/** The environment variables, read and validated once. Undefined services are embedded. */
export interface Config extends MailSettings {
  isProduction: boolean
  host: string
  port: number
  isPortFixed: boolean
  dataDir: string
  databaseUrl: string | undefined
  databasePoolSize: number
  /** Built-in accounts, or Firebase Authentication. */
  identity: 'own' | 'firebase'
  registration: RegistrationMode
  /** The OIDC providers that sign users in to built-in accounts. */
  oidc: OidcSettings[]
  firebase: FirebaseSettings | undefined
  hasIdentityCredentials: boolean
  /** The running emulator of Firebase Authentication: '127.0.0.1:9099'. */
  authEmulatorHost: string | undefined
  s3: S3Settings | undefined
  /**
   * Sign cursors and addresses. Several keys are valid while one is being replaced. If undefined, a key is created once
   * and stored in the data folder.
   */
  secretKeys: [string, ...string[]] | undefined
  /** Encrypts backups. */
  backupPassphrase: string | undefined
  sentryDsn: string | undefined
  /** Whether the page of GraphiQL is served. In production, only with GRAPHIQL=on. */
  graphiql: boolean
  /** Whether clients may read the schema. */
  introspection: boolean
  publicUrl: string | undefined
  trustedProxies: string[]
  /** The hosts and ranges of the operator's network that webhooks and other addresses of users may reach. */
  webhookAllow: AllowList
  operatorSettings: OperatorSettings
  model: ModelSettings | undefined
  transcription: TranscriptionSettings | undefined
  /** Stripe takes the payments for plans. Undefined: plans change without a payment. */
  stripe: PaymentSettings | undefined
  /** The address at which metrics are served. Undefined: they are not. */
  metrics: { host: string; port: number } | undefined
  /** The daily token limit of one organization. */
  modelTokensPerDay: number
  /** The folder of newer models for the reader of documents. Undefined: the models of the package. */
  readerModels: string | undefined
}

type Environment = Record<string, string | undefined>

const firebaseNames = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const
const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
const identities = ['own', 'firebase'] as const
const emulatorNames = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_EMULATOR_HUB'] as const

/** @throws Error with every missing or invalid setting and its expected value */
export function readConfig(environment: Environment): Config {
  const { config, problems } = parseEnvironment(environment)
  if (problems.length > 0)
    throw new Error(`Purser does not start:\n${problems.map((each) => `  - ${each}`).join('\n')}`)
  return config
}

/** Returns defaults for the settings that are missing or invalid, and a sentence for each. No sentence has a secret. */
export function parseEnvironment(environment: Environment): { config: Config; problems: string[] } {
  const problems: string[] = []
  const fromFile = (name: string) => {
    const file = environment[`${name}_FILE`]?.trim()
    if (!file) return undefined
    try {
      return readFileSync(file, 'utf8').trim()
    } catch {
      problems.push(`${name}_FILE names a file that cannot be read.`)
      return undefined
    }
  }
  const text = (name: string) => environment[name]?.trim() || fromFile(name) || undefined
  const number = (name: string, otherwise: number, [low, high]: [number, number]) => {
    const value = text(name)
    if (value === undefined) return otherwise
    if (/^\d+$/.test(value) && Number(value) >= low && Number(value) <= high) return Number(value)
    problems.push(`${name} is a whole number from ${low} to ${high}, not "${value}".`)
    return otherwise
  }
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice => {
    const value = text(name) ?? otherwise
    const found = choices.find((choice) => choice === value)
    if (found === undefined) problems.push(`${name} is one of ${choices.join(', ')}, not "${value}".`)
    return found ?? otherwise
  }
  const all = (names: readonly string[], what: string) => {
    const missing = names.filter((name) => text(name) === undefined)
    if (missing.length === names.length) return undefined
    if (missing.length > 0) problems.push(`${what} also needs ${missing.join(', ')}.`)
    return names.map((name) => text(name) ?? '')
  }

  const isProduction = text('NODE_ENV') === 'production'
  const firebase = all(firebaseNames, 'Sign-in with Firebase')
  const usesFirebase = firebase !== undefined || text('FIREBASE_AUTH_EMULATOR_HOST') !== undefined
  const identity = oneOf('IDENTITY', identities, usesFirebase ? 'firebase' : 'own')
  if (identity === 'firebase' && !usesFirebase) {
    problems.push(`Sign-in with Firebase needs ${firebaseNames.join(', ')}, or FIREBASE_AUTH_EMULATOR_HOST.`)
  }
  const registration = oneOf('REGISTRATION', registrationModes, 'open')
  const oidc = readOidcSettings(environment, text)
  problems.push(...oidc.problems)
  if (identity !== 'own' && oidc.providers.length > 0) problems.push('OIDC_ISSUER also needs IDENTITY=own.')
  const s3 = all(s3Names, 'Object storage')
  const keys = text('SECRET_KEY')
    ?.split(',')
    .map((key) => key.trim())
  if (keys?.some((key) => key.length < 32)) problems.push('SECRET_KEY has at least 32 characters: openssl rand -hex 32')

  if (isProduction) {
    for (const name of emulatorNames) {
      if (text(name) !== undefined) problems.push(`${name} is set: production never trusts an emulator. Remove it.`)
    }
    const required = identity === 'own' ? ['PUBLIC_URL'] : firebaseNames
    for (const name of ['DATABASE_URL', 'SECRET_KEY', ...required]) {
      if (text(name) === undefined) problems.push(`${name} is missing.`)
    }
    if (!s3 && text('DATA_DIR') === undefined) {
      problems.push(`${s3Names.join(', ')} are missing (or DATA_DIR, to keep files in a folder).`)
    }
  }
  const databaseUrl = withPassword(text('DATABASE_URL'), text('DATABASE_PASSWORD'))
  if (databaseUrl !== undefined && !(/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl))) {
    problems.push('DATABASE_URL looks like postgres://purser:password@localhost:5432/purser')
  }
  const trustedProxies =
    text('TRUSTED_PROXIES')
      ?.split(',')
      .map((range) => range.trim()) ?? []
  for (const range of trustedProxies.filter((each) => !isAddressRange(each))) {
    problems.push(`TRUSTED_PROXIES has IP addresses and ranges such as 10.0.0.1 or 172.16.0.0/12, not "${range}".`)
  }
  const webhookAllow = parseAllowList(text('WEBHOOK_ALLOW'))
  problems.push(...webhookAllow.problems)
  const defaultPlan = oneOf(
    'DEFAULT_PLAN',
    plans.map(({ key }) => key),
    'self_hosted',
  )
  const stripe = all(stripeNames, 'Stripe')
  const stripeBase = text('STRIPE_API_BASE')
  if (stripeBase !== undefined && !isSafeBase(stripeBase)) {
    problems.push('STRIPE_API_BASE begins with https://, or is an address of this machine: http://127.0.0.1:12111')
  }
  const taxes = oneOf('STRIPE_TAX', ['off', 'on'], 'off')
  if (stripe && defaultPlan === 'self_hosted') problems.push('Stripe also needs DEFAULT_PLAN, such as free.')
  const ai = readAiSettings(text)
  problems.push(...ai.problems)
  const publicUrl = text('PUBLIC_URL')?.replace(/\/$/, '')
  if (publicUrl !== undefined && URL.parse(publicUrl)?.origin !== publicUrl) {
    problems.push('PUBLIC_URL is an address without a path: https://purser.example.com')
  }
  const { problems: mailProblems, ...mail } = readMailSettings(text)
  problems.push(...mailProblems)
  const readerModels = text('READER_MODELS')
  const sentryDsn = text('SENTRY_DSN')
  if (sentryDsn !== undefined && !/^https?:\/\/[^@/]+@[^/]+\/(.+\/)?\d+$/.test(sentryDsn)) {
    problems.push('SENTRY_DSN looks like https://key@sentry.example.com/1')
  }
  const backupPassphrase = text('BACKUP_PASSPHRASE')
  if (backupPassphrase !== undefined && backupPassphrase.length < 12) {
    problems.push('BACKUP_PASSPHRASE has at least 12 characters.')
  }
  const config: Config = {
    isProduction,
    host: text('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: number('PORT', 4000, [1, 65_535]),
    isPortFixed: text('PORT') !== undefined,
    dataDir: path.resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    databasePoolSize: number('DATABASE_POOL_SIZE', 16, [4, 500]),
    identity,
    registration,
    oidc: oidc.providers,
    firebase: firebase && { projectId: firebase[0] ?? '', apiKey: firebase[1] ?? '', authDomain: firebase[2] ?? '' },
    hasIdentityCredentials: text('GOOGLE_APPLICATION_CREDENTIALS') !== undefined,
    authEmulatorHost: text('FIREBASE_AUTH_EMULATOR_HOST'),
    s3: s3 && {
      endpoint: s3[0] ?? '',
      bucket: s3[1] ?? '',
      region: s3[2] ?? '',
      accessKeyId: s3[3] ?? '',
      secretAccessKey: s3[4] ?? '',
    },
    secretKeys: keys?.[0] ? [keys[0], ...keys.slice(1)] : undefined,
    backupPassphrase,
    sentryDsn,
    graphiql: text('GRAPHIQL') === 'on' || (!isProduction && text('GRAPHIQL') !== 'off'),
    introspection: text('GRAPHIQL') !== 'off',
    publicUrl,
    operatorSettings: {
      plan: defaultPlan,
      credits: number('AI_CREDITS_PER_MONTH', 1_000, [0, 1_000_000]),
      transcribes: ai.transcription !== undefined,
      externalAi: ai.externalAi,
      mailAddress: mail.mailbox?.address ?? null,
    },
    model: ai.model,
    transcription: ai.transcription,
    stripe: stripe && {
      secretKey: stripe[0] ?? '',
      webhookSecret: stripe[1] ?? '',
      apiBase: stripeBase,
      calculatesTax: taxes === 'on',
    },
    metrics: text('METRICS_PORT')
      ? { host: text('METRICS_HOST') ?? '127.0.0.1', port: number('METRICS_PORT', 9464, [1, 65_535]) }
      : undefined,
    modelTokensPerDay: number('AI_TOKENS_PER_DAY', 2_000_000, [0, 1_000_000_000]),
    ...mail,
    readerModels: readerModels && path.resolve(readerModels),
    trustedProxies,
    webhookAllow,
  }
  return { config, problems: [...new Set(problems)] }
}
