import { DeleteOrganizationDocument as EndOrganizationDocument } from '../../../web/operations/generated.ts'
import { goTo, openBrowser, signIn } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const { openWindow } = openBrowser()

const protectedPaths = [
  '/dashboard',
  '/transactions',
  '/transactions/new',
  '/budgets',
  '/budgets/review/00000000-0000-4000-8000-000000000000',
  '/receipts',
  '/receipts/00000000-0000-4000-8000-000000000000/review',
  '/review',
  '/categories',
  '/categories/new',
  '/settings',
  '/organizations',
]

test('every protected page leads to the sign-in and is opened afterwards', async ({ baseUrl }) => {
  const { context, page } = await openWindow()
  await page.goto(baseUrl)
  await page.waitForURL(`${baseUrl}/login`)
  for (const path of protectedPaths) {
    await goTo(page, path)
    await expect.poll(() => page.evaluate(() => history.state?.usr?.from), { message: path }).toBe(path)
    expect(page.url(), path).toBe(`${baseUrl}/login`)
  }
  await context.close()
})

test('every protected page opens for a signed-in user, and unknown paths are not found', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { context, page, problems } = await openWindow()
  await signIn(page, baseUrl, ada)
  for (const path of protectedPaths) {
    await page.goto(baseUrl + path)
    await page.getByRole('navigation', { name: 'Main' }).first().waitFor({ state: 'attached' })
    await page.locator('main h1, main h2').first().waitFor()
    expect(new URL(page.url()).pathname.startsWith(path === '/settings' ? '/settings' : path), page.url()).toBe(true)
  }
  for (const path of ['/nowhere', '/transactions/old/7', '/budgets/review']) {
    await page.goto(baseUrl + path)
    await page.locator('main').getByRole('heading', { name: '404 - Not Found' }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Budgets' }).waitFor()
  }
  expect(problems).toEqual([])
  await context.close()
})

test('a user without an organization sees no sidebar or assistant and is led to the organizations', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  await ada.graphql(EndOrganizationDocument, { name: "Ada's finances" })
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, ada)
  await page.waitForURL('**/organizations')
  await page.getByText("It looks like you don't have an active organization. Please create or switch to one.").waitFor()
  await page.getByText('No active organization could be set. Please create or join one.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('activeOrganizationId'))).toBeNull()
  expect(await page.getByRole('button', { name: 'Open AI Assistant' }).count()).toBe(0)
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  await page.goto(`${baseUrl}/budgets`)
  await page.waitForURL('**/organizations')
  await context.close()
})
