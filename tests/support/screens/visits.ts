import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { follow, goTo, openBrowser, pendingRequestsOf, signIn } from '../browser/browser.ts'
import { WriteAsDocument } from '../generated.ts'
import { type SignUpOptions, signUp, type TestUser } from '../people.ts'
import { startServer, type TestServer } from '../servers/server.ts'
import { expect } from '../test.ts'
import { findingsOnScreen } from './checks.ts'
import { control, type Screen } from './screen.ts'
import { shownText, showPseudoTexts } from './texts.ts'

/** In milliseconds. A walk opens tens of screens, one after the other. */
export const walkTimeout = 600_000

/** A server whose own texts have accents too, for the tests of a file, and a browser. */
export function openPseudoApp() {
  const { openWindow } = openBrowser()
  let server: TestServer

  beforeAll(async () => {
    const preload = new URL('../servers/pseudo-texts.ts', import.meta.url).pathname
    server = await startServer({ environment: { NODE_OPTIONS: `--import ${preload}`, TRUSTED_PROXIES: '127.0.0.1' } })
  })

  afterAll(() => server?.stop())

  // The session's cookie needs a host that a browser treats as secure.
  const baseUrl = () => server.baseUrl.replace('127.0.0.1', 'localhost')
  return {
    baseUrl,
    openWindow,
    /** Signs up a user whose categories have English names. */
    signUp: (options?: SignUpOptions): Promise<TestUser> => signUp(baseUrl(), { name: 'Άντα', ...options }),
    /** Opens a window of a user, who reads accented texts. */
    async openAs(person: TestUser) {
      await readAccented(person)
      const { page, context } = await openWindow()
      await showPseudoTexts(page)
      const activate = (id: string) => localStorage.setItem('activeOrganizationId', id)
      await context.addInitScript(activate, person.organizationId)
      await signIn(page, baseUrl(), person)
      await page.locator('html[lang=de]').waitFor()
      await page.locator('h1').filter({ visible: true }).first().waitFor()
      return { page, context }
    },
  }
}

/** Shows a user accented texts in place of German ones. Dates and amounts follow the locale. */
export async function readAccented(person: TestUser): Promise<void> {
  await person.graphql(WriteAsDocument, { locale: 'el-GR', language: 'de' })
}

/** Opens each screen in a page of the app and returns the findings, each with the name of the first screen that has it. */
export async function visit(page: Page, screens: Screen[], baseUrl?: string): Promise<string[]> {
  const findings = new Map<string, string>()
  const pendingRequests = pendingRequestsOf(page)
  page.setDefaultTimeout(stepTimeout)
  for (const screen of screens) {
    try {
      const openIt = async () => {
        await open(page, screen, baseUrl)
        // Colors change when what a field offers has arrived.
        await expect.poll(pendingRequests).toBe(0)
        await expect.poll(() => page.locator('.chakra-skeleton').count()).toBe(0)
      }
      await openIt()
      const reopen = screen.onPhone === 'opened again' ? openIt : undefined
      for (const finding of await findingsOnScreen(page, screen, reopen)) {
        if (!findings.has(finding)) findings.set(finding, screen.name)
      }
    } catch (error) {
      findings.set(`does not open: ${error instanceof Error ? error.message.slice(0, 600) : error}`, screen.name)
    }
  }
  return [...findings].map(([finding, name]) => `${name}: ${finding}`)
}

/** In milliseconds. */
const stepTimeout = 15_000

/** Goes to the page for unknown addresses, and discards what was typed. */
async function leave(page: Page): Promise<void> {
  const discard = page
    .getByRole('alertdialog', { name: shownText('Discard your changes?') })
    .getByRole('button')
    .last()
  const left = page.getByRole('heading', { name: shownText('404 - Not Found') }).first()
  const leaves = async () => {
    if (await discard.isVisible()) await discard.click()
    // An overlay that closes may go back to its page.
    else if (!(await left.isVisible())) await goTo(page, '/nowhere')
    return left.isVisible()
  }
  await expect.poll(leaves, { interval: 100 }).toBe(true)
}

/** @param baseUrl is given for pages that are loaded again, because they are outside the shell */
async function open(page: Page, { path, steps, shows, isOverlay }: Screen, baseUrl?: string): Promise<void> {
  if (path !== undefined && baseUrl !== undefined) await page.goto(baseUrl + path)
  else if (path !== undefined) {
    // The page is opened again, so that nothing is open or typed.
    await leave(page)
    await follow(page, path)
  }
  for (const step of steps) {
    if (typeof step === 'function') await step(page)
    else if (typeof step === 'string') await control(page, step).click()
    else await control(page, ...step).click()
  }
  if (typeof shows === 'function') return shows(page).filter({ visible: true }).first().waitFor()
  const surfaces = isOverlay
    ? '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
    : 'main, header, [data-scope=dialog], body > div'
  const text = shownText(shows)
  const surface = page.locator(surfaces).filter({ visible: true })
  await surface
    .getByText(text)
    .or(surface.getByLabel(text))
    .or(surface.getByRole('heading', { name: text }))
    .or(page.getByRole('dialog', { name: text }))
    .filter({ visible: true })
    .first()
    .waitFor()
}
