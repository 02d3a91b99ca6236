import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openFirebase } from '../../../server/adapters/firebase.ts'
import type { Log } from '../../../server/base/log.ts'
import { openPool } from '../../../server/platform/database/database.ts'
import { syncAccounts } from '../../../server/platform/tenancy/accounts.ts'
import { openSocket } from '../../api/http/transport-client.ts'
import { seconds } from '../../api/people/identity-steps.ts'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'
import { type Issuer, LocalAgent, project, startIssuer } from '../../support/servers/issuer.ts'

// The HTTP server runs with the production identity adapter: tokens have real signatures and no emulator is used.
let issuer: Issuer
let httpServer: HttpServer
let elsewhere: { url: string; visits: number; close(): void }

beforeAll(async () => {
  issuer = await startIssuer()
  issuer.publish(['first', 'second'], 3_600)
  httpServer = await startHttpServer({ ISSUER_PORT: String(issuer.port) })
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  elsewhere = { url: `http://127.0.0.1:${address.port}/keys`, visits: 0, close: () => server.close() }
  server.on('connection', () => {
    elsewhere.visits += 1
  })
})

afterAll(async () => {
  await httpServer?.stop()
  await issuer?.close()
  elsewhere?.close()
})

const me = '{ me { id } }'

test('changes at the identity provider are found by polling, even if polls fail', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-credentials-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', await issuer.writeCredentials(folder))
  const httpAgent = new LocalAgent(issuer.port)
  const identity = openFirebase({ projectId: project, hasCredentials: true, httpAgent })
  const [gil, hal] = [issuer.token({ sub: 'gil' }), issuer.token({ sub: 'hal', auth_time: seconds() - 600 })]
  for (const token of [gil, hal]) {
    await httpServer.ask(token, 'mutation { initializeProfile(name: "Someone") { id } }')
    await identity.verify(token)
  }
  issuer.accounts.set('gil', { disabled: true, validSince: 0 })
  issuer.accounts.set('hal', { disabled: false, validSince: seconds() - 60 })
  const socket = await letIn(hal)
  issuer.fail('error')

  const pool = openPool(httpServer.appUrl, 2)
  const reported: string[] = []
  const log: Log = (_, event) => void reported.push(event)
  const stop = syncAccounts({ pool, fetchAccounts: () => identity.fetchSeenAccounts(), log, every: 100 })
  onTestFinished(async () => {
    stop()
    await pool.end()
    await identity.close()
    vi.unstubAllEnvs()
  })
  await expect.poll(() => reported).toContain('accounts.sync_failed')
  expect((await httpServer.ask(gil, me)).code).toBeUndefined()
  issuer.fail(undefined)
  await expect.poll(async () => (await httpServer.ask(gil, me)).code).toBe('FORBIDDEN')
  await expect.poll(async () => (await httpServer.ask(hal, me)).code).toBe('UNAUTHENTICATED')
  // The users signed out a minute ago, and the server learned it only now.
  expect(await socket.ended).toEqual({ code: 4401, reason: 'Your session has expired' })
})

async function letIn(token: string) {
  const socket = openSocket(httpServer.baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  let isOpen = true
  const ended = socket.end().then((end) => {
    isOpen = false
    return end
  })
  return { ended, isOpen: () => isOpen }
}
