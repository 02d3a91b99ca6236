import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt, openWindow } = openBrowser()

test('a refused sign-in explains the link, which ends at a sign-in page with a confirmation', async ({ baseUrl }) => {
  const { context, page, problems } = await openWindow({ width: 360 })
  // The link of the mail names this host, and works in the browser that registered.
  const origin = baseUrl.replace('127.0.0.1', 'localhost')
  const email = `new-${process.pid}-${crypto.randomUUID()}@example.test`
  await page.goto(`${origin}/register`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/please-verify')
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Please verify your email address first.').waitFor()
  await page.getByText('We sent a link to this address.').waitFor()
  await page.getByRole('link', { name: 'Read messages here' }).click()
  await page.getByRole('article').filter({ hasText: email }).first().getByRole('link').first().click()

  await page.getByText('Your email address is verified. Log in to get started.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  expect(problems).toEqual([])
  await context.close()
})

test('an empty form focuses its first field, and an address typed once is kept', async ({ baseUrl }) => {
  const { context, page } = await openWindow()
  await page.goto(`${baseUrl}/register`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Please enter a valid email address.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')

  await page.goto(`${baseUrl}/login`)
  await page.getByLabel('Email').fill('ada+books@example.test')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('ada+books@example.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('ada+books@example.test')
  await context.close()
})

test('a user who deletes and immediately restores the account does not return to the deletion form', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { context, page } = await openAt(baseUrl, ada, '/settings/account')
  // The first state, which was sent before the account was deleted, arrives after it.
  const late: (() => void)[] = []
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (String(message).includes('"standingChanged"')) late.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  await page.reload()
  await page.getByLabel(/e-?mail address/i).fill(ada.email)
  await expect.poll(() => late.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const restore = page.getByRole('button', { name: 'Restore account' })
  await restore.waitFor()
  const isChecked = page.waitForResponse((response) =>
    ['Me', 'Organizations'].includes(response.request().postDataJSON()?.operationName),
  )
  late[0]?.()
  await isChecked
  await restore.click()
  await page.getByText('Account restored.').waitFor()
  await page.waitForURL('**/dashboard')
  await context.close()
})
