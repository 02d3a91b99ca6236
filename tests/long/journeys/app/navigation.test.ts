import type { Page, Route } from 'playwright-core'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { drawReceipt } from '../../../support/data/receipt-picture.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt, openWindow } = openBrowser()

async function hold(page: Page, url: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const wait = async (route: Route) => {
    await released
    await route.continue().catch(() => {})
  }
  await page.route(url, wait)
  return async () => {
    release()
    await page.unroute(url, wait)
  }
}

test('the sidebar shows the name, links and user, and keeps its state', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ name: 'Ada Black' })
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, ada)
  const bar = page.getByRole('complementary').filter({ hasText: 'Purser' }).or(page.locator('aside')).first()
  await bar.waitFor()
  const widthOf = () => bar.evaluate((element) => element.getBoundingClientRect().width)
  expect(await widthOf()).toBe(256)
  for (const link of ['Dashboard', 'Transactions', 'Budgets', 'Categories', 'Reports', 'Settings']) {
    await bar.getByRole('link', { name: link }).click()
    await page.waitForURL(`**/${link.toLowerCase()}**`)
    await expect.poll(() => bar.getByRole('link', { name: link }).getAttribute('aria-current')).toBe('page')
  }
  await bar.getByText('Ada Black').waitFor()
  await bar.getByText(ada.email).waitFor()
  await bar.getByRole('button', { name: 'Logout' }).waitFor()

  await page.setViewportSize({ width: 1179, height: 900 })
  await expect.poll(widthOf).toBe(80)
  expect(await page.getByRole('button', { name: /the sidebar$/ }).count()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(widthOf).toBe(256)

  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  await expect.poll(widthOf).toBe(80)
  await page.reload()
  await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor()
  expect(await widthOf()).toBe(80)
  await page.getByRole('button', { name: 'Expand the sidebar' }).click()
  await expect.poll(widthOf).toBe(256)

  await page.getByRole('button', { name: /^Organization:/ }).click()
  await page.getByRole('menuitem', { name: 'Manage Orgs' }).click()
  await page.waitForURL('**/organizations')
  await context.close()
})

test('a phone has five links at the bottom, and an add button on pages with a list to add to', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { context, page } = await openWindow({ width: 360 })
  await signIn(page, baseUrl, ada)
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await bar.waitFor()
  expect(await bar.getByRole('link').allInnerTexts()).toEqual([
    'Dashboard',
    'Transactions',
    'Budgets',
    'Categories',
    'Settings',
  ])
  await bar.getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL('**/settings**')
  expect(await page.getByRole('link', { name: /^Add / }).filter({ visible: true }).count()).toBe(0)
  await bar.getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('link', { name: 'Add category' }).click()
  await page.waitForURL('**/categories/new')
  const add = async (action: string) => {
    await bar.getByRole('link', { name: 'Transactions' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await add('Add transaction')
  await page.waitForURL('**/transactions/new')
  const [camera] = await Promise.all([page.waitForEvent('filechooser'), add('Photograph a receipt')])
  expect(await camera.element().getAttribute('capture')).toBe('environment')
  await camera.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: drawReceipt() })
  await page.waitForURL('**/receipts')
  await page
    .getByText(/Reading|to review/)
    .first()
    .waitFor()
  for (const link of ['Review', 'Receipts', 'Reports']) {
    await page.getByRole('button', { name: 'Account: ' }).click()
    await page.getByRole('menuitem', { name: link }).click()
    await page.waitForURL(`**/${link.toLowerCase()}`)
    await page.getByRole('heading', { name: link, level: 1 }).waitFor()
  }
  await page.getByRole('button', { name: 'Open AI Assistant' }).click()
  await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
  await context.close()
})

test('the floating buttons cover no scrolled content and keep their position for the keyboard', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page } = await openAt(baseUrl, await signUp(), '/categories', { width: 360 })
  await page.getByText('Salary').waitFor()
  const bell = page.getByRole('button', { name: 'Open AI Assistant' })
  const isOnTop = () =>
    bell.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  expect(await isOnTop()).toBe(true)
  await page.mouse.wheel(0, 300)
  await expect.poll(isOnTop).toBe(false)
  await page.mouse.wheel(0, -100)
  await expect.poll(isOnTop).toBe(true)
  await page.mouse.wheel(0, 100)
  await expect.poll(isOnTop).toBe(false)
  await page.keyboard.press('End')
  await expect.poll(isOnTop).toBe(true)
  await page.mouse.wheel(0, -600)
  await page.mouse.wheel(0, 100)
  await expect.poll(isOnTop).toBe(false)
  await page.keyboard.press('Tab')
  await bell.focus()
  await expect.poll(isOnTop).toBe(true)
  await context.close()
})

test('each loading state has a text', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, ada)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()

  const answerRefresh = await hold(page, '**/auth/refresh')
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('Authenticating...').waitFor()
  const answerProfile = await hold(page, '**/graphql')
  await answerRefresh()
  await page.getByText('Loading Application...').waitFor()
  await answerProfile()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()

  const sendScreen = await hold(page, /assets\/BudgetsPage/)
  await page.getByRole('link', { name: 'Budgets' }).first().click()
  await page.getByText('Loading Page...').waitFor()
  await sendScreen()
  await page.getByRole('heading', { name: 'Budgets' }).waitFor()

  const sendAssistant = await hold(page, /assets\/AssistantWindow/)
  await page.getByRole('button', { name: 'Open AI Assistant' }).click()
  await page.getByText('Loading AI Assistant...').waitFor()
  await sendAssistant()
  await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
  await context.close()
})

test('a user without a country is asked for it once a session', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openWindow({ asksForCountry: true })
  await signIn(page, baseUrl, ada)
  await page.getByRole('button', { name: 'Go to Settings' }).click()
  await page.waitForURL('**/settings')
  await page.reload()
  await page.getByRole('heading', { name: 'Settings' }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Go to Settings' }).count()).toBe(0)

  const { body: countries } = await ada.rest('GET', '/settings/countries')
  await ada.rest('PUT', '/settings/user/country', { country_id: countries[0].id })
  const later = await openWindow({ asksForCountry: true })
  await signIn(later.page, baseUrl, ada)
  await later.page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await later.page.getByRole('heading', { name: 'First steps' }).waitFor()
  expect(await later.page.getByRole('button', { name: 'Go to Settings' }).count()).toBe(0)
  await Promise.all([context.close(), later.context.close()])
})
