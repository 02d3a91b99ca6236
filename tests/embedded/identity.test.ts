import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  getAuth,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type EmbeddedIdentity, startIdentity } from '../../server/adapters/embedded/identity.ts'
import { launch, makeDataDir, occupyPort, removeDataDir, until } from './support.ts'

const projectId = 'demo-purser'
const log = () => undefined

let shared: { identity: EmbeddedIdentity; dataDir: string }

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'purser-embedded-'))
  shared = { dataDir, identity: await startIdentity({ dataDir, projectId, port: 21750, log }) }
})

afterAll(async () => {
  await shared.identity.stop()
  await removeDataDir(shared.dataDir)
})

test('accounts, sessions and open mails survive kill -9, also with another port', async () => {
  const dataDir = await makeDataDir()
  const elsewhere = await makeDataDir()
  const killed = await launch('identity', dataDir, 21700, { cwd: elsewhere, tree: join(import.meta.dirname, '../..') })
  console.log(`Identity: first start ${killed.milliseconds} ms`)
  const auth = connectTo(killed.url)
  const { user } = await createUserWithEmailAndPassword(auth, 'ada@example.org', 'correct horse')
  await sendEmailVerification(user)
  await killed.kill()
  await until(async () => !(await answers(killed.url)))
  expect(readdirSync(elsewhere)).toEqual([])

  const restartedAt = performance.now()
  const restarted = await start(dataDir, killed.port)
  console.log(`Identity: warm start ${Math.round(performance.now() - restartedAt)} ms`)
  expect(restarted.port).toBe(killed.port)
  const token = await user.getIdToken(true)
  expect(token.split('.')).toHaveLength(3)
  const uid = (await signInWithEmailAndPassword(auth, 'ada@example.org', 'correct horse')).user.uid
  expect(uid).toBe(user.uid)
  await restarted.stop()

  await occupyPort(killed.port)
  const moved = await start(dataDir, killed.port)
  expect(moved.port).toBeGreaterThan(killed.port)
  const [mail] = await moved.listOutOfBandCodes()
  expect(mail).toMatchObject({ email: 'ada@example.org', requestType: 'VERIFY_EMAIL' })
  expect(Date.now() - Date.parse(mail?.at ?? '')).toBeLessThan(60_000)
  const followed = await fetch(mail?.oobLink ?? '')
  expect(await followed.json()).toMatchObject({ authEmulator: { success: expect.stringContaining('verified') } })
  expect(await moved.listOutOfBandCodes()).toEqual([])
  const verified = await signInWithEmailAndPassword(connectTo(moved.url), 'ada@example.org', 'correct horse')
  expect(verified.user.emailVerified).toBe(true)
  expect(verified.user.providerData.map((provider) => provider.providerId)).toEqual(['password'])
})

test("the provider supports the web app's sign-in by e-mail", async () => {
  const { identity } = shared
  const auth = connectTo(identity.url)
  await expect(createUserWithEmailAndPassword(auth, 'bob@example.org', 'short')).rejects.toThrow('auth/weak-password')
  const { user } = await createUserWithEmailAndPassword(auth, 'bob@example.org', 'first password')
  await expect(createUserWithEmailAndPassword(auth, 'bob@example.org', 'other one')).rejects.toThrow('email-already')
  await updateProfile(user, { displayName: 'Bob' })
  await sendEmailVerification(user, { url: 'http://localhost:4000/welcome' })
  const [verification] = await identity.listOutOfBandCodes()
  expect(new URL(verification?.oobLink ?? '').searchParams.get('continueUrl')).toBe('http://localhost:4000/welcome')
  await applyActionCode(auth, verification?.oobCode ?? '')
  await reload(user)
  expect(user).toMatchObject({ displayName: 'Bob', emailVerified: true })

  await sendPasswordResetEmail(auth, 'bob@example.org')
  const [reset] = await identity.listOutOfBandCodes()
  expect(reset?.requestType).toBe('PASSWORD_RESET')
  await confirmPasswordReset(auth, reset?.oobCode ?? '', 'second password')
  await expect(signInWithEmailAndPassword(auth, 'bob@example.org', 'first password')).rejects.toThrow('auth/')
  const signedIn = await signInWithEmailAndPassword(auth, 'bob@example.org', 'second password')
  await updatePassword(signedIn.user, 'third password')

  await sendPasswordResetEmail(auth, 'bob@example.org')
  const [link] = await identity.listOutOfBandCodes()
  expect((await fetch(`${link?.oobLink}&newPassword=fourth+password`)).status).toBe(200)
  const last = await signInWithEmailAndPassword(auth, 'bob@example.org', 'fourth password')
  await deleteUser(last.user)
  await expect(signInWithEmailAndPassword(auth, 'bob@example.org', 'fourth password')).rejects.toThrow('auth/')
})

test("the provider supports the web app's Google sign-in with the built-in account chooser", async () => {
  const { identity } = shared
  const person = { sub: 'google-1', email: 'eve@example.org', email_verified: true, name: 'Eve' }
  const credential = GoogleAuthProvider.credential(JSON.stringify(person))
  const first = await signInWithCredential(connectTo(identity.url), credential)
  expect(first.user).toMatchObject({ email: 'eve@example.org', displayName: 'Eve', emailVerified: true })
  const second = await signInWithCredential(connectTo(identity.url), credential)
  expect(second.user.uid).toBe(first.user.uid)
})

test('only pages of this machine can call the provider and read its responses', async () => {
  const { identity } = shared
  const fetchAccounts = (headers: Record<string, string>) => ask(identity.port, headers)
  expect(await fetchAccounts({ origin: 'http://localhost:4000' })).toEqual({
    status: 200,
    allowed: 'http://localhost:4000',
  })
  expect(await fetchAccounts({})).toMatchObject({ status: 200 })
  expect(await fetchAccounts({ origin: 'https://evil.example' })).toEqual({ status: 403, allowed: undefined })
  expect(await fetchAccounts({ origin: 'null' })).toEqual({ status: 403, allowed: undefined })
  expect(await fetchAccounts({ host: `rebound.example:${identity.port}` })).toEqual({ status: 403, allowed: undefined })
})

test('the accounts file contains no password and is private', async () => {
  const { identity, dataDir } = shared
  await createUserWithEmailAndPassword(connectTo(identity.url), 'ada@example.org', 'correct horse')
  const path = join(dataDir, 'identity/accounts.json')
  expect(readFileSync(path, 'utf8')).toContain('ada@example.org')
  expect(readFileSync(path, 'utf8')).not.toContain('correct horse')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'identity')).mode & 0o777).toBe(0o700)
})

test('simultaneous registrations survive an immediate kill', async () => {
  const folder = join(await makeDataDir(), 'identity')
  const program = join(import.meta.dirname, '../../server/adapters/embedded/identity-emulator.ts')
  const emulator = fork(program, [JSON.stringify({ folder, projectId, port: 21950 })])
  onTestFinished(() => void emulator.kill('SIGKILL'))
  const ended = once(emulator, 'exit')
  const [{ port }] = await once(emulator, 'message')

  const answered: string[] = []
  const register = async (email: string) => {
    const url = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
    const body = JSON.stringify({ email, password: 'correct horse' })
    const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    await response.json()
    if (response.ok) answered.push(email)
    if (answered.length === 20) emulator.kill('SIGKILL')
  }
  await Promise.allSettled(Array.from({ length: 60 }, (_, index) => register(`person${index}@example.org`)))
  await ended

  const { accounts } = JSON.parse(readFileSync(join(folder, 'accounts.json'), 'utf8'))
  const storedEmails = new Set(accounts.map((account: { email: string }) => account.email))
  expect(answered.length).toBeGreaterThanOrEqual(20)
  expect(answered.filter((email) => !storedEmails.has(email))).toEqual([])
})

test('a server with unreadable accounts refuses to start and names their file', async () => {
  const dataDir = await makeDataDir()
  const path = join(dataDir, 'identity/accounts.json')
  await mkdir(join(dataDir, 'identity'))
  await writeFile(path, '{"accounts": [')
  await expect(startIdentity({ dataDir, projectId, port: 22000, log })).rejects.toThrow(
    `The identity provider did not start: The accounts in ${path} cannot be read`,
  )
  expect(readFileSync(path, 'utf8')).toBe('{"accounts": [')
})

async function start(dataDir: string, port: number): Promise<EmbeddedIdentity> {
  const identity = await startIdentity({ dataDir, projectId, port, log })
  onTestFinished(() => identity.stop())
  return identity
}

function connectTo(url: string) {
  const app = initializeApp({ apiKey: 'any', projectId }, crypto.randomUUID())
  onTestFinished(() => deleteApp(app))
  const auth = getAuth(app)
  connectAuthEmulator(auth, url, { disableWarnings: true })
  return auth
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

/** `fetch` does not allow setting the Host and Origin headers. */
function ask(port: number, headers: Record<string, string>): Promise<{ status?: number; allowed?: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: `/emulator/v1/projects/${projectId}/oobCodes`, headers })
    asked.once('error', reject)
    asked.once('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode, allowed: response.headers['access-control-allow-origin'] })
    })
    asked.end()
  })
}
