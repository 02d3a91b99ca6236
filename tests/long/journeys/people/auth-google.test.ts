import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from '../../../support/browser/browser.ts'
import { startServer, type TestServer } from '../../../support/servers/server.ts'
import { expect, testWithFirebase as test } from '../../../support/test.ts'

let production: TestServer

beforeAll(async () => {
  // With a project of its own, the server uses the provider's pop-up instead of the built-in chooser.
  production = await startServer({
    environment: {
      FIREBASE_PROJECT_ID: 'harbor-books',
      FIREBASE_API_KEY: 'a-key',
      FIREBASE_AUTH_DOMAIN: 'harbor-books.firebaseapp.example',
    },
  })
})

afterAll(async () => {
  await production?.stop()
})

const { openWindow } = openBrowser()

async function chooseGoogle(page: Page, baseUrl: string, email: string, name = '') {
  await page.goto(`${baseUrl}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const dialog = page.getByRole('dialog', { name: 'Continue with Google' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

test('a new user signs in with Google, verified and with the name from Google', async ({ baseUrl }) => {
  const { context, page, problems } = await openWindow()
  await chooseGoogle(page, baseUrl, `g-${crypto.randomUUID()}@example.test`, 'Grace Okafor')
  await page.waitForURL('**/dashboard')
  await page.getByText('Grace Okafor').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('an address with a password is not taken over by an unverified Google account', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openWindow()
  // The address is not verified by Google, which happens for some customer domains and never with the built-in chooser.
  await page.route('**/accounts:signInWithIdp*', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}')
    const postBody = new URLSearchParams(body.postBody)
    const claims = JSON.parse(postBody.get('id_token') ?? '{}')
    postBody.set('id_token', JSON.stringify({ ...claims, email_verified: false }))
    await route.continue({ postData: JSON.stringify({ ...body, postBody: postBody.toString() }) })
  })
  await chooseGoogle(page, baseUrl, ada.email)
  await page
    .getByText('An account with this email already exists. Please sign in with the original method you used.')
    .waitFor()
  await context.close()
})

test('closing the Google window cancels the sign-in', async () => {
  const { context, page } = await openWindow()
  // Google's pages are unreachable here, so the loader and the window are mocked.
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleLoader }),
  )
  await context.route('https://identitytoolkit.googleapis.com/v1/projects*', (route) =>
    route.fulfill({ json: { projectId: 'harbor-books', authorizedDomains: ['localhost', '127.0.0.1'] } }),
  )
  await context.route('https://harbor-books.firebaseapp.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Choose an account</title>' }),
  )
  await page.goto(`${production.baseUrl}/login`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opening
  await popup.waitForURL('https://harbor-books.firebaseapp.example/**')
  expect(new URL(popup.url()).searchParams.get('providerId')).toBe('google.com')
  await popup.close()
  // The provider's library waits 8 seconds for a window that closes after it has finished.
  await page.getByText('Sign-in cancelled.').waitFor()
  await context.close()
})

const googleLoader = `
  const frame = { ping: (callback) => callback([{}]), send() {}, register() {}, restyle: () => Promise.resolve() }
  window.gapi = {
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: 'cross',
      Iframe: Object,
      getContext: () => ({ open: (_, then) => { then(frame); return Promise.resolve(frame) } }),
    },
    load: (_, { callback }) => callback(),
  }
  const loaded = new URL(document.currentScript.src).searchParams.get('onload')
  window[loaded]?.()
`
