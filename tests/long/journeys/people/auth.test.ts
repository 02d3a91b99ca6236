import { fresh, logIn, mailedTo, password, register } from '../../../browser/people/auth-steps.ts'
import { openBrowser, signInByForm } from '../../../support/browser/browser.ts'
import { administer, identityOf } from '../../../support/firebase.ts'
import { claimsOf } from '../../../support/people.ts'
import { expect, testWithFirebase as test } from '../../../support/test.ts'

const { openAt, openWindow } = openBrowser()

test('a password is met with a hint, and all invalid fields of a registration are named at once', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { context, page } = await openWindow()
  await register(page, baseUrl, { email: ada.email, password })
  await page.getByText('This email address is already in use. Please log in or use a different email.').waitFor()
  await expect.poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true)

  await register(page, baseUrl, { name: 'A'.repeat(121), email: 'nobody', password: '12345' })
  await page.getByText('Use 120 characters or fewer.').waitFor()
  await page.getByText('Please enter a valid email address.').waitFor()
  await page.getByText('Password should be at least 6 characters.').waitFor()
  await expect.poll(() => page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)

  const field = page.getByLabel('Password', { exact: true })
  await field.fill('')
  await page.getByText('At least 6 characters').waitFor()
  await field.fill('password')
  await page.getByText('Weak: easy to guess.').waitFor()
  await field.fill('correct horse battery')
  await page.getByText('Strong').waitFor()

  await page.route('**/accounts:signUp*', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}')
    await route.continue({ postData: JSON.stringify({ ...body, password: '12345' }) })
  })
  await register(page, baseUrl, { email: fresh(), password: 'long enough' })
  await page.getByText('Password should be at least 6 characters.').waitFor()
  await context.close()
})

test('an unknown address is told apart from a known one neither by a wrong password nor by a forgotten one', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { context, page } = await openWindow()
  await logIn(page, baseUrl, ada.email, 'not this one')
  await page.getByText('Invalid email or password.').waitFor()
  await logIn(page, baseUrl, fresh(), 'not this one')
  await page.getByText('Invalid email or password.').waitFor()
  await logIn(page, baseUrl, 'nobody', 'not this one')
  await page.getByText('Please enter a valid email address.').waitFor()

  await page.goto(`${baseUrl}/login?forgotten`)
  await page.getByLabel('Email').fill(fresh())
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await context.close()
})

test('the verification page sends the mail again and continues after verification', async ({ baseUrl }) => {
  const { context, page } = await openWindow()
  const email = fresh()
  // The connection breaks after the account is created, so the user is signed in without verification.
  await page.route('**/graphql', (route) => route.abort())
  await register(page, baseUrl, { email, password })
  await page.getByText("Can't reach the server.").waitFor()
  await page.unroute('**/graphql')
  await page.goto(`${baseUrl}/budgets`)
  await page.waitForURL('**/please-verify')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please verify your email address first.').waitFor()
  await page.getByRole('button', { name: 'Resend email' }).click()
  await page.getByText('Email sent again.').waitFor()

  const mail = await context.newPage()
  const { mails, follow } = await mailedTo(mail, baseUrl, email)
  expect(await mails.count()).toBe(2)
  await follow()
  await mail.waitForLoadState()
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.waitForURL('**/dashboard')
  await context.close()
})

test('a login leads to where one was going, after a logout to the dashboard, and the signed-in do not see it', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp({ password })
  const { context, page } = await openWindow()
  await page.goto(`${baseUrl}/transactions?type=EXPENSE`)
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/transactions?type=EXPENSE')
  for (const path of ['/login', '/register', '/', '/please-verify']) {
    await page.goto(baseUrl + path)
    await page.waitForURL('**/dashboard')
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('You have been logged out.').waitFor()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('activeOrganizationId'))).toBeNull()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await context.close()
})

test('a session without its account ends with an explanation', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ password })
  const { context, page } = await openWindow()
  await signInByForm(page, baseUrl, ada)
  await page.getByRole('link', { name: 'Budgets' }).waitFor()
  // An open screen would notice the deletion by its own requests before the next one is opened.
  await page.goto('about:blank')
  const identity = await identityOf(baseUrl)
  await identity.post('delete', { idToken: ada.token })
  await page.goto(`${baseUrl}/budgets`)
  await page.waitForURL('**/login**')
  const message = 'Your session has expired or profile is invalid. Please log in again.'
  await expect.poll(() => page.getByText(message).count()).toBeGreaterThan(0)
  await context.close()
})

test('a profile that does not load shows an error and loads on a retry', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ password })
  const { context, page } = await openWindow()
  await page.route('**/graphql', (route) => route.abort())
  await logIn(page, baseUrl, ada.email, ada.password)
  const message = 'Failed to load user profile. Please try logging in again.'
  // Three retries come first: after 1, 2 and 4 seconds.
  await page.getByText(message).first().waitFor()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.waitForURL('**/dashboard')
  await context.close()
})

test('a verified account without a profile receives one at its first sign-in', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ profile: false, name: 'Ada Black', password })
  const { context, page } = await openWindow()
  await signInByForm(page, baseUrl, ada)
  await page.waitForURL('**/dashboard')
  expect((await ada.rest('GET', '/users/me')).body.user.email).toBe(ada.email)
  await context.close()
})

test("a request without a token is sent, and the server's refusal ends the session", async ({ baseUrl, signUp }) => {
  const ada = await signUp({ password })
  const { context, page } = await openWindow()
  await signInByForm(page, baseUrl, ada)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const bare: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST') bare.push(request.headers().authorization)
  })
  // The stored token has expired and the provider does not renew it.
  await page.route('**/securetoken.googleapis.com/**', (route) => route.abort())
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('firebase:authUser')) ?? ''
    const user = JSON.parse(localStorage.getItem(key) ?? '')
    user.stsTokenManager.expirationTime = 0
    localStorage.setItem(key, JSON.stringify(user))
  })
  await page.goto(`${baseUrl}/budgets`)
  await expect.poll(() => bare.length).toBeGreaterThan(0)
  expect(bare[0]).toBeUndefined()
  await page.waitForURL('**/login**')
  await context.close()
})

test('a stored session opens without the identity provider, and a logout reaches the other tab', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/budgets')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await page.getByRole('heading', { name: 'Budgets', level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((url) => /googleapis|\/provider-/.test(url))).toEqual([])

  const other = await context.newPage()
  await other.goto(`${baseUrl}/dashboard`)
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL('**/login')
  await page.waitForURL('**/login')
  expect(problems).toEqual([])
  await context.close()
})

test('a disabled account is signed out immediately and not admitted again', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ password })
  const { context, page } = await openWindow()
  await signInByForm(page, baseUrl, ada)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await administer(baseUrl, 'update', { localId: claimsOf(ada).sub, disableUser: true })
  await page.waitForURL('**/login**')
  const message = 'Your session has expired or profile is invalid. Please log in again.'
  await expect.poll(() => page.getByText(message).count()).toBeGreaterThan(0)
  await logIn(page, baseUrl, ada.email, ada.password)
  await page.getByText('This account is disabled.').waitFor()
  await context.close()
})
