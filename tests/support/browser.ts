import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { identityOf, type TestPerson } from './people.ts'

/** Chromium asks its maker's servers things of its own accord; a test talks to nobody but the server. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
]

/**
 * Starts a browser: the one that CHROMIUM_PATH names, else the one that comes with the packages, else the system's.
 * The packaged one has no windows of its own to draw: it takes half of the processor's time.
 */
async function launchBrowser(): Promise<Browser> {
  const { executablePath, environment } = await findChromium()
  return chromium.launch({ executablePath, args: flags, env: { ...process.env, ...environment } })
}

async function findChromium(): Promise<{ executablePath: string; environment: Record<string, string> }> {
  // The packages have one for this processor alone.
  const hasPackaged = process.platform === 'linux' && process.arch === 'x64'
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const executablePath = process.env.CHROMIUM_PATH ?? (hasPackaged ? undefined : places.find(existsSync))
  return executablePath ? { executablePath, environment: {} } : unpackChromium()
}

/** The packaged browser and the few system libraries that a bare machine lacks, unpacked once. */
async function unpackChromium() {
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  const libraries = path.join(tmpdir(), 'purser-chromium-libraries')
  if (!existsSync(libraries)) {
    const archive = path.join(
      path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../bin/al2023.tar.br',
    )
    const folder = `${libraries}-${process.pid}`
    await mkdir(folder, { recursive: true })
    const tar = path.join(folder, 'libraries.tar')
    await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(tar))
    const { status, stderr } = spawnSync('tar', ['-xf', tar, '-C', folder], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`The browser's libraries were not unpacked: ${stderr}`)
    // Another worker may have been faster; its copy is as good.
    await rename(folder, libraries).catch(() => rm(folder, { recursive: true, force: true }))
  }
  return { executablePath, environment: { LD_LIBRARY_PATH: `${libraries}/lib:${libraries}` } }
}

export interface WindowOptions {
  width?: 1280 | 360
  theme?: 'light' | 'dark'
  /** How the device writes, as "de-CH", and where it is, as "Europe/Zurich". */
  locale?: string
  timezoneId?: string
  /** Whether a person without a country is asked for it, over what a test looks at. */
  asksForCountry?: boolean
}

/**
 * A browser of the test file's own. `openWindow` opens a window that shares nothing with others but the server;
 * `openAt` opens one in which somebody is signed in, at work in their organization, and at a path.
 */
export function openBrowser() {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const open = (options?: WindowOptions) => openWindow(browser, options)
  return {
    openWindow: open,
    async openAt(baseUrl: string, person: TestPerson, path: string, options?: WindowOptions) {
      const window = await open(options)
      await keepSession(window.page, baseUrl, person, person.organizationId)
      await window.page.goto(`${baseUrl}${path}`)
      return window
    },
  }
}

/** A window of its own. `problems` is filled while it is open; a test that ends well expects none. */
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
  // A mail that is shown in a frame keeps nothing.
  const asked = () => window === window.top && sessionStorage.setItem('countryReminder', 'shown')
  if (!asksForCountry) await context.addInitScript(asked)
  // Of what is no Error, the page's own report says only that it is an object.
  await context.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      if (!(reason instanceof Error))
        console.error('Not caught:', Object.prototype.toString.call(reason), JSON.stringify(reason))
    })
  })
  const page = await context.newPage()
  const problems: string[] = []
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

/** Opens the dashboard with somebody signed in, as a window does that they come back to. */
export async function signIn(page: Page, baseUrl: string, person: Credentials) {
  await keepSession(page, baseUrl, person)
  await page.goto(`${baseUrl}/dashboard`)
}

/** Signs in through the form, as a person does. */
export async function signInByForm(page: Page, baseUrl: string, { email, password }: Credentials) {
  await page.goto(`${baseUrl}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

type Credentials = Pick<TestPerson, 'email' | 'password'>

/** Leaves in a window what the provider's web SDK keeps of a sign-in, and what the switcher keeps of a choice. */
async function keepSession(page: Page, baseUrl: string, { email, password }: Credentials, organizationId?: string) {
  const { apiKey, post } = await identityOf(baseUrl)
  const {
    localId: uid,
    displayName,
    idToken,
    refreshToken,
    expiresIn,
  } = await post('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  })
  const expirationTime = Date.now() + Number(expiresIn) * 1_000
  const user = {
    uid,
    email,
    displayName,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime },
  }
  const localStorage = [{ name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) }]
  if (organizationId) localStorage.push({ name: 'activeOrganizationId', value: organizationId })
  await page.context().setStorageState({ cookies: [], origins: [{ origin: baseUrl, localStorage }] })
}
