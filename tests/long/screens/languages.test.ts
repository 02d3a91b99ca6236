import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from '../../support/browser/browser.ts'
import { allowedWords, findPlainTexts } from '../../support/screens/plain-texts.ts'
import type { TestServer } from '../../support/servers/server.ts'
import { expect, test } from '../../support/test.ts'
import {
  openEach,
  openInPseudoLocale,
  openShellOverlays,
  settle,
  showPseudoTexts,
  startPseudoServer,
} from './pseudo-steps.ts'

const { openWindow } = openBrowser()

let server: TestServer

beforeAll(async () => {
  server = await startPseudoServer()
})

afterAll(() => server?.stop())

/** Collects the findings of a test, each with the place where it was seen first. */
function collect() {
  const findings = new Map<string, string>()
  const checkOn = (page: Page) => async (place: string) => {
    for (const finding of await page.evaluate(findPlainTexts, allowedWords))
      findings.set(finding, findings.get(finding) ?? place)
  }
  return { findings, checkOn }
}

const ofSettings = (path: string) => path.startsWith('/settings')
const ofLedger = (path: string) => /^\/(transactions|budgets|categories)/.test(path)

/** In milliseconds. A walk opens some hundred pages and dialogs, one after the other. */
const walkTimeout = 900_000

const parts = [
  { part: 'settings', isWanted: ofSettings },
  { part: 'transactions, budgets and categories', isWanted: ofLedger },
  { part: 'other pages', isWanted: (path: string) => !ofSettings(path) && !ofLedger(path) },
]

test.each(parts)(
  'in a pseudo-locale, the $part have no English text and cut none at 360 px',
  async ({ isWanted }) => {
    const device = await openWindow({ width: 360 })
    const { paths, walkTo } = await openInPseudoLocale(device, server.baseUrl, 'el-GR')
    const { findings, checkOn } = collect()
    const check = checkOn(device.page)
    for (const path of paths.filter(isWanted)) {
      await walkTo(path)
      await check(path)
      await openEach(device.page, path, walkTo, check)
    }
    expect([...findings]).toEqual([])
    await device.context.close()
  },
  walkTimeout,
)

test('in a pseudo-locale, the shell, the edit panel and the signed-out pages have no English text', async () => {
  const { findings, checkOn } = collect()
  const { page, context } = await openWindow({ width: 360 })
  await openInPseudoLocale({ page, context }, server.baseUrl, 'el-GR')
  await settle(page, `${server.baseUrl}/transactions`)
  await openShellOverlays(page, checkOn(page))
  await page.getByRole('row', { name: /Greenlake Market/ }).click()
  await page.locator('form input').first().waitFor()
  await checkOn(page)('edit a transaction')

  const stranger = await openWindow({ width: 360, locale: 'de-DE' })
  await showPseudoTexts(stranger.page)
  const signedOut = ['/login', '/login?forgotten', '/login?oobCode=x', '/register', '/please-verify']
  for (const path of [...signedOut, '/accept-invite?token=unknown']) {
    await settle(stranger.page, server.baseUrl + path)
    await checkOn(stranger.page)(path)
  }
  expect([...findings]).toEqual([])
  await Promise.all([context.close(), stranger.context.close()])
})
