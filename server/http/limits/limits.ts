import { maxArchiveBytes } from '../../intake/uploads/upload-token.ts'
import type { RateLimit } from '../../platform/security/token-bucket.ts'

export interface Limits {
  bodyBytes: number
  responseBytes: number
  /** The time for receiving the headers of a request, in milliseconds. */
  headersTime: number
  /** The time for receiving a request other than an upload, in milliseconds. */
  requestTime: number
  /** The deadline of an operation and of the start of a subscription, in milliseconds. */
  operationTime: number
  /** The deadline of a mutation in milliseconds, which can change everything that a filter matches. */
  writeTime: number
  operations: {
    perUser: number
    /** Further operations of the user wait, up to this number and `waitTime` in milliseconds, and are then rejected. */
    waiting: number
    waitTime: number
    /** The maximum share of the database connections that one organization can hold, from 0 to 1. */
    organizationShare: number
  }
  document: {
    bytes: number
    tokens: number
    depth: number
    introspectionDepth: number
    aliases: number
    rootFields: number
    directives: number
    spreads: number
    introspections: number
    cost: number
    introspectionCost: number
  }
  /** The cost of a request without its fields. One unit is about 2 µs of work. */
  requestCost: {
    request: number
    byte: number
    token: number
    cachedIntrospection: number
  }
  /** In bytes per process. */
  caches: {
    documents: number
    compiledQueries: number
    introspections: number
    responses: number
  }
  /**
   * The cost of the requests of one IP address without a verified user. Requests count here until their token is
   * verified.
   */
  addressCost: RateLimit
  cost: RateLimit
  /** The cost and the writes of one API token or connected app, instead of those of its user. */
  grantCost: RateLimit
  grantWrites: RateLimit
  /** The cost of all operations in one organization. The limit is higher than that of one user. */
  organizationCost: RateLimit
  writes: RateLimit
  uploads: RateLimit
  commands: RateLimit
  invitations: RateLimit
  exports: RateLimit
  exportsAtOnce: {
    perOrganization: number
    written: number
  }
  uploadsInFlight: { perOrganization: number; perProcess: number }
  form: { parts: number; headerBytes: number; fieldBytes: number }
  rejectedTokens: RateLimit
  signIn: {
    /** The requests of one network to the entry points of built-in accounts. */
    requests: RateLimit
    /** The refreshes of access tokens of one network. */
    refreshes: RateLimit
    /** The requests of one network with the links of mails, which failed logins do not use up. */
    links: RateLimit
    /** The passwords that are tried for one address from one network, or the codes for one account. */
    attempts: RateLimit
    /** The passwords that are tried for one address from all networks from which it has not signed in. */
    attemptsOfStrangers: RateLimit
    /** The mails to one address that one network can cause, and the changes of address of one account. */
    mails: RateLimit
    /** The mails to one address that all networks can cause. Above it, the links of the earlier mails stay valid. */
    mailsToAddress: RateLimit
  }
  /** The authorization of apps. */
  oauth: {
    /** The requests of one network. */
    requests: RateLimit
    /** The authorization requests and the token requests of one app. */
    clients: RateLimit
    /** The apps that one network registers. */
    registrations: RateLimit
  }
  /** The events and links of payments. */
  billing: {
    /** The requests of one network. The payment service sends many events on the first of the month. */
    requests: RateLimit
    eventBytes: number
  }
  sockets: {
    perUser: number
    perAddress: number
    subscriptions: number
    messageBytes: number
    messages: RateLimit
    /** In milliseconds. */
    initTime: number
    pingEvery: number
    /** The time that a slow client has to receive one message. */
    flushTime: number
    queuedMessages: number
    queuedBytes: number
    /** The time for which a socket outlives its token. */
    grace: number
  }
}

const perHour = (count: number): RateLimit => ({ capacity: count, perSecond: count / 3_600 })
const perMinute = (count: number, capacity = count): RateLimit => ({ capacity, perSecond: count / 60 })

export const limits: Limits = {
  bodyBytes: 262_144,
  // The introspected schema, which is larger than most responses, has 0.35 MB.
  responseBytes: 8_388_608,
  headersTime: 10_000,
  requestTime: 30_000,
  operationTime: 30_000,
  writeTime: 60_000,
  operations: { perUser: 4, waiting: 100, waitTime: 5_000, organizationShare: 0.5 },
  document: {
    bytes: 20_480,
    // At most 1,000: the parser overflows its stack between 1,500 and 2,000 nested brackets.
    tokens: 1_000,
    depth: 10,
    introspectionDepth: 20,
    aliases: 30,
    rootFields: 20,
    directives: 20,
    // Three times as many as the largest document of the web app has.
    spreads: 100,
    introspections: 1,
    // Twice the most expensive page of the web app: the budget year, with a cost of 9,500.
    cost: 20_000,
    introspectionCost: 30_000,
  },
  requestCost: { request: 50, byte: 0.125, token: 5, cachedIntrospection: 500 },
  caches: { documents: 8_388_608, compiledQueries: 16_777_216, introspections: 4_194_304, responses: 16_777_216 },
  addressCost: { capacity: 60_000, perSecond: 1_000 },
  // A list that is scrolled fast requests 50 transactions at a time, with a cost of 1,750.
  cost: { capacity: 360_000, perSecond: 9_000 },
  grantCost: { capacity: 120_000, perSecond: 3_000 },
  grantWrites: { capacity: 10, perSecond: 10 },
  organizationCost: { capacity: 1_440_000, perSecond: 36_000 },
  writes: { capacity: 20, perSecond: 20 },
  uploads: perMinute(10),
  commands: perMinute(10),
  invitations: perHour(5),
  exports: perMinute(20),
  exportsAtOnce: { perOrganization: 3, written: 4 },
  // Allows one archive of the maximum size per organization and four per process.
  uploadsInFlight: { perOrganization: maxArchiveBytes, perProcess: 4 * maxArchiveBytes },
  // The command has four parts, and its text has up to 8,000 characters of up to 4 bytes.
  form: { parts: 8, headerBytes: 4_096, fieldBytes: 32_768 },
  rejectedTokens: perMinute(30),
  signIn: {
    requests: perMinute(60, 30),
    refreshes: perMinute(300),
    links: perMinute(60, 30),
    attempts: { capacity: 10, perSecond: 10 / 900 },
    attemptsOfStrangers: { capacity: 100, perSecond: 100 / 900 },
    mails: perHour(5),
    mailsToAddress: perHour(20),
  },
  oauth: { requests: perMinute(120, 60), clients: perMinute(600), registrations: perHour(20) },
  billing: { requests: perMinute(1_200, 600), eventBytes: 262_144 },
  sockets: {
    perUser: 10,
    perAddress: 100,
    subscriptions: 25,
    messageBytes: 65_536,
    messages: perMinute(60, 30),
    initTime: 3_000,
    pingEvery: 15_000,
    flushTime: 20_000,
    queuedMessages: 256,
    queuedBytes: 1_048_576,
    grace: 30_000,
  },
}
