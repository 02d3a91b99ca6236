import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { signUpWithAccount } from '../../support/accounts.ts'
import { freePort, startServer } from '../../support/servers/server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../support/servers/webhook-receiver.ts'
import type { Figure, ProofSettings } from '../run.ts'
import { countRefusedAddresses } from './webhooks-addresses.ts'
import { sendForgedEvents } from './webhooks-forgeries.ts'
import { type AcknowledgedWrite, writeAtRandom } from './webhooks-writer.ts'

const kills = 50
/** The part of the requests that the receiver answers with an error. */
const failureRate = 0.3
/** Milliseconds for the last events, after the receiver has stopped failing. */
const timeToCatchUp = 120_000

/**
 * Kills the server at 50 random moments while a member writes and the receiver of a webhook fails at random. Each
 * acknowledged write must arrive, and the events of a record must arrive in order. Requests with other signatures reach
 * the receiver meanwhile, and the server is asked to send to addresses of its own network.
 */
export async function webhooks({ seed }: ProofSettings): Promise<Figure[]> {
  const random = seeded(seed)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'purser-webhooks-'))
  const port = await freePort()
  const receiver = await startWebhookReceiver()
  const environment = { IDENTITY: 'own', TRUSTED_PROXIES: '127.0.0.1', WEBHOOK_ALLOW: '127.0.0.1' }
  const start = () => startServer({ dataDir, port, environment })
  let server = await start()
  try {
    const person = await signUpWithAccount(server.baseUrl, 'owner@example.test')
    const { body: created } = await person.rest('POST', '/webhooks', { name: 'Proof', url: receiver.url })
    receiver.secrets.push(created.secret)
    receiver.answer = () => (random() < failureRate ? 500 : 204)
    const acknowledged: AcknowledgedWrite[] = []
    let isOver = false
    const writing = writeAtRandom(person, seeded(seed + 1), acknowledged, () => isOver)
    // A successful test retries the event that waits, so that the proof need not wait for hours.
    const retrying = retryAlways(
      () => person.rest('POST', `/webhooks/${created.id}/test`),
      () => isOver,
    )
    let forgeries = 0
    for (let count = 0; count < kills; count += 1) {
      await pause(300 + random() * 2_000)
      await server.kill()
      forgeries += await sendForgedEvents(receiver)
      server = await start()
    }
    isOver = true
    await Promise.all([writing, retrying])
    receiver.answer = 204
    await waitForAll(receiver, acknowledged, () => person.rest('POST', `/webhooks/${created.id}/test`))
    return [...figuresOf(receiver, acknowledged, forgeries), await countRefusedAddresses()]
  } finally {
    await server.stop()
    await receiver.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function retryAlways(test: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    // The server may be starting.
    await test().catch(() => {})
    await pause(500)
  }
}

async function waitForAll(receiver: WebhookReceiver, acknowledged: AcknowledgedWrite[], retry: () => Promise<unknown>) {
  const until = Date.now() + timeToCatchUp
  while (missingOf(receiver, acknowledged).length > 0 && Date.now() < until) {
    await retry()
    await pause(500)
  }
}

/** The events that the receiver has accepted. */
const acceptedBy = ({ events }: WebhookReceiver) =>
  events.filter(({ answered, number }) => answered < 300 && number > 0)

function missingOf(receiver: WebhookReceiver, acknowledged: readonly AcknowledgedWrite[]): AcknowledgedWrite[] {
  const left = new Map<string, number>()
  for (const id of new Set(acceptedBy(receiver).map(({ id, type, recordId }) => `${type} ${recordId} ${id}`))) {
    const key = id.slice(0, id.lastIndexOf(' '))
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return acknowledged.filter(({ type, recordId }) => {
    const count = left.get(`${type} ${recordId}`) ?? 0
    left.set(`${type} ${recordId}`, count - 1)
    return count <= 0
  })
}

export function figuresOf(
  receiver: WebhookReceiver,
  acknowledged: readonly AcknowledgedWrite[],
  forgeries: number,
): Figure[] {
  const accepted = acceptedBy(receiver)
  const numbers = new Set(accepted.map(({ number }) => number))
  const gaps = Math.max(...numbers) - Math.min(...numbers) + 1 - numbers.size
  const highest = new Map<string, number>()
  let outOfOrder = 0
  for (const { recordId, number } of receiver.events) {
    if (number < (highest.get(recordId) ?? 0)) outOfOrder += 1
    highest.set(recordId, Math.max(number, highest.get(recordId) ?? 0))
  }
  const missing = missingOf(receiver, acknowledged).length
  const failed = receiver.events.filter(({ answered }) => answered >= 300).length
  const repeated = accepted.length - numbers.size
  return [
    { name: 'webhooks: kills', figure: kills, goal: '50', met: true },
    {
      name: 'webhooks: acknowledged writes',
      figure: acknowledged.length,
      goal: 'more than 100',
      met: acknowledged.length > 100,
    },
    { name: 'webhooks: attempts that the receiver refused', figure: failed, goal: 'more than 10', met: failed > 10 },
    { name: 'webhooks: events that were sent again', figure: repeated, goal: 'any', met: true },
    { name: 'webhooks: events that never arrived', figure: missing + gaps, goal: '0', met: missing + gaps === 0 },
    { name: 'webhooks: events of a record out of order', figure: outOfOrder, goal: '0', met: outOfOrder === 0 },
    {
      name: 'webhooks: forged events that were accepted',
      figure: forgeries - receiver.forged,
      goal: `0 of ${forgeries}`,
      met: forgeries >= kills && receiver.forged === forgeries,
    },
  ]
}
