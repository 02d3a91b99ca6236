import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { webFolder } from '../../../server/web-build.ts'
import {
  BuyCreditsDocument as BuyPackDocument,
  CancelSubscriptionDocument as CancelPlanDocument,
  CreateTransactionDocument,
  InvitationsDocument as InvitationListDocument,
  PaymentsChangedDocument as OwnPaymentsChangedDocument,
  PlanChangePreviewDocument as PreviewPlanDocument,
} from '../../../web/operations/generated.ts'
import {
  CreateOrganizationDocument,
  CreateReceiptDocument,
  DocumentDocument,
  OwnPaymentsDocument,
  TransactionsDocument,
  TryPlanDocument,
} from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { test } from '../../support/test.ts'
import { converse } from '../assistant/conversation.ts'
import { cornerShop, pdf } from '../intake/receipt-steps.ts'
import { makeArchive } from '../portability/archive-steps.ts'
import { addressFor, choose, createBillingFixture, endPlan, planOf, put, storeBytes } from './billing-fixture.ts'
import { invite, joinAs } from './invitations-steps.ts'

const fixture = createBillingFixture()
const ended = {
  code: 'PLAN_ENDED',
  message: 'This organization is read-only because its plan has ended. An Owner can choose a plan in Settings.',
}
const tryPlan = async (person: TestUser, plan: 'FREE' | 'PERSONAL' | 'TEAM') =>
  (await person.graphql(TryPlanDocument, { plan })).startTrial
const record = (person: TestUser, description = 'Lunch') =>
  person.graphql(CreateTransactionDocument, { input: expense({ description, date: '2026-03-10' }) })
const shop = () => new Uint8Array(pdf().bytes)

test('a new organization starts on Free with a choice of plans', async () => {
  const ada = await fixture.signUp()
  expect(await planOf(ada)).toMatchObject({
    plan: { key: 'FREE' },
    period: null,
    endsAt: null,
    isTrial: false,
    isReadOnly: false,
    canStartTrial: true,
    choices: [
      { key: 'FREE', pricePerMonth: 0, pricePerYear: 0 },
      { key: 'PERSONAL', pricePerMonth: 6, pricePerYear: 60 },
      { key: 'TEAM', pricePerMonth: 15, pricePerYear: 150 },
      { key: 'BUSINESS', pricePerMonth: 39, pricePerYear: 390 },
    ],
    usage: { writers: 1, viewers: 0, organizationsOwned: 1, credits: 0, creditsLimit: 25, storageMegabytes: '0.0' },
  })
})

test('a chosen plan is active immediately, and Free has no period', async () => {
  const ada = await fixture.signUp()
  expect(await choose(ada, 'PERSONAL', 'YEAR')).toMatchObject({
    plan: { key: 'PERSONAL' },
    period: 'YEAR',
    endsAt: null,
    payAt: null,
    canStartTrial: false,
    usage: { creditsLimit: 200 },
  })
  expect(await ada.rest('GET', '/usage')).toMatchObject({
    status: 200,
    body: {
      plan: 'Personal',
      is_trial: false,
      is_read_only: false,
      credits_used: 0,
      credits_limit: 200,
      writers: 1,
      writers_limit: 2,
      viewers: 0,
      viewers_limit: 3,
      organizations_owned: 1,
      organizations_limit: 4,
      storage_megabytes: '0.0',
      storage_megabytes_limit: 5_120,
    },
  })
  const { body: me } = await ada.rest('GET', '/users/me')
  expect(me.limits).toEqual({ ai_processes_per_month: 200 })
  expect(await choose(ada, 'FREE')).toMatchObject({ plan: { key: 'FREE' }, period: null, endsAt: null })
  await expect(choose(ada, 'SELF_HOSTED')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('only an Owner can choose a plan', async () => {
  const ada = await fixture.signUp()
  await choose(ada, 'TEAM')
  const ben = await joinAs('ADMIN', ada, fixture.signUp)
  await expect(choose(ben, 'PERSONAL')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(planOf(ben)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect((await planOf(ada)).plan.key).toBe('TEAM')
})

test('a plan that is too small is refused with all limits that are exceeded', async () => {
  const ada = await fixture.signUp()
  await choose(ada, 'TEAM')
  for (const name of ['ben', 'kim']) await invite(ada, `${name}-${ada.organizationId}@example.test`)
  for (const name of ['vic', 'val']) await invite(ada, `${name}-${ada.organizationId}@example.test`, 'VIEWER')
  for (const name of ['Shop', 'Club']) {
    await ada.graphql(CreateOrganizationDocument, { input: { name, kind: 'TEAM', currency: 'EUR' } })
  }
  await storeBytes(fixture, ada, 300 * 1_048_576)

  await expect(choose(ada, 'FREE')).rejects.toMatchObject({
    code: 'PLAN_LIMIT',
    message:
      'The Free plan is too small. You use 3 of 1 seat, 2 of 1 Viewer, 3 of 2 organizations and ' +
      '300 MB of 250 MB of storage. Reduce your usage, or choose a larger plan.',
  })
  await expect(choose(ada, 'PERSONAL')).rejects.toMatchObject({
    message: expect.stringContaining('You use 3 of 2 seats.'),
  })
  expect((await planOf(ada)).plan.key).toBe('TEAM')
  expect(await choose(ada, 'BUSINESS')).toMatchObject({ plan: { key: 'BUSINESS' }, usage: { writers: 3, viewers: 2 } })
})

test('a trial gives 30 days of a paid plan, once', async () => {
  const ada = await fixture.signUp()
  await expect(tryPlan(ada, 'FREE')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const trial = await tryPlan(ada, 'TEAM')
  expect(trial).toMatchObject({ plan: { key: 'TEAM' }, isTrial: true, period: null, canStartTrial: false })
  const days = (Date.parse(trial.endsAt ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThan(30.1)

  expect(await choose(ada, 'TEAM')).toMatchObject({ isTrial: false, endsAt: null, period: 'MONTH' })
  await choose(ada, 'FREE')
  await expect(tryPlan(ada, 'PERSONAL')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This organization has already had its trial. Choose a plan instead.',
  })
  const bob = await fixture.signUp()
  await choose(bob, 'PERSONAL')
  await expect(tryPlan(bob, 'TEAM')).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('only one of two simultaneous trials starts', async () => {
  const ada = await fixture.signUp()
  const answers = await Promise.allSettled([tryPlan(ada, 'TEAM'), tryPlan(ada, 'PERSONAL')])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an organization is read-only after its plan ends, until an Owner chooses a plan', async () => {
  const ada = await fixture.signUp()
  await tryPlan(ada, 'PERSONAL')
  await record(ada)
  const before = await addressFor(fixture, ada)
  const { say: sendMessage } = await converse(ada)
  await endPlan(fixture, ada)

  expect(await planOf(ada)).toMatchObject({ isReadOnly: true, isTrial: true, usage: { creditsLimit: 25 } })
  await expect(record(ada)).rejects.toMatchObject(ended)
  expect(await ada.rest('POST', '/categories', { name: 'Books', type: 'Expense' })).toMatchObject({
    status: 402,
    body: { errorCode: ended.code, message: ended.message },
  })
  await expect(addressFor(fixture, ada)).rejects.toMatchObject(ended)
  expect(await put(before, shop())).toMatchObject({ status: 402, body: { errorCode: 'PLAN_ENDED' } })
  expect(await fixture.countFiles(ada)).toBe(0)
  const form = new FormData()
  form.set('session_id', (await converse(ada)).sessionId)
  form.set('file', new File([shop()], 'shop.pdf', { type: 'application/pdf' }))
  expect(await ada.rest('POST', '/assistant/command', form)).toMatchObject({
    status: 402,
    body: { errorCode: 'PLAN_ENDED' },
  })

  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => node.description)).toEqual(['Lunch'])
  expect((await sendMessage('How much did I spend in March 2026?')).content).toContain('$1.00')
  const dictated = await sendMessage('spent 5 on coffee')
  expect(dictated.content).toContain('an Owner needs to choose a plan')
  expect(dictated.drafts).toEqual([])
  expect((await ada.graphql(InvitationListDocument, {})).invitations).toEqual([])
  expect((await makeArchive(ada)).archive.state).toBe('READY')

  await choose(ada, 'FREE')
  expect(await planOf(ada)).toMatchObject({ plan: { key: 'FREE' }, isReadOnly: false, endsAt: null })
  await record(ada, 'Tea')
})

test('documents sent before the plan ended are still read', async () => {
  const ada = await fixture.signUp()
  await tryPlan(ada, 'PERSONAL')
  const address = await addressFor(fixture, ada)
  expect(await put(address, shop())).toMatchObject({ status: 200 })
  const { createReceipt } = await ada.graphql(CreateReceiptDocument, {
    input: { storagePath: address.storagePath, fileName: 'a.pdf', contentType: 'application/pdf' },
  })
  await endPlan(fixture, ada)
  const { id } = createReceipt.document
  await expect.poll(async () => (await ada.graphql(DocumentDocument, { id })).document.stage).toBe('STAGED')
  expect((await ada.graphql(DocumentDocument, { id })).document.itemCount).toBe(cornerShop.length - 4)
})

test('a self-hosted server has no plans to choose and no limits', async ({ signUp }) => {
  const ada = await signUp()
  expect(await planOf(ada)).toMatchObject({
    plan: { key: 'SELF_HOSTED' },
    choices: [],
    canStartTrial: false,
    usage: { creditsLimit: 1_000 },
  })
  const error = {
    code: 'PLAN_LIMIT',
    message: 'This server is self-hosted, so there are no limits and no plans to choose from.',
  }
  await expect(choose(ada, 'TEAM')).rejects.toMatchObject(error)
  await expect(tryPlan(ada, 'TEAM')).rejects.toMatchObject(error)
  for (const name of ['ben', 'kim', 'lou']) await invite(ada, `${name}-${ada.organizationId}@example.test`)
  for (const name of ['One', 'Two', 'Three']) {
    await ada.graphql(CreateOrganizationDocument, { input: { name, kind: 'PERSONAL', currency: 'EUR' } })
  }
  expect((await planOf(ada)).usage).toMatchObject({ writers: 4, organizationsOwned: 4 })
})

test('a self-hosted server has nothing of payments in its settings, data, routes and first load', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  expect(await (await fetch(`${baseUrl}/config.json`)).text()).not.toMatch(/payment|stripe/i)
  expect((await ada.graphql(OwnPaymentsDocument, {})).payments).toBeNull()
  expect((await ada.subscribe(OwnPaymentsChangedDocument, {})).first.paymentsChanged).toBeNull()
  const refused = { code: 'CONFLICT', message: 'This server takes no payments. Its operator can change plans.' }
  await expect(ada.graphql(BuyPackDocument, {})).rejects.toMatchObject(refused)
  await expect(ada.graphql(CancelPlanDocument, {})).rejects.toMatchObject(refused)
  await expect(ada.subscribe(PreviewPlanDocument, { plan: 'TEAM', period: 'MONTH' })).rejects.toMatchObject(refused)
  for (const route of ['webhook', 'checkout/token', 'portal/token']) {
    expect((await fetch(`${baseUrl}/billing/${route}`, { method: 'POST', body: '{}' })).status).toBe(404)
  }

  const page = await (await fetch(`${baseUrl}/settings/plan`)).text()
  const loaded = [...page.matchAll(/\/assets\/([\w-]+\.js)/g)].map(([, name]) => name)
  const folder = path.join(webFolder, 'assets')
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')]))
  const ofPayments = texts.filter(([, text]) => /buyCredits|openCustomerPortal|paymentsChanged/.test(text ?? ''))
  expect([ofPayments.length, loaded.length]).not.toContain(0)
  expect(ofPayments.map(([name]) => name).filter((name) => loaded.includes(name))).toEqual([])
})
