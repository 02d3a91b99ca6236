import type { Page } from 'playwright-core'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { walk } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import {
  CreateCategoryDocument,
  CreateTransactionDocument,
  type NewTransactionInput,
  SaveViewDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { watch } from '../app/live-steps.ts'
import { holdToast } from '../app/on-screen.ts'

const { openAt } = openBrowser()

const spring = 'months=3&month=2026-05'

const record = (person: TestUser, input: Partial<NewTransactionInput>) =>
  person.graphql(CreateTransactionDocument, { input: { ...expense({}), ...input } })

async function fill(ada: TestUser) {
  const [food, salary] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Salary')]
  const under = { name: 'Bread', type: 'EXPENSE' as const, parentId: food }
  const bread = (await ada.graphql(CreateCategoryDocument, { input: under })).createCategory.id
  await record(ada, { date: '2026-03-09', amount: '84.07', categoryId: food, tags: ['home'] })
  await record(ada, { date: '2026-04-09', amount: '12.50', categoryId: bread })
  await record(ada, {
    date: '2026-05-31',
    amount: '100.00',
    tags: ['home', 'trip'],
    splits: [{ amount: '33.33', categoryId: bread }, { amount: '66.67' }],
  })
  await record(ada, { date: '2026-05-02', type: 'INCOME', amount: '150.00', categoryId: salary })
  await record(ada, { date: '2026-02-02', amount: '40.00', categoryId: food })
}

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

test('the cash flow has a focusable link for each stream, and two bars on a phone', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await fill(ada)
  const { context, page, problems } = await openAt(baseUrl, ada, `/reports?by=flow&${spring}`)
  const chart = page.getByRole('group', { name: 'Flow' })
  await expect
    .poll(() => chart.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label'))))
    .toEqual(['Salary, $150.00', 'Overspent, $46.57', 'Groceries, $129.90', 'Uncategorised, $66.67'])
  await chart.getByRole('link', { name: 'Groceries, $129.90' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status', { name: 'Totals' }).getByText('−$129.90').first().waitFor()
  await context.close()

  const phone = await openAt(baseUrl, ada, `/reports?by=flow&${spring}`, { width: 360 })
  await phone.page.getByRole('table', { name: 'Money out' }).waitFor()
  expect(await phone.page.getByRole('group', { name: 'Flow' }).count()).toBe(0)
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect([...problems, ...phone.problems]).toEqual([])
  await phone.context.close()
})

test('the months of a report are kept in the URL, and the report follows the ledger', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await fill(ada)
  const { context, page, problems } = await openAt(baseUrl, ada, '/reports?month=2026-05')
  await page.getByRole('button', { name: 'Months: 6 months' }).click()
  await page.getByRole('menuitem', { name: '1 month' }).click()
  await page.getByRole('heading', { name: 'Spending by category' }).waitFor()
  await page.getByRole('row', { name: /Total \$100\.00/ }).waitFor()
  await page.getByRole('button', { name: 'Months: 1 month' }).click()
  await page.getByRole('menuitem', { name: 'Custom range' }).click()
  await page.getByRole('group', { name: 'First month' }).getByRole('button', { name: 'Previous month' }).click()
  await page.waitForURL((url) => url.search === '?from=2026-04&to=2026-05')
  await page.reload()
  await page.getByRole('row', { name: /Total \$112\.50/ }).waitFor()

  const screen = watch(page)
  for (const [by, amount] of [
    ['category', '113.50'],
    ['tag', '114.50'],
    ['member', '115.50'],
  ]) {
    await screen.follows(
      `/reports?from=2026-04&to=2026-05&by=${by}`,
      page.getByRole('row', { name: /Total/ }),
      () => record(ada, { date: '2026-04-01', amount: '1.00' }),
      [page.getByRole('row', { name: `Total $${amount}` })],
    )
  }
  expect(problems).toEqual([])
  await context.close()
})

test('a view is saved, changed, reset, renamed, shared, deleted and restored', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const sam = await joinAs('MEMBER', ada, signUp)
  const { context, page, problems } = await openAt(baseUrl, ada, '/reports?by=tag&months=12')
  const choose = async (button: string, item: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Views', 'Save this view')
  await page.getByRole('textbox', { name: 'Name' }).fill('A year of tags')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'View: A year of tags' }).waitFor()

  await choose('Months: 12 months', '3 months')
  await page.getByText('Changed').waitFor()
  await page.getByRole('button', { name: 'Revert' }).click()
  await page.getByRole('button', { name: 'Months: 12 months' }).waitFor()
  await choose('Months: 12 months', 'Calendar year')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect.poll(() => page.getByText('Changed').count()).toBe(0)
  await choose('View: A year of tags', 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill('Tags this year')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()

  const other = await openAt(baseUrl, sam, '/reports')
  await other.page.getByRole('button', { name: 'Views' }).click()
  await other.page.getByRole('menuitem', { name: 'Save this view' }).waitFor()
  await choose('View: Tags this year', 'Share with all members')
  await other.page.getByRole('menuitem', { name: 'Tags this year' }).click()
  await other.page.waitForURL(
    (url) => url.searchParams.get('by') === 'tag' && url.searchParams.get('months') === 'year',
  )
  await other.page.getByRole('button', { name: 'View: Tags this year' }).click()
  await other.page.getByRole('menuitem').first().waitFor()
  expect(await other.page.getByRole('menuitem', { name: /^(Rename|Delete|Share with)/ }).count()).toBe(0)

  await choose('View: Tags this year', 'Delete')
  await holdToast(page, 'Tags this year deleted')
  await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
  await expect.poll(() => other.page.getByRole('menuitem', { name: 'Tags this year' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'View: Tags this year' }).waitFor()
  expect([...problems, ...other.problems]).toEqual([])
  await other.context.close()

  await ada.graphql(SaveViewDocument, { input: { name: 'Large ones', page: 'TRANSACTIONS', address: 'min=100' } })
  await page.goto(`${baseUrl}/transactions`)
  await choose('Views', 'Large ones')
  await page.getByRole('button', { name: /^Amount: / }).waitFor()
  expect(new URL(page.url()).search).toBe('?min=100')
  await page.reload()
  await page.getByRole('button', { name: 'View: Large ones' }).waitFor()
  await context.close()
})

test('axe finds nothing on the reports, 1280 and 360 px, light and dark', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await fill(ada)
  await ada.graphql(SaveViewDocument, {
    input: { name: 'By tag', page: 'REPORTS', address: 'by=tag', isShared: true },
  })
  const { context, page } = await openAt(baseUrl, ada, '/reports')
  const at = (query: string) => async () => {
    await page.goto(`${baseUrl}/reports?${query}`)
    await page.getByRole('table').first().waitFor()
  }
  const findings = await walk(page, {
    categories: at(`${spring}&compare=yes`),
    parts: () => page.getByRole('button', { name: 'Subcategories of Groceries' }).click(),
    views: async () => {
      await page.getByRole('button', { name: 'Views' }).click()
      await page.getByRole('menuitem', { name: 'Save this view' }).waitFor()
    },
    months: at(`${spring}&by=month`),
    flow: at(`${spring}&by=flow`),
    tags: at(`${spring}&by=tag`),
    members: at(`${spring}&by=member`),
    'from and to': at('from=2026-03&to=2026-05'),
    nothing: async () => {
      await page.goto(`${baseUrl}/reports?month=2020-05`)
      await page.getByText('No spending in these months').waitFor()
    },
  })
  expect(findings).toEqual([])
  await context.close()
})
