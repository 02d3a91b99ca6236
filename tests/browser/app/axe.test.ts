import { lightFindingsOf } from '../../support/browser/axe.ts'
import { follow, openBrowser, pendingRequestsOf } from '../../support/browser/browser.ts'
import { addRecords } from '../../support/data/sample-ledger.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

const paths = [
  '/transactions',
  '/transactions/new',
  '/transactions/recurring',
  '/transactions/import',
  '/budgets',
  '/budgets/year',
  '/categories',
  '/reports',
  '/receipts',
  '/review',
  '/trash',
  '/organizations',
  '/settings/profile',
  '/settings/members',
  '/settings/change-log',
]

test('axe finds nothing on the main pages', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await addRecords(ada)
  const { context, page } = await openAt(baseUrl, ada, '/dashboard')
  const pendingRequests = pendingRequestsOf(page)
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).first().waitFor()
  const findings: string[] = []
  for (const path of ['/dashboard', ...paths]) {
    if (path !== '/dashboard') await follow(page, path)
    // Colors change when what a field offers has arrived.
    await expect.poll(pendingRequests).toBe(0)
    await expect.poll(() => page.locator('.chakra-skeleton').count()).toBe(0)
    findings.push(...(await lightFindingsOf(page)).map((finding) => `${path}: ${finding}`))
  }
  expect(findings).toEqual([])
  await context.close()
})
