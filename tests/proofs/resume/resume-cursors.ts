import { randomUUID } from 'node:crypto'
import { createSigner } from '../../../server/platform/security/signer.ts'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { expense } from '../../support/ledger.ts'
import { ApiError, signUp, type TestUser } from '../../support/people.ts'
import { startNetwork } from '../../support/servers/network.ts'
import type { Figure } from '../run.ts'
import { type ResumeFixture, secretKey } from './resume-fixture.ts'
import { conversation, ledger, numberOf, review, type Stream } from './resume-streams.ts'
import { type Style, subscribe } from './resume-subscribers.ts'

const streams = [ledger, review, conversation]

/**
 * Tests invalid and expired cursors with each subscription, and a database restored from a backup, whose streams have a
 * new epoch.
 */
export async function cursors(fixture: ResumeFixture): Promise<Figure[]> {
  const { asked, wrong } = await askWithBadCursors(fixture)
  for (const each of wrong) process.stdout.write(`${each}\n`)
  const { clients, delivered, goOn } = await putBack(fixture)
  return [
    { name: 'resume: bad cursors refused', figure: asked - wrong.length, goal: `${asked}`, met: wrong.length === 0 },
    {
      name: 'resume: put back, clients told to reload',
      figure: delivered,
      goal: `${clients}`,
      met: delivered === clients,
    },
    { name: 'resume: put back, clients that follow again', figure: goOn, goal: `${clients}`, met: goOn === clients },
  ]
}

async function askWithBadCursors({ server, owner }: ResumeFixture): Promise<{ asked: number; wrong: string[] }> {
  const [ada, bob] = [await signUp(server.baseUrl), await signUp(server.baseUrl)]
  const signer = createSigner([secretKey])
  const cursorOf = async (person: TestUser, stream: Stream) => {
    const subscription = await person.subscribe(stream.document, {})
    await subscription.stop()
    return stream.read(subscription.first).cursor
  }
  const old = await cursorOf(ada, ledger)
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Later' }) })
  const { rows } = await owner.query<{ epoch: string; head: number }>(
    'select epoch, last_number::float8 as head from streams where organization_id = $1',
    [ada.organizationId],
  )
  const { epoch, head } = rows[0] ?? { epoch: '', head: 0 }
  const sign = (purpose: string, text: string) => signer.sign(purpose, text)
  const own = ada.organizationId
  const [body = '', signature = ''] = old.split('.')
  const cases: [string, string, 'BAD_CURSOR' | 'CURSOR_EXPIRED'][] = [
    ['of another organization', await cursorOf(bob, ledger), 'BAD_CURSOR'],
    ['of the future', sign('cursor', `${own}/${epoch}/${head + 1}`), 'BAD_CURSOR'],
    ['of the far future', sign('cursor', `${own}/${epoch}/9223372036854775806`), 'BAD_CURSOR'],
    ['of another epoch', sign('cursor', `${own}/${randomUUID()}/${head}`), 'CURSOR_EXPIRED'],
    ['of another epoch and the future', sign('cursor', `${own}/${randomUUID()}/${head + 5}`), 'CURSOR_EXPIRED'],
    ['below the floor', old, 'CURSOR_EXPIRED'],
    ['with another number', `${Buffer.from(`${own}/${epoch}/1`).toString('base64url')}.${signature}`, 'BAD_CURSOR'],
    ['without a signature', body, 'BAD_CURSOR'],
    ['signed for something else', sign('upload', `${own}/${epoch}/${head}`), 'BAD_CURSOR'],
    ['signed with another key', createSigner(['k'.repeat(32)]).sign('cursor', `${own}/${epoch}/${head}`), 'BAD_CURSOR'],
    ['with a number that is none', sign('cursor', `${own}/${epoch}/x`), 'BAD_CURSOR'],
    ['below zero', sign('cursor', `${own}/${epoch}/-1`), 'CURSOR_EXPIRED'],
    ['empty', '', 'BAD_CURSOR'],
    ['that is none', 'x'.repeat(200), 'BAD_CURSOR'],
  ]
  await owner.query('update streams set floor_number = last_number where organization_id = $1', [own])
  const wrong: string[] = []
  for (const stream of streams) {
    for (const [what, after, code] of cases) {
      const got = await ada.subscribe(stream.document, { after }).then(
        async (subscription) => {
          await subscription.stop()
          return 'let through'
        },
        (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
      )
      if (got !== code) wrong.push(`${stream.name}, a cursor ${what}: ${got}, not ${code}`)
    }
  }
  return { asked: cases.length * streams.length, wrong }
}

async function putBack({ server, owner, port }: ResumeFixture) {
  const ada = await signUp(server.baseUrl)
  const write = (description: string) => ada.graphql(CreateTransactionDocument, { input: expense({ description }) })
  const stateOf = async () => {
    const { rows } = await owner.query<{ number: string; floor: string }>(
      'select last_number as number, floor_number as floor from streams where organization_id = $1',
      [ada.organizationId],
    )
    return rows[0]?.number ?? '0'
  }
  const before = await stateOf()
  for (let nth = 0; nth < 5; nth++) await write(`Lost ${nth}`)
  const proxy = await startNetwork({ port })
  const styles: Style[] = ['web', 'retrying', 'resubscribing', 'web']
  const clients = styles.map((style) => subscribe(`ledgerChanged (${style})`, style, ada, ledger, proxy.port))
  for (const client of clients) await client.reaches(0, 20_000)
  await clients.at(-1)?.leave()
  await owner.query(
    `with gone as (delete from changes where organization_id = $1 and number > $2),
       gone_too as (delete from change_batches where organization_id = $1 and number > $2)
     update streams set last_number = $2, epoch = gen_random_uuid() where organization_id = $1`,
    [ada.organizationId, before],
  )
  const cursorsBefore = clients.map(({ received }) => received.at(-1)?.cursor ?? '')
  clients.at(-1)?.comeBack()
  await write('After')
  const until = performance.now() + 10_000
  const isDelivered = (client: (typeof clients)[number]) =>
    client.expired() > 0 || client.failures.some((failure) => failure.includes('CURSOR_EXPIRED'))
  while (!clients.every(isDelivered) && performance.now() < until) await new Promise((next) => setTimeout(next, 50))
  for (const [index, client] of clients.entries()) {
    if (styles[index] === 'web') continue
    await client.leave()
    client.received.length = 0
    client.comeBack()
  }
  await write('Again')
  const head = Number(await stateOf())
  let goOn = 0
  for (const [index, client] of clients.entries()) {
    const isThere = await client.reaches(head - 1, 5_000)
    const last = client.received.at(-1)?.cursor ?? ''
    if (isThere && last !== cursorsBefore[index] && numberOf(last) <= head) goOn += 1
  }
  const delivered = clients.filter(isDelivered).length
  for (const client of clients) await client.leave()
  await proxy.close()
  return { clients: clients.length, delivered, goOn }
}
