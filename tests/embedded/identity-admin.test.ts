import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startIdentity } from '../../server/adapters/embedded/identity.ts'
import { makeDataDir } from './support.ts'

test('the provider supports all that the server requests with firebase-admin', async () => {
  const dataDir = await makeDataDir()
  const identity = await startIdentity({ dataDir, projectId: 'demo-purser', port: 22050, log: () => undefined })
  onTestFinished(() => identity.stop())
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', identity.host)
  onTestFinished(() => void vi.unstubAllEnvs())
  const app = initializeApp({ projectId: 'demo-purser' }, 'embedded')
  onTestFinished(() => deleteApp(app))
  const auth = getAuth(app)

  const made = await auth.createUser({ email: 'demo@example.org', password: 'correct horse', emailVerified: true })
  expect(await auth.getUserByEmail('demo@example.org')).toMatchObject({ uid: made.uid, emailVerified: true })
  const idToken = await signIn(identity.url, 'demo@example.org', 'correct horse')
  expect(await auth.verifyIdToken(idToken, true)).toMatchObject({ uid: made.uid, email_verified: true })

  await auth.updateUser(made.uid, { displayName: 'Demo', disabled: true })
  await expect(auth.verifyIdToken(idToken, true)).rejects.toThrow('disabled')
  await auth.setCustomUserClaims(made.uid, { support: true })
  expect(await auth.getUser(made.uid)).toMatchObject({ displayName: 'Demo', customClaims: { support: true } })
  expect(await auth.generatePasswordResetLink('demo@example.org')).toContain(`${identity.url}/emulator/action`)
  expect((await auth.listUsers()).users.map((user) => user.uid)).toEqual([made.uid])
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
