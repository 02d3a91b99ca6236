import { beforeAll, inject } from 'vitest'
import { atDashboard, createAccount, logIn, setOwnNetwork } from '../../../browser/people/accounts-steps.ts'
import { linkIn, password } from '../../../support/accounts.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser, type WindowOptions } from '../../../support/browser/browser.ts'
import { sharedServer } from '../../../support/servers/shared-servers.ts'
import { expect, test } from '../../../support/test.ts'

let own: string

beforeAll(async () => {
  const { baseUrl } = await sharedServer(inject('sharedServersUrl'), 'accounts')
  own = baseUrl.replace('127.0.0.1', 'localhost')
})

const browser = openBrowser()

async function openDevice(options?: WindowOptions) {
  const device = await browser.openWindow(options)
  await setOwnNetwork(device)
  return device
}

async function openSignedIn() {
  const email = await createAccount(own)
  const device = await openDevice()
  await device.page.goto(`${own}/login`)
  await logIn(device.page, email)
  await atDashboard(device.page)
  return { ...device, email }
}

test('a forgotten password is reset by mail, which signs out all devices', async () => {
  const { context, page, problems, email } = await openSignedIn()
  const { context: elsewhere, page: phone } = await openDevice({ width: 360 })
  await phone.goto(`${own}/login?forgotten`)
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('button', { name: 'Send link' }).click()
  await phone.getByRole('heading', { name: 'Check your email' }).waitFor()

  await phone.goto(await linkIn(own, email, 'Reset your password'))
  await phone.getByLabel('New password').fill('short')
  await phone.getByRole('button', { name: 'Set password' }).click()
  await phone.getByText('Password should be at least 6 characters.').waitFor()
  await phone.getByLabel('New password').fill('another horse')
  await phone.getByRole('button', { name: 'Set password' }).click()
  await phone.getByText('Password changed. Log in with your new password.').waitFor()
  await page.waitForURL('**/login**')
  await page.getByText('Your session has expired or profile is invalid. Please log in again.').first().waitFor()

  await logIn(phone, email, password)
  await phone.getByText('Invalid email or password.').waitFor()
  await logIn(phone, email, 'another horse')
  await atDashboard(phone)
  expect(problems).toEqual([])
  await elsewhere.close()
  await context.close()
})

test('tabs share a session: a login, simultaneous reloads and a logout', async () => {
  const email = await createAccount(own)
  const { context, page } = await openDevice()
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`${own}/login`)
  await other.getByLabel('Email').waitFor()
  await logIn(page, email)
  await atDashboard(page)
  await atDashboard(other)

  for (let round = 0; round < 2; round++) await Promise.all([page.reload(), other.reload()])
  await Promise.all([atDashboard(page), atDashboard(other)])
  expect([page.url(), other.url()]).toEqual([`${own}/dashboard`, `${own}/dashboard`])

  // The server refuses a request of the other tab before that tab hears of the logout.
  await page.route('**/auth/logout', async (route) => {
    const isRefused = other.waitForResponse((answer) => answer.status() === 401)
    const [response] = await Promise.all([route.fetch(), isRefused])
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  for (const tab of [page, other]) await tab.waitForURL('**/login')
  expect(await other.getByText('Your session has expired').count()).toBe(0)
  await context.close()
})

test('without a connection, the app waits for the server instead of asking for a login', async () => {
  const { context, page, problems } = await openSignedIn()
  await page.route('**/auth/refresh', (route) => route.abort('connectionfailed'))
  await page.reload()
  await page.getByRole('heading', { name: 'Offline' }).waitFor()
  await page.unroute('**/auth/refresh')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await atDashboard(page)

  await page.route('**/auth/logout', (route) => route.abort('connectionfailed'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText("Couldn't log you out.").waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(problems).toEqual([])
  await context.close()
})

test('the result of an OIDC provider is shown, and its code leaves the address', async () => {
  const { context, page } = await openDevice()
  await page.goto(`${own}/login#error=account_exists`)
  await page
    .getByRole('alert')
    .getByText('An account with this email already exists. Please sign in with the original method you used.')
    .waitFor()
  expect(page.url()).toBe(`${own}/login`)
  // Only the hash changes, so the browser does not load the page again.
  await page.goto(`${own}/login#ticket=unknown`)
  await page.getByLabel('Code').fill('123456')
  await page.keyboard.press('Enter')
  await page.getByText('This took too long. Log in again.').waitFor()
  expect(page.url()).toBe(`${own}/login`)
  expect(await findingsOf(page)).toEqual([])
  await context.close()
})
