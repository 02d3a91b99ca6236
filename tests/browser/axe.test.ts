import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { findingsOf } from '../support/axe.ts'
import { launchBrowser, openWindow, signIn } from '../support/browser.ts'
import { fillBooks } from '../support/full-books.ts'
import { expect, test } from '../support/test.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
})

const looks = [1280, 360].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width: width as 1280 | 360, theme })),
)

/** Goes through places, each opened by a step, and answers what axe finds, with the place's name. */
async function walk(page: Page, places: Record<string, () => Promise<unknown>>): Promise<string[]> {
  const findings: string[] = []
  for (const [name, open] of Object.entries(places)) {
    await open()
    findings.push(...(await findingsOf(page)).map((finding) => `${name}: ${finding}`))
  }
  return findings
}

test.for(looks)('axe finds nothing on the pages before a login, $width px, $theme', async (look, { baseUrl }) => {
  const { context, page } = await openWindow(browser, look)
  const at = (path: string) => async () => {
    await page.goto(baseUrl + path)
    await page.locator('h1').first().waitFor()
  }
  const findings = await walk(page, {
    login: at('/login'),
    'login refused': async () => {
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
    google: async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await page.getByRole('dialog').waitFor()
    },
    'profile missing': at('/login?error=profile_missing'),
    forgotten: at('/login?forgotten'),
    'new password': at('/login?oobCode=x'),
    register: at('/register'),
    'please verify': at('/please-verify'),
    'no invitation': at('/accept-invite?token=unknown'),
  })
  expect(findings).toEqual([])
  await context.close()
})

test.for(looks)(
  'axe finds nothing on the pages of full books, $width px, $theme',
  { timeout: 120_000 },
  async (look, { baseUrl, signUp }) => {
    const ada = await signUp()
    const { receiptPath, budgetListPath } = await fillBooks(ada)
    const { context, page } = await openWindow(browser, look)
    await signIn(page, baseUrl, ada)
    const at = (path: string) => async () => {
      await page.goto(baseUrl + path)
      await page.locator('main h1, main h2, header h1').filter({ visible: true }).first().waitFor()
      await expect.poll(() => page.locator('.chakra-skeleton').count(), { timeout: 10_000 }).toBe(0)
    }
    const findings = await walk(page, {
      dashboard: at('/dashboard'),
      transactions: at('/transactions'),
      'new transaction': at('/transactions/new'),
      budgets: at('/budgets'),
      categories: at('/categories'),
      'new category': at('/categories/new'),
      receipts: at('/receipts'),
      receipt: at(receiptPath),
      'review inbox': at('/review'),
      'budget list': at(budgetListPath),
      profile: at('/settings'),
      formats: at('/settings/formats'),
      notifications: at('/settings/notifications'),
      account: at('/settings/account'),
      organization: at('/settings/organization'),
      members: at('/settings/members'),
      plan: at('/settings/plan'),
      'delete organization': at('/settings/delete-organization'),
      organizations: at('/organizations'),
      'new organization': at('/organizations/new'),
      'not found': at('/nowhere'),
    })
    expect(findings).toEqual([])
    await context.close()
  },
)
