import { findingsAtWidths, walk, walkTimeout } from '../../support/browser/axe.ts'
import { follow, openBrowser, pendingRequestsOf, signIn } from '../../support/browser/browser.ts'
import { misfitsOf } from '../../support/browser/layout-overflow.ts'
import { fillLedger } from '../../support/data/sample-ledger.ts'
import { expect, test, testWithFirebase } from '../../support/test.ts'

const { openWindow } = openBrowser()

testWithFirebase('axe finds nothing in the chooser of a Google account, 1280 and 360 px', async ({ baseUrl }) => {
  const { context, page } = await openWindow()
  await page.goto(`${baseUrl}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findingsAtWidths(page)).toEqual([])
  await context.close()
})

test(
  'axe finds nothing on the pages of a sample ledger, 1280 and 360 px, light and dark',
  async ({ baseUrl, signUp }) => {
    const ada = await signUp()
    const { receiptPath, budgetListPath } = await fillLedger(ada)
    const { context, page } = await openWindow()
    await signIn(page, baseUrl, ada)
    const pendingRequests = pendingRequestsOf(page)
    const settle = async () => {
      // Colours change when what a field offers has arrived.
      await expect.poll(pendingRequests).toBe(0)
      await expect.poll(() => page.locator('.chakra-skeleton').count()).toBe(0)
    }
    const at = (path: string) => async () => {
      await follow(page, path)
      await settle()
    }
    const check = async () => [...(await findingsAtWidths(page)), ...(await misfitsOf(page))]
    const pages = {
      async dashboard() {
        await page.getByRole('heading', { name: 'Dashboard', level: 1 }).first().waitFor()
        await settle()
      },
      transactions: at('/transactions'),
      'new transaction': at('/transactions/new'),
      'a split': () => page.getByRole('button', { name: 'Split' }).click(),
      budgets: at('/budgets'),
      'budget year': at('/budgets/year'),
      recurring: at('/transactions/recurring'),
      imports: at('/transactions/import'),
      reports: at('/reports'),
      trash: at('/trash'),
      categories: at('/categories'),
      'new category': at('/categories/new'),
      receipts: at('/receipts'),
      receipt: at(receiptPath),
      'no such receipt': at('/receipts/00000000-0000-4000-8000-000000000000/review'),
      'review inbox': at('/review'),
      'budget list': at(budgetListPath),
      'not found': at('/nowhere'),
    }
    const findings = await walk(page, pages, check)
    expect(findings).toEqual([])
    await context.close()
  },
  walkTimeout,
)
