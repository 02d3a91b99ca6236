import { maxArchiveBytes } from '../../intake/uploads/upload-token.ts'

/** How much may come at once and at what pace: `capacity` is the burst, then `perSecond`. */
export interface RateLimit {
  capacity: number
  perSecond: number
}

/** What the doors let through. One table, so that a limit is looked for in one place. */
export interface Limits {
  bodyBytes: number
  /** Of one answer, or one message of a subscription. */
  responseBytes: number
  /** How long the headers of a request may take to arrive, in milliseconds. */
  headersTime: number
  /** How long a request other than an upload may take to arrive, in milliseconds. */
  requestTime: number
  /** How long an operation may take to be answered, in milliseconds; also the start of a subscription. */
  operationTime: number
  /** Time for a mutation, in milliseconds: a mutation can change everything that a filter matches. */
  writeTime: number
  operations: {
    /** That one user may have under way at once, over HTTP and sockets together. */
    perUser: number
    /** More of one user's wait, at most so many and at most so many milliseconds. Then they are refused. */
    waiting: number
    waitTime: number
    /** The part of the database connections that one organization can hold at most, from 0 to 1. */
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
    /** `__schema` and `__type` together. */
    introspections: number
    /** Highest cost of an operation; each field that it may answer costs 1 (cost.ts). */
    cost: number
    /** Highest cost of a document that only introspects the schema. */
    introspectionCost: number
  }
  /** Cost of a request apart from its fields. One unit is about 2 µs of work. */
  requestCost: {
    request: number
    /** Per byte and per token of a document that the server does not hold; per byte of a body beyond 4 KB. */
    byte: number
    token: number
    /** An introspection that is answered from the cache. */
    cachedIntrospection: number
  }
  /** Bytes that the process holds of what clients have asked before. */
  caches: {
    /** Documents of signed-in users, with all that they take in memory. */
    documents: number
    introspections: number
  }
  /**
   * What the requests of one IP address may cost whose user is not known: of those without a valid token, and of all others
   * until their token is verified.
   */
  addressCost: RateLimit
  /** What one user's operations may cost together; the cost of one is bounded by `document.cost`. */
  cost: RateLimit
  /** What the operations of all in one organization may cost together: more than any one of them can use up alone. */
  organizationCost: RateLimit
  writes: RateLimit
  uploads: RateLimit
  commands: RateLimit
  /** Invitations sent, the first time or again. */
  invitations: RateLimit
  /** Files of exports that one user fetches. */
  exports: RateLimit
  exportsAtOnce: {
    /** That all in one organization fetch. */
    perOrganization: number
    /** That this process writes; the others wait for their turn. */
    written: number
  }
  /** Bytes of uploads that are being received, as announced. */
  uploadsInFlight: { perOrganization: number; perProcess: number }
  form: { parts: number; headerBytes: number; fieldBytes: number }
  /** Sign-ins that fail, by address. */
  refusedTokens: RateLimit
  sockets: {
    perUser: number
    perAddress: number
    subscriptions: number
    messageBytes: number
    messages: RateLimit
    /** Milliseconds. */
    initTime: number
    pingEvery: number
    /** How long one message may wait for a slow client to take it. */
    flushTime: number
    queuedMessages: number
    queuedBytes: number
    /** How long a socket lives on after its token has ended. */
    grace: number
  }
}

const perHour = (count: number): RateLimit => ({ capacity: count, perSecond: count / 3_600 })
const perMinute = (count: number, capacity = count): RateLimit => ({ capacity, perSecond: count / 60 })

export const limits: Limits = {
  bodyBytes: 262_144,
  // The whole schema, which is larger than most pages of the product, is 0.35 MB.
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
    introspections: 1,
    // Twice the most expensive page of the product: the plan of a year, of 9,500.
    cost: 20_000,
    // The standard query with all its options answers 19,200 fields.
    introspectionCost: 30_000,
  },
  requestCost: { request: 50, byte: 0.125, token: 5, cachedIntrospection: 500 },
  caches: { documents: 8_388_608, introspections: 4_194_304 },
  addressCost: { capacity: 60_000, perSecond: 1_000 },
  // A list scrolled fast asks for 50 transactions (4,200) each time.
  cost: { capacity: 360_000, perSecond: 9_000 },
  organizationCost: { capacity: 1_440_000, perSecond: 36_000 },
  writes: { capacity: 20, perSecond: 20 },
  uploads: perMinute(10),
  commands: perMinute(10),
  invitations: perHour(5),
  exports: perMinute(20),
  exportsAtOnce: { perOrganization: 3, written: 4 },
  // The largest archive fits, and four organizations can each send one.
  uploadsInFlight: { perOrganization: maxArchiveBytes, perProcess: 4 * maxArchiveBytes },
  // The command has four parts; its text has at most 8,000 characters of up to 4 bytes.
  form: { parts: 8, headerBytes: 4_096, fieldBytes: 32_768 },
  refusedTokens: perMinute(30),
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
