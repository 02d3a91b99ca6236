import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page, Response } from 'playwright-core'
import { buildWeb } from '../../server/web-build.ts'
import { CreateTransactionDocument } from '../../web/operations/generated.ts'
import { password, signUpWithAccount } from '../support/accounts.ts'
import { launchBrowser } from '../support/browser/chromium.ts'
import { expense } from '../support/ledger.ts'
import { nextAddress } from '../support/network-address.ts'
import type { TestUser } from '../support/people.ts'
import { startServer } from '../support/servers/server.ts'
import type { Row } from './run.ts'

/** The figures of one load with an empty cache. */
interface Load {
  /** From the start of the navigation until the content is shown, in milliseconds. */
  shown: number
  /** Scripts, styles, fonts and the page, in kB of gzip. */
  size: number
  requests: number
  largestPaint: number
  blocking: number
  shift: number
}

/** A phone of the middle class over a mobile network, as Lighthouse simulates it. */
const mobile = { width: 412, height: 823, latency: 150, megabits: 1.6, slowdown: 4 }
/** The conditions of the goal for the list of transactions. */
const desktop = { width: 1280, height: 900, latency: 100, megabits: 10, slowdown: 4 }

type Conditions = typeof mobile

/** Transactions of the list, which shows a page of 50. */
const transactions = 60
const trials = 3
/** The time without a request after which a load is complete, in milliseconds. */
const quiet = 3_000

const screens = [
  { name: 'sign-in', path: '/login', content: 'Log in', isSignedIn: false },
  { name: 'dashboard', path: '/dashboard', content: 'Purchase', isSignedIn: true },
  {
    name: 'transactions',
    path: '/transactions',
    content: 'Purchase',
    isSignedIn: true,
  },
] as const

/** Loads screens of a built-in account with an empty cache over a slow network, on a processor slowed to a quarter. */
export async function measureFirstLoad(): Promise<Row[]> {
  await buildWeb()
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-load-'))
  const server = await startServer({
    dataDir: folder,
    environment: { IDENTITY: 'own', TRUSTED_PROXIES: '127.0.0.1' },
  })
  const browser = await launchBrowser()
  // The session's cookie needs a host that a browser treats as secure.
  const baseUrl = server.baseUrl.replace('127.0.0.1', 'localhost')
  try {
    const ada = await signUpWithAccount(baseUrl, 'ada@example.test')
    await fill(ada)
    const load = async (screen: (typeof screens)[number], conditions: Conditions) => {
      const loads: Load[] = []
      for (let trial = 0; trial < trials; trial++) {
        // Each load uses up its refresh token.
        const storageState = screen.isSignedIn ? await sessionOf(browser, baseUrl, ada.email) : undefined
        loads.push(await measure(browser, { url: baseUrl + screen.path, storageState, ...screen }, conditions))
      }
      return medianOf(loads)
    }
    const rows: Row[] = []
    const list = screens[2]
    const wide = await load(list, desktop)
    const condition = '100 ms, 10 Mbit/s, a quarter of the processor'
    rows.push(
      row('first load of the transactions: all files as gzip', wide.size, 'kB', 200),
      row('first load of the transactions: requests', wide.requests, 'requests'),
      row(`first load of the transactions: until rows are visible, ${condition}`, wide.shown / 1_000, 's', 2),
    )
    for (const screen of screens) {
      const { size, largestPaint, blocking, shift, shown } = await load(screen, mobile)
      const name = `${screen.name} on a phone, cold cache, 150 ms, 1.6 Mbit/s, a quarter of the processor`
      rows.push(
        row(`${name}: all files as gzip`, size, 'kB'),
        row(`${name}: content shown`, shown / 1_000, 's'),
        row(`${name}: largest contentful paint`, largestPaint / 1_000, 's'),
        row(`${name}: total blocking time`, blocking, 'ms'),
        row(`${name}: cumulative layout shift`, shift, 'score', 0.1),
      )
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const row = (name: string, ours: number, unit: string, goal?: number): Row => ({
  name,
  ours,
  peers: goal ?? ours,
  goal: goal === undefined ? undefined : 1,
  isMaximum: true,
  unit,
})

async function fill(ada: TestUser): Promise<void> {
  for (let index = 0; index < transactions; index++) {
    const input = expense({ description: `Purchase ${index}`, date: new Date().toISOString().slice(0, 10) })
    await ada.graphql(CreateTransactionDocument, { input })
    // A user may write 20 times a second.
    await setTimeout(60)
  }
}

async function sessionOf(browser: Browser, baseUrl: string, email: string) {
  const extraHTTPHeaders = { 'x-forwarded-for': nextAddress() }
  const context = await browser.newContext({ locale: 'en-US', extraHTTPHeaders })
  const page = await context.newPage()
  await page.goto(`${baseUrl}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await page.waitForFunction(() => localStorage.getItem('activeOrganizationId') !== null)
  const state = await context.storageState()
  await context.close()
  return state
}

interface Visit {
  url: string
  /** A text of the screen's content. */
  content: string
  storageState: Awaited<ReturnType<typeof sessionOf>> | undefined
}

async function measure(browser: Browser, visit: Visit, conditions: Conditions): Promise<Load> {
  const { width, height, latency, megabits, slowdown } = conditions
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width, height },
    ...(visit.storageState && { storageState: visit.storageState }),
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const bytesPerSecond = (megabits * 1_000_000) / 8
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const files = await countFiles(session, page)
    await page.addInitScript(observe)
    // A user with a country sees no reminder, which loads the toasts.
    await page.addInitScript(() => sessionStorage.setItem('countryReminder', 'shown'))
    await page.goto(visit.url, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(
      (content) => (document.querySelector('main')?.textContent.includes(content) ? performance.now() : 0),
      visit.content,
      { polling: 'raf' },
    )
    const time = Number(await shown.jsonValue())
    const counted = await files()
    await page.waitForFunction(() => Reflect.get(window, 'observed').largestPaint > 0)
    const observed = await page.evaluate(() => Reflect.get(window, 'observed'))
    return { shown: time, ...observed, ...counted }
  } finally {
    await context.close()
  }
}

/** Counts what the page requests until nothing is requested for a while. Each file counts as gzip of its content. */
async function countFiles(session: CDPSession, page: Page) {
  const sizes: Promise<number>[] = []
  let requests = 0
  let lastRequest = 0
  session.on('Network.requestWillBeSent', () => {
    requests += 1
    lastRequest = Date.now()
  })
  const measureFile = (response: Response) => {
    const kind = response.request().resourceType()
    if (!['document', 'font', 'script', 'stylesheet'].includes(kind)) return
    const measuring = response
      .body()
      .then((body) => (kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length) / 1_000)
    sizes.push(measuring)
  }
  page.on('response', measureFile)
  return async () => {
    while (Date.now() - lastRequest < quiet) await setTimeout(100)
    page.off('response', measureFile)
    const size = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0)
    return { requests, size }
  }
}

/** Runs in the page before its scripts and collects the figures that Lighthouse reports. */
function observe(): void {
  const observed = { largestPaint: 0, blocking: 0, shift: 0 }
  Reflect.set(window, 'observed', observed)
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    observed.largestPaint = entry.startTime
  })
  watch('longtask', (entry) => {
    observed.blocking += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) observed.shift += Number(Reflect.get(entry, 'value'))
  })
}

function medianOf(loads: readonly Load[]): Load {
  const middle = (figure: keyof Load) =>
    loads.map((load) => load[figure]).toSorted((one, other) => one - other)[Math.floor(loads.length / 2)] ?? 0
  return {
    shown: middle('shown'),
    size: middle('size'),
    requests: middle('requests'),
    largestPaint: middle('largestPaint'),
    blocking: middle('blocking'),
    shift: middle('shift'),
  }
}
