import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sharedEmulator } from '../support/servers/emulator.ts'

test('the emulator supports all that the server requests with firebase-admin', async () => {
  const host = await sharedEmulator()
  const url = `http://${host}`
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host)
  onTestFinished(() => void vi.unstubAllEnvs())
  const app = initializeApp({ projectId: 'demo-purser' }, 'embedded')
  onTestFinished(() => deleteApp(app))
  const auth = getAuth(app)

  const made = await auth.createUser({ email: 'demo@example.org', password: 'correct horse', emailVerified: true })
  expect(await auth.getUserByEmail('demo@example.org')).toMatchObject({ uid: made.uid, emailVerified: true })
  const idToken = await signIn(url, 'demo@example.org', 'correct horse')
  expect(await auth.verifyIdToken(idToken, true)).toMatchObject({ uid: made.uid, email_verified: true })

  await auth.updateUser(made.uid, { displayName: 'Demo', disabled: true })
  await expect(auth.verifyIdToken(idToken, true)).rejects.toThrow('disabled')
  await auth.setCustomUserClaims(made.uid, { support: true })
  expect(await auth.getUser(made.uid)).toMatchObject({ displayName: 'Demo', customClaims: { support: true } })
  expect(await auth.generatePasswordResetLink('demo@example.org')).toContain(`${url}/emulator/action`)
  await auth.revokeRefreshTokens(made.uid)
  await auth.deleteUser(made.uid)
  await expect(auth.getUser(made.uid)).rejects.toThrow('no user record')
})

async function signIn(url: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const { idToken }: { idToken: string } = await response.json()
  return idToken
}
