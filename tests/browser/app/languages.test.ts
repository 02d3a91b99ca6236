import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { findingsOf } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { pseudo, readTexts } from '../../support/data/pseudo-locale.ts'
import { addDocuments, addRecords } from '../../support/data/sample-ledger.ts'
import { WriteAsDocument } from '../../support/generated.ts'
import { signUp } from '../../support/people.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

let server: TestServer

beforeAll(async () => {
  const preload = new URL('../../support/servers/pseudo-texts.ts', import.meta.url).pathname
  server = await startServer({ environment: { NODE_OPTIONS: `--import ${preload}` } })
})

afterAll(() => server?.stop())

const paths = [
  ...['/dashboard', '/transactions', '/transactions/new', '/budgets', '/budgets/year', '/transactions/recurring'],
  ...['/transactions/import', '/reports', '/trash', '/categories', '/categories/new', '/receipts', '/review'],
  ...['/settings', '/settings/formats', '/settings/notifications', '/settings/account', '/settings/organization'],
  ...['/settings/members', '/settings/rules', '/settings/tags', '/settings/change-log', '/settings/plan'],
  ...['/settings/data', '/settings/delete-organization', '/organizations', '/organizations/new', '/nowhere'],
]

test('in a pseudo-locale, no page and no dialog has an English text or cuts one at 360 px', async () => {
  const { page, context, ledgerPaths } = await openInPseudoLocale('el-GR')
  const findings = new Map<string, string>()
  for (const path of [...paths, ...ledgerPaths]) {
    await settle(page, path)
    const check = async (name: string) => {
      for (const finding of await page.evaluate(findPlainTexts, allowedWords))
        findings.set(finding, findings.get(finding) ?? name)
    }
    await check(path)
    await openEach(page, path, check)
  }
  expect([...findings]).toEqual([])
  await context.close()
})

test('axe finds nothing in a right-to-left layout, 360 px, light and dark', async () => {
  const { page, context, ledgerPaths } = await openInPseudoLocale('ar')
  const findings: string[] = []
  for (const path of [...paths, ...ledgerPaths]) {
    await settle(page, path)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    findings.push(...(await findingsOf(page)).map((finding) => `${path}: ${finding}`))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) findings.push(`${path}: the page is ${overflow} px too wide`)
  }
  expect(findings).toEqual([])
  await context.close()
})

/** Opens the app at 360 px with the accented texts in place of German. Dates and amounts follow the locale. */
async function openInPseudoLocale(locale: string) {
  const ada = await signUp(server.baseUrl, { name: 'Άντα' })
  await addRecords(ada)
  await ada.graphql(WriteAsDocument, { locale, language: 'de' })
  const { receiptPath, budgetListPath } = await addDocuments(ada)
  const { page, context } = await openAt(server.baseUrl, ada, '/dashboard', { width: 360 })
  await page.route(/\/assets\/de-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export const messages = ${JSON.stringify(messages())}` }),
  )
  await page.reload()
  await page.locator('html[lang=de]').waitFor()
  return { page, context, ledgerPaths: [receiptPath, budgetListPath] }
}

/** The English texts with accents, each at least as long as its longest translation. */
function messages() {
  const textsOf = (language: string) => readTexts(new URL(`../../../web/locales/${language}.po`, import.meta.url))
  const translations = ['de', 'fr', 'es'].map(textsOf)
  const lengthOf = (id: string) => Math.max(...translations.map((texts) => texts.get(id)?.length ?? 0))
  return Object.fromEntries([...textsOf('en')].map(([id, text]) => [id, compileMessage(pseudo(text, lengthOf(id)))]))
}

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(server.baseUrl + path)
  await page.locator('h1').first().waitFor()
  await expect.poll(() => page.locator('.chakra-skeleton').count()).toBe(0)
}

/** Presses each button of the page, and checks the dialog or menu that it opens. */
async function openEach(page: Page, path: string, check: (name: string) => Promise<void>): Promise<void> {
  const buttons = page.locator('main button:not([type=submit]), main [aria-haspopup]')
  const count = Math.min(await buttons.count(), 25)
  for (let index = 0; index < count; index++) {
    const button = buttons.nth(index)
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue
    const name = await button.ariaSnapshot({ timeout: 1_000 }).catch(() => `button ${index}`)
    await button.click({ timeout: 2_000 }).catch(() => {})
    const overlay = page
      .locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
      .filter({ visible: true })
    const isOpen = await opens(overlay.first())
    if (isOpen) {
      await check(`${path} › ${name.split('\n')[0]}`)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    if (isOpen ? await overlay.first().isVisible() : !page.url().endsWith(path)) await settle(page, path)
  }
}

const opens = (overlay: Locator) =>
  overlay.waitFor({ timeout: 300 }).then(
    () => true,
    () => false,
  )

/**
 * Words of the fixture, names that are the same in each language, and the German words of dates and lists. The last line is
 * that of two doubts about the receipt: the process that reads it has the German catalog.
 */
const allowedWords = `Greenlake Market Ridge Street Pizza Seattle City Light Elliott Books Harbor Pine Kiosk Sailing
  Purser finances GREENLAKE MARKET SOURDOUGH LOAF WHOLE MILK COFFEE BEANS Groceries Google Firebase und
  CSV PDF JSON XLSX OFX QFX QIF CAMT XML USD EUR REST Europe UTC person example test greenlake jpg
  budget csv zip Ctrl Esc Enter Shift GraphQL Excel Actual Firefly III Sure YNAB Mint Monarch Copilot Midday PNG JPEG
  den Namen des Nichts anderes auf dem Beleg diese Steuer sie`
  .split(/\s+/)
  .concat(Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleDateString('de', { month: 'long' })))

/** Runs in the page. Returns visible texts with a word that has no accent, and accented texts that are cut. */
function findPlainTexts(allowed: string[]): string[] {
  const found: string[] = []
  const plain = /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu
  const report = (text: string, where: string) => {
    const words = (text.replace(/\S+@\S+|https?:\S+/g, ' ').match(plain) ?? []).filter(
      (word) => !allowed.includes(word),
    )
    if (words.length > 0) found.push(`${where} "${text.trim().slice(0, 80)}"`)
  }
  // A box that scrolls shows all of its text, and a title shows the whole name of a record.
  const cutBy = (element: Element, { left, right }: DOMRect): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (box.matches('[title]')) return false
      const { overflowX } = getComputedStyle(box)
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      const edge = box.getBoundingClientRect()
      const isNarrower = left < edge.left - 1 || right > edge.right + 1
      if (isNarrower && (['hidden', 'clip'].includes(overflowX) || box.matches('button, a'))) return true
    }
    return left < 0 || right > innerWidth
  }
  const isHidden = (element: Element | null): boolean => {
    if (!element) return false
    const { width, height } = element.getBoundingClientRect()
    return (
      ((width <= 1 || height <= 1) && getComputedStyle(element).overflow === 'hidden') ||
      isHidden(element.parentElement)
    )
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    // Names of languages, countries, currencies and time zones are those of Intl.
    if (!element || element.closest('option, [role=option], script, style, code, pre, [lang]:not(html)')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const text = walker.currentNode.textContent ?? ''
    report(text, 'text')
    if (isHidden(element) || !/[åéîöû]{2}/u.test(text)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    if (cutBy(element, range.getBoundingClientRect())) found.push(`cut "${text.trim().slice(0, 80)}"`)
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!element.checkVisibility()) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) report(element.getAttribute(name) ?? '', name)
  }
  const overflow = document.documentElement.scrollWidth - innerWidth
  if (overflow > 0) found.push(`the page is ${overflow} px too wide`)
  return found
}
