import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { follow, payPage } from '../../api/people/payments-steps.ts'
import { signUpWithAccount } from '../../support/accounts.ts'
import { PlanDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { startDatabase } from '../../support/servers/database.ts'
import { freePort, startServer } from '../../support/servers/server.ts'
import type { Subscription } from '../../support/servers/stripe/objects.ts'
import { prices } from '../../support/servers/stripe/objects.ts'
import {
  type SentEvent,
  type StripeDouble,
  sendEvent,
  startStripeDouble,
} from '../../support/servers/stripe/stripe-double.ts'
import { insist } from '../insist.ts'
import type { Figure, ProofSettings } from '../run.ts'
import { sendForgedEvents } from './billing-forgeries.ts'

const sequences = 200
const organizations = 20
const killEvery = 40
/** Milliseconds until all accounts must be as the model says. */
const timeToSettle = 60_000

/**
 * Changes subscriptions at random in 200 sequences, and delivers the events duplicated, shuffled, delayed and lost, while
 * the server is killed. After the nightly reconciliation, each plan must be the one of a model that knows only the
 * subscription's last state.
 */
export async function billing({ seed }: ProofSettings): Promise<Figure[]> {
  const random = seeded(seed)
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-billing-'))
  const stripe = await startStripeDouble()
  const postgres = await startDatabase(folder)
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  const environment = {
    ...stripe.environment,
    DATABASE_URL: postgres.url,
    IDENTITY: 'own',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const start = async (port: number) => startServer({ dataDir: path.join(folder, 'data'), port, environment })
  const port = await freePort()
  let server = await start(port)
  const webhookUrl = `${server.baseUrl}/billing/webhook`
  try {
    const people: TestUser[] = []
    for (let count = 0; count < organizations; count += 1) {
      const person = await signUpWithAccount(server.baseUrl, `owner-${count}@example.test`)
      people.push(person)
      const pages = await Promise.all([payPage(person, 'TEAM'), payPage(person, 'TEAM')])
      for (const page of pages) await fetch(page, { method: 'POST', redirect: 'manual' })
      await follow([...stripe.sessions.values()].at(-1)?.success_url)
    }
    const doubleCharges = stripe.charges.length - organizations
    let delayed: SentEvent[] = []
    let kills = 0
    const [genuine] = stripe.events
    for (let count = 1; count <= sequences; count += 1) {
      stripe.events.length = 0
      const subscription = [...stripe.subscriptions.values()][count % organizations]
      if (subscription) changeAtRandom(stripe, subscription, random)
      const { now, later } = disturb([...delayed, ...stripe.events], random)
      delayed = later
      const sending = Promise.all(now.map((event) => sendEvent(webhookUrl, event)))
      if (count % killEvery === 0) {
        await server.kill()
        kills += 1
        server = await start(port)
      }
      await sending
    }
    const statuses = genuine ? await sendForgedEvents(webhookUrl, genuine) : []
    await owner.query(`select reconcile_billing('0')`)
    const wrong = await waitUntilEqual(people, stripe)
    const refused = statuses.filter((status) => status === 400).length
    return [
      { name: 'billing: event sequences', figure: sequences, goal: '200', met: true },
      { name: 'billing: kills of the server', figure: kills, goal: 'at least 5', met: kills >= 5 },
      { name: 'billing: plans that differ from the model', figure: wrong, goal: '0', met: wrong === 0 },
      { name: 'billing: double charges', figure: doubleCharges, goal: '0', met: doubleCharges === 0 },
      { name: 'billing: forged or old signatures refused', figure: refused, goal: '20 of 20', met: refused === 20 },
    ]
  } finally {
    await server.stop()
    await owner.end()
    await postgres.stop()
    await stripe.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Makes one to five changes at Stripe. */
function changeAtRandom(stripe: StripeDouble, subscription: Subscription, random: () => number): void {
  const { customer } = subscription
  for (let left = 1 + Math.floor(random() * 5); left > 0; left -= 1) {
    if (subscription.status === 'canceled') return
    const chance = random()
    const price = prices[Math.floor(random() * 6)]
    if (chance < 0.25 && price) stripe.changePrice(subscription, price, Math.floor(Date.now() / 1_000))
    else if (chance < 0.45) stripe.setCancellation(subscription, random() < 0.5)
    else if (chance < 0.65) {
      if (random() < 0.5) stripe.declined.add(customer)
      else stripe.declined.delete(customer)
      stripe.renew(subscription)
    } else if (chance < 0.97) {
      stripe.declined.delete(customer)
      stripe.payOpenInvoices(customer)
    } else stripe.end(subscription)
  }
}

/** Shuffles events, and loses, repeats or delays some. */
function disturb(events: readonly SentEvent[], random: () => number): { now: SentEvent[]; later: SentEvent[] } {
  const now: { event: SentEvent; position: number }[] = []
  const later: SentEvent[] = []
  for (const event of events) {
    const chance = random()
    if (chance < 0.2) continue
    if (chance < 0.4) later.push(event)
    else now.push({ event, position: random() })
    if (chance > 0.8) now.push({ event, position: random() })
  }
  return { now: now.sort((a, b) => a.position - b.position).map(({ event }) => event), later }
}

/** The model: the plan, the period and whether the plan ends, from the last state of the subscription. */
function expectedOf({ status, items, cancel_at_period_end }: Subscription): string {
  const key = items.data[0]?.price.lookup_key ?? ''
  return `${key.toUpperCase()} ${status === 'active' && !cancel_at_period_end ? 'renews' : 'ends'} ${status === 'canceled' ? 'read-only' : 'writable'}`
}

async function waitUntilEqual(people: readonly TestUser[], stripe: StripeDouble): Promise<number> {
  const until = Date.now() + timeToSettle
  for (;;) {
    let wrong = 0
    for (const person of people) {
      const customer = [...stripe.customers.values()].find(
        (each) => each.metadata.organization_id === person.organizationId,
      )
      const subscription = [...stripe.subscriptions.values()].find((each) => each.customer === customer?.id)
      const { billing: held } = await insist(() => person.graphql(PlanDocument, {}))
      const found = `${held.plan.key}_${held.period} ${held.endsAt === null ? 'renews' : 'ends'} ${held.isReadOnly ? 'read-only' : 'writable'}`
      if (!subscription || found !== expectedOf(subscription)) wrong += 1
    }
    if (wrong === 0 || Date.now() > until) return wrong
    await pause(250)
  }
}
