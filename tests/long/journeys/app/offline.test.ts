import { breakable } from '../../../browser/app/live-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

const line = "Offline. Others' changes appear when you reconnect."

test('a list that failed says that it waits, and is loaded when the connection returns', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/receipts')
  let failed = 0
  await context.route('**/graphql', (route) => {
    if (!/query AllCategories\b/.test(route.request().postData() ?? '')) return route.continue()
    failed += 1
    return route.abort()
  })
  await page.goto(`${baseUrl}/transactions`)
  const filter = page.getByRole('button', { name: 'Category', exact: true })
  await filter.click()
  await page.getByRole('option', { name: 'Uncategorised' }).waitFor()
  // The first request and its three retries.
  await expect.poll(() => failed, { timeout: 30_000 }).toBe(4)
  await context.setOffline(true)
  await page.getByText(line).waitFor()
  await page.getByText("You're offline. This list appears when you're connected again.").waitFor()
  expect(await page.getByText('No such category').count()).toBe(0)

  await context.unrouteAll({ behavior: 'wait' })
  await context.setOffline(false)
  await page.getByRole('option', { name: 'Groceries' }).waitFor()
  await expect.poll(() => page.getByText(line).count()).toBe(0)
  await context.close()
})

test('a server that cannot be reached is shown as offline until it is back', async ({ baseUrl, signUp }) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/dashboard')
  const connection = await breakable(page)
  await page.goto(`${baseUrl}/transactions`)
  await page.getByText('No transactions yet').waitFor()
  await context.route('**/graphql', (route) => route.abort())
  await connection.cut()
  await page.getByText(line).waitFor()
  await context.unrouteAll({ behavior: 'wait' })
  connection.mend()
  await expect.poll(() => page.getByText(line).count()).toBe(0)
  await context.close()
})
