import type { Locator } from 'playwright-core'
import { beforeAll } from 'vitest'
import {
  connect,
  createPaymentsFixture,
  customerOf,
  subscribeTo,
  subscriptionOf,
  untilStatus,
} from '../../../api/people/payments-fixture.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const fixture = createPaymentsFixture()
const { openAt } = openBrowser()
beforeAll(() => connect(fixture))

test('a failed payment is named once, and is dealt with by keyboard', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'TEAM')
  const customer = customerOf(fixture, ada).id
  fixture.stripe.declined.add(customer)
  fixture.stripe.renew(subscriptionOf(fixture, ada))
  await untilStatus(ada, 'PAST_DUE')
  const { context, page, problems } = await openAt(fixture.baseUrl, ada, '/settings/plan')
  const notice = page.getByText(
    /^The last payment failed\. Everything works until \w+ \d+, \d+\. Update your card by then/,
  )
  await notice.waitFor()
  expect(await page.getByText(/payment failed/i).count()).toBe(1)
  expect(await page.getByText(/until \w+ \d+/).count()).toBe(1)
  await page.getByText('Payment due', { exact: true }).waitFor()

  await focusByTab(page.getByRole('button', { name: 'Cancel subscription' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await focusByTab(dialog.getByRole('button', { name: 'Cancel subscription' }))
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => subscriptionOf(fixture, ada).cancel_at_period_end).toBe(true)
  await page.reload()
  await focusByTab(page.getByRole('button', { name: 'Update card' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${fixture.stripe.url}/portal/*`)
  expect(problems).toEqual([])
  await context.close()
})

test('payments that cannot be loaded are reported, and are loaded again', async () => {
  const ada = await fixture.signUp()
  await subscribeTo(ada, 'TEAM')
  const { context, page, problems } = await openAt(fixture.baseUrl, ada, '/settings/account')
  let isBroken = true
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const { id, type, payload } = JSON.parse(String(message))
      if (!isBroken || type !== 'subscribe' || !payload.query.includes('paymentsChanged')) return server.send(message)
      const error = { message: 'Unexpected error.', extensions: { code: 'INTERNAL' } }
      socket.send(JSON.stringify({ id, type: 'error', payload: [error] }))
    })
  })
  await page.goto(`${fixture.baseUrl}/settings/plan`)
  await page.getByRole('alert').getByText("Couldn't load the subscription").waitFor()
  await page.getByText('$15 a month').first().waitFor()
  isBroken = false
  await focusByTab(page.getByRole('button', { name: 'Retry' }))
  await page.keyboard.press('Enter')
  await page.getByText(/^Next invoice: \$15\.00 on /).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

/** Presses Tab until an element has the focus. */
async function focusByTab(target: Locator): Promise<void> {
  await target.waitFor()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  await expect
    .poll(async () => {
      await target.page().keyboard.press('Tab')
      return hasFocus()
    })
    .toBe(true)
}
