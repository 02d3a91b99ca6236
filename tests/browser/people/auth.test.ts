import { openBrowser } from '../../support/browser/browser.ts'
import { expect, testWithFirebase as test } from '../../support/test.ts'
import { fresh, logIn, mailedTo, password, register } from './auth-steps.ts'

const { openWindow } = openBrowser()

test('registration creates the account, sends the link, creates the profile and signs out', async ({ baseUrl }) => {
  const { context, page, problems } = await openWindow()
  const email = fresh()
  await register(page, baseUrl, { name: 'Maya Lindqvist', email, password })
  await page.getByRole('heading', { name: 'Verify your email address' }).waitFor()
  await page.getByText(email).waitFor()

  await page.goto(`${baseUrl}/transactions`)
  await page.waitForURL('**/login')
  await logIn(page, baseUrl, email, password)
  await page.getByText('Please verify your email address first.').waitFor()
  const { mails, follow } = await mailedTo(page, baseUrl, email)
  expect(await mails.count()).toBe(2)

  await follow()
  await page.waitForLoadState()
  await logIn(page, baseUrl, email, password)
  await page.waitForURL('**/dashboard')
  await page.getByText('Maya Lindqvist').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a forgotten password is reset with the link of a mail', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ password })
  const { context, page } = await openWindow()
  await page.goto(`${baseUrl}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()

  const { follow } = await mailedTo(page, baseUrl, ada.email)
  await follow()
  await page.getByLabel('New password').fill('another horse')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Password changed. Log in with your new password.').waitFor()
  await logIn(page, baseUrl, ada.email, ada.password)
  await page.getByText('Invalid email or password.').waitFor()
  await logIn(page, baseUrl, ada.email, 'another horse')
  await page.waitForURL('**/dashboard')
  await context.close()
})
