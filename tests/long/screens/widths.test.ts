import { follow, openBrowser, pendingRequestsOf, signIn } from '../../support/browser/browser.ts'
import { misfitsOf } from '../../support/browser/layout-overflow.ts'
import { fillLedger } from '../../support/data/sample-ledger.ts'
import { intakeScreens } from '../../support/screens/intake.ts'
import { ledgerScreens } from '../../support/screens/ledger.ts'
import { peopleScreens } from '../../support/screens/people.ts'
import { planScreens } from '../../support/screens/plans.ts'
import { settingsScreens } from '../../support/screens/settings.ts'
import { walkTimeout } from '../../support/screens/visits.ts'
import { expect, test } from '../../support/test.ts'

const { openWindow } = openBrowser()

test('no page overflows or covers a control between 320 and 1280 px', { timeout: walkTimeout }, async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { receiptPath, budgetListPath } = await fillLedger(ada)
  const documents = { receipt: receiptPath, copy: receiptPath, parts: receiptPath, list: budgetListPath }
  const screens = [ledgerScreens, planScreens, intakeScreens(documents), settingsScreens, peopleScreens].flat()
  const paths = new Set(
    screens.flatMap(({ path, steps, isOverlay }) =>
      path && steps.length === 0 && !isOverlay && path !== '/nowhere' ? path : [],
    ),
  )
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, ada)
  await page.locator('h1').filter({ visible: true }).first().waitFor()
  const pendingRequests = pendingRequestsOf(page)
  const findings: string[] = []
  for (const path of paths) {
    await follow(page, '/nowhere')
    await follow(page, path)
    await expect.poll(pendingRequests).toBe(0)
    await expect.poll(() => page.locator('.chakra-skeleton').count()).toBe(0)
    findings.push(...(await misfitsOf(page)).map((misfit) => `${path}: ${misfit}`))
  }
  expect(findings).toEqual([])
  await context.close()
})
