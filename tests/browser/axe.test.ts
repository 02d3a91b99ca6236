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

test.for(looks)(
  'axe finds nothing in the dialogs, $width px, $theme',
  { timeout: 120_000 },
  async (look, { baseUrl, signUp }) => {
    const [ada, bob] = [await signUp({ name: 'Ada Black' }), await signUp({ name: 'Bob Reed' })]
    await fillBooks(ada)
    await ada.rest('POST', '/invitations', { email: bob.email, role: 'Member' })
    const { context, page } = await openWindow(browser, look)
    await signIn(page, baseUrl, ada)
    page.setDefaultTimeout(8_000)
    const isPhone = look.width === 360
    const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()
    const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog')).last().waitFor()
    const opened =
      (path: string, ...names: (string | RegExp)[]) =>
      async () => {
        await page.goto(baseUrl + path)
        for (const name of names) await button(name).click()
        await dialog()
      }
    const menu = (path: string, name: string | RegExp) => async () => {
      await page.goto(baseUrl + path)
      await button(name).click()
      await page.getByRole('menu').waitFor()
    }
    const findings = await walk(page, {
      'edit transaction': async () => {
        await page.goto(`${baseUrl}/transactions`)
        const row = page.getByRole('row', { name: /Greenlake Market/ })
        await (isPhone ? row : row.getByRole('button', { name: 'Greenlake Market', exact: true })).click()
        await dialog()
      },
      ...(!isPhone && {
        keys: async () => {
          await page.goto(`${baseUrl}/transactions`)
          await page.getByRole('row', { name: /Greenlake Market/ }).waitFor()
          await page.keyboard.press('?')
          await dialog()
        },
        'delete transactions': async () => {
          await page.goto(`${baseUrl}/transactions`)
          await page.getByRole('row', { name: /Greenlake Market/ }).waitFor()
          await page.locator('label', { has: page.getByLabel('Select Greenlake Market') }).click()
          await page.getByRole('region', { name: 'Selected transactions' }).getByText('1 selected').first().waitFor()
          await page.keyboard.press('Delete')
          await dialog()
        },
      }),
      'filter by category': menu('/transactions', 'Category'),
      month: opened(
        '/budgets',
        /November|December|January|February|March|April|May|June|July|August|September|October/,
      ),
      'add budget': opened('/budgets', 'Add budget'),
      'edit category': opened('/categories', 'Edit Groceries'),
      organizations: menu('/dashboard', /^Organization:/),
      assistant: opened('/dashboard', 'Open AI Assistant'),
      'new conversation': opened('/dashboard', 'Open AI Assistant', /new conversation/i),
      'invitation menu': menu('/settings/members', `Actions for ${bob.email}`),
      'organization menu': menu('/organizations', 'Actions for Personal'),
      tour: opened('/settings/profile', 'Take the tour'),
      ...Object.fromEntries(
        ['Get Started', 'Skip', 'Skip', 'Skip', 'Skip', 'Skip', 'Skip'].map((deed, at) => [
          `step ${at + 2} of the tour`,
          async () => {
            await page.getByRole('dialog').getByRole('button', { name: deed }).click()
            await page
              .getByText(`Step ${at + 2} of 8`)
              .first()
              .waitFor()
          },
        ]),
      ),
    })

    const invited = await openWindow(browser, look)
    await signIn(invited.page, baseUrl, bob)
    const offered = await walk(invited.page, {
      'invitations of mine': async () => {
        await invited.page.goto(`${baseUrl}/organizations`)
        await invited.page.getByRole('button', { name: 'Accept' }).first().waitFor()
      },
      'account that ends': async () => {
        await invited.page.goto(`${baseUrl}/settings/account`)
        await invited.page.getByLabel('Your e-mail address').fill(bob.email)
        await invited.page.getByRole('button', { name: 'Delete account' }).click()
        await invited.page.getByRole('button', { name: 'Restore account' }).waitFor()
      },
    })
    expect([...findings, ...offered]).toEqual([])
    await Promise.all([context.close(), invited.context.close()])
  },
)
