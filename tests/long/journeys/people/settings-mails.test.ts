import { openBrowser, pendingRequestsOf } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('a mail setting stays off, and a failed change is reversed', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openAt(baseUrl, ada, '/settings/notifications')
  const pendingRequests = pendingRequestsOf(page)
  await page.getByText(ada.email).last().waitFor()
  const weekly = page.getByRole('checkbox', { name: 'Items to review, every Monday' })
  const role = page.getByRole('checkbox', { name: "Your role changes or you're removed" })
  await page.getByText('Items to review, every Monday').click()
  await page.getByText("Your role changes or you're removed").click()
  await page.getByText("Your role changes or you're removed").click()
  await expect.poll(() => Promise.all([weekly.isChecked(), role.isChecked()])).toEqual([false, true])
  await expect.poll(pendingRequests).toBe(0)
  await page.reload()
  await expect.poll(() => Promise.all([weekly.isChecked(), role.isChecked()])).toEqual([false, true])

  await context.setOffline(true)
  await page.getByText('Items to review, every Monday').click()
  await page.getByText(/Couldn't save this\. Can't reach the server/).waitFor()
  expect(await weekly.isChecked()).toBe(false)
  await context.close()
})
