import type { Page } from 'playwright-core'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { WriteAsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'

const { openAt, openWindow } = openBrowser()

test('a screen that is opened again soon makes no requests unless data changed', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openWindow()
  const asked = queriesOf(page)
  await signIn(page, baseUrl, ada)
  await page.getByRole('heading', { name: 'First steps' }).waitFor()
  await navigateTo(page, 'Categories', 'Groceries')
  await navigateTo(page, 'Transactions', 'No transactions yet')
  await navigateTo(page, 'Dashboard', 'First steps')
  await navigateTo(page, 'Categories', 'Groceries')
  expect(asked.filter((name) => name === 'Dashboard')).toHaveLength(1)
  expect(asked.filter((name) => name === 'AllCategories')).toHaveLength(1)

  const input = expense({ description: 'Harbor fee', categoryId: await categoryOf(ada, 'Groceries'), date: today() })
  await ada.graphql(CreateTransactionDocument, { input })
  await navigateTo(page, 'Transactions', 'Harbor fee')
  await navigateTo(page, 'Dashboard', 'Harbor fee')
  expect(asked.filter((name) => name === 'Dashboard')).toHaveLength(2)
  await context.close()
})

test("amounts and dates use the user's format", async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const input = expense({ amount: '1650.50', categoryId: await categoryOf(ada, 'Groceries'), date: '2025-03-14' })
  await ada.graphql(CreateTransactionDocument, { input })
  await ada.graphql(WriteAsDocument, { locale: 'de-DE' })
  const { context, page } = await openAt(baseUrl, ada, '/transactions')
  await page.getByText('−1.650,50 $').first().waitFor()
  await page.getByText('Fr., 14. März 2025').first().waitFor()
  await context.close()
})

test('the app opens on a device whose language Intl does not know', async ({ baseUrl }) => {
  const { context, page } = await openWindow()
  await context.addInitScript(() => {
    Object.defineProperties(navigator, {
      language: { get: () => 'en-US@posix' },
      languages: { get: () => ['en-US@posix', 'de-CH'] },
    })
  })
  await page.goto(`${baseUrl}/register`)
  await page.getByLabel('Name').waitFor()
  await context.close()
})

/** The most that the first load of a screen may transfer, in kB: scripts, styles, fonts and the page. */
const budgets = [
  { path: '/transactions', budget: 300 },
  { path: '/dashboard', budget: 335 },
]

test.for(budgets)(
  'the first load of $path transfers less than $budget kB',
  async ({ path, budget }, { baseUrl, signUp }) => {
    const ada = await signUp()
    const input = expense({ description: 'Harbor fee', categoryId: await categoryOf(ada, 'Groceries'), date: today() })
    await ada.graphql(CreateTransactionDocument, { input })
    const { context, page } = await openAt(baseUrl, ada, path)
    await page.getByText('Harbor fee').first().waitFor()
    // The browser reports a pointer that rests over the page, which is not an interaction.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() =>
      performance
        .getEntries()
        .flatMap((file) =>
          file instanceof PerformanceResourceTiming && !file.name.endsWith('/graphql') ? [file.encodedBodySize] : [],
        ),
    )
    expect(sizes.length).toBeGreaterThan(5)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(budget * 1_000)
    await context.close()
  },
)

function queriesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.postDataJSON()?.operationName)
  })
  return asked
}

async function navigateTo(page: Page, name: string, shows: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
  await page.getByText(shows).first().waitFor()
}

const today = () => new Date().toISOString().slice(0, 10)
