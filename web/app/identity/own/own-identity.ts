import type { Identity, IdentityListener, IdentityProvider } from '../identity-provider.ts'
import { claimsOf } from '../token-claims.ts'
import { post, readAnswer, send } from './request.ts'

/** The answer of the entry points that start or renew a session. The token is null without a valid session. */
export interface SessionAnswer {
  token: string | null
}

interface Session {
  token: string
  identity: Identity
  /** In milliseconds since 1970, by the clock of this device. */
  expiresAt: number
}

/** A new or renewed session, or its end. */
interface SessionChange {
  session: Session | null
  isLost: boolean
}

/** The message of a tab to the others. */
type TabMessage = SessionChange | { isLoggingOut: boolean }

declare global {
  interface Window {
    /** The response to the refresh that public/session.js has requested before this code was loaded. */
    firstRefresh?: Promise<Response>
  }
}

/** A token is renewed this long before its expiry, in milliseconds. */
const renewalMargin = 60_000
/** A tab that logs out tells the result within this time, in milliseconds, unless it was closed. */
const logoutTime = 15_000
/** The longest pause between attempts to reach the server, in milliseconds. */
const longestPause = 15_000

let session: Session | null = null
let refreshing: Promise<void> | null = null
let renewal: ReturnType<typeof setTimeout> | undefined
let logoutTimer: ReturnType<typeof setTimeout> | undefined
let listener: IdentityListener | null = null
/** False until it is known whether a user is signed in. */
let isKnown = false
/** Counts the changes, so that the answer to an earlier request does not undo a later change. */
let version = 0

let otherTabs: BroadcastChannel | null = null

/** Keeps the token in memory. The refresh token is in a cookie that scripts can't read. */
export const ownIdentity: IdentityProvider = {
  watch(_, next) {
    listener = next
    otherTabs = new BroadcastChannel('session')
    otherTabs.onmessage = ({ data }: MessageEvent<TabMessage>) =>
      'isLoggingOut' in data ? expectLogout(data.isLoggingOut) : apply(data)
    document.addEventListener('visibilitychange', renewIfDue)
    void start()
    return () => {
      listener = null
      otherTabs?.close()
      otherTabs = null
      document.removeEventListener('visibilitychange', renewIfDue)
    }
  },

  async getFreshToken() {
    if (session && isDue(session)) {
      await refresh().catch((error: unknown) => {
        if (!session || session.expiresAt < Date.now()) throw error
      })
    }
    return session?.token ?? null
  },

  async endSession(isOver) {
    await refreshing?.catch(() => undefined)
    if (!isOver) tellOtherTabs({ isLoggingOut: true })
    await post('/auth/logout').catch((error: unknown) => {
      if (isOver) return
      tellOtherTabs({ isLoggingOut: false })
      throw error
    })
    applyEverywhere({ session: null, isLost: isOver })
  },
}

/** Signs in with the answer of an entry point, in all tabs. */
export function adoptSession(answer: SessionAnswer): void {
  applyEverywhere({ session: sessionOf(answer), isLost: false })
}

/** Requests a token with the current claims, such as a changed email address. */
export async function renewClaims(): Promise<void> {
  if (session) await refresh()
}

async function start(): Promise<void> {
  for (let pause = 1_000; !isKnown && listener; pause = Math.min(pause * 2, longestPause)) {
    try {
      await refresh()
    } catch {
      if (isKnown) return
      listener.onUnreachable()
      await connection(pause)
    }
  }
}

/** @throws TypeError if the server can't be reached */
function refresh(): Promise<void> {
  refreshing ??= requestToken().finally(() => {
    refreshing = null
  })
  return refreshing
}

async function requestToken(): Promise<void> {
  const started = version
  const first = window.firstRefresh
  delete window.firstRefresh
  const answer = await readAnswer<SessionAnswer>(await (first ?? send('/auth/refresh'))).catch(() => {
    // The session may still be valid if the server is overloaded or answers with an error.
    throw new TypeError('The token could not be renewed')
  })
  if (version !== started) return
  applyEverywhere({ session: sessionOf(answer), isLost: session !== null && answer.token === null })
}

function expectLogout(isLoggingOut: boolean): void {
  listener?.onLoggingOut(isLoggingOut)
  clearTimeout(logoutTimer)
  if (isLoggingOut) logoutTimer = setTimeout(askForSession, logoutTime)
}

/** The tab that was logging out was closed, so only the server knows whether the session has ended. */
async function askForSession(): Promise<void> {
  await refresh().catch(() => undefined)
  listener?.onLoggingOut(false)
}

function applyEverywhere(change: SessionChange): void {
  // A tab that finds no session has nothing to tell. Another tab may be signing in.
  if (change.session || session) tellOtherTabs(change)
  apply(change)
}

function tellOtherTabs(message: TabMessage): void {
  otherTabs?.postMessage(message)
}

function apply({ session: next, isLost }: SessionChange): void {
  const isRepeated = isKnown && session === null && next === null
  version++
  session = next
  isKnown = true
  clearTimeout(renewal)
  clearTimeout(logoutTimer)
  // The tabs renew at different times, and the first one tells the others.
  if (next) renewal = setTimeout(renewIfDue, next.expiresAt - renewalMargin - Date.now() + Math.random() * 20_000)
  if (!isRepeated) listener?.onChange(next?.identity ?? null, isLost)
}

/** Renews the token of a visible tab, so that the user's next action does not wait for it. */
function renewIfDue(): void {
  if (session && isDue(session) && !document.hidden) refresh().catch(() => undefined)
}

const isDue = ({ expiresAt }: Session) => expiresAt < Date.now() + renewalMargin

/** Computes the expiry from the lifetime, because the clock of this device may be wrong. */
function sessionOf({ token }: SessionAnswer): Session | null {
  if (token === null) return null
  const { sub: uid, email, name, email_verified: isVerified, iat, exp } = claimsOf(token)
  return { token, identity: { uid, email, name, isVerified }, expiresAt: Date.now() + (exp - iat) * 1_000 }
}

/** Resolves after a pause in milliseconds, or when the device is online again. */
function connection(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, pause)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    addEventListener('online', end)
  })
}
