import type { Page } from 'playwright-core'
import { DeleteOrganizationDocument as EndOrganizationDocument } from '../../../../web/operations/generated.ts'
import { activeOrganization } from '../../../browser/app/on-screen.ts'
import { blockMessages, choose, found } from '../../../browser/people/switching-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openWindow } = openBrowser()

const storedOrganization = (page: Page) => page.evaluate(() => localStorage.getItem('activeOrganizationId'))

test('the personal one is active at first, then the one that was open last, without either the first of the list', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const harbor = await found(ada, 'A Harbor')
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, ada)
  await activeOrganization(page, "Ada's finances").waitFor()
  expect(await storedOrganization(page)).toBe(ada.organizationId)

  await choose(page, 'A Harbor')
  await page.getByText('Switched to: A Harbor').waitFor()
  expect(await storedOrganization(page)).toBe(harbor)
  await page.reload()
  await activeOrganization(page, 'A Harbor').waitFor()

  await ada.in(harbor).graphql(EndOrganizationDocument, { name: 'A Harbor' })
  await page.reload()
  await activeOrganization(page, "Ada's finances").waitFor()
  expect(await storedOrganization(page)).toBe(ada.organizationId)

  await found(ada, 'C Pine')
  await found(ada, 'B Harbor')
  await ada.graphql(EndOrganizationDocument, { name: "Ada's finances" })
  await page.reload()
  await activeOrganization(page, 'B Harbor').waitFor()
  await context.close()
})

test('a switch shows its progress, disables the links and shows no data of the previous organization', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const harbor = await found(ada, 'Harbor & Pine')
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, ada, '/organizations')

  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('PendingItemCount')) await answered
    await route.continue().catch(() => {})
  })
  await choose(page, 'Harbor & Pine')
  await page.getByText('Switching organization...').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Dashboard' }).first().getAttribute('aria-disabled'))
    .toBe('true')
  answer()
  await page.getByText('Switched to: Harbor & Pine').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Dashboard' }).first().getAttribute('aria-disabled'))
    .toBeNull()

  await choose(page, 'Harbor & Pine')
  await page.getByText('Already on this organization.').waitFor()

  await page.getByRole('button', { name: /^Organization:/ }).click()
  const entry = page.getByRole('menuitem', { name: "Ada's finances" })
  await entry.evaluate((element) => element.setAttribute('data-value', 'gone'))
  await entry.click()
  await page.getByText('Failed to switch organization.').waitFor()
  expect(await storedOrganization(page)).toBe(harbor)
  await context.close()
})

test('a switch during a reconnection leaves nothing that fails later', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const harbor = await found(ada, 'Harbor & Pine')
  const { context, page, problems } = await openWindow()
  const tries: unknown[] = []
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    socket.onMessage((message) => {
      tries.push(JSON.parse(String(message)).payload.organizationId)
      void socket.close({ code: 1013 })
    })
  })
  const triesOf = (organizationId: string) => tries.filter((each) => each === organizationId).length
  await signIn(page, baseUrl, ada)
  await expect.poll(() => triesOf(ada.organizationId)).toBeGreaterThanOrEqual(3)
  await choose(page, 'Harbor & Pine')
  await page.getByText('Switched to: Harbor & Pine').waitFor()
  // Each retry waits twice as long, so a late retry of the other organization would have happened by the fourth.
  await expect.poll(() => triesOf(harbor)).toBeGreaterThanOrEqual(4)
  expect(problems).toEqual([])
  await context.close()
})

test('the list is loaded anew when asked, and says when it does not load', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openWindow()
  await blockMessages(page)
  await signIn(page, baseUrl, ada, '/organizations')
  await page.getByRole('button', { name: 'Refresh' }).waitFor()
  await found(ada, 'Harbor & Pine')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('Organizations refreshed!').waitFor()
  await page.getByText('Harbor & Pine').first().waitFor()

  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('Refreshing organizations...').waitFor()
  await page.getByText('Failed to refresh organizations.').waitFor()

  await page.unroute('**/graphql')
  await page.route('**/graphql', async (route) => {
    const isList = route.request().postData()?.includes('"Organizations"')
    await (isList ? route.abort() : route.continue())
  })
  await page.goto(`${baseUrl}/dashboard`)
  await page.getByText('Failed to load organizations. Please try again later.').waitFor()
  await context.close()
})
