import type { Page } from 'playwright-core'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { fill } from './reports-steps.ts'

const { openAt } = openBrowser()

const spring = 'months=3&month=2026-05'

const follow = (page: Page, to: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, to)

async function wrongLeads(page: Page): Promise<string[]> {
  const links = page.locator('main table a:visible')
  await links.first().waitFor()
  const leads = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
  )
  const wrong: string[] = []
  for (const { href, text } of leads) {
    await follow(page, href)
    const amount = /[\d,.]+$/.exec(text)?.[0] ?? text
    const sums = page.getByRole('status', { name: 'Totals' })
    const isThere = await sums
      .getByText(new RegExp(`[$]${amount.replace('.', '\\.')}$`))
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      )
    if (!isThere) wrong.push(`${text} → ${href}: ${await sums.textContent()}`)
  }
  return leads.length > 0 ? wrong : ['There are no figures.']
}

test('every figure of every report links to the list that adds up to it', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ name: 'Ada Black' })
  await fill(ada)
  const { context, page, problems } = await openAt(baseUrl, ada, `/reports?${spring}&compare=yes`)
  await page.getByRole('button', { name: 'Subcategories of Groceries' }).click()
  await page.getByRole('row', { name: /Bread/ }).waitFor()
  expect(await page.getByRole('table').textContent()).toContain('Total$196.57$40.00')
  expect(await wrongLeads(page)).toEqual([])
  for (const report of ['type=INCOME', 'by=month', 'by=flow', 'by=tag', 'by=member', 'by=member&who=recorded']) {
    await follow(page, `/reports?${spring}&${report}`)
    await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor()
    expect(await wrongLeads(page)).toEqual([])
  }
  expect(problems).toEqual([])
  await context.close()
})
