import { initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth'
import type { PublicConfig } from './config.ts'
import { AddressUnverified, IdentityError, identityErrorOf } from './identity-errors.ts'

/** Who is signed in, as the identity provider says. */
export interface Identity {
  uid: string
  email: string
  name: string
  isVerified: boolean
}

let auth: Auth | null = null
let isEmbedded = false

/** Called once, before anything else here. */
export function startIdentity({ firebase }: PublicConfig): void {
  if (auth) return
  const app = initializeApp({
    apiKey: firebase.apiKey,
    authDomain: firebase.authDomain,
    projectId: firebase.projectId,
  })
  auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  if (firebase.authEmulatorUrl) {
    isEmbedded = true
    connectAuthEmulator(auth, firebase.authEmulatorUrl, { disableWarnings: true })
  }
}

/** Calls with who is signed in, at once and at each change; null for nobody. Returns the way to stop. */
export function watchIdentity(listener: (identity: Identity | null) => void): () => void {
  return onIdTokenChanged(requireAuth(), (user) => {
    if (!user) return listener(null)
    void isTokenBehind(user).then((isBehind) => {
      // A new token calls here again.
      if (isBehind) return user.getIdToken(true)
      if (requireAuth().currentUser?.uid === user.uid) listener(identityOf(user))
    })
  })
}

/** The address was verified after the token was made: the server would not know of it yet. */
async function isTokenBehind(user: User): Promise<boolean> {
  if (!user.emailVerified) return false
  const token = await user.getIdTokenResult().catch(() => null)
  return token?.claims.email_verified === false
}

/** A valid token of whoever is signed in, renewed when it is about to end; null for nobody. */
export async function getFreshToken(): Promise<string | null> {
  return (await requireAuth().currentUser?.getIdToken()) ?? null
}

/**
 * Makes the account and sends the verification mail. The new person is signed in, so that a profile can be made.
 * @throws IdentityError
 */
export function signUp(email: string, password: string, name: string): Promise<void> {
  return refusing(async () => {
    const { user } = await createUserWithEmailAndPassword(requireAuth(), email, password)
    await updateProfile(user, { displayName: name })
    await sendEmailVerification(user, { url: verifiedUrl(email) })
  })
}

/**
 * An unverified address is sent its mail again and refused.
 * @throws IdentityError
 */
export function signIn(email: string, password: string): Promise<void> {
  return refusing(async () => {
    const { user } = await signInWithEmailAndPassword(requireAuth(), email, password)
    if (user.emailVerified) return
    // A mail that was sent a moment ago is refused; what matters is that the sign-in is.
    await sendEmailVerification(user, { url: verifiedUrl(email) }).catch(() => undefined)
    await signOut(requireAuth())
    throw new AddressUnverified()
  })
}

/** The embedded provider has no Google to ask, so our own chooser calls `signInAsGoogleUser`; its mail is at /dev/mail. */
export function isEmbeddedIdentity(): boolean {
  return isEmbedded
}

/** @throws IdentityError */
export function signInWithGoogle(): Promise<void> {
  return refusing(async () => {
    await signInWithPopup(requireAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver)
  })
}

/**
 * Only the embedded provider takes this.
 * @throws IdentityError
 */
export function signInAsGoogleUser(email: string, name: string): Promise<void> {
  const claims = { sub: `embedded-${email.toLowerCase()}`, email, email_verified: true, name }
  return refusing(async () => {
    await signInWithCredential(requireAuth(), GoogleAuthProvider.credential(JSON.stringify(claims)))
  })
}

/** @throws IdentityError */
export function sendVerificationMail(): Promise<void> {
  return refusing(async () => {
    const user = requireAuth().currentUser
    if (!user) throw new IdentityError('Your session has expired or profile is invalid. Please log in again.')
    // Who is signed in is let in by the page that they wait on.
    await sendEmailVerification(user, { url: `${location.origin}/please-verify` })
  })
}

/** Asks the provider again whether the address is verified by now; a new token says so to the server. */
export function checkVerified(): Promise<boolean> {
  return refusing(async () => {
    const user = requireAuth().currentUser
    if (!user) return false
    await reload(user)
    if (user.emailVerified) await user.getIdToken(true)
    return user.emailVerified
  })
}

/**
 * Says nothing of whether the address is known.
 * @throws IdentityError
 */
export function sendPasswordReset(email: string): Promise<void> {
  return refusing(async () => {
    try {
      await sendPasswordResetEmail(requireAuth(), email)
    } catch (error) {
      const refusal = identityErrorOf(error)
      if (refusal.message !== 'Invalid email or password.') throw refusal
    }
  })
}

/**
 * Sets a new password with the code that a mail brought.
 * @throws IdentityError
 */
export function setNewPassword(code: string, password: string): Promise<void> {
  return refusing(() => confirmPasswordReset(requireAuth(), code, password))
}

export async function endIdentity(): Promise<void> {
  await signOut(requireAuth())
}

/** Where the link in a verification mail leads in the end: to the login, which says that it is done. */
const verifiedUrl = (email: string) => `${location.origin}/login?verified&${new URLSearchParams({ email })}`

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw identityErrorOf(error)
  }
}

function requireAuth(): Auth {
  if (!auth) throw new Error('startIdentity was not called')
  return auth
}

function identityOf(user: User): Identity {
  const email = user.email ?? ''
  return {
    uid: user.uid,
    email,
    name: user.displayName || email.split('@')[0] || '',
    isVerified: user.emailVerified,
  }
}
