import { t } from '@lingui/core/macro'
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
import type { FirebaseConfig } from '../config.ts'
import { AddressUnverified, IdentityError, identityErrorOf, isInvalidCredentials } from '../identity-errors.ts'
import type { Identity } from '../identity-provider.ts'

let auth: Auth | null = null

/**
 * Starts the provider's SDK, which checks the stored session and calls the listener after each change, with null if no
 * user is signed in.
 */
export async function startProvider(
  firebase: FirebaseConfig,
  listener: (identity: Identity | null) => void,
): Promise<void> {
  if (auth) return
  const app = initializeApp({
    apiKey: firebase.apiKey,
    authDomain: firebase.authDomain,
    projectId: firebase.projectId,
  })
  // Local storage is the first, because identity.ts reads the session from it. Earlier versions used the database.
  const started = initializeAuth(app, { persistence: [browserLocalPersistence, indexedDBLocalPersistence] })
  if (firebase.authEmulatorUrl) connectAuthEmulator(started, firebase.authEmulatorUrl, { disableWarnings: true })
  auth = started
  onIdTokenChanged(started, (user) => {
    if (!user) return listener(null)
    void isTokenBehind(user).then((isBehind) => {
      if (isBehind) return user.getIdToken(true)
      if (started.currentUser?.uid === user.uid) listener(identityOf(user))
    })
  })
  await started.authStateReady()
}

/**
 * Returns true if the email address was verified after the token was issued. The server reads the verification from the
 * token.
 */
async function isTokenBehind(user: User): Promise<boolean> {
  if (!user.emailVerified) return false
  const token = await user.getIdTokenResult().catch(() => null)
  return token?.claims.email_verified === false
}

/** Returns a valid token of the signed-in user, renewed before it expires, or null if no user is signed in. */
export async function getFreshToken(): Promise<string | null> {
  return (await requireAuth().currentUser?.getIdToken()) ?? null
}

/**
 * Creates the account and sends the verification mail. The user stays signed in so that a profile can be created.
 * @throws IdentityError
 */
export function signUp(email: string, password: string, name: string): Promise<boolean> {
  return refusing(async () => {
    const { user } = await createUserWithEmailAndPassword(requireAuth(), email, password)
    await updateProfile(user, { displayName: name })
    await sendEmailVerification(user, { url: verifiedUrl(email) })
    return false
  })
}

/**
 * Rejects an unverified address and sends the verification mail again.
 * @throws IdentityError
 */
export function signIn(email: string, password: string): Promise<null> {
  return refusing(async () => {
    const { user } = await signInWithEmailAndPassword(requireAuth(), email, password)
    if (user.emailVerified) return null
    // The provider rejects a second mail within a short time. The sign-in is rejected either way.
    await sendEmailVerification(user, { url: verifiedUrl(email) }).catch(() => undefined)
    await signOut(requireAuth())
    throw new AddressUnverified()
  })
}

/** @throws IdentityError */
export function signInWithGoogle(): Promise<void> {
  return refusing(async () => {
    await signInWithPopup(requireAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver)
  })
}

/**
 * Works with the embedded provider only.
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
    if (!user) throw new IdentityError(t`Your session has expired or profile is invalid. Please log in again.`)
    // The page that the user waits on continues after the verification.
    await sendEmailVerification(user, { url: `${location.origin}/please-verify` })
  })
}

/** Asks the provider whether the address is verified. A verified address gets a new token, which tells the server. */
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
 * Does not reveal whether the address has an account.
 * @throws IdentityError
 */
export function sendPasswordReset(email: string): Promise<void> {
  return refusing(async () => {
    try {
      await sendPasswordResetEmail(requireAuth(), email)
    } catch (error) {
      if (!isInvalidCredentials(error)) throw error
    }
  })
}

/**
 * Sets a new password with the code from the mail.
 * @throws IdentityError
 */
export function setNewPassword(code: string, password: string): Promise<null> {
  return refusing(async () => {
    await confirmPasswordReset(requireAuth(), code, password)
    return null
  })
}

export async function endSession(): Promise<void> {
  await signOut(requireAuth())
}

/** The verification link ends at the login page, which confirms the verification. */
const verifiedUrl = (email: string) => `${location.origin}/login?verified&${new URLSearchParams({ email })}`

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw identityErrorOf(error)
  }
}

function requireAuth(): Auth {
  if (!auth) throw new Error('startProvider was not called')
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
