import { beforeAll, inject } from 'vitest'
import { linkIn, mailTo } from '../../support/accounts.ts'
import { openBrowser, type WindowOptions } from '../../support/browser/browser.ts'
import { sharedServer } from '../../support/servers/shared-servers.ts'
import { expect, test } from '../../support/test.ts'
import { closeTour, freshEmail, logIn, register, setOwnNetwork } from './accounts-steps.ts'

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

test('a registration is verified by mail, survives a reload and ends with a logout', async () => {
  const { context, page, problems } = await openDevice()
  const email = freshEmail()
  await register(page, own, email)
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, 'not this one')
  await page.getByText('Invalid email or password.').waitFor()
  await logIn(page, email)
  await page.getByText('Please verify your email address first.').waitFor()
  await page.getByRole('link', { name: 'Read messages here' }).waitFor()

  const link = await linkIn(own, email, 'Verify your email address')
  await page.goto(link)
  await page.getByText('Your email address is verified. Log in to get started.').waitFor()
  expect(page.url()).not.toContain('#')
  await page.goto(link)
  await page.getByRole('heading', { name: "Couldn't verify your email address" }).waitFor()
  await page.goto(`${own}/budgets`)
  await page.waitForURL('**/login')
  await logIn(page, email)
  await page.waitForURL('**/budgets')
  await page.getByText('Maya Lindqvist').first().waitFor()
  await closeTour(page)

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await page.getByRole('heading', { name: 'Budgets', level: 1 }).waitFor()
  expect(asked.filter((path) => path === '/auth/refresh')).toHaveLength(1)
  expect(asked.indexOf('/auth/refresh')).toBeLessThan(asked.indexOf('/graphql'))
  expect(asked.filter((path) => path.includes('provider-'))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('eyJ')
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('You have been logged out.').waitFor()
  await page.goto(`${own}/dashboard`)
  await page.waitForURL('**/login')

  await register(page, own, email)
  await mailTo(own, email, 'You already have a Purser account')
  expect(problems).toEqual([])
  await context.close()
})
