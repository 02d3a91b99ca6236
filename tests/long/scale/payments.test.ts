import { beforeAll, expect } from 'vitest'
import {
  CancelSubscriptionDocument as CancelPlanDocument,
  CreateTransactionDocument,
  ResumeSubscriptionDocument as ResumePlanDocument,
} from '../../../web/operations/generated.ts'
import { converse } from '../../api/assistant/conversation.ts'
import { choose, planOf } from '../../api/people/billing-fixture.ts'
import { joinAs, mailsTo } from '../../api/people/invitations-steps.ts'
import {
  connect,
  createPaymentsFixture,
  customerOf,
  paymentsOf,
  subscribeTo,
  subscriptionOf,
  untilStatus,
} from '../../api/people/payments-fixture.ts'
import { OrganizationsDocument, TransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { test } from '../../support/test.ts'

const fixture = createPaymentsFixture()
beforeAll(() => connect(fixture))

const day = 24 * 60 * 60

test('a missing payment leaves 14 days, with mails to the Owners', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'TEAM')
  const sam = await joinAs('ADMIN', ada, fixture.signUp)
  const { say } = await converse(ada)
  const { id } = customerOf(fixture, ada)
  const subscription = subscriptionOf(fixture, ada)
  fixture.stripe.declined.add(id)
  fixture.stripe.renew(subscription)
  await untilStatus(ada, 'PAST_DUE')
  const { endsAt, nextInvoice } = await paymentsOf(ada)
  expect((Date.parse(endsAt ?? '') - Date.now()) / 1_000 / day).toBeCloseTo(14, 1)
  expect(nextInvoice).not.toBeNull()
  expect(await planOf(ada)).toMatchObject({ isReadOnly: false, endsAt, period: 'MONTH' })
  expect(await isPaymentDue(sam)).toBe(false)
  const subjects = async () => (await mailsTo(fixture.baseUrl, ada.email)).map(({ subject }) => subject)
  const failed = "Payment failed for Ada's finances"
  await expect.poll(async () => (await subjects()).filter((each) => each === failed)).toHaveLength(1)

  const due = [...fixture.stripe.invoices.values()].findLast(({ customer }) => customer === id)
  const dueDaysAgo = async (days: number) => {
    if (due) due.status_transitions.finalized_at = Math.floor(Date.now() / 1_000) - days * day
    fixture.stripe.payOpenInvoices(id)
  }
  await dueDaysAgo(12)
  await expect.poll(async () => (await subjects()).filter((each) => each === failed)).toHaveLength(2)
  await dueDaysAgo(15)
  await expect.poll(async () => (await planOf(ada)).isReadOnly).toBe(true)
  expect(await isPaymentDue(sam)).toBe(true)
  const endText = async () =>
    (await mailsTo(fixture.baseUrl, ada.email)).find(({ subject }) => subject === "Ada's finances is now read-only")
      ?.text
  await expect.poll(endText).toContain('Update your card or pay the open invoice to make changes again.')
  await expect(ada.graphql(CreateTransactionDocument, { input: expense({}) })).rejects.toMatchObject({
    code: 'PLAN_ENDED',
    message:
      'This organization is read-only because a payment is missing. An Owner can pay the open invoice in Settings.',
  })
  expect((await say('spent 5 on coffee')).content).toContain('an Owner needs to pay the open invoice')
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])

  fixture.stripe.declined.delete(id)
  fixture.stripe.payOpenInvoices(id)
  await untilStatus(ada, 'ACTIVE')
  expect(await planOf(ada)).toMatchObject({ isReadOnly: false, endsAt: null })
  expect(await isPaymentDue(sam)).toBe(false)
  expect((await mailsTo(fixture.baseUrl, sam.email)).map(({ subject }) => subject)).not.toContain(failed)
})

test('a cancelled subscription can be resumed until its period ends, and then Free can be chosen', async () => {
  const ada = await fixture.signUp()
  await expect(ada.graphql(CancelPlanDocument, {})).rejects.toMatchObject({ code: 'CONFLICT' })
  await subscribeTo(ada, 'PERSONAL')
  await expect(choose(ada, 'FREE')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Cancel the subscription first. When it has ended, you can choose the Free plan.',
  })
  const subscription = subscriptionOf(fixture, ada)
  await Promise.all([ada.graphql(CancelPlanDocument, {}), ada.graphql(CancelPlanDocument, {})])
  await expect.poll(async () => (await planOf(ada)).endsAt).not.toBeNull()
  expect(await paymentsOf(ada)).toMatchObject({ status: 'ACTIVE', nextInvoice: null, pending: null })
  await ada.graphql(ResumePlanDocument, {})
  await expect.poll(async () => (await planOf(ada)).endsAt).toBeNull()

  // Stripe's own page sets only the time of the end.
  fixture.stripe.setCancellationTime(subscription, subscription.items.data[0]?.current_period_end ?? null)
  await expect.poll(async () => (await planOf(ada)).endsAt).not.toBeNull()
  await ada.graphql(ResumePlanDocument, {})
  await expect.poll(async () => (await planOf(ada)).endsAt).toBeNull()

  await ada.graphql(CancelPlanDocument, {})
  await expect.poll(async () => (await planOf(ada)).endsAt).not.toBeNull()
  fixture.stripe.renew(subscription)
  await untilStatus(ada, 'ENDED')
  expect(await planOf(ada)).toMatchObject({ isReadOnly: true, plan: { key: 'PERSONAL' } })
  expect(await isPaymentDue(ada)).toBe(false)
  await expect(ada.graphql(CreateTransactionDocument, { input: expense({}) })).rejects.toThrow(/can choose a plan/)
  expect((await choose(ada, 'FREE')).payAt).toBeNull()
  fixture.stripe.payOpenInvoices(customerOf(fixture, ada).id)
  await fixture.valueOf(`select reconcile_billing('0')`)
  await untilStatus(ada, 'NONE')
  expect(await planOf(ada)).toMatchObject({ plan: { key: 'FREE' }, isReadOnly: false })
  await subscribeTo(ada, 'TEAM')
})

async function isPaymentDue(person: TestUser): Promise<boolean | undefined> {
  const { organizations } = await person.graphql(OrganizationsDocument, {})
  return organizations.find(({ id }) => id === person.organizationId)?.isPaymentDue
}
