import { signInWithPassword } from '../../people/identity/login.ts'
import { finishPasskeySignIn, startPasskeySignIn } from '../../people/identity/passkeys.ts'
import { register, verifyRegistration } from '../../people/identity/register.ts'
import { confirmEmailChange, requestReset, resetPassword } from '../../people/identity/reset.ts'
import { completeSignIn } from '../../people/identity/second-factor.ts'
import type { SignInServices } from '../../people/identity/services.ts'
import { type Client, endSession, refreshSession, type Session } from '../../people/identity/sessions.ts'

export interface ActionInput {
  /** Reads a text of the body. A missing or other value is an empty string. */
  text(name: string): string
  value(name: string): unknown
  refreshToken: string | undefined
  /** The token of the registration that this browser sent last, or ''. */
  registration: string
  client: Client
}

export interface ActionResult {
  body: object
  /** The session that replaces the one of the cookie. Null removes the cookie. */
  session?: Session | null
  /** The registration that replaces the one of its cookie. Null removes the cookie. */
  registration?: string | null
}

type Action = (services: SignInServices, input: ActionInput) => Promise<ActionResult>

/** The entry points of built-in accounts, by the path below /auth/. */
export const actions: Record<string, Action> = {
  async register(services, { text, client: { network } }) {
    const given = { email: text('email'), password: text('password'), name: text('name') }
    const registered = await register(services, { ...given, invitation: text('invitation'), network })
    return 'isVerified' in registered ? { body: registered } : { body: {}, registration: registered.browserToken }
  },
  async verify(services, { text, registration }) {
    const given = { code: text('code'), password: text('password'), name: text('name') }
    const body = await verifyRegistration(services, { ...given, browserToken: registration })
    return body.needsPassword ? { body } : { body, registration: null }
  },
  async login(services, { text, client }) {
    const credentials = { email: text('email'), password: text('password') }
    const signIn = await signInWithPassword(services, credentials, client)
    return 'session' in signIn ? signedIn(signIn.session) : { body: signIn }
  },
  async 'second-factor'(services, { text, client }) {
    return signedIn(await completeSignIn(services, { ticket: text('ticket'), code: text('code') }, client))
  },
  async 'passkey/start'(services) {
    return { body: await startPasskeySignIn(services) }
  },
  async 'passkey/finish'(services, { text, value, client }) {
    const given = { ticket: text('ticket'), response: value('response') }
    return signedIn(await finishPasskeySignIn(services, given, client))
  },
  async forgot(services, { text, client }) {
    await requestReset(services, text('email'), client.network)
    return { body: {} }
  },
  async reset(services, { text, client }) {
    const given = { code: text('code'), password: text('password') }
    return { body: { email: await resetPassword(services, given, client) } }
  },
  async email(services, { text, refreshToken, client }) {
    return { body: await confirmEmailChange(services, text('code'), refreshToken, client) }
  },
  async refresh(services, { refreshToken, client }) {
    if (refreshToken === undefined) return { body: { token: null } }
    const session = await refreshSession(services, refreshToken, client)
    return session ? signedIn(session) : { body: { token: null }, session: null }
  },
  async logout(services, { refreshToken }) {
    if (refreshToken !== undefined) await endSession(services, refreshToken)
    return { body: {}, session: null }
  },
}

function signedIn(session: Session): ActionResult {
  return { body: { token: session.token, expiresAt: session.expiresAt }, session }
}
