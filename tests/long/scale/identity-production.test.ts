import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openFirebase } from '../../../server/adapters/firebase.ts'
import type { IdentityProvider } from '../../../server/adapters/identity.ts'
import { type Issuer, LocalAgent, project, startIssuer } from '../../support/servers/issuer.ts'

const keysPath = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'

test('the keys are requested once for 3,000 simultaneous users', async () => {
  const { issuer, identity } = await open()
  const tokens = Array.from({ length: 3_000 }, (_, at) => issuer.token({ sub: `person-${at}` }))
  const signedIn = await Promise.all(tokens.map((token) => identity.verify(token)))
  expect(new Set(signedIn.map(({ uid }) => uid)).size).toBe(3_000)
  expect(issuer.asked).toEqual([keysPath])
})

test('a genuine token names its user', async () => {
  const { issuer, identity } = await open()
  const now = Math.floor(Date.now() / 1_000)
  expect(await identity.verify(issuer.token({ auth_time: now - 900, exp: now + 60, name: 'Ada' }))).toEqual({
    uid: 'ada',
    email: 'ada@example.test',
    emailVerified: true,
    name: 'Ada',
    signedInAt: (now - 900) * 1_000,
    expiresAt: (now + 60) * 1_000,
  })
})

test('a new key and a published old key are accepted, and a withdrawn key is refused after its time', async () => {
  const { issuer, identity } = await open()
  issuer.publish(['first'], 1)
  await identity.verify(issuer.token({ sub: 'a' }))
  issuer.publish(['first', 'second'], 1)
  await vi.waitFor(() => identity.verify(issuer.token({ sub: 'b' }, {}, 'second')), 30_000)
  await identity.verify(issuer.token({ sub: 'c' }, {}, 'first'))
  issuer.publish(['second'], 1)
  await vi.waitFor(
    () => expect(identity.verify(issuer.token({ sub: crypto.randomUUID() }))).rejects.toThrow('log in again'),
    { timeout: 30_000, interval: 100 },
  )
  await identity.verify(issuer.token({ sub: 'd' }, {}, 'second'))
})

test('cached keys are used while the key service is down, until they expire', async () => {
  const { issuer, identity } = await open()
  issuer.publish(['first'], 2)
  await identity.verify(issuer.token({ sub: 'before' }))
  issuer.fail('error')
  await identity.verify(issuer.token({ sub: 'meanwhile' }))
  await vi.waitFor(
    () =>
      expect(identity.verify(issuer.token({ sub: crypto.randomUUID() }))).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      }),
    { timeout: 30_000, interval: 100 },
  )
  issuer.fail(undefined)
  await identity.verify(issuer.token({ sub: 'after' }))
})

test('sign-in cannot be checked if keys were never received', async () => {
  const { issuer, identity } = await open()
  issuer.fail('error')
  await expect(identity.verify(issuer.token())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await issuer.close()
  await expect(identity.verify(issuer.token())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a request for keys waits 5 s at most', async () => {
  const { issuer, identity } = await open()
  issuer.fail('silence')
  const measure = async (work: Promise<unknown>) => {
    const begun = performance.now()
    await work
    return performance.now() - begun
  }
  const timer = measure(new Promise((resolve) => setTimeout(resolve, 5_000)))
  const asked = ['a', 'b', 'c'].map((sub) => identity.verify(issuer.token({ sub })))
  const settled = Promise.allSettled(asked)
  const wait = measure(settled)
  for (const { reason } of (await settled) as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ code: 'UNAVAILABLE' })
  }
  expect((await wait) / (await timer)).toBeLessThan(1.2)
})

test('all known users are polled, a hundred at a time, and an account that ended is removed', async () => {
  const { issuer, identity } = await open(true)
  for (let at = 0; at < 150; at += 1) {
    await identity.verify(issuer.token({ sub: `person-${at}` }))
    if (at > 0) issuer.accounts.set(`person-${at}`, { disabled: at === 7, validSince: at === 8 ? 1_700_000_000 : 0 })
  }
  const states = new Map((await identity.fetchSeenAccounts()).map((state) => [state.uid, state]))
  expect(states.size).toBe(150)
  expect(issuer.asked.filter((path) => path.endsWith('accounts:lookup'))).toHaveLength(2)
  expect(states.get('person-7')).toMatchObject({ isDisabled: true })
  expect(states.get('person-8')).toMatchObject({ isDisabled: false, validAfter: new Date(1_700_000_000_000) })
  expect(Math.abs(Date.now() - Number(states.get('person-0')?.validAfter))).toBeLessThan(10_000)

  await identity.removeAccount('person-8')
  expect(issuer.accounts.has('person-8')).toBe(false)
  await identity.removeAccount('person-8')
  issuer.fail('error')
  await expect(identity.removeAccount('person-9')).rejects.toThrow()
})

test('a server without credentials neither polls nor removes accounts', async () => {
  const { issuer, identity } = await open()
  await identity.removeAccount('ada')
  await expect(identity.fetchSeenAccounts()).rejects.toThrow('GOOGLE_APPLICATION_CREDENTIALS is not set')
  expect(issuer.asked).toEqual([])
})

async function open(hasCredentials = false): Promise<{ issuer: Issuer; identity: IdentityProvider }> {
  expect(process.env.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined()
  const issuer = await startIssuer()
  onTestFinished(() => issuer.close().catch(() => {}))
  if (hasCredentials) await giveCredentials(issuer)
  const identity = openFirebase({ projectId: project, hasCredentials, httpAgent: new LocalAgent(issuer.port) })
  onTestFinished(() => identity.close())
  return { issuer, identity }
}

async function giveCredentials(issuer: Issuer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'purser-credentials-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', await issuer.writeCredentials(folder))
  onTestFinished(() => void vi.unstubAllEnvs())
}
