import { createSigner } from '../../../server/platform/security/signer.ts'
import { openExport, signExport } from '../../../server/portability/exports/ticket.ts'
import { CreateTransactionDocument, RemoveMemberDocument } from '../../../web/operations/generated.ts'
import { ReportFileDocument, TransactionsFileDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { exported, recordsOf } from './export-steps.ts'

const create = (person: TestUser, description: string) =>
  person.graphql(CreateTransactionDocument, { input: expense({ description }) })

const addressOf = async (person: TestUser, withReceipts = false) =>
  (await person.graphql(TransactionsFileDocument, { format: 'CSV', withReceipts })).transactionsFile.url

test('a Viewer can export, a removed member cannot use an old address, and each export covers one organization', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await createTeam(await signUp())
  await create(ada, 'Ours')
  const vera = await joinAs('VIEWER', ada, signUp, 'Vera')
  expect(recordsOf((await exported(vera, baseUrl, 'CSV')).bytes)).toMatchObject([{ Description: 'Ours' }])

  const zoe = await signUp({ name: 'Zoe' })
  await create(zoe, 'Hers')
  expect(recordsOf((await exported(zoe, baseUrl, 'CSV')).bytes)).toMatchObject([{ Description: 'Hers' }])
  await expect(exported(zoe.in(ada.organizationId), baseUrl, 'CSV')).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })

  const old = [await addressOf(vera), await addressOf(vera, true)]
  const veraId = (await ada.rest('GET', '/members')).body.find(({ name }: { name: string }) => name === 'Vera').id
  await ada.graphql(RemoveMemberDocument, { userId: veraId })
  for (const address of old) {
    const response = await fetch(`${baseUrl}${address}`)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ errorCode: 'NOT_A_MEMBER' })
  }
})

test('a HEAD request returns only headers, and an address works only for its own file', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const address = `${baseUrl}${await addressOf(ada)}`
  const headResponse = await fetch(address, { method: 'HEAD' })
  expect(headResponse.status).toBe(200)
  expect(headResponse.headers.get('content-disposition')).toMatch(
    /^attachment; filename="purser-adas-finances-transactions-/,
  )
  expect(await headResponse.text()).toBe('')
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
  expect((await fetch(address.replace('/exports/', '/files/'))).status).toBe(404)
  const altered = await fetch(`${address.slice(0, -2)}xx`)
  expect(altered.status).toBe(404)
  expect((await altered.json()).message).toBe('This link is invalid or has expired. Export again.')
  await expect(
    ada.graphql(ReportFileDocument, { from: '2026-03', to: '2026-02', part: 'PAID_BY', format: 'CSV' }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('an address is valid for 5 minutes, and a download cannot exceed the request deadline', () => {
  const signer = createSigner(['a key'])
  const tenant = { userId: crypto.randomUUID(), organizationId: crypto.randomUUID() }
  const idsOf = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
  const sign = (count: number) =>
    signExport(
      signer,
      tenant,
      'a.csv',
      { kind: 'transactions', filter: { ids: idsOf(count) }, format: 'CSV', withReceipts: false },
      0,
    )
  const token = sign(250).replace('/exports/', '')
  expect(token.length).toBeLessThan(12_000)
  expect(openExport(signer, token, 299_999)).toMatchObject({ ...tenant, fileName: 'a.csv' })
  expect(openExport(signer, token, 300_000)).toBeUndefined()
  expect(() => sign(750)).toThrow('This filter is too long to export. Select fewer items at a time.')
})

test('repeated exports are rate limited', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const address = `${baseUrl}${await addressOf(ada)}`
  let allowed = 0
  let rejected = await fetch(address)
  for (; rejected.ok && allowed < 100; allowed++) {
    await rejected.arrayBuffer()
    rejected = await fetch(address)
  }
  expect(allowed).toBeGreaterThanOrEqual(20)
  expect(rejected.status).toBe(429)
  expect(rejected.headers.get('retry-after')).toMatch(/^\d$/)
  expect((await rejected.json()).message).toBe('Too many requests. Try again in a moment.')
})
