import { CreateTransactionDocument, MembersDocument, RemoveMemberDocument } from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { receiptPdf } from '../intake/receipt-files.ts'
import { addReceipt, cornerShop } from '../intake/receipt-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { connectMcp, postMcp } from './mcp-client.ts'
import { addressOf, listen } from './mcp-listen-steps.ts'

async function idOf(asker: TestUser, { email }: TestUser): Promise<string> {
  const { members } = await asker.graphql(MembersDocument, {})
  return members.find((member) => member.email === email)?.id ?? ''
}

async function spend(person: TestUser) {
  const input = expense({ categoryId: await categoryOf(person, 'Groceries'), amount: '12.00', date: '2026-03-04' })
  return (await person.graphql(CreateTransactionDocument, { input })).createTransaction
}

test('a client is notified of the resources that it subscribed to, and reads what changed', async ({
  baseUrl,
  signUp,
}) => {
  const [ada, eve] = [await signUp(), await signUp()]
  const paths = ['budgets/2026-03', 'reports/by-tag/2026-01/2026-03', 'categories']
  const uris = paths.map((path) => addressOf(ada, path))
  const unknown = [addressOf(eve, 'budgets/2026-03'), addressOf(ada, 'transactions'), 'x']
  const { client, seen, subscription } = await listen(baseUrl, ada, { resourceSubscriptions: [...uris, ...unknown] })
  expect(client.getServerCapabilities()?.resources).toEqual({ subscribe: true, listChanged: true })
  expect(subscription.honoredFilter).toEqual({ resourceSubscriptions: uris })

  const before = await client.readResource({ uri: uris[1] ?? '' })
  await spend(eve)
  await spend(ada)
  await expect.poll(() => seen).toEqual(uris.slice(0, 2))
  expect(await client.readResource({ uri: uris[1] ?? '' })).not.toEqual(before)

  await ada.rest('POST', '/categories', { name: 'Boats', type: 'EXPENSE' })
  await expect.poll(() => seen.slice(2)).toEqual([uris[0], uris[2]])
  await subscription.close()
  expect(await subscription.closed).toBe('local')
  await client.close()
})

test('a client is notified of the months of a transaction before and after a change', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { id } = await spend(ada)
  const report = (from: string, to: string) => addressOf(ada, `reports/by-category/${from}/${to}`)
  // Later months carry over the rest of a budget.
  const [february, march, april, may] = ['2026-02', '2026-03', '2026-04', '2026-05'].map((month) => [
    addressOf(ada, `budgets/${month}`),
    report(month, month),
  ])
  const uris = [february, march, april, may].flatMap((each) => each ?? [])
  const { client, seen } = await listen(baseUrl, ada, { resourceSubscriptions: uris })
  const ofMarch = [march?.[0], march?.[1], april?.[0], may?.[0]]

  const change = (fields: object) => ada.rest('PUT', `/transactions/${id}`, fields)
  expect(await change({ amount: '13.00' })).toMatchObject({ status: 200 })
  await expect.poll(() => seen).toEqual(ofMarch)
  expect(await change({ transaction_date: '2026-04-04' })).toMatchObject({ status: 200 })
  await expect.poll(() => seen.slice(4)).toEqual([...(march ?? []), ...(april ?? []), may?.[0]])
  expect(await ada.rest('DELETE', `/transactions/${id}`)).toMatchObject({ status: 200 })
  await expect.poll(() => seen.slice(9)).toEqual([...(april ?? []), may?.[0]])
  await client.close()
})

test('a client is notified of receipts and of new ones in the list', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const file = { fileName: 'shop.pdf', contentType: 'application/pdf', bytes: await receiptPdf(cornerShop) }
  const { id } = await addReceipt(ada, baseUrl, file)
  const uri = addressOf(ada, `receipts/${id}`)
  const one = await listen(baseUrl, ada, { resourceSubscriptions: [uri] })
  const list = await listen(baseUrl, ada, { resourcesListChanged: true })
  await ada.rest('DELETE', `/receipts/${id}`)
  await expect.poll(() => one.seen).toContain(uri)
  await expect.poll(() => list.seen).toContain('list')
  await Promise.all([one.client.close(), list.client.close()])
})

test('a subscription ends with its token and with the membership', async ({ baseUrl, signUp }) => {
  const team = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', team, signUp)
  const filter = { resourceSubscriptions: [addressOf(team, 'budgets/2026-03')] }
  const fields = { name: 'Listener', scopes: ['read'], organization_id: team.organizationId }
  const { token, id } = (await sam.rest('POST', '/tokens', fields)).body
  const [byToken, bySession] = [
    await listen(baseUrl, { ...sam, token }, filter, { headers: {} }),
    await listen(baseUrl, sam, filter),
  ]

  await sam.rest('DELETE', `/tokens/${id}`)
  expect(await byToken.subscription.closed).toBe('graceful')
  await spend(team)
  await expect.poll(() => bySession.seen.length).toBe(1)
  expect(byToken.seen).toEqual([])

  await team.graphql(RemoveMemberDocument, { userId: await idOf(team, sam) })
  expect(await bySession.subscription.closed).toBe('graceful')
  await expect(bySession.client.listen(filter)).rejects.toThrow('You are not a member of this organization.')
  await Promise.all([byToken.client.close(), bySession.client.close()])
})

test('a user has at most ten subscriptions, of 250 resources each', async ({ baseUrl, signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const filter = { resourceSubscriptions: [addressOf(ada, 'categories')] }
  const open = await Promise.all(Array.from({ length: 10 }, () => listen(baseUrl, ada, filter)))
  const [first] = open
  await expect(first?.client.listen(filter)).rejects.toThrow('Too many open subscriptions. End one first.')
  const other = await listen(baseUrl, bob, { resourceSubscriptions: [addressOf(bob, 'categories')] })
  await first?.subscription.close()
  await expect
    .poll(async () => first?.client.listen(filter).then(({ honoredFilter }) => honoredFilter, String))
    .toEqual(filter)

  const many = Array.from({ length: 251 }, (_, at) => addressOf(bob, `budgets/${1_900 + at}-01`))
  await expect(other.client.listen({ resourceSubscriptions: many })).rejects.toThrow('at most 250 resources')
  await Promise.all([...open, other].map(({ client }) => client.close()))
})

test('older clients and clients without a token cannot subscribe', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const legacy = await connectMcp(baseUrl, ada, { revision: 'legacy' })
  expect(legacy.getServerCapabilities()?.resources).toEqual({})
  await legacy.close()
  const body = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { notifications: {} } }
  expect((await postMcp(baseUrl, undefined, body)).status).toBe(401)
  expect((await postMcp(baseUrl, ada.token, body)).text).toContain('-32601')
})
