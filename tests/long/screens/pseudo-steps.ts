import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { type Screen, screens } from '../../../web/shell/screens.tsx'
import { freshEmail, logIn, setOwnNetwork } from '../../browser/people/accounts-steps.ts'
import { signUpWithAccount } from '../../support/accounts.ts'
import { follow, pendingRequestsOf } from '../../support/browser/browser.ts'
import { pseudo, readTexts } from '../../support/data/pseudo-locale.ts'
import { addDocuments, addRecords } from '../../support/data/sample-ledger.ts'
import { WriteAsDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { expect } from '../../support/test.ts'

/** Starts a server with built-in accounts whose own texts have accents too. */
export async function startPseudoServer(): Promise<TestServer> {
  const preload = new URL('../../support/servers/pseudo-texts.ts', import.meta.url).pathname
  const environment = { NODE_OPTIONS: `--import ${preload}`, IDENTITY: 'own', TRUSTED_PROXIES: '127.0.0.1' }
  const server = await startServer({ environment })
  // The session's cookie needs a host that a browser treats as secure.
  return { ...server, baseUrl: server.baseUrl.replace('127.0.0.1', 'localhost') }
}

/**
 * Logs in a person who has records in each list, with accented texts in place of German ones. Dates and amounts follow
 * the locale.
 * @returns the paths of all screens that the person can open, and a function that goes to one as the app's links do
 */
export async function openInPseudoLocale(device: Device, baseUrl: string, locale: string) {
  const ada = await signUpWithAccount(baseUrl, freshEmail(), 'Άντα')
  await addRecords(ada)
  await ada.graphql(WriteAsDocument, { locale, language: 'de' })
  const { receiptPath, budgetListPath } = await addDocuments(ada)
  const addresses: Record<string, string> = {
    '/receipts/:receiptId/review': receiptPath,
    '/budgets/review/:documentId': budgetListPath,
    '/transactions/import/:importId': await addImport(ada),
  }
  await setOwnNetwork(device)
  await showPseudoTexts(device.page)
  await device.page.goto(`${baseUrl}/login`)
  await logIn(device.page, ada.email)
  await device.page.locator('html[lang=de]').waitFor()
  const paths = [...pathsOf(screens), '/nowhere', '/oauth/consent/unknown']
  const pendingRequests = pendingRequestsOf(device.page)
  const walkTo: WalkTo = async (path) => {
    if (new URL(device.page.url()).pathname !== path) await follow(device.page, path)
    // Colors change when what a field offers has arrived.
    await expect.poll(pendingRequests).toBe(0)
    await isComplete(device.page)
  }
  return { paths: paths.map((path) => addresses[path] ?? path), walkTo }
}

/** Goes to a screen and waits until it shows its content. */
type WalkTo = (path: string) => Promise<void>

interface Device {
  page: Page
  context: BrowserContext
}

/** The paths of the routes, so that a new screen is walked too. */
const pathsOf = (routes: Screen[], parent = ''): string[] =>
  routes.flatMap(({ path, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`
    return children.length > 0 ? pathsOf(children, address) : address
  })

/** Uploads a bank file and waits until its rows can be reviewed. */
async function addImport(person: TestUser): Promise<string> {
  const text = 'Datum,Beschreibung,Betrag\n2026-03-30,Kiosk,-12.34\n2026-03-31,Harbor & Pine,2420.00\n'
  const about = { file_name: 'greenlake.csv', size: text.length }
  const { body: upload } = await person.rest('POST', '/imports/upload-url', about)
  await fetch(upload.upload_url, { method: 'PUT', body: text })
  const { body: started } = await person.rest('POST', '/imports', { storage_path: upload.storage_path })
  await expect.poll(async () => (await person.rest('GET', `/imports/${started.id}`)).body.state).toBe('ready')
  return `/transactions/import/${started.id}`
}

/** Shows the accented texts in place of German ones from the next load of the page. */
export async function showPseudoTexts(page: Page): Promise<void> {
  const body = `export const messages = ${JSON.stringify(messages())}`
  await page.route(/\/assets\/de-[\w-]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** The English texts with accents, each at least as long as its longest translation. */
function messages() {
  const textsOf = (language: string) => readTexts(new URL(`../../../web/locales/${language}.po`, import.meta.url))
  const translations = ['de', 'fr', 'es'].map(textsOf)
  const lengthOf = (id: string) => Math.max(...translations.map((texts) => texts.get(id)?.length ?? 0))
  return Object.fromEntries([...textsOf('en')].map(([id, text]) => [id, compileMessage(pseudo(text, lengthOf(id)))]))
}

/** Loads a page and waits until it shows its content. */
export async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await isComplete(page)
}

const isComplete = (page: Page) => expect.poll(() => page.locator('.chakra-skeleton').count()).toBe(0)

/**
 * Presses the buttons of the page, and checks the dialogs and menus that they open. Buttons whose names begin alike, as
 * those of the rows of a list, open the same dialog.
 */
export async function openEach(
  page: Page,
  path: string,
  walkTo: WalkTo,
  check: (name: string) => Promise<void>,
): Promise<void> {
  const buttons = page.locator('main button:not([type=submit]), main [aria-haspopup]')
  const count = await buttons.count()
  const pressed = new Set<string>()
  for (let index = 0; index < count; index++) {
    const button = buttons.nth(index)
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue
    const name = await button.ariaSnapshot({ timeout: 1_000 }).catch(() => `button ${index}`)
    const beginning = name.split(/\s+/).slice(0, 4).join(' ')
    if (pressed.has(beginning)) continue
    pressed.add(beginning)
    await button.click({ timeout: 2_000 }).catch(() => {})
    const overlay = overlaysOf(page)
    const isOpen = await opens(overlay.first())
    if (isOpen) {
      await check(`${path} › ${name.split('\n')[0]}`)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    if (isOpen && (await overlay.first().isVisible())) await settle(page, new URL(path, page.url()).href)
    else await walkTo(path)
  }
}

/** Opens each menu and dialog of the shell, and the keyboard help, and checks them. */
export async function openShellOverlays(page: Page, check: (name: string) => Promise<void>): Promise<void> {
  const overlay = overlaysOf(page)
  const buttons = await page.locator(':is(header, aside) button').filter({ visible: true }).all()
  const openers = [...buttons.map((button) => () => button.click()), () => page.keyboard.press('?')]
  for (const [index, open] of openers.entries()) {
    await open()
    await overlay.first().waitFor()
    await check(`overlay ${index} of the shell`)
    const close = async () => {
      await page.keyboard.press('Escape')
      return overlay.count()
    }
    await expect.poll(close).toBe(0)
  }
}

const overlaysOf = (page: Page): Locator =>
  page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]').filter({ visible: true })

const opens = (overlay: Locator) =>
  overlay.waitFor({ timeout: 300 }).then(
    () => true,
    () => false,
  )
