import { beforeAll } from 'vitest'
import { joinAs } from '../../api/people/invitations-steps.ts'
import {
  connect,
  createPaymentsFixture,
  customerOf,
  subscriptionOf,
  untilStatus,
} from '../../api/people/payments-fixture.ts'
import { follow } from '../../api/people/payments-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { TryPlanDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'

const fixture = createPaymentsFixture()
const { openAt } = openBrowser()
beforeAll(() => connect(fixture))

test('an Owner pays for a plan, changes it, misses a payment, pays, cancels and resumes', async () => {
  const ada = await fixture.signUp()
  await ada.graphql(TryPlanDocument, { plan: 'TEAM' })
  const { context, page, problems } = await openAt(fixture.baseUrl, ada, '/settings/plan')
  const returnTo = (outcome: string) => page.goto(`${fixture.baseUrl}/settings/plan?payment=${outcome}`)
  await page.getByText(/^On trial until /).waitFor()
  await page.getByRole('button', { name: 'Choose Personal' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('You pay on the next page, with Stripe.').waitFor()
  await dialog.getByRole('button', { name: 'Choose Personal' }).click()
  await page.waitForURL(`${fixture.stripe.url}/pay/*`)
  const session = page.url().split('/').at(-1) ?? ''
  // The server's own links name localhost, where the browser has no session.
  await follow(fixture.stripe.paySession(session).success_url)
  await untilStatus(ada, 'ACTIVE')
  await returnTo('paid')
  await page.getByText('Thank you. Your payment has arrived.').waitFor()
  await page.getByText(/^Next invoice: \$6\.00 on /).waitFor()

  await page.getByRole('button', { name: 'Change to Team' }).click()
  await dialog.getByText(/^You pay \$[89]\.\d\d now\./).waitFor()
  await dialog.getByRole('button', { name: 'Change to Team' }).click()
  await page.getByText(/^Next invoice: \$15\.00 on /).waitFor()

  const customer = customerOf(fixture, ada).id
  const subscription = subscriptionOf(fixture, ada)
  fixture.stripe.declined.add(customer)
  fixture.stripe.renew(subscription)
  await page.getByText(/^The last payment failed\. Everything works until /).waitFor()
  await page.getByRole('button', { name: 'Update card' }).click()
  await page.waitForURL(`${fixture.stripe.url}/portal/*`)
  fixture.stripe.declined.delete(customer)
  fixture.stripe.payOpenInvoices(customer)
  await untilStatus(ada, 'ACTIVE')
  await page.goto(`${fixture.baseUrl}/settings/plan`)

  await page.getByRole('button', { name: 'Change to Free' }).click()
  await dialog.getByText(/Then you can choose Free\.$/).waitFor()
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText(/^Cancelled\. Ends on /).waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText(/^Next invoice: /).waitFor()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText(/^Cancelled\. Ends on /).waitFor()
  fixture.stripe.renew(subscription)
  await page.getByText("Ada's finances is read-only until you choose a plan. Nothing is lost.").waitFor()
  expect(await page.getByText(/is read-only until you choose a plan/).count()).toBe(1)
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect
    .poll(async () => (await sections.allTextContents()).slice(0, 3))
    .toEqual(['Plan', 'Plans', 'Subscription'])
  await page.getByRole('link', { name: 'General' }).click()
  await page.getByRole('status').getByRole('link', { name: 'choose a plan' }).click()
  await page.getByRole('button', { name: 'Choose Team' }).click()
  await dialog.getByRole('button', { name: 'Choose Team' }).click()
  await page.waitForURL(`${fixture.stripe.url}/pay/*`)
  await follow(fixture.stripe.paySession(page.url().split('/').at(-1) ?? '').success_url)
  await untilStatus(ada, 'ACTIVE')
  await returnTo('paid')
  await page.getByText(/^Next invoice: \$15\.00 on /).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(problems).toEqual([])

  const sam = await joinAs('ADMIN', ada, fixture.signUp)
  const member = await openAt(fixture.baseUrl, sam, '/settings/plan')
  await member.page.getByText("Only Owners can see the plan and usage of Ada's finances.").waitFor()
  await member.page.getByRole('link', { name: 'Change log' }).waitFor()
  expect(await member.page.getByRole('link', { name: 'Plan and usage' }).count()).toBe(0)
  await member.context.close()
  await context.close()
})
