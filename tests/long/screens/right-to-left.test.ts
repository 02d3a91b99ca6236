import { afterAll, beforeAll } from 'vitest'
import { findingsOf } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import type { TestServer } from '../../support/servers/server.ts'
import { expect, test } from '../../support/test.ts'
import { openInPseudoLocale, startPseudoServer } from './pseudo-steps.ts'

const { openWindow } = openBrowser()

let server: TestServer

beforeAll(async () => {
  server = await startPseudoServer()
})

afterAll(() => server?.stop())

/** The registry of screens has the settings and the organizations. */
const isElsewhere = (path: string) => !/^\/(settings|organizations|oauth)/.test(path)

test('axe finds nothing in a right-to-left layout, 360 px, light and dark', async () => {
  const { page, context } = await openWindow({ width: 360 })
  const { paths, walkTo } = await openInPseudoLocale({ page, context }, server.baseUrl, 'ar')
  const findings: string[] = []
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  for (const path of paths.filter(isElsewhere)) {
    await walkTo(path)
    findings.push(...(await findingsOf(page)).map((finding) => `${path}: ${finding}`))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) findings.push(`${path}: the page is ${overflow} px too wide`)
  }
  expect(findings).toEqual([])
  await context.close()
}, 900_000)
