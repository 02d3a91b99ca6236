import type { Page } from 'playwright-core'
import { CreateTransactionDocument } from '../../../../web/operations/generated.ts'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { expense } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt, openWindow } = openBrowser()

const sidebar = (page: Page) => page.getByRole('complementary')

test('a format, a language and a theme hold at once, a format on other devices too', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const input = expense({ amount: '1234.56', date: '2025-03-09', description: 'Rent' })
  await ada.graphql(CreateTransactionDocument, { input })
  const recent = expense({ date: new Date().toISOString().slice(0, 10), description: 'Bread' })
  await ada.graphql(CreateTransactionDocument, { input: recent })
  const { context, page, problems } = await openAt(baseUrl, ada, '/settings/formats')
  const format = page.getByRole('combobox', { name: 'Amounts and dates' })
  await format.click()
  await page.getByRole('option', { name: /^Same as this device \$1,234\.56/ }).waitFor()
  await format.fill('Japan')
  await page.getByRole('option', { name: /^日本語/ }).waitFor()
  await format.fill('German')
  await page.getByRole('option', { name: /^Deutsch \(Deutschland\) 1\.234,56.\$/ }).click()
  await page
    .getByRole('img', { name: 'Sample' })
    .getByText(/−1\.234,56.\$/)
    .waitFor()
  await page.getByRole('link', { name: 'Transactions' }).click()
  await page
    .getByText(/−1\.234,56.\$/)
    .first()
    .waitFor()

  await page.getByText(/^Today, \S+, \d+\. /).waitFor()

  const other = await openAt(baseUrl, ada, '/transactions')
  await other.page
    .getByText(/−1\.234,56.\$/)
    .first()
    .waitFor()

  await other.page.goto(`${baseUrl}/settings/formats`)
  await other.page.getByRole('combobox', { name: 'Amounts and dates' }).fill('As this')
  await other.page.getByRole('option', { name: /^Same as this device/ }).click()
  await other.page.getByRole('img', { name: 'Sample' }).getByText('−$1,234.56').waitFor()
  await other.page.getByRole('link', { name: 'Transactions' }).click()
  await other.page.getByText('−$1,234.56').first().waitFor()

  await other.page.getByRole('link', { name: 'Settings' }).click()
  await other.page.getByRole('link', { name: 'Language and theme' }).click()
  await other.page.getByRole('combobox', { name: 'Language' }).fill('Deutsch')
  await other.page.getByRole('option', { name: /^Deutsch/ }).click()
  await other.page.getByRole('combobox', { name: 'Sprache' }).fill('Wie dieses')
  await other.page.getByRole('option', { name: 'Wie dieses Gerät' }).click()
  await other.page.getByRole('heading', { name: 'Language and formats' }).waitFor()

  await page.goto(`${baseUrl}/settings/formats`)
  await page.getByRole('heading', { name: 'Theme' }).waitFor()
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  expect(await isDark()).toBe(false)
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(isDark).toBe(true)
  await page.reload()
  await page.getByRole('heading', { name: 'Theme' }).waitFor()
  expect(await isDark()).toBe(true)
  expect(problems).toEqual([])
  await Promise.all([context.close(), other.context.close()])
})

test('an organization has a name in every window, a first day of the month, a zone, and a currency that stays', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/settings/organization')
  const watching = await openWindow()
  await signIn(watching.page, baseUrl, ada)
  await sidebar(watching.page).getByText("Ada's finances", { exact: true }).waitFor()

  const name = page.getByLabel('Name', { exact: true })
  await name.fill(' ')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await name.fill('Black household')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Organization saved').waitFor()
  await sidebar(page).getByText('Black household').waitFor()
  await sidebar(watching.page).getByText('Black household').waitFor()

  await page.getByLabel('First day of the month').selectOption('5th')
  await page.getByText(/^Months run from the 5th to the 4th\. /).waitFor()
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Berlin')
  await page.getByRole('option', { name: /^Europe\/Berlin/ }).click()
  await page.getByText('Organization saved').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Organization saved').waitFor()
  await page.reload()
  await page.getByText(/^Months run from the 5th to the 4th\. /).waitFor()
  expect(await page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('Europe/Berlin')

  const currency = page.getByRole('combobox', { name: 'Currency' })
  await page.getByText('You can change the currency until you add transactions.').waitFor()
  await currency.fill('Swiss')
  await page.getByRole('option', { name: /^Swiss Franc/ }).click()
  await ada.graphql(CreateTransactionDocument, { input: expense({ amount: '4.20' }) })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText(/^The currency is locked once there are transactions or budgets/).waitFor()
  await page.reload()
  await page.getByText('The currency is locked once there are transactions.').waitFor()
  expect(await currency.isDisabled()).toBe(true)
  expect(problems).toEqual([])
  await Promise.all([context.close(), watching.context.close()])
})

test('a Member reads what only others may change and may leave; the last Owner stays', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  const { context, page } = await openAt(baseUrl, sam, '/settings/organization')
  await page.getByText('Owners and Admins can change this.').waitFor()
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Delete organization' }).count()).toBe(0)
  await page.goto(`${baseUrl}/settings/delete-organization`)
  await page.getByText('Only an Owner can delete Harbor & Pine.').waitFor()

  const owner = await openAt(baseUrl, ada, '/settings/organization')
  await owner.page.getByRole('button', { name: 'Leave' }).click()
  const dialog = owner.page.getByRole('alertdialog', { name: 'Leave Harbor & Pine?' })
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await dialog.getByRole('alert').waitFor()
  expect(await dialog.getByRole('alert').textContent()).toContain('last Owner')

  await page.goto(`${baseUrl}/settings/organization`)
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByText('You left Harbor & Pine').waitFor()
  await page.waitForURL(`${baseUrl}/organizations`)
  await sidebar(page).getByText("Sam's finances", { exact: true }).waitFor()
  await Promise.all([owner.context.close(), context.close()])
})

test('an account is deleted by its address and restored', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/settings/account')
  const address = page.getByLabel('Your email address')
  await address.fill('somebody@example.test')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText(`Enter ${ada.email} to confirm.`).waitFor()
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
  await address.fill(ada.email)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('Your account is scheduled for deletion').waitFor()
  await page.getByRole('button', { name: 'Restore account' }).click()
  await sidebar(page).getByText("Ada's finances", { exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a user that other members depend on sees what prevents the deletion', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp())
  await joinAs('MEMBER', ada, signUp)
  await createTeam(ada, 'Cottage')
  const { context, page } = await openAt(baseUrl, ada, '/settings/account')
  await page
    .getByText(/are deleted too: (Cottage and Ada's finances|Ada's finances and Cottage)\. After 30 days/)
    .waitFor()
  expect(await page.getByText('Type').locator('span').textContent()).toBe(ada.email)
  await page.getByLabel('Your email address').fill(ada.email)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText(/^You're the last Owner of Harbor & Pine/).waitFor()
  await context.close()
})

test('the settings sections are a separate page on a phone', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openWindow({ width: 360 })
  await signIn(page, baseUrl, ada)
  await page.getByRole('link', { name: 'Settings' }).click()
  const sections = [
    'Profile',
    'Language and theme',
    'Notifications',
    'Delete account',
    'General',
    'Members',
    'Plan and usage',
    'Delete organization',
  ]
  for (const section of sections) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${section}`) })
      .click()
    await page.getByRole('banner').getByRole('heading', { name: section }).waitFor()
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('banner').getByRole('heading', { name: 'Settings' }).waitFor()
  }
  expect(problems).toEqual([])
  await context.close()
})
