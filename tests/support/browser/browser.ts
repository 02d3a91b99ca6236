import { buffer } from 'node:stream/consumers'
import type { Browser, BrowserContext, Download, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFailed } from 'vitest'
import { cookieName } from '../../../server/http/auth/cookies.ts'
import { signInWithoutPassword } from '../firebase.ts'
import { nextAddress } from '../network-address.ts'
import { claimsOf, type TestUser } from '../people.ts'
import { signInSettingsOf } from '../servers/known-servers.ts'
import { openSessionOf } from '../sessions.ts'
import { connectToBrowser } from './chromium.ts'

export interface WindowOptions {
  width?: 1280 | 360
  theme?: 'light' | 'dark'
  /** The device's locale, such as "de-CH", and its time zone, such as "Europe/Zurich". */
  locale?: string
  timezoneId?: string
  /** True shows the country reminder to users without a country, which would cover the page. */
  asksForCountry?: boolean
}

/**
 * The browser of the run. `openWindow` opens a window that shares only the server with others; windows that a
 * test leaves open are closed after the file. `openAt` opens a window at a path, with a signed-in user and an
 * active organization.
 */
export function openBrowser() {
  let browser: Browser

  beforeAll(async () => {
    browser = await connectToBrowser(inject('browserUrl'))
  })

  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
    await browser?.close()
  })

  const open = (options?: WindowOptions) => openWindow(browser, options)
  return {
    openWindow: open,
    async openAt(baseUrl: string, person: TestUser, path: string, options?: WindowOptions) {
      const window = await open(options)
      await saveSession(window.page, baseUrl, person, person.organizationId)
      await window.page.goto(`${baseUrl}${path}`)
      return window
    },
  }
}

async function openWindow(browser: Browser, options: WindowOptions = {}) {
  const { width = 1280, theme = 'light', locale = 'en-US', timezoneId = 'UTC', asksForCountry = false } = options
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    hasTouch: width === 360,
    colorScheme: theme,
    locale,
    timezoneId,
    reducedMotion: 'reduce',
  })
  unrouteOnClose(context)
  // A sandboxed mail frame has no session storage.
  const asked = () => window === window.top && sessionStorage.setItem('countryReminder', 'shown')
  if (!asksForCountry) await context.addInitScript(asked)
  // The page reports rejections that are not an Error only as an object.
  await context.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      if (!(reason instanceof Error))
        console.error('Not caught:', Object.prototype.toString.call(reason), JSON.stringify(reason))
    })
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const problems: string[] = []
  reportFailure(page, problems)
  page.on('console', (message) => {
    if (message.text().startsWith('Not caught:')) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname)) {
      problems.push(`asked ${hostname}`)
    }
  })
  return { context, page, problems }
}

/** A route's handler that still waits for an answer when its window closes would throw, and fail the run. */
function unrouteOnClose(context: BrowserContext) {
  const { close } = context
  context.close = async (options) => {
    // Playwright removes no route of a page whose document has not arrived, so this ends only with the context.
    const routed = [context, ...context.pages()]
    const unrouted = Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
    await close.call(context, options)
    await unrouted
  }
}

/** Attaches the page's texts and pending requests to a failed test. */
function reportFailure(page: Page, problems: readonly string[]) {
  const open = new Set<Request>()
  const messages: string[] = []
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => {
    open.delete(request)
    messages.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('console', (message) => messages.push(message.text()))
  page.on('websocket', (socket) => {
    let [sent, received] = [0, 0]
    messages.push('a socket opens')
    socket.on('framesent', () => sent++)
    socket.on('framereceived', () => received++)
    socket.on('close', () => messages.push(`a socket closes, ${sent} sent, ${received} received`))
  })
  onTestFailed(async ({ task }) => {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch(() => 'nothing, it is gone')
    const waited = [...open].map((request) => `${request.url()} ${request.postData()?.slice(0, 80) ?? ''}`)
    const details = [...problems, ...messages].slice(-30).join('\n')
    task.meta.windows ??= []
    task.meta.windows.push(`${page.url()} shows:\n${shown}\nwaits for: ${waited.join(', ')}\n${details}\n`)
  })
}

export async function signIn(page: Page, baseUrl: string, person: TestUser, path = '/dashboard') {
  await saveSession(page, baseUrl, person)
  await page.goto(`${baseUrl}${path}`)
}

/** Counts the page's requests that are under way, from now on. */
export function pendingRequestsOf(page: Page): () => number {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => pending.size
}

const headings = 'main h1, main h2, header h1'

/** Goes to another path of the app as its links do, without loading the document. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Goes to another path of the app, without loading the document, and waits for the new page's heading. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const heading of document.querySelectorAll(selector)) heading.setAttribute('data-left', heading.textContent)
  }, headings)
  await goTo(page, path)
  await page.waitForFunction((selector) => {
    const found = [...document.querySelectorAll(selector)]
    return found.some((each) => each.checkVisibility() && each.getAttribute('data-left') !== each.textContent)
  }, headings)
}

export async function signInByForm(
  page: Page,
  baseUrl: string,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
) {
  await page.goto(`${baseUrl}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

async function saveSession(page: Page, baseUrl: string, person: TestUser, organizationId?: string) {
  const { address, usesFirebase } = signInSettingsOf(baseUrl)
  const localStorage = organizationId ? [{ name: 'activeOrganizationId', value: organizationId }] : []
  if (usesFirebase) localStorage.push(await firebaseSession(baseUrl, person))
  // The server limits the renewals of sessions of one network.
  else await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() })
  const cookies = usesFirebase ? [] : [await sessionCookie(baseUrl, address, person)]
  await page.context().setStorageState({ cookies, origins: [{ origin: baseUrl, localStorage }] })
}

async function sessionCookie(baseUrl: string, address: string, person: TestUser) {
  const { refreshToken } = await openSessionOf(baseUrl, claimsOf(person).sub)
  const { hostname } = new URL(baseUrl)
  const where = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false }
  return { ...where, name: cookieName(address), value: refreshToken, sameSite: 'Strict' as const }
}

async function firebaseSession(baseUrl: string, person: TestUser) {
  const uid = claimsOf(person).sub
  const { apiKey, idToken, refreshToken, expiresIn } = await signInWithoutPassword(baseUrl, uid)
  const user = {
    uid,
    email: person.email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1_000,
    },
  }
  return { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) }
}

/** The content of a download. The browser runs in another process, so the file has no path here. */
export const readDownload = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream())
