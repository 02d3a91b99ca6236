import { beforeAll, expect } from 'vitest'
import {
  OrderPlanDocument as AcceptPreviewDocument,
  BuyCreditsDocument as BuyPackDocument,
  CancelSubscriptionDocument as CancelPlanDocument,
  OpenCustomerPortalDocument as OpenPortalDocument,
  PaymentsChangedDocument as OwnPaymentsChangedDocument,
  PlanChangePreviewDocument as PreviewPlanDocument,
  ResumeSubscriptionDocument as ResumePlanDocument,
} from '../../../web/operations/generated.ts'
import {
  DeleteOrganizationDocument,
  OrganizationsDocument,
  OwnPaymentsDocument,
  PlanNewsDocument,
  TryPlanDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { test } from '../../support/test.ts'
import { choose, planOf } from './billing-fixture.ts'
import { invite, joinAs } from './invitations-steps.ts'
import {
  chargesOf,
  connect,
  createPaymentsFixture,
  customerOf,
  paymentsOf,
  payOn,
  subscribeTo,
  subscriptionOf,
  switchTo,
  untilStatus,
} from './payments-fixture.ts'
import { follow } from './payments-steps.ts'

const fixture = createPaymentsFixture()
beforeAll(() => connect(fixture))

test('a plan is active after its payment on the page of the payment service', async () => {
  const ada = await fixture.signUp()
  await ada.graphql(TryPlanDocument, { plan: 'TEAM' })
  const answer = await choose(ada, 'TEAM')
  expect(answer).toMatchObject({ plan: { key: 'TEAM' }, isTrial: true })
  expect(await paymentsOf(ada)).toMatchObject({ status: 'NONE', nextInvoice: null, invoices: [], packs: [] })

  await payOn(await follow(answer.payAt))
  await untilStatus(ada, 'ACTIVE')
  expect(await planOf(ada)).toMatchObject({ plan: { key: 'TEAM' }, period: 'MONTH', isTrial: false, endsAt: null })
  const { nextInvoice, invoices } = await paymentsOf(ada)
  expect(nextInvoice?.amount).toEqual({ value: '15.00', currency: 'USD' })
  expect(invoices).toMatchObject([{ status: 'PAID', amount: { value: '15.00' } }])
  expect(await follow((await ada.graphql(OpenPortalDocument, {})).openCustomerPortal)).toContain(
    `${fixture.stripe.url}/portal/${customerOf(fixture, ada).id}`,
  )
})

test('a change of plan or period charges the previewed difference once', async () => {
  const ada = await fixture.signUp()
  await expect(ada.subscribe(PreviewPlanDocument, { plan: 'TEAM', period: 'MONTH' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await subscribeTo(ada, 'PERSONAL')
  const { first, stop } = await ada.subscribe(PreviewPlanDocument, { plan: 'TEAM', period: 'YEAR' })
  await stop()
  const { due, credit, charge, at } = first.planChangePreview
  expect({ credit, charge }).toMatchObject({
    credit: { value: expect.stringMatching(/^-[56]\./) },
    charge: { value: '150.00' },
  })
  const accept = () => ada.graphql(AcceptPreviewDocument, { plan: 'TEAM', period: 'YEAR', previewedAt: at })
  await Promise.all([accept(), accept()])
  await expect.poll(async () => (await planOf(ada)).period).toBe('YEAR')
  expect(chargesOf(fixture, ada)).toEqual([600, Math.round(Number(due.value) * 100)])

  await joinAs('MEMBER', ada, fixture.signUp)
  await invite(ada, `kim-${ada.organizationId}@example.test`)
  await expect(choose(ada, 'PERSONAL')).rejects.toMatchObject({
    code: 'PLAN_LIMIT',
    message: 'The Personal plan is too small. You use 3 of 2 seats. Reduce your usage, or choose a larger plan.',
  })
  await expect(choose(ada, 'FREE')).rejects.toMatchObject({ code: 'PLAN_LIMIT' })
})

test('a change whose payment is declined leaves the plan until it is paid', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'PERSONAL')
  const { id } = customerOf(fixture, ada)
  fixture.stripe.declined.add(id)
  await choose(ada, 'TEAM')
  await expect.poll(async () => (await paymentsOf(ada)).payChangeAt).toContain(`${fixture.stripe.url}/invoice/`)
  expect(await paymentsOf(ada)).toMatchObject({ status: 'ACTIVE', pending: null })
  expect((await planOf(ada)).plan.key).toBe('PERSONAL')
  fixture.stripe.declined.delete(id)
  fixture.stripe.payOpenInvoices(id)
  await expect.poll(async () => (await planOf(ada)).plan.key).toBe('TEAM')
  expect((await paymentsOf(ada)).payChangeAt).toBeNull()
})

test('a deleted organization is not charged again', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'PERSONAL')
  await ada.graphql(DeleteOrganizationDocument, { name: "Ada's finances" })
  await expect.poll(() => subscriptionOf(fixture, ada).cancel_at_period_end).toBe(true)
})

test('the plan, usage and payments of an organization are visible to its Owners only', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'TEAM')
  const sam = await joinAs('ADMIN', ada, fixture.signUp)
  const forbidden = { code: 'FORBIDDEN' }
  await expect(sam.graphql(OwnPaymentsDocument, {})).rejects.toMatchObject(forbidden)
  await expect(sam.graphql(CancelPlanDocument, {})).rejects.toMatchObject(forbidden)
  await expect(sam.graphql(ResumePlanDocument, {})).rejects.toMatchObject(forbidden)
  await expect(sam.graphql(OpenPortalDocument, {})).rejects.toMatchObject(forbidden)
  await expect(sam.graphql(BuyPackDocument, {})).rejects.toMatchObject(forbidden)
  await expect(choose(sam, 'PERSONAL')).rejects.toMatchObject(forbidden)
  await expect(sam.subscribe(PreviewPlanDocument, { plan: 'TEAM', period: 'YEAR' })).rejects.toMatchObject(forbidden)
  await expect(sam.subscribe(OwnPaymentsChangedDocument, {})).rejects.toMatchObject(forbidden)
  await expect(planOf(sam)).rejects.toMatchObject(forbidden)
  expect(await sam.rest('GET', '/usage')).toMatchObject({ status: 403 })
  expect(await plansKnownTo(sam)).toEqual([null, null])
  expect(await plansKnownTo(ada)).toEqual(['Team', 'TEAM'])
  await switchTo(ada, 'BUSINESS')
})

/** Returns the plan in the list of organizations and in the live updates. */
async function plansKnownTo(person: TestUser) {
  const { organizations } = await person.graphql(OrganizationsDocument, {})
  const { first, stop } = await person.subscribe(PlanNewsDocument, {})
  await stop()
  const { billing } = first.ledgerChanged
  return [organizations.find(({ id }) => id === person.organizationId)?.plan, billing?.plan.key ?? null]
}
