import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

let production: TestServer

beforeAll(async () => {
  // A project of one's own: the pop-up of the provider instead of our chooser.
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

test('somebody new comes in with Google, verified and with the name that Google gives', async ({ baseUrl }) => {
  const { context, page, problems } = await openWindow()
  await chooseGoogle(page, baseUrl, `g-${crypto.randomUUID()}@example.test`, 'Grace Okafor')
  await page.waitForURL('**/dashboard')
  await page.getByText('Grace Okafor').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('an address that has a password is not taken over by an unverified one of Google’s', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { context, page } = await openWindow()
  // Google has not verified this address itself: what our chooser never says, some of its customers' domains do.
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

test('closing the window of Google cancels the sign-in', async () => {
  const { context, page } = await openWindow()
  // Google's own pages are out of reach here: what loads the window, and the window.
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
  // The provider's library waits 8 seconds for a window that was closed after it had done its work.
  await page.getByText('Sign-in cancelled.').waitFor()
  await context.close()
})

/** As much of Google's loader as the provider's library asks for: a frame that never has anything to say. */
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
