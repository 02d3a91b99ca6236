import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createWebhook, openReceiver, record, webhookEnvironment } from '../../api/webhooks/webhooks-fixture.ts'
import { sendForgedEvents } from '../../proofs/webhooks/webhooks-forgeries.ts'
import { signUpWithAccount } from '../../support/accounts.ts'
import { freePort, startServer } from '../../support/servers/server.ts'

/** `npm run prove webhooks` does this at 50 random moments. */
test('a server that is killed before it records a delivery sends the event again, and the next one after it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'purser-killed-'))
  const settings = {
    dataDir,
    port: await freePort(),
    environment: { IDENTITY: 'own', TRUSTED_PROXIES: '127.0.0.1', ...webhookEnvironment },
  }
  let server = await startServer(settings)
  onTestFinished(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const receiver = await openReceiver()
  const ada = await signUpWithAccount(server.baseUrl, 'ada@example.test')
  await createWebhook(ada, receiver)
  const killed = new Promise<void>((resolve) => {
    receiver.answer = () => {
      if (server.process.exitCode === null) server.process.kill('SIGKILL')
      resolve()
      return 204
    }
  })
  // The server may be gone before it answers.
  const recording = record(ada, 'Sent twice').catch(() => {})
  await Promise.all([killed, recording])
  await server.kill()
  receiver.answer = 204
  server = await startServer(settings)
  const second = await record(ada, 'Sent once')

  await expect.poll(() => receiver.events).toHaveLength(3)
  const [sent, again, next] = receiver.events
  expect([again?.id, again?.body]).toEqual([sent?.id, sent?.body])
  expect(next?.recordId).toBe(second)
  expect(await sendForgedEvents(receiver)).toBe(receiver.forged)
})
